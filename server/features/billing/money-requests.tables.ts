import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MONEY_REQUEST_KINDS, MONEY_REQUEST_STATES } from '#contract/money-requests.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** Acts of staff above 100 € that a second person confirms, or that wait a day where there is no second (Trust S43). */
export const moneyRequests = pgTable(
  'money_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: MONEY_REQUEST_KINDS }).notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** The brand of a grant, the purchase of a refund, the credit that a brand asked back. */
    subjectId: uuid('subject_id').notNull(),
    /** `Idempotency-Key` of the request: what it causes has the same key, so that it happens once. */
    requestKey: uuid('request_key').notNull().unique('money_requests_key'),
    cents: integer('cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: MONEY_REQUEST_STATES }).notNull().default('open'),
    /** Null: the account was deleted since. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    /** When it takes effect by itself, as no one else could confirm it; null: a second person must. */
    takesEffectAt: moment('takes_effect_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** What the second person says; empty: nothing. */
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    uniqueIndex('money_requests_open').on(t.subjectId).where(sql`${t.state} = 'open' and ${t.kind} = 'return'`),
    index('money_requests_asked').on(t.askedAt),
    index('money_requests_due').on(t.takesEffectAt).where(sql`${t.state} = 'open'`),
    check('money_requests_kind', inList(t.kind, MONEY_REQUEST_KINDS)),
    check('money_requests_state', inList(t.state, MONEY_REQUEST_STATES)),
    check('money_requests_cents', sql`${t.cents} > 0`),
    check('money_requests_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
)
