/**
 * Product 9. `active` without an end: Free, or a plan that is a gift; `canceled`: Free after a paid plan; `paused`: by the brand
 * itself, nothing is shown; `paused_by_admin`: by staff.
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
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

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
] as const
export type SubscriptionCause = (typeof SUBSCRIPTION_CAUSES)[number]

/** Product 9: days after the end of a period at which its renewal is tried again. */
export const RETRY_DAYS = [1, 3, 5, 7] as const
/** Days after the end of an unpaid period until the brand is on Free. */
export const UNPAID_DAYS = 14
