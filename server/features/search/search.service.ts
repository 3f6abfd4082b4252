import type { BrandCard } from '#contract/brands.ts'
import { PRICE } from '#contract/discovery.limits.ts'
import { SEARCH } from '#contract/search.limits.ts'
import type { FoundBrandsQuery, SearchAnswer, SearchQuery } from '#contract/search.ts'
import { findBrandNo } from '#server/features/brands/brand-ties.service.ts'
import { asksOf } from '#server/features/products/sizes/sizes.service.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { brandsNamedLike } from './brand-directory.service.ts'
import type { CountedSearches } from './counted-searches.ts'
import { requirePatience } from './patience.ts'
import { type FoundProducts, type ListWish, selectProductNos } from './product-list.store.ts'
import { type HowMany, planQuery, type QueryPlan, rankingOf, tsqueryOf } from './query-plan.ts'
import { countSearch, deleteCountsBefore } from './search-counts.store.ts'
import { type UnderstoodWords, understand } from './vocabulary.service.ts'

const BRANDS = 6
/** The number of no brand: they begin at 1. */
const NO_BRAND = -1
const DAY_MS = 86_400_000
/** How long it is kept what was searched how often. */
const KEPT_DAYS = 90

export type Filtered = Omit<SearchQuery, 'q' | 'brand' | 'sort' | 'page'> & {
  readonly fresh?: 'true' | 'false' | undefined
}

export interface SearchResult extends Pick<SearchAnswer, 'total' | 'corrected' | 'loosened' | 'brandTotal'> {
  readonly nos: readonly number[]
  readonly brands: readonly BrandCard[]
}

/** A list's filters as the store wants them. */
export function wishOf(filtered: Filtered, now: Date): ListWish {
  const { gender, productType, minPrice, maxPrice, sale, drops, size, colour, fresh } = filtered
  const min = minPrice ?? PRICE.min
  const max = maxPrice ?? PRICE.max
  return {
    words: null,
    brandNo: null,
    genders: gender ?? [],
    productTypes: productType ?? [],
    // Decision 104: the price counts exactly when min > 0 or max < 10 000.
    minCents: min > PRICE.min ? Math.round(min * 100) : null,
    maxCents: max < PRICE.max ? Math.round(max * 100) : null,
    isOnSale: sale === 'true',
    isDrop: drops === 'true',
    sizes: asksOf(size ?? []),
    colour: colour ?? null,
    listedAfter: fresh === 'true' ? new Date(now.getTime() - SEARCH.newDays * DAY_MS) : null,
  }
}

/** The words of a plan for the store; null when it has none. */
export const wordsOf = (plan: QueryPlan, how: HowMany): ListWish['words'] =>
  plan.groups.length === 0 ? null : { match: tsqueryOf(plan, how), rank: rankingOf(plan) }

/** Who looks for men's clothes also sees what is for everybody. */
function gendersOf({ genders }: QueryPlan, chosen: readonly string[]): readonly string[] {
  if (chosen.length > 0 || genders.length === 0) return chosen
  return [...new Set([...genders, 'unisex'])]
}

export interface AskedSearch extends Pick<UnderstoodWords, 'typed'> {
  readonly plan: QueryPlan
  /** What fits every word and every filter. */
  readonly all: ListWish
}

/** What a search asks for. A brand that nobody may see has no products, which is no refusal: people keep addresses. */
export async function readSearch(scope: Scope, query: FoundBrandsQuery, now: Date): Promise<AskedSearch> {
  const [{ typed, vocabulary }, brandNo] = await Promise.all([
    understand(scope, query.q),
    query.brand === undefined ? null : findBrandNo(scope, query.brand).then((no) => no ?? NO_BRAND),
  ])
  const plan = planQuery(typed, vocabulary)
  const filters = wishOf(query, now)
  const genders = gendersOf(plan, filters.genders)
  return { typed, plan, all: { ...filters, brandNo, genders, words: wordsOf(plan, 'all') } }
}

/** Numbers and brands for what was typed; loosens the search step by step before it says that there is nothing. */
export async function search(scope: Scope, query: SearchQuery, counted: CountedSearches): Promise<SearchResult> {
  const userId = await requirePatience(scope)
  const slice = {
    sort: query.sort,
    limit: SEARCH.pageSize,
    offset: (query.page - 1) * SEARCH.pageSize,
    now: scope.now(),
  }
  const { typed, plan, all } = await readSearch(scope, query, slice.now)
  const find = (wish: ListWish) => selectProductNos(scope.db, wish, slice)
  const [strict, named] = await Promise.all([
    find(all),
    query.page === 1 ? brandsNamedLike(scope, userId, plan, BRANDS) : { total: 0, brands: [] },
  ])
  const { found, loosened } = await loosen({ strict, all, plan, find })
  const day = berlinDayOf(slice.now)
  const asked = typed.words.join(' ')
  if (query.page === 1 && plan.groups.length > 0 && counted.isFirst(userId, day, asked)) {
    await countSearch(scope.db, day, asked, strict.total)
  }
  return { ...found, corrected: plan.corrected, loosened, brands: named.brands, brandTotal: named.total }
}

interface Loosening {
  readonly strict: FoundProducts
  readonly all: ListWish
  readonly plan: QueryPlan
  readonly find: (wish: ListWish) => Promise<FoundProducts>
}

const isFiltered = ({ words: _words, ...filters }: ListWish): boolean =>
  Object.values(filters).some((filter) => (Array.isArray(filter) ? filter.length > 0 : filter))

/** First without filters, then also without one of the words, then with any of them. */
async function loosen({ strict, all, plan, find }: Loosening) {
  if (strict.total > 0 || all.words === null) return { found: strict, loosened: null }
  const free = wishOf({}, new Date(0))
  const wasFiltered = isFiltered(all)
  if (wasFiltered) {
    const found = await find({ ...free, words: all.words })
    if (found.total > 0) return { found, loosened: 'filters' as const }
  }
  for (const how of plan.groups.length < 2 ? [] : (['all but one', 'any'] as const)) {
    const found = await find({ ...free, words: wordsOf(plan, how) })
    if (found.total > 0) return { found, loosened: wasFiltered ? ('both' as const) : ('words' as const) }
  }
  return { found: strict, loosened: null }
}

/** Forgets what was searched long ago. */
export const forgetOldSearches = ({ db, now }: World): Promise<void> =>
  deleteCountsBefore(db, berlinDayOf(new Date(now().getTime() - KEPT_DAYS * DAY_MS)))
