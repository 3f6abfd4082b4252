/**
 * Product 9. `active` without an end: Free, or a plan that is a gift; `canceled`: Free after a paid plan; `paused`: by the brand
 * itself, nothing is shown; `paused_by_admin`: while staff have suspended the brand.
 */
export const SUBSCRIPTION_STATES = [
  'trialing',
  'active',
  'past_due',
  'canceled_at_period_end',
  'canceled',
  'paused',
  'paused_by_admin',
] as const

export const PLAN_INTERVALS = ['month', 'year'] as const
export type PlanInterval = (typeof PLAN_INTERVALS)[number]

/** What changed a subscription: each change is kept. */
export const SUBSCRIPTION_CAUSES = [
  'trial',
  'given',
  'ordered',
  'renewed',
  'changed',
  'change-planned',
  'payment-failed',
  'canceled',
  'kept',
  'paused',
  'resumed',
  'ended',
  'refunded',
  'override',
  'override-ended',
] as const
export type SubscriptionCause = (typeof SUBSCRIPTION_CAUSES)[number]

/** What members who may pay are told about the plan. */
export const PLAN_NEWS = [
  'trial-ending',
  'ordered',
  'renewed',
  'changed',
  'change-planned',
  'canceled',
  'kept',
  'paused',
  'resumed',
  'payment-failed',
  'ended',
  'refunded',
  'price-change',
  'override',
  'override-ended',
] as const

/** Why a brand cancels, as it may say. */
export const CANCEL_REASONS = [
  'price',
  'few-shoppers',
  'missing-feature',
  'too-complicated',
  'closing',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Days ahead for which staff can give a brand another plan than its own. */
export const OVERRIDE_DAYS = 366

/** Months for which a plan can be paused. */
export const PAUSE_MONTHS = [1, 2, 3] as const

/** Trust L12: days before the end of a period in which its next price is fixed, and mailed where it changes. */
export const PRICE_NOTICE_DAYS = 15
/** Days before the end of a trial on which the brand is reminded. */
export const TRIAL_NOTICE_DAYS = 3
/** Product 10: days after which the credit of a plan expires. */
export const PLAN_CREDIT_DAYS = 60
/** Product 10: once, for a verified brand that shows enough products. */
export const WELCOME = { cents: 1000, products: 3, days: 60 } as const

/** Product 9: days after the end of a period at which its renewal is tried again. */
export const RETRY_DAYS = [1, 3, 5, 7] as const
/** Days after the end of an unpaid period until the brand is on Free. */
export const UNPAID_DAYS = 14
