import { FIRST_PRICES } from '#contract/first-prices.ts'
import { PLANS } from '#contract/plan.limits.ts'
import { PAID_PLANS, PLAN_NAMES } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS } from '#contract/subscription.limits.ts'
import { PRODUCTS, stateOf } from '../label/products.ts'
import type { DemoAnswer } from './demo-answer.ts'

const DAY_MS = 86_400_000
/** Days until the plan renews. */
const DAYS_LEFT = 18
const { plans: PRICES } = FIRST_PRICES
/** Pauline and a colleague of hers. */
const TEAM = 3

const active = () => PRODUCTS.filter(({ piece }) => ['active', 'sold_out', 'scheduled'].includes(stateOf(piece)))

export const subscription: DemoAnswer<'GET /api/brand/subscription'> = ({ days }) => {
  const today = days[0]?.startMs ?? 0
  const until = new Date(today + DAYS_LEFT * DAY_MS).toISOString()
  return {
    plan: 'pro',
    interval: 'month',
    state: 'active',
    isOnSale: true,
    until,
    unpaid: null,
    override: null,
    next: { plan: 'pro', interval: 'month', netCents: PRICES.pro.monthCents },
    usage: {
      products: { used: active().length, most: PLANS.pro.activeProducts },
      drops: {
        used: PRODUCTS.filter(({ piece }) => stateOf(piece) === 'scheduled').length,
        most: PLANS.pro.activeDrops,
      },
      team: { used: TEAM, most: PLANS.pro.team },
    },
    heldProducts: 0,
    offers: PAID_PLANS.flatMap((plan) =>
      PLAN_INTERVALS.map((interval) => ({
        plan,
        interval,
        priceCents: interval === 'month' ? PRICES[plan].monthCents : PRICES[plan].yearCents,
        when: plan === 'pro' && interval === 'month' ? ('never' as const) : ('period-end' as const),
        nowCents: 0,
        until,
      })),
    ),
  }
}

export const plans: DemoAnswer<'GET /api/plans'> = () => ({
  plans: PLAN_NAMES.map((name) => ({ name, ...PRICES[name] })),
  areOnSale: true,
})

export const shownProducts: DemoAnswer<'GET /api/brand/subscription/products'> = () => ({
  products: [],
  most: PLANS.pro.activeProducts,
})
