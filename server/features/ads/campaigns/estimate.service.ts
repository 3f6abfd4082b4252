import type { CampaignEstimate } from '#contract/campaigns.ts'
import type { Gender } from '#contract/vocabulary.ts'
import { type BoostFacts, boostFactsOf } from '#server/features/products/boosting/boost-facts.service.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import { placementOf } from '../placement/placement.service.ts'
import { LEAST_SUGGESTED_CENTS, reserveOf } from './ad-prices.service.ts'
import { selectDemand, selectPrices } from './campaigns.store.ts'
import { clicksOfShoppers, clicksPerDay } from './expected-clicks.ts'

const WEEK_MS = 7 * 86_400_000
/** Product 5: fewer auctions say nothing about what others bid. */
const TELLING_AUCTIONS = 30

const typesOf = (facts: readonly BoostFacts[]) => [...new Set(facts.map(({ productType }) => productType))]

/** Prices of the last 7 days for products of these types. */
const pricesOf = ({ db, now }: Pick<World, 'db' | 'now'>, facts: readonly BoostFacts[]) =>
  selectPrices(db, typesOf(facts), new Date(now().getTime() - WEEK_MS))

const suggested = (middle: number, reserveCents: number): number =>
  Math.max(LEAST_SUGGESTED_CENTS, reserveCents, middle)

/** Product 5: the 60th percentile of what such products paid in the last 7 days, 10 cents at least. */
export async function suggestBid(scope: Pick<World, 'db' | 'now'>, facts: readonly BoostFacts[]): Promise<number> {
  const [{ middle }, reserveCents] = await Promise.all([pricesOf(scope, facts), reserveOf(scope)])
  return suggested(middle, reserveCents)
}

interface Planned {
  readonly productIds: readonly string[]
  /** Null: the suggested one. */
  readonly bidCents: number | null
  readonly dailyBudgetCents: number
  readonly genders: readonly Gender[]
}

/** What to expect of a campaign: a range, and what it rests on. */
export async function estimateCampaign(scope: BrandScope, planned: Planned): Promise<CampaignEstimate> {
  const { member, language } = scope
  const facts = await boostFactsOf(scope, member.brandId, planned.productIds, language)
  const known = [...facts.values()]
  const since = new Date(scope.now().getTime() - WEEK_MS)
  const nos = known.map(({ no }) => no)
  const [prices, reserveCents, placement, demand] = await Promise.all([
    pricesOf(scope, known),
    reserveOf(scope),
    placementOf(scope),
    selectDemand(scope.db, nos, typesOf(known), since),
  ])
  const isTold = prices.auctions >= TELLING_AUCTIONS
  const suggestedBidCents = suggested(prices.middle, reserveCents)
  const bid = Math.max(reserveCents, planned.bidCents ?? suggestedBidCents)
  const low = isTold ? Math.min(bid, Math.max(reserveCents, prices.low)) : reserveCents
  const clicksFor = (cents: number) => Math.floor(planned.dailyBudgetCents / cents)
  const byMoney = { low: clicksFor(bid), high: clicksFor(low) }
  const { isByShoppers, ...expected } = clicksPerDay(byMoney, clicksOfShoppers(demand, placement))
  return {
    clicksPerDay: expected,
    priceCents: { low, high: bid },
    basis: isByShoppers ? 'shoppers' : isTold ? 'measured' : 'prices',
    suggestedBidCents,
    usualBidCents: isTold ? { low: prices.low, high: prices.high } : null,
    reserveCents,
    problems: planned.productIds.flatMap((productId) => {
      const found = facts.get(productId)
      const problem = found ? found.problem : 'inactive'
      return problem ? [{ productId, problem }] : []
    }),
  }
}
