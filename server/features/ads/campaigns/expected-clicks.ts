import type { Placement } from '#contract/ads.limits.ts'
import type { Demand } from './campaigns.store.ts'

/** Clicks per promoted card before enough of them were seen. */
const USUAL = { clicks: 1, impressions: 50 } as const
const DAYS = 7

interface Range {
  readonly low: number
  readonly high: number
}

/**
 * Clicks a day that the people who were here in the last 7 days may give. At most one in so many cards is promoted, and each
 * person sees a product promoted so often at most. At least: everyone who ever answered a product was among
 * them, and it is clicked half as often as usual; at most: no one knew it.
 */
export function clicksOfShoppers(
  { shoppers, cards, answered, impressions, clicks }: Demand,
  placement: Pick<Placement, 'everyCards' | 'impressions'>,
): Range {
  const places = cards / placement.everyCards
  const rate = (clicks + USUAL.clicks) / (impressions + USUAL.impressions)
  const seen = (people: (swipes: number) => number) =>
    Math.min(
      places,
      answered.reduce((sum, swipes) => sum + people(swipes) * placement.impressions, 0),
    )
  return {
    low: Math.floor((seen((swipes) => Math.max(0, shoppers - swipes)) * rate) / 2 / DAYS),
    high: Math.ceil((seen(() => shoppers) * rate) / DAYS),
  }
}

/** What both the money and the people allow; whether the people are fewer. */
export function clicksPerDay(byMoney: Range, byShoppers: Range): Range & { readonly isByShoppers: boolean } {
  const low = Math.min(byMoney.low, byShoppers.low)
  const high = Math.max(low, Math.min(byMoney.high, byShoppers.high))
  return { low, high, isByShoppers: byShoppers.high < byMoney.high }
}
