import { spendableOf } from '#server/features/billing/ledger/ledger.service.ts'
import { readFlag } from '#server/platform/operation/operation.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { reserveOf } from '../campaigns/ad-prices.service.ts'
import { placementOf } from '../placement/placement.service.ts'
import { type Board, type Entry, rankOf } from './auction.ts'
import { type ActiveCampaign, selectActive, selectPromoted } from './board.store.ts'
import { pacedShare } from './pacing.ts'

/** Days of impressions and clicks from which the quality of a card is estimated. */
const QUALITY_DAYS = 28
/** Product 5: weight of what is usual for the type, in impressions, and bounds of the quality. */
const PRIOR_IMPRESSIONS = 50
const QUALITY = { least: 0.5, most: 2 } as const
/** Clicks per impression of a type, before there are enough of them. */
const USUAL = { clicks: 1, impressions: 50 } as const

type Reader = Pick<World, 'db' | 'now'>

/** What is promoted now: campaigns that have a product to show and money to pay a click; null: none. */
export async function readBoard(scope: Reader): Promise<Board | null> {
  const now = scope.now()
  const today = berlinDayOf(now)
  const active = await selectActive(scope.db, today, now)
  if (active.length === 0) return null
  const flag = await readFlag(scope, 'promoted')
  if (flag.mode === 'off') return null
  const [reserveCents, placement, credit, products] = await Promise.all([
    reserveOf(scope),
    placementOf(scope),
    spendableOf(scope, [...new Set(active.map(({ brandId }) => brandId))]),
    selectPromoted(
      scope.db,
      active.map(({ id }) => id),
      daysLater(today, 1 - QUALITY_DAYS),
    ),
  ])
  const payable = active
    .map((campaign) => ({
      campaign,
      bidCents: Math.min(campaign.bidCents, campaign.leftCents, credit(campaign.brandId)),
    }))
    .filter(({ bidCents }) => bidCents >= reserveCents)
  const noOf = new Map(payable.map(({ campaign }, no) => [campaign.id, no]))
  const usual = clickRates(products)
  const entries = products.flatMap((product): Entry[] => {
    const no = noOf.get(product.campaignId)
    const found = no === undefined ? undefined : payable[no]
    if (no === undefined || !found) return []
    const { productNo, productId } = product
    const { brandNo } = found.campaign
    return [{ campaign: no, productNo, productId, brandNo, bidCents: found.bidCents, quality: usual(product) }]
  })
  if (entries.length === 0) return null
  const shownAt = payable.map(({ campaign }) => Date.parse(campaign.shownAt ?? '') || 0)
  entries.sort((one, other) => rankOf(other) - rankOf(one) || byWaiting(shownAt, one, other))
  const dayShare = (now.getTime() - berlinMidnight(today).getTime()) / lengthOf(today)
  return {
    campaigns: payable.map(({ campaign }) => presentCampaign(campaign, dayShare)),
    entries,
    reserveCents,
    placement,
    flag,
  }
}

const byWaiting = (shownAt: readonly number[], one: Entry, other: Entry): number =>
  (shownAt[one.campaign] ?? 0) - (shownAt[other.campaign] ?? 0) || one.productNo - other.productNo

/** Of a day in Berlin, which has 23 to 25 hours. */
const lengthOf = (day: string): number => berlinMidnight(daysLater(day, 1)).getTime() - berlinMidnight(day).getTime()

function presentCampaign(campaign: ActiveCampaign, dayShare: number) {
  const { id, genders, payer } = campaign
  return { id, genders, payer, share: pacedShare({ ...campaign, dayShare }) }
}

interface Clicked {
  readonly productType: string
  readonly impressions: number
  readonly clicks: number
}

/** Product 5: pCTR = (clicks + 50·prior)/(impressions + 50), relative to that of its type. */
function clickRates(products: readonly Clicked[]): (product: Clicked) => number {
  const sums = new Map<string, { clicks: number; impressions: number }>()
  for (const { productType, clicks, impressions } of products) {
    const sum = sums.get(productType) ?? { ...USUAL }
    sums.set(productType, { clicks: sum.clicks + clicks, impressions: sum.impressions + impressions })
  }
  return ({ productType, clicks, impressions }) => {
    const { clicks: all, impressions: seen } = sums.get(productType) ?? USUAL
    const prior = all / seen
    const rate = (clicks + PRIOR_IMPRESSIONS * prior) / (impressions + PRIOR_IMPRESSIONS)
    return Math.min(QUALITY.most, Math.max(QUALITY.least, rate / prior))
  }
}
