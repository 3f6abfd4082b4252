import { PLANS } from '#contract/plan.limits.ts'
import { PAID_PLANS, PLAN_NAMES } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS } from '#contract/subscription.limits.ts'
import { PRODUCTS, stateOf } from '../label/products.ts'
import type { DemoAnswer } from './demo-answer.ts'

const DAY_MS = 86_400_000
/** Days until the plan renews. */
const DAYS_LEFT = 18
const MONTH_CENTS = { free: 0, starter: 1900, pro: 4900, studio: 14_900 } as const
/** A year costs ten months. */
const MONTHS_PAID = { month: 1, year: 10 } as const
/** Pauline and a colleague of hers. */
const TEAM = 3

const active = () => PRODUCTS.filter(({ piece }) => ['active', 'sold_out', 'scheduled'].includes(stateOf(piece)))

export const subscription: DemoAnswer<'GET /api/brand/subscription'> = ({ days }) => {
  const today = days.at(-1)?.startMs ?? 0
  const until = new Date(today + DAYS_LEFT * DAY_MS).toISOString()
  return {
    plan: 'pro',
    interval: 'month',
    state: 'active',
    isOnSale: true,
    until,
    unpaid: null,
    next: { plan: 'pro', interval: 'month', netCents: MONTH_CENTS.pro },
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
        priceCents: MONTH_CENTS[plan] * MONTHS_PAID[interval],
        when: plan === 'pro' && interval === 'month' ? ('never' as const) : ('period-end' as const),
        nowCents: 0,
        until,
      })),
    ),
  }
}

export const plans: DemoAnswer<'GET /api/plans'> = () => ({
  plans: PLAN_NAMES.map((name) => {
    const { activeProducts, team, feedHours, historyDays, activeDrops, creditCents } = PLANS[name]
    const monthCents = MONTH_CENTS[name]
    const limits = { activeProducts, team, feedHours, historyDays, activeDrops, creditCents }
    return { name, monthCents, yearCents: monthCents * MONTHS_PAID.year, ...limits }
  }),
  areOnSale: true,
})

export const shownProducts: DemoAnswer<'GET /api/brand/subscription/products'> = () => ({
  products: [],
  most: PLANS.pro.activeProducts,
})
