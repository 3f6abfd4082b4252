export const PLAN_NAMES = ['free', 'starter', 'pro', 'studio'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

export const PAID_PLANS = ['starter', 'pro', 'studio'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

export const CREDIT_PACKAGES = ['S', 'M', 'L', 'XL', 'XXL'] as const

/** Product 10: an amount of one's own, net. */
export const OWN_AMOUNT = { leastCents: 2000, mostCents: 500_000 } as const
