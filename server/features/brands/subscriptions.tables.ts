import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { PLAN_NAMES } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS, SUBSCRIPTION_CAUSES, SUBSCRIPTION_STATES } from '#contract/subscription.limits.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'
import { brands } from './brands.tables.ts'

/** The plan of a brand. A brand without a row was never approved, or no member has it: it has Pro. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id, { onDelete: 'restrict' }),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    interval: text('interval', { enum: PLAN_INTERVALS }).notNull().default('month'),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    periodFrom: moment('period_from').notNull(),
    /** Null: without an end. */
    periodTo: moment('period_to'),
    /** Day of the month on which months begin, 1 to 31: a period from 31 January ends on 28 February, the next on 31 March. */
    anchorDay: integer('anchor_day').notNull(),
    /** The prices of the present period, which the brand keeps until its end. Null: those of the day. */
    priceVersion: integer('price_version'),
    /** From the end of the period on; null: as it is. */
    nextPlan: text('next_plan', { enum: PLAN_NAMES }),
    nextInterval: text('next_interval', { enum: PLAN_INTERVALS }),
    /** Renewals of the present period that failed, and when the next one is tried; null: none is due. */
    failures: integer('failures').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    pausedAt: moment('paused_at'),
    pausedUntil: moment('paused_until'),
    /** SHA-256 of the VAT ID that had its trial with this brand: one for each company. Null: it has none. */
    trialVatHash: bytea('trial_vat_hash').unique('subscriptions_trial_vat'),
    /** Up to here the monthly credit was given; null: for nothing yet. */
    creditedUntil: moment('credited_until'),
    /** The end of the trial, or of the period with another price afterwards, that the brand was told of. */
    toldOf: moment('told_of'),
    /** What staff let hold instead of the plan, until when and why; null: nothing. What is paid goes on as it was. */
    overridePlan: text('override_plan', { enum: PLAN_NAMES }),
    overrideUntil: moment('override_until'),
    overrideReason: text('override_reason'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    index('subscriptions_ending').on(t.periodTo),
    check('subscriptions_plan', inList(t.plan, PLAN_NAMES)),
    check('subscriptions_interval', inList(t.interval, PLAN_INTERVALS)),
    check('subscriptions_state', inList(t.state, SUBSCRIPTION_STATES)),
    check('subscriptions_override_plan', inList(t.overridePlan, PLAN_NAMES)),
    check(
      'subscriptions_override',
      sql`num_nulls(${t.overridePlan}, ${t.overrideUntil}, ${t.overrideReason}) in (0, 3)`,
    ),
    check('subscriptions_period', sql`${t.periodTo} > ${t.periodFrom}`),
    check('subscriptions_anchor', sql`${t.anchorDay} between 1 and 31`),
    check(
      'subscriptions_free',
      sql`${t.plan} <> 'free' or (${t.periodTo} is null and ${t.state} in ('active', 'canceled'))`,
    ),
    check('subscriptions_canceled', sql`${t.state} <> 'canceled' or ${t.plan} = 'free'`),
    check('subscriptions_paused', sql`(${t.state} in ('paused', 'paused_by_admin')) = (${t.pausedAt} is not null)`),
    check(
      'subscriptions_ends',
      sql`${t.state} not in ('trialing', 'past_due', 'canceled_at_period_end') or ${t.periodTo} is not null`,
    ),
  ],
)

/** Every change of a subscription, as it was afterwards. Rows are never changed. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    at: moment('at').notNull(),
    cause: text('cause', { enum: SUBSCRIPTION_CAUSES }).notNull(),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    interval: text('interval', { enum: PLAN_INTERVALS }).notNull(),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    periodFrom: moment('period_from').notNull(),
    periodTo: moment('period_to'),
    priceVersion: integer('price_version'),
    nextPlan: text('next_plan', { enum: PLAN_NAMES }),
    /** What was paid for it; null: nothing. */
    purchaseId: uuid('purchase_id'),
    /** One of the reasons that a brand may name when it cancels, or the words of staff; empty: none. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    index('subscription_changes_brand').on(t.brandId, t.id),
    check('subscription_changes_cause', inList(t.cause, SUBSCRIPTION_CAUSES)),
  ],
)
