import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import {
  COMPANY_PART_KEYS,
  DECIDED_TYPES,
  DECISIONS,
  GROUND_KEYS,
  NOTICE_OUTCOMES,
  QUEUE_TYPES,
  QUEUES,
  REVIEW,
  REVIEW_TYPES,
} from './moderation.limits.ts'
import { Media } from './products.ts'
import { VAT_CHECKS } from './registration.limits.ts'
import { Id, NoBody, Ok } from './schemas.ts'
import { LANGUAGES, NOTICE_REASONS } from './vocabulary.ts'
import { BRAND_STATUSES } from './workspace.limits.ts'

const tag = 'review'
const reading = { access: 'staff', staffRight: 'read', tag } as const
const deciding = { access: 'staff', staffRight: 'review', tag } as const
const Target = z.strictObject({ type: z.enum(REVIEW_TYPES), id: Id })
const QueueTarget = z.strictObject({ type: z.enum(QUEUE_TYPES), id: Id })
const Time = z.iso.datetime()

/** The statement of reasons for the brand, where something is restricted, and a note for staff. */
export const Reasons = {
  ground: z.enum(GROUND_KEYS).optional(),
  facts: z.string().trim().max(REVIEW.factsMax).default(''),
  note: z.string().trim().max(REVIEW.noteMax).default(''),
}

export const QueueItem = z.object({
  type: z.enum(QUEUE_TYPES),
  id: Id,
  name: z.string(),
  brand: z.string(),
  /** A new submission, a change of what is live, a dispute about a domain, a report, an appeal, or found by the search. */
  cause: z.enum(['new', 'change', 'dispute', 'report', 'appeal', 'found']),
  since: Time,
  /** Reports of this content that are not decided. */
  notices: z.int(),
  /** The member of staff who has claimed it; null: none. */
  claim: z.object({ username: z.string(), isOwn: z.boolean(), until: Time }).nullable(),
  /** The reader works for the brand: others decide. */
  isOwnBrand: z.boolean(),
  /** An appeal against a decision of the reader: others decide, where there are any. */
  isOwnDecision: z.boolean(),
})
export type QueueItem = Output<typeof QueueItem>

const DecisionView = z.object({
  id: Id,
  reference: z.string(),
  type: z.enum(DECIDED_TYPES),
  /** What it was about: the name of the brand or of the product, or the domain. */
  name: z.string(),
  decision: z.enum(DECISIONS),
  ground: z.enum(GROUND_KEYS).nullable(),
  facts: z.string(),
  note: z.string(),
  isAutomated: z.boolean(),
  /** Null: automated, or an account that was deleted since. */
  by: z.string().nullable(),
  decidedAt: Time,
  isReversed: z.boolean(),
})
export type DecisionView = Output<typeof DecisionView>

const Field = z.object({
  /** Key of the field; the browser knows its name. */
  field: z.string(),
  value: z.string(),
  /** What it was at the last decision, or what is live; null: unchanged. */
  before: z.string().nullable(),
})

const ReviewItem = z
  .object({
    type: z.enum(REVIEW_TYPES),
    id: Id,
    name: z.string(),
    brandId: Id,
    brand: z.string(),
    brandStatus: z.enum(BRAND_STATUSES),
    /** The last day of its suspension; null: it is not suspended, or until further notice. */
    suspendedUntil: z.iso.date().nullable(),
    /** Language in which the brand reads decisions. */
    language: z.enum(LANGUAGES),
    /** State of the brand, or of the product as its workspace shows it. */
    state: z.string(),
    /** What is shown here: a decision about anything else is refused. */
    revision: z.string(),
    possible: z.array(z.enum(DECISIONS)),
    /** What must be added to the company before the brand can be approved (Trust L13). */
    missing: z.array(z.enum(COMPANY_PART_KEYS)),
    fields: z.array(Field),
    pictures: z.array(Media),
    /** Pictures of a live product that wait for this review; logo and banner that are newer than the last decision. */
    newPictures: z.array(Media),
    claim: QueueItem.shape.claim,
    isOwnBrand: QueueItem.shape.isOwnBrand,
    /** The check of the VAT ID; null: the brand gave none. */
    vat: z.object({ id: z.string(), result: z.enum(VAT_CHECKS).nullable(), checkedAt: Time.nullable() }).nullable(),
    trustLevel: z.int(),
    hints: z.array(z.string()),
    domains: z.array(
      z.object({
        domain: z.string(),
        method: z.string().nullable(),
        provenAt: Time.nullable(),
        isDisputed: z.boolean(),
      }),
    ),
    similarNames: z.array(z.object({ id: Id, name: z.string(), status: z.enum(BRAND_STATUSES) })),
    similarPictures: z.array(z.object({ id: Id, name: z.string(), brand: z.string(), picture: Media })),
    decisions: z.array(DecisionView),
    notices: z.array(
      z.object({
        reference: z.string(),
        reason: z.enum(NOTICE_REASONS),
        explanation: z.string(),
        createdAt: Time,
        outcome: z.enum(NOTICE_OUTCOMES).nullable(),
      }),
    ),
  })
  .meta({ id: 'ReviewItem' })
