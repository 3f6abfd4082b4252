import type { BrandCard } from '#contract/brands.ts'
import { SEARCH } from '#contract/search.limits.ts'
import type { FoundBrandsQuery, Loosened, SearchAnswer, SearchQuery } from '#contract/search.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { PromotedCard } from '#server/features/ads/auction/promotions.service.ts'
import { findBrandNo } from '#server/features/brands/brand-ties.service.ts'
import { kindRow } from '#server/platform/lexicon/lexicon.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { brandsNamedLike } from './brand-directory.service.ts'
import type { CountedSearches } from './counted-searches.ts'
import { isNarrowed, listOptions } from './list-options.ts'
import { type LoosenedSearch, loosen, type Search, strictOptions } from './loosen.ts'
import { hasProducts, type ListOptions, selectProductNos } from './product-list.store.ts'
import { promoteResults } from './promoted-results.service.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'
import { countSearch, deleteCountsBefore } from './search-counts.store.ts'
import { requireSearchLimit } from './search-rate-limit.ts'
import { isTooShort } from './typed-words.ts'
import { understand } from './understand.service.ts'
import { understoodOf, type Wanted, type WordFilter } from './word-filters.ts'

const BRANDS = 6
/** Matches no brand: their numbers begin at 1. */
const NO_BRAND = -1
const DAY_MS = 86_400_000
/** Retention of the counts of searches. */
const KEPT_DAYS = 90

export interface SearchResult
  extends Pick<
    SearchAnswer,
    'total' | 'corrected' | 'loosened' | 'understood' | 'ignored' | 'isTooShort' | 'brandTotal'
  > {
  readonly nos: readonly number[]
  /** By product number. */
  readonly promoted: ReadonlyMap<number, PromotedCard>
  readonly brands: readonly BrandCard[]
}

const NOTHING: SearchResult = {
  total: 0,
  nos: [],
  promoted: new Map(),
  corrected: null,
  understood: [],
  ignored: [],
  loosened: null,
  isTooShort: false,
  brands: [],
  brandTotal: 0,
}

export interface AskedSearch extends Search {
  readonly plan: QueryPlan
  /** The words in the form in which searches are counted. */
  readonly asked: string
  /** Words were typed, but only stop words. */
  readonly isEmpty: boolean
  /** The options with every word and every filter. */
  readonly all: ListOptions
}

/** Whether the same filter was selected explicitly, which overrides a word. */
function isChosen(query: FoundBrandsQuery & Partial<Pick<SearchQuery, 'sort'>>, { what }: Wanted): boolean {
  switch (what) {
    case 'gender':
      return (query.gender ?? []).length > 0
    case 'size':
      return (query.size ?? []).length > 0
    case 'price':
      return query.minPrice !== undefined || query.maxPrice !== undefined
    case 'not-colour':
      return query.colour !== undefined
    case 'not-word':
      return false
    case 'sort':
      return query.sort !== undefined && query.sort !== 'relevance'
    default:
      return query[what] !== undefined
  }
}

/** Interprets a search. An unknown or suspended brand gives an empty result: its address may be bookmarked. */
export async function readSearch(scope: Scope, query: FoundBrandsQuery, now: Date): Promise<AskedSearch> {
  const [understood, brandNo] = await Promise.all([
    understand(scope, query.q),
    query.brand === undefined ? null : findBrandNo(scope, query.brand).then((no) => no ?? NO_BRAND),
  ])
  const read = planQuery(understood)
  const plan = { ...read, filters: read.filters.filter(({ wanted }) => !isChosen(query, wanted)) }
  const search = { plan, chosen: { ...listOptions(query, now), brandNo } }
  const asked = understood.typed.words.join(' ')
  const isEmpty = query.q !== '' && plan.kinds.length + plan.groups.length + read.filters.length === 0
  return { ...search, asked, isEmpty, all: strictOptions(search) }
}

/** What a process keeps between searches. */
interface SearchMemory {
  readonly counted: CountedSearches
  readonly catalogue: Parameters<typeof promoteResults>[1]
}

/** Product numbers and brands for a query; relaxes the search step by step while there is no result. */
export async function search(
  scope: Scope,
  query: SearchQuery,
  { counted, catalogue }: SearchMemory,
): Promise<SearchResult> {
  const userId = await requireSearchLimit(scope)
  if (query.q !== '' && isTooShort(query.q, SEARCH.minCharacters)) return { ...NOTHING, isTooShort: true }
  const now = scope.now()
  const read = await readSearch(scope, query, now)
  if (read.isEmpty) return { ...NOTHING, ignored: [...read.plan.ignored] }
  const { plan } = read
  const sort = sortOf(query, plan.filters)
  const slice = { sort, limit: SEARCH.pageSize, offset: (query.page - 1) * SEARCH.pageSize, now }
  const [strict, named] = await Promise.all([
    selectProductNos(scope.db, read.all, slice),
    query.page === 1 ? brandsNamedLike(scope, userId, plan, BRANDS) : { total: 0, brands: [] },
  ])
  const canLoosen = strict.total === 0 && (query.q !== '' || isNarrowed(read.chosen))
  const loosened = canLoosen ? await loosen(read, (options) => hasProducts(scope.db, options, now)) : null
  const found = loosened ? await selectProductNos(scope.db, loosened.options, slice) : strict
  await count(scope, { userId, read, query, found: strict.total }, counted)
  const options = loosened?.options ?? read.all
  return {
    total: found.total,
    ...(await promoteResults(scope, catalogue, { userId, nos: found.nos, options, sort, offset: slice.offset })),
    corrected: plan.corrected,
    understood: plan.filters.map(understoodOf),
    ignored: [...plan.ignored],
    loosened: loosened && loosenedOf(plan, loosened, scope.language),
    isTooShort: false,
    brands: named.brands,
    brandTotal: named.total,
  }
}

interface Counted {
  readonly userId: string
  readonly read: AskedSearch
  readonly query: SearchQuery
  readonly found: number
}

async function count(scope: Scope, { userId, read, query, found }: Counted, counted: CountedSearches): Promise<void> {
  const day = berlinDayOf(scope.now())
  if (query.page !== 1 || read.asked === '' || !counted.isFirst(userId, day, read.asked)) return
  await countSearch(scope.db, day, read.asked, found)
}

/** A selected order overrides one named by words, such as "cheap". */
function sortOf({ sort }: SearchQuery, filters: readonly WordFilter[]): SearchQuery['sort'] {
  const [said] = filters.flatMap(({ wanted }) => (wanted.what === 'sort' ? [wanted.sort] : []))
  return said ?? sort
}

/** The dropped conditions, in the user's language. */
function loosenedOf(plan: QueryPlan, { kinds, filters, words }: LoosenedSearch, language: Language): Loosened {
  const nameOf = (id: string) => kindRow(id).names[language === 'de' ? 0 : 1]
  const [kind] = plan.kinds
  const isSame = kinds.join() === plan.kinds.join()
  return {
    kind: kind ? nameOf(kind) : null,
    instead: isSame ? [] : kinds.map(nameOf),
    filters: [...filters],
    words: [...words],
  }
}

/** Deletes counts of old searches. */
export const forgetOldSearches = ({ db, now }: World): Promise<void> =>
  deleteCountsBefore(db, berlinDayOf(new Date(now().getTime() - KEPT_DAYS * DAY_MS)))
