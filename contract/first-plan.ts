import { PLANS, type PlanLimits } from './plan.limits.ts'
import { PLAN_NAMES, type PlanName } from './plans.limits.ts'

/** What plans are called, the same in both languages (Product 9, Decision 140). */
export const PLAN_LABELS: Readonly<Record<PlanName, string>> = {
  free: 'Free',
  starter: 'Starter',
  pro: 'Pro',
  studio: 'Studio',
}

/** The first plan that includes something: they are in order, and each includes what those before it do. */
export const firstPlanWith = (includes: (plan: PlanLimits) => boolean): PlanName =>
  PLAN_NAMES.find((name) => includes(PLANS[name])) ?? 'studio'