export type ReviewItem = Output<typeof ReviewItem>

/** What a brand reads of a decision: a statement of reasons where it restricts. */
const Statement = z.object({
  reference: z.string(),
  decision: z.enum(DECISIONS),
  ground: z.enum(GROUND_KEYS).nullable(),
  facts: z.string(),
  isAutomated: z.boolean(),
  decidedAt: Time,
})

const OwnReview = z
  .object({
    status: z.enum(BRAND_STATUSES),
    /** Place in the queue, from 1; null: it does not wait. */
    place: z.int().nullable(),
    /** When the decision is expected. */
    expectedAt: Time.nullable(),
    /** The last decision about the brand. */
    statement: Statement.nullable(),
  })
  .meta({ id: 'OwnReview' })
export type OwnReview = Output<typeof OwnReview>

/** Why an item of the queue cannot be claimed. */
export const CLAIMING_ERRORS = ['review.unknown', 'review.claimed', 'review.own-brand'] as const
/** Why what an item is about cannot be restricted. */
export const RESTRICTING_ERRORS = [
  ...CLAIMING_ERRORS,
  'review.impossible',
  'review.reasons',
  'accounts.reauth',
  'accounts.credentials',
] as const

export const moderationContract = defineContract({
  'GET /api/staff/review': {
    ...reading,
    summary: 'What waits for a review, longest first; or brands and products that a search finds',
    query: z.strictObject({
      q: z.string().trim().max(REVIEW.searchMax).optional(),
      /** All queues where it is left out. */
      queue: z.enum(QUEUES).optional(),
    }),
    response: z.object({
      items: z.array(QueueItem),
      brands: z.int(),
      products: z.int(),
      domains: z.int(),
      notices: z.int(),
      appeals: z.int(),
    }),
  },
  'POST /api/staff/review/next': {
    ...deciding,
    summary:
      'Claim the next item of the review that no one else has, for ten minutes; releases the one that was claimed before',
    body: z.strictObject({ after: Id.optional(), queue: z.enum(QUEUES).optional() }),
    response: z.object({ next: QueueTarget.nullable() }),
  },
  'GET /api/staff/review/{type}/{id}': {
    ...reading,
    summary: 'A brand or a product with everything that a decision needs',
    params: Target,
    response: ReviewItem,
    errors: ['review.unknown'],
  },
  'POST /api/staff/review/{type}/{id}/claim': {
    ...deciding,
    summary: 'Claim an item of the review for ten minutes; releases the one that was claimed before',
    params: QueueTarget,
    body: NoBody,
    response: Ok,
    errors: CLAIMING_ERRORS,
  },
  'POST /api/staff/review/{type}/{id}/decisions': {
    ...deciding,
    summary: 'Decide about a brand or a product; a restriction needs its ground and facts, and the brand is notified',
    params: Target,
    body: z.strictObject({
      decision: z.enum(DECISIONS),
      revision: z.string().max(1000),
      /** Of a suspended brand: the last day, in Berlin; left out: until further notice. */
      until: z.iso.date().optional(),
      ...Reasons,
      /** For what ends a brand, where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: z.object({ reference: z.string() }),
    errors: [...RESTRICTING_ERRORS, 'review.incomplete', 'review.until', 'conflict'],
  },
  'GET /api/brand/review': {
    access: 'brand',
    tag,
    summary: 'How the review of the brand stands: place, expected time, last decision',
    response: OwnReview,
  },
  'POST /api/brand/review': {
    access: 'brand',
    brandRight: 'company',
    tag,
    summary: 'Submit the brand again after changes were requested',
    body: NoBody,
    response: OwnReview,
    errors: ['review.impossible'],
  },
})
