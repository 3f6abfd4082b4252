import { REVENUE_DAYS } from '#contract/orders.limits.ts'
import { OVERVIEW_DAYS } from '#contract/overview.limits.ts'
import type { Overview } from '#contract/overview.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { countOrders, countOrdersBetween } from './order-figures.store.ts'

const DAY_MS = 86_400_000

interface OrderFigures extends Readonly<Omit<Overview['orders'], 'rate'>> {
  readonly lastOrderAt: string | null
  /** Orders that followed a click, since this day (Berlin): the days of the rate. */
  readonly ofClicks: number
}

interface Days {
  /** In Berlin, both included. */
  readonly from: string
  readonly to: string
}

/** The reported orders of some days; null: the shop reports none. */
export async function readOrdersBetween(
  scope: Pick<BrandScope, 'db' | 'member' | 'now'>,
  { from, to }: Days,
): Promise<{ readonly count: number; readonly valueCents: number } | null> {
  const { state } = await readOrderFigures(scope)
  const span = { since: berlinMidnight(from), until: berlinMidnight(daysLater(to, 1)) }
  return state === 'off' ? null : countOrdersBetween(scope.db, scope.member.brandId, span)
}

/** What the shop of the caller's brand reported; the team's own orders are left out. */
export async function readOrderFigures({
  db,
  member,
  now,
}: Pick<BrandScope, 'db' | 'member' | 'now'>): Promise<OrderFigures> {
  const today = berlinDayOf(now())
  const row = await countOrders(db, member.brandId, {
    until: now(),
    revenueSince: new Date(now().getTime() - REVENUE_DAYS * DAY_MS),
    rateSince: berlinMidnight(daysLater(today, 1 - OVERVIEW_DAYS)),
  })
  const { hasKey, hasCalled, ...figures } = row
  const isOn = figures.lastOrderAt !== null || hasCalled
  return { state: isOn ? 'on' : hasKey ? 'waiting' : 'off', ...figures }
}
