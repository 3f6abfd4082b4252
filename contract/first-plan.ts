import { PLANS, type PlanLimits } from './plan.limits.ts'
import { PLAN_NAMES, type PlanName } from './plans.limits.ts'
import type { Language } from './vocabulary.ts'

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

/** The end of a refusal by the plan, after its sentence; empty where no plan allows more. */
export function moreWith(plan: PlanName | null, language: Language): string {
  if (plan === null) return ''
  const label = PLAN_LABELS[plan]
  return language === 'de' ? ` Mehr erlaubt der Tarif ${label}.` : ` The ${label} plan allows more.`
}
