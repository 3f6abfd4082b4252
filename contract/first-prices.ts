import { PLANS, type PlanLimits } from './plan.limits.ts'
import type { PriceList } from './plans.ts'

const plan = (
  monthCents: number,
  { activeProducts, team, feedHours, historyDays, activeDrops, creditCents }: PlanLimits,
) => ({
  monthCents,
  // Product 9: a year costs ten months.
  yearCents: monthCents * 10,
  ...{ activeProducts, team, feedHours, historyDays, activeDrops, creditCents },
})

/** Product 9, 10: the prices of a new installation, and of the demo. */
export const FIRST_PRICES: PriceList = {
  plans: {
    free: plan(0, PLANS.free),
    starter: plan(1900, PLANS.starter),
    pro: plan(4900, PLANS.pro),
    studio: plan(14_900, PLANS.studio),
  },
  packages: [
    { name: 'S', priceCents: 2500, bonusBasisPoints: 0 },
    { name: 'M', priceCents: 5000, bonusBasisPoints: 500 },
    { name: 'L', priceCents: 10_000, bonusBasisPoints: 1000 },
    { name: 'XL', priceCents: 25_000, bonusBasisPoints: 1400 },
    { name: 'XXL', priceCents: 50_000, bonusBasisPoints: 2000 },
  ],
  bonusMonths: 12,
}
