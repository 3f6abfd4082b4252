import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { DECIDED_TYPES, DECISIONS, QUEUE_TYPES } from '#contract/moderation.limits.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** Every decision about a brand or a product, a statement of reasons where it restricts (DSA art. 17). Never changed. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the brand and staff quote. */
    reference: text('reference').notNull().unique('moderation_decisions_reference'),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    targetType: text('target_type', { enum: DECIDED_TYPES }).notNull(),
    targetId: uuid('target_id').notNull(),
    decision: text('decision', { enum: DECISIONS }).notNull(),
    /** Key of the legal or contractual ground; empty for approvals. */
    ground: text('ground').notNull().default(''),
    /** What the brand reads, in the language of the brand. */
    facts: text('facts').notNull().default(''),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Only for staff. */
    note: text('note').notNull().default(''),
    /** When a suspension ends by itself; null: until it is lifted. */
    until: moment('until'),
    isAutomated: boolean('is_automated').notNull(),
    /** The decision that this one takes back. */
    reverses: uuid('reverses'),
    /** The member of staff; null for automated decisions and for accounts that were deleted since. */
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    index('moderation_decisions_target').on(t.targetId, t.decidedAt),
    index('moderation_decisions_brand').on(t.brandId, t.decidedAt),
    index('moderation_decisions_staff').on(t.decidedBy),
    check('moderation_decisions_target_type', inList(t.targetType, DECIDED_TYPES)),
    check('moderation_decisions_decision', inList(t.decision, DECISIONS)),
  ],
)

/** Items of the review queue that a member of staff is looking at, so that two never decide the same one. */
export const reviewClaims = pgTable(
  'review_claims',
  {
    targetType: text('target_type', { enum: QUEUE_TYPES }).notNull(),
    targetId: uuid('target_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.targetType, t.targetId] }), index('review_claims_staff').on(t.staffId)],
)
