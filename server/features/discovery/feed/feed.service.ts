import { randomInt } from 'node:crypto'
import { FEED, PRICE } from '#contract/discovery.limits.ts'
import type { FeedQuery, Filters } from '#contract/discovery.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Product } from '#contract/products.ts'
import { gendersAdmitted } from '#contract/vocabulary.ts'
import { type Bitset, bitsetOf, differenceOf, hasBit } from '#recommender/bitset.ts'
import type { CatalogueFilter } from '#recommender/ranking/filter.ts'
import { hiddenBrandNos } from '#server/features/brands/brand-ties.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { yieldToEventLoop } from '#server/platform/load/time-slice.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { sizeRules } from '../sizes/size-rules.service.ts'
import { brandLimit, readShopNo } from './brand-limit.ts'
import { dealOrder, topCards } from './deal.ts'
import { saveDealtPage } from './feed.store.ts'
import { dealWithoutTaste } from './feed-without-taste.ts'
import { pageJson } from './page-json.ts'
import { readWeave, type Weave } from './promoted-cards.ts'
import { type KnownPerson, openPersonReader } from './read-person.ts'

type Query = Output<typeof FeedQuery>

export interface Feed {
  deal(scope: Scope, query: Query): Promise<Deal>
  /**
   * The cards that are visible at once, which page 1 will begin with. When the last deal still has enough of them,
   * nothing is ranked and nothing is written.
   */
  top(scope: Scope, filters: Filters): Promise<readonly Product[]>
  /** The user's current taste and wishes, to explain why a card was dealt. */
  know(scope: Pick<Scope, 'db'>, userId: string): Promise<Pick<KnownPerson, 'person' | 'taste' | 'wishes' | 'served'>>
}

export interface Deal {
  /** A page of the personal deck as JSON; serialised while the database stores which cards it has. */
  readonly page: Promise<Buffer>
  /** Settles when the page is stored. Wait for it before responding, or the next page could repeat cards. */
  readonly remembered: Promise<unknown>
}

/** Trust S80. The app requests a new order every five swipes, so swiping stays far below this limit. */
const LIMIT = { name: 'feed', hits: 60, seconds: 60 }

function filterOf({ gender, productType, minPrice, maxPrice }: Query): CatalogueFilter {
  const min = minPrice ?? PRICE.min
  const max = maxPrice ?? PRICE.max
  return {
    genders: gendersAdmitted(gender ?? []),
    productTypes: productType ?? [],
    minPriceCents: min > PRICE.min ? Math.round(min * 100) : null,
    maxPriceCents: max < PRICE.max ? Math.round(max * 100) : null,
  }
}

/** Filters in another order have the same key. A deck of one shop ("swipe this shop") has a key of its own. */
function filterKeyOf(query: Query): string {
  const { genders, productTypes, minPriceCents, maxPriceCents } = filterOf(query)
  const price = [minPriceCents ?? '', maxPriceCents ?? '']
  const key = [[...genders].sort(), [...productTypes].sort(), ...price, ...[...(query.size ?? [])].sort()].join(' ')
  return query.brand ? `${key} ${query.brand}` : key
}

const unionOf = (one: Bitset, other: Bitset | null): Bitset => (other ? differenceOf([one, other], []) : one)

/** One feed per catalogue, so that this process has one cache of users. */
const feeds = new WeakMap<Catalogue, Feed>()

/** The feed of this process; created on the first call. */
export function openFeed(catalogue: Catalogue): Feed {
  const known = feeds.get(catalogue)
  if (known) return known
  const feed = createFeed(catalogue)
  feeds.set(catalogue, feed)
  return feed
}

/** `isTopAlone`: only the visible cards are requested; page 1 will contain them again. */
type Wish = Query & { readonly isTopAlone?: boolean }

/**
 * While all top cards of the last deal can still be shown, that deal stays valid and nothing is stored. What staff see as
 * another person is not dealt to that person (Decision 092).
 */
const isUnrecorded = ({ actor }: Scope, { isTopAlone }: Wish, isSameTop: boolean): boolean =>
  actor?.view !== undefined || (isTopAlone === true && isSameTop)

/** The user who requests a page of the personal deck; `shopNo` limits it to one shop, null does not. */
interface Requester extends KnownPerson {
  readonly userId: string
  readonly shopNo: number | null
  readonly weave: Weave
}

