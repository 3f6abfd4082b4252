import { PLANS } from '#contract/plan.limits.ts'

type Limits = (typeof PLANS)[keyof typeof PLANS]

/** What the plan of a brand allows: the only place that knows. Until plans are sold, every brand has Pro (Decision 127). */
export const limitsOf = (_brandId: string): Limits => PLANS.pro
