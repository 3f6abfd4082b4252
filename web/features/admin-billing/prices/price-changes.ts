import { PLAN_NAMES, type PlanName } from '#contract/plans.limits.ts'
import type { Answer } from '#web/api/call.ts'

export type PriceVersion = Answer<'GET /api/admin/prices'>['versions'][number]
export type PriceList = PriceVersion['prices']

/** Amounts of money of a plan, and what it allows. */
export const MONEY_FIELDS = ['monthCents', 'yearCents', 'creditCents'] as const
export const LIMIT_FIELDS = ['activeProducts', 'team', 'historyDays'] as const
/** Null: any number of drops, no feeds. */
const OPEN_FIELDS = ['activeDrops', 'feedHours'] as const
type PlanField = (typeof MONEY_FIELDS | typeof LIMIT_FIELDS | typeof OPEN_FIELDS)[number]

export type PriceChange =
  | {
      readonly of: 'plan'
      readonly plan: PlanName
      readonly field: PlanField
      readonly from: number | null
      readonly to: number | null
    }
  | {
      readonly of: 'package'
      readonly name: string
      readonly field: 'priceCents' | 'bonusBasisPoints'
      readonly from: number
      readonly to: number
    }
  | { readonly of: 'bonusMonths'; readonly from: number; readonly to: number }

/** What another list would change, in the order of the form. */
export function changesOf(before: PriceList, after: PriceList): PriceChange[] {
  const plans = PLAN_NAMES.flatMap((plan) =>
    [...MONEY_FIELDS, ...LIMIT_FIELDS, ...OPEN_FIELDS].map((field) => ({
      ...{ of: 'plan' as const, plan, field },
      ...{ from: before.plans[plan][field], to: after.plans[plan][field] },
    })),
  )
  const packages = after.packages.flatMap(({ name, ...one }) => {
    const known = before.packages.find((each) => each.name === name)
    if (!known) return []
    return (['priceCents', 'bonusBasisPoints'] as const).map((field) => ({
      ...{ of: 'package' as const, name, field, from: known[field], to: one[field] },
    }))
  })
  const months = { of: 'bonusMonths' as const, from: before.bonusMonths, to: after.bonusMonths }
  return [...plans, ...packages, months].filter(({ from, to }) => from !== to)
}