function createFeed(catalogue: Catalogue): Feed {
  const people = openPersonReader(catalogue)
  const pageOf = async ({ language }: Scope, page: ReturnType<Weave>): Promise<Buffer> => {
    await yieldToEventLoop()
    return pageJson(catalogue, page, language)
  }
  const dealPersonally = (scope: Scope, query: Wish, known: Requester): Deal => {
    const { userId, shopNo, person, taste, served, dealt, sizeProfile, hiddenBrands, saved } = known
    const { page } = query
    const sizes = catalogue.sizes.outside(sizeRules(query.size ?? [], sizeProfile))
    // Hidden brands belong to the filter, not to `dealt`, which counts as cards that were shown.
    const outside = bitsetOf(brandLimit(shopNo, hiddenBrands).outside(served.index))
    const filter = { ...filterOf(query), hidden: outside.count === 0 ? sizes : unionOf(outside, sizes) }
    // Spec §9: a reload or a second device shows the same visible cards in the same order.
    const kept = page === 1 && query.fresh !== 'true' ? Math.min(FEED.stack, query.limit) : 0
    // After a restart saved products are dealt again, after all others (Decision 125).
    const last = saved.filter((no) => !hasBit(person.seen, no) && catalogue.passes(no, filter))
    const isLast = new Set(last)
    const top = topCards(dealt, kept, person.seen, (no) => !isLast.has(no) && catalogue.passes(no, filter))
    const order = dealOrder({
      index: served.index,
      top,
      last,
      limit: query.limit,
      taste,
      filter,
      seen: person.seen,
      dealt: page === 1 ? [] : dealt,
      nextSeed: () => randomInt(2 ** 32),
      nowMs: scope.now().getTime(),
    })
    const { count: answered } = person.seen
    const woven = known.weave({ order, limit: query.limit, page, dealt, answered, seen: person.seen, filter })
    const cards = pageOf(scope, woven)
    if (isUnrecorded(scope, query, order.length === top.length)) return { page: cards, remembered: Promise.resolve() }
    const dealtPage = { userId, page, filterKey: filterKeyOf(query), productNos: Int32Array.from(woven.organic) }
    const remembered = Promise.all([saveDealtPage(scope.db, dealtPage), people.storeIfWorth(scope, userId, person)])
    return { page: cards, remembered }
  }
  const feed = {
    async deal(scope: Scope, query: Wish): Promise<Deal> {
      ensure(scope.actor, 'unauthenticated')
      const { userId, personalised } = scope.actor
      // Reads run in parallel, so that a response waits for few sequential round trips.
      const counting = requireWithinLimit(scope, LIMIT, userId)
      const [finding, weaving] = [readShopNo(scope, query.brand), readWeave(scope, catalogue, userId, query.brand)]
      if (personalised && catalogue.isComplete()) {
        const reading = people.read(scope, userId, { filterKey: filterKeyOf(query), page: query.page })
        const [known, shopNo, weave] = await Promise.all([reading, finding, weaving, counting])
        return dealPersonally(scope, query, { ...known, userId, shopNo, weave })
      }
      const [shopNo, hiddenNos, weave] = await Promise.all([finding, hiddenBrandNos(scope, userId), weaving, counting])
      const plain = await dealWithoutTaste(scope, catalogue, {
        userId,
        isPersonalised: personalised,
        query,
        filter: filterOf(query),
        filterKey: filterKeyOf(query),
        brands: brandLimit(shopNo, hiddenNos),
        weave,
      })
      if (plain) return { page: pageOf(scope, plain.page), remembered: plain.remembered }
      await catalogue.whenComplete()
      return feed.deal(scope, query)
    },
    async top(scope: Scope, filters: Filters): Promise<readonly Product[]> {
      const deal = await feed.deal(scope, { ...queryOf(filters), isTopAlone: true })
      const [page] = await Promise.all([deal.page, deal.remembered])
      return JSON.parse(page.toString()) as Product[]
    },
    // No deck has an empty filter key, so only the user is read and no dealt cards.
    know: (scope: Pick<Scope, 'db'>, userId: string) => people.read(scope, userId, { filterKey: '', page: 1 }),
  }
  return feed
}

/** The query that the app sends for these filters, limited to the cards that are visible at once. */
function queryOf({ gender, productType, sizes, priceRange }: Filters): Query {
  const prices = { minPrice: priceRange.min, maxPrice: priceRange.max }
  return { page: 1, limit: FEED.stack, gender, productType, size: sizes, ...prices }
}
