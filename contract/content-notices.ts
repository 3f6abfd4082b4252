import { z } from 'zod'
import { Password } from './accounts.ts'
import { CHAT } from './chat.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { NOTICE_OUTCOMES, REVIEW, REVIEW_TYPES } from './moderation.limits.ts'
import { QueueItem, RESTRICTING_ERRORS, Reasons } from './moderation.ts'
import { Id, NoBody, Ok } from './schemas.ts'
import { LANGUAGES, NOTICE_REASONS } from './vocabulary.ts'

const tag = 'review'
const params = z.strictObject({ id: Id })
const Time = z.iso.datetime()

/** A report of content (DSA art. 16), as staff see it. */
const ContentNotice = z
  .object({
    id: Id,
    reference: z.string(),
    reason: z.enum(NOTICE_REASONS),
    location: z.string(),
    explanation: z.string(),
    /** Who reported it; null only for reports that protect minors. */
    name: z.string().nullable(),
    /** Whether the decision can be mailed. */
    hasAddress: z.boolean(),
    /** Language in which the reporter reads the decision. */
    language: z.enum(LANGUAGES),
    createdAt: Time,
    claim: QueueItem.shape.claim,
    /** The reader works for a brand that it concerns: others decide. */
    isOwnBrand: z.boolean(),
    /** The brand or product that it is about; null: something else. */
    target: z
      .object({
        type: z.enum(REVIEW_TYPES),
        id: Id,
        name: z.string(),
        brand: z.string(),
        /** In which the brand reads its statement of reasons. */
        language: z.enum(LANGUAGES),
      })
      .nullable(),
    /** What a reported message of a conversation said; null: it is about something else. */
    snapshot: z.string().nullable(),
    /** How many pictures it had; read one by one. */
    pictures: z.int(),
    /** Whether deciding for it blocks the target or takes the message out; otherwise it is not shown any more, or is none of ours. */
    canBlock: z.boolean(),
    /** Other reports of the same target that are not decided, the oldest first. */
    others: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        reason: z.enum(NOTICE_REASONS),
        explanation: z.string(),
        hasAddress: z.boolean(),
        createdAt: Time,
      }),
    ),
    /** When the receipt was sent; null: not yet, or there is no address. */
    confirmedAt: Time.nullable(),
    outcome: z.enum(NOTICE_OUTCOMES).nullable(),
    answer: z.string(),
    decidedAt: Time.nullable(),
  })
  .meta({ id: 'StaffContentNotice' })
export type StaffContentNotice = Output<typeof ContentNotice>

export const contentNoticesContract = defineContract({
  'GET /api/staff/notices/{id}': {
    access: 'staff',
    staffRight: 'read',
    tag,
    summary: 'A report of content',
    params,
    response: ContentNotice,
    errors: ['review.unknown'],
  },
  'GET /api/staff/notices/{id}/pictures/{position}': {
    access: 'staff',
    staffRight: 'read',
    tag,
    summary: 'A picture of a reported message as it was, from 1',
    params: z.strictObject({ id: Id, position: z.coerce.number<string>().int().min(1).max(CHAT.pictures) }),
    response: z.unknown(),
    raw: true,
    errors: ['review.unknown'],
  },
  'POST /api/staff/notices/{id}/decision': {
    access: 'staff',
    staffRight: 'review',
    tag,
    summary: 'Decide about a report: block what it is about, or keep it; the reporter and the brand are notified',
    params,
    body: z.strictObject({
      outcome: z.enum(NOTICE_OUTCOMES),
      /** Other reports of the same target that staff have read: they are decided alike, and answered with the same words. */
      also: z.array(Id).max(REVIEW.noticesAtOnce).default([]),
      /** What the reporter reads. */
      answer: z.string().trim().max(REVIEW.factsMax),
      ...Reasons,
      password: Password.optional(),
    }),
    response: z.object({ reference: z.string() }),
    errors: [...RESTRICTING_ERRORS, 'review.decided'],
  },
  'POST /api/staff/notices/{id}/undo': {
    access: 'staff',
    staffRight: 'review',
    tag,
    summary:
      'Take back the own decision to keep something, before its mail leaves; reports decided with it wait again, too',
    params,
    body: NoBody,
    response: Ok,
    errors: ['review.unknown', 'review.impossible'],
  },
})
