import { moreWith } from '#contract/first-plan.ts'
import type { PlanLimits } from '#contract/plan.limits.ts'
import type { PlanName } from '#contract/plans.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { limitsIn, planWith, pricesOf } from '#server/features/plans/plans.service.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { planInForce } from './subscription/plan-in-force.ts'
import { overrideOf } from './subscription/plan-override.service.ts'
import { type Subscription, selectSubscription } from './subscription/subscription.store.ts'
import { isPaused } from './subscription/subscription-ends.service.ts'

type Reading = Pick<World, 'db' | 'now' | 'config'>

export interface OwnLimits extends PlanLimits {
  readonly plan: PlanName
  /** The plan is paused: nothing of the brand is shown. */
  readonly isPaused: boolean
}

/** What a brand may do now: the only place that knows. What staff let hold goes before the plan. */
export async function limitsOf(scope: Reading, brandId: string): Promise<OwnLimits> {
  const row = await selectSubscription(scope.db, brandId)
  const override = overrideOf(row, scope.now())
  if (override === null) return ownLimitsOf(scope, row)
  const { plan } = override
  return { plan, isPaused: row !== null && isPaused(row), ...limitsIn(await pricesOf(scope, null), plan) }
}

/** What the plan that a brand has itself allows. */
export async function ownLimitsOf(scope: Reading, row: Subscription | null): Promise<OwnLimits> {
  const inForce = planInForce(row, scope.now())
  // An installation that sells nothing must not leave its brands without a way to more (Decision 127).
  const plan = sellsFor(scope.config) !== null || inForce === 'studio' ? inForce : 'pro'
  const isOwnPeriod = row !== null && row.plan === plan && row.periodTo !== null
  const prices = await pricesOf(scope, isOwnPeriod ? row.priceVersion : null)
  return { plan, isPaused: row !== null && isPaused(row), ...limitsIn(prices, plan) }
}

/** The end of a refusal: the first plan that allows more, in the reader's language. */
export async function moreBy(
  scope: Reading & { readonly language: Language },
  includes: (plan: PlanLimits) => boolean,
): Promise<string> {
  return moreWith(planWith(await pricesOf(scope, null), includes), scope.language)
}
