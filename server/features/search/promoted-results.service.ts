import { randomInt } from 'node:crypto'
import { FIRST_PLACEMENT, PROMOTED_POSITIONS } from '#contract/ads.limits.ts'
import type { ProductSort } from '#contract/vocabulary.ts'
import { placePromoted } from '#recommender/ranking/promoted.ts'
import { openPromotions, type PromotedCard } from '#server/features/ads/auction/promotions.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { type ListOptions, selectMatching } from './product-list.store.ts'
import { selectNotPromotable } from './promoted-results.store.ts'

interface FoundPage {
  readonly userId: string
  /** Product numbers in organic order. */
  readonly nos: readonly number[]
  /** What every result matches, promoted ones included. */
  readonly options: ListOptions
  readonly sort: ProductSort
  /** Results before this page. */
  readonly offset: number
}

interface WovenResults {
  readonly nos: readonly number[]
  /** By product number. */
  readonly promoted: ReadonlyMap<number, PromotedCard>
}

/** Orders that are ours. In one by price or age, which users choose, a card out of its place would be an error. */
const OWN_ORDERS: readonly ProductSort[] = ['relevance', 'popular']

/**
 * Decision 131: puts promoted products into a page of results, by the auction of the deck. The results keep their order and
 * are all on the page; results of one brand have no promoted card among them.
 */
export async function promoteResults(
  scope: Scope,
  catalogue: Pick<Catalogue, 'onCampaignsChanged' | 'served'>,
  { userId, nos, options, sort, offset }: FoundPage,
): Promise<WovenResults> {
  const unchanged: WovenResults = { nos, promoted: new Map() }
  if (offset >= PROMOTED_POSITIONS) return unchanged
  if (nos.length < FIRST_PLACEMENT.everyCards - 1 || options.brandNo !== null || !OWN_ORDERS.includes(sort))
    return unchanged
  const offer = await openPromotions(catalogue).offerTo(scope, userId)
  if (offer === null) return unchanged
  // At most one card in so many is promoted, also on a short page.
  const most = Math.floor(nos.length / (offer.placement.everyCards - 1))
  if (most === 0) return unchanged
  const offered = offer.productNos()
  const [matching, not] = await Promise.all([
    selectMatching(scope.db, options, offered, scope.now()),
    selectNotPromotable(scope.db, userId, offered),
  ])
  const kept = new Set(not)
  const fitting = new Set(matching.filter((no) => !kept.has(no)))
  if (fitting.size === 0) return unchanged
  const sold = offer
    .sell({
      order: nos,
      cardsBefore: 0,
      cards: nos.length,
      genders: options.genders,
      fits: (no) => fitting.has(no),
      seed: randomInt(2 ** 32),
    })
    .slice(0, most)
  const placed = placePromoted(nos, sold, nos.length + sold.length)
  const byNo = new Map(sold.map((card) => [card.productNo, card]))
  const promoted = placed.flatMap(({ productNo, isPromoted }) => {
    const card = isPromoted ? byNo.get(productNo) : undefined
    return card ? [[productNo, card] as const] : []
  })
  return { nos: placed.map(({ productNo }) => productNo), promoted: new Map(promoted) }
}
