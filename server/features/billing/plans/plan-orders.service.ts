import { PAID_PLANS } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS } from '#contract/subscription.limits.ts'
import { readSubscription, type Subscription } from '#server/features/brands/subscription/subscription.service.ts'
import { keptPricesNow, pricesOf } from '#server/features/plans/plans.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import type { Bought } from '../checkout/place-purchase.service.ts'
import { basisOf, type PlanItem } from './plan-item.ts'
import { priceOf, type Quote, quoteOf, type Wanted } from './plan-quote.ts'

type Reading = Pick<World, 'db' | 'now' | 'config'>

export async function situationOf(reading: Reading, row: Subscription | null) {
  const [own, { version, prices: current }] = await Promise.all([
    pricesOf(reading, row?.priceVersion ?? null),
    keptPricesNow(reading),
  ])
  return { row, own, current, version, now: reading.now() }
}

/** What an order of this plan would be now: price and period are the server's (Trust S69). */
export async function planToBuy(scope: BrandScope, wanted: Wanted): Promise<Bought> {
  const situation = await situationOf(scope, await readSubscription(scope, scope.member.brandId))
  const quote = quoteOf(situation, wanted)
  ensure(quote.when === 'now', 'plans.impossible')
  const { row, version: priceVersion } = situation
  const { cause, from, to, anchorDay, netCents } = quote
  const item: PlanItem = {
    ...{ cause, ...wanted, from: from.toISOString(), to: to.toISOString(), anchorDay, attempt: 0 },
    basis: row && basisOf(row),
  }
  return { kind: 'plan', item, packageName: null, priceVersion, netCents, bonusCents: 0, bonusMonths: 0 }
}

/** What each plan would mean for a brand now. */
export async function quotesFor(reading: Reading, row: Subscription | null) {
  const situation = await situationOf(reading, row)
  return PAID_PLANS.flatMap((plan) =>
    PLAN_INTERVALS.map((interval) => {
      const wanted = { plan, interval }
      return { ...wanted, priceCents: priceOf(situation.current, wanted), quote: quoteOf(situation, wanted) as Quote }
    }),
  )
}
