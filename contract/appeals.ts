import { z } from 'zod'
import { Email, Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { APPEAL_OUTCOMES, APPEAL_SUBJECTS, GROUND_KEYS, REVIEW, REVIEW_TYPES } from './moderation.limits.ts'
import { QueueItem, RESTRICTING_ERRORS, Reasons } from './moderation.ts'
import { Id } from './schemas.ts'
import { SITE_TEXT } from './site.limits.ts'
import { Message, Receipt } from './site.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'review'
const params = z.strictObject({ id: Id })
const Time = z.iso.datetime()

/** An appeal against a decision (DSA art. 20), with the first decision, as staff see it. */
const Appeal = z
  .object({
    id: Id,
    reference: z.string(),
    about: z.enum(APPEAL_SUBJECTS),
    /** Reference of the first decision. */
    subjectReference: z.string(),
    /** Name of what it is about; empty: something without a name. */
    subject: z.string(),
    brand: z.string(),
    text: z.string(),
    /** Language in which the decision is read. */
    language: z.enum(LANGUAGES),
    createdAt: Time,
    confirmedAt: Time.nullable(),
    claim: QueueItem.shape.claim,
    isOwnBrand: z.boolean(),
    isOwnDecision: z.boolean(),
    /** The first decision: who made it, with which words. */
    first: z.object({
      by: z.string().nullable(),
      at: Time.nullable(),
      ground: z.enum(GROUND_KEYS).nullable(),
      facts: z.string(),
      isAutomated: z.boolean(),
    }),
    /** What the content was, as the sender of the report saw it; null where there was no report. */
    report: z
      .object({
        id: Id,
        explanation: z.string(),
        location: z.string(),
        snapshot: z.string().nullable(),
        /** How many pictures a reported message had. */
        pictures: z.int(),
      })
      .nullable(),
    target: z.object({ type: z.enum(REVIEW_TYPES), id: Id, language: z.enum(LANGUAGES) }).nullable(),
    /** Whether granting changes something by itself: lifts the restriction, restores the message or restricts what was reported. */
    canChange: z.boolean(),
    outcome: z.enum(APPEAL_OUTCOMES).nullable(),
    answer: z.string(),
    decidedAt: Time.nullable(),
  })
  .meta({ id: 'StaffAppeal' })
export type StaffAppeal = Output<typeof Appeal>

export const appealsContract = defineContract({
  'POST /api/appeals': {
    access: 'public',
    tag: 'site',
    summary: 'Appeal a decision once, by its reference (DSA art. 20); a confirmation follows by mail',
    body: z.strictObject({
      reference: z.string().regex(/^[EM]-[2-9A-Z]{8}$/),
      email: Email,
      text: Message,
    }),
    bodyBytes: SITE_TEXT.bodyBytes,
    response: Receipt,
    errors: ['appeals.unknown', 'appeals.twice', 'appeals.late'],
  },
  'GET /api/staff/appeals/{id}': {
    access: 'staff',
    staffRight: 'read',
    tag,
    summary: 'An appeal with the decision that it is against',
    params,
    response: Appeal,
    errors: ['review.unknown'],
  },
  'POST /api/staff/appeals/{id}/decision': {
    access: 'staff',
    staffRight: 'review',
    tag,
    summary:
      'Decide about an appeal: change the first decision, or leave it; by another member of staff where there is one',
    params,
    body: z.strictObject({
      outcome: z.enum(APPEAL_OUTCOMES),
      /** What the sender of the appeal reads. */
      answer: z.string().trim().max(REVIEW.factsMax),
      ...Reasons,
      password: Password.optional(),
    }),
    response: z.object({ reference: z.string() }),
    errors: [...RESTRICTING_ERRORS, 'review.own-decision', 'review.decided', 'review.incomplete'],
  },
})
