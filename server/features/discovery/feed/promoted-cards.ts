import { randomInt } from 'node:crypto'
import { type Bitset, hasBit } from '#recommender/bitset.ts'
import type { CatalogueFilter } from '#recommender/ranking/filter.ts'
import { placePromoted } from '#recommender/ranking/promoted.ts'
import { type Offer, openPromotions, type PromotedCard } from '#server/features/ads/auction/promotions.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { selectPassedBefore } from './promoted-cards.store.ts'

/** A page with its promoted cards. */
interface WovenPage {
  /** Product numbers in the order in which they are shown. */
  readonly cards: readonly number[]
  /** The organic ones: stored as dealt, so that promoted cards change nothing of what is dealt later. */
  readonly organic: readonly number[]
  /** By product number. */
  readonly promoted: ReadonlyMap<number, PromotedCard>
}

interface PageToWeave {
  /** Product numbers in organic order. */
  readonly order: readonly number[]
  readonly limit: number
  readonly page: number
  /** Cards that were dealt on earlier pages. */
  readonly dealt: Int32Array
  /** How many cards the user has answered. */
  readonly answered: number
  /** What is not dealt, and not promoted either. */
  readonly seen: Bitset
  readonly filter: CatalogueFilter
}

export type Weave = (page: PageToWeave) => WovenPage

const NOTHING: WovenPage['promoted'] = new Map()
const withoutPromoted: Weave = ({ order }) => ({ cards: order, organic: order, promoted: NOTHING })

/**
 * Reads what may be promoted to a user, and returns what puts it into a page. While nothing is promoted nothing is read. A
 * shop's own deck has no promoted cards.
 */
export async function readWeave(
  scope: Scope,
  catalogue: Catalogue,
  userId: string,
  shopId: string | undefined,
): Promise<Weave> {
  const promotions = openPromotions(catalogue)
  if (shopId !== undefined || !(await promotions.isOpen(scope))) return withoutPromoted
  const [offer, passedBefore] = await Promise.all([
    promotions.offerTo(scope, userId),
    selectPassedBefore(scope.db, userId),
  ])
  if (offer === null) return withoutPromoted
  // Product 5: never after a pass, also when the cards were brought back since.
  const passed = new Set(passedBefore)
  return (page) =>
    weave(page, offer, (no, { seen, filter }) => {
      return !hasBit(seen, no) && !passed.has(no) && catalogue.passes(no, filter)
    })
}

type Fits = (productNo: number, page: PageToWeave) => boolean

function weave(page: PageToWeave, offer: Offer, fits: Fits): WovenPage {
  const { order, limit, answered, dealt, filter } = page
  const sold = offer.sell({
    order,
    cardsBefore: answered + (page.page === 1 ? 0 : dealt.length),
    cards: Math.min(order.length, limit),
    genders: filter.genders,
    fits: (no) => fits(no, page),
    seed: randomInt(2 ** 32),
  })
  if (sold.length === 0) return withoutPromoted(page)
  const placed = placePromoted(order, sold, limit)
  const byNo = new Map(sold.map((card) => [card.productNo, card]))
  const promoted = placed.flatMap(({ productNo, isPromoted }) => {
    const card = isPromoted ? byNo.get(productNo) : undefined
    return card ? [[productNo, card] as const] : []
  })
  const cards = placed.map(({ productNo }) => productNo)
  const shown = new Set(cards)
  return { cards, organic: order.filter((no) => shown.has(no)), promoted: new Map(promoted) }
}
