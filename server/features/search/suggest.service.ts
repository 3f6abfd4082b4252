import { SEARCH } from '#contract/search.limits.ts'
import type { Suggestions } from '#contract/search.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/vocabulary.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { foldedWords } from '#server/platform/text/fold.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import { brandsNamedLike } from './brand-directory.service.ts'
import { listOptions } from './list-options.ts'
import { strictOptions } from './loosen.ts'
import { selectProductNos } from './product-list.store.ts'
import { planQuery } from './query-plan.ts'
import { selectPopular } from './search-counts.store.ts'
import { requireSearchLimit } from './search-rate-limit.ts'
import { type UnderstoodQuery, understand } from './understand.service.ts'

const PRODUCTS = 4
const PRODUCTS_FROM = 3
const BRANDS = 3
const WORDS = 4
const POPULAR = 8
/** Product 8: a query of fewer users could identify them. */
const POPULAR_FROM = 20
const POPULAR_DAYS = 14
const DAY_MS = 86_400_000

/** Common names of each product type, folded. */
const TYPE_NAMES: Readonly<Record<ProductType, readonly string[]>> = {
  shoes: ['schuhe', 'shoes', 'sneaker', 'boots'],
  pants: ['hosen', 'pants', 'jeans', 'shorts'],
  tops: ['oberteile', 'tops', 'hoodie', 'tshirt', 'jacke'],
  accessories: ['accessoires', 'accessories', 'cap', 'tasche', 'beanie'],
}

export interface Suggested extends Omit<Suggestions, 'products' | 'brands'> {
  readonly nos: readonly number[]
  readonly brands: readonly { readonly id: string; readonly name: string }[]
}

function typesNamed(words: readonly string[]): ProductType[] {
  const last = words.at(-1)
  if (last === undefined) return []
  const isMeant = (name: string) => name.startsWith(last) || stemOf(name) === stemOf(last)
  return PRODUCT_TYPES.filter((type) => TYPE_NAMES[type].some(isMeant))
}

/** Queries that complete the last word, the most used first. */
function completions(text: string, { vocabulary }: UnderstoodQuery): string[] {
  const last = foldedWords(text).at(-1)
  if (last === undefined) return []
  const before = text.trim().split(/\s+/).slice(0, -1)
  const known = [...(vocabulary.forms.get(last) ?? [])].sort((one, other) => other.documents - one.documents)
  const completing = known.filter(({ term }) => term.startsWith(last) && term !== last).slice(0, WORDS)
  return completing.map(({ spelling }) => [...before, spelling].join(' '))
}

/** Queries that many users searched recently. */
const popularSearches = (scope: Scope): Promise<string[]> =>
  selectPopular(scope.db, berlinDayOf(new Date(scope.now().getTime() - POPULAR_DAYS * DAY_MS)), POPULAR_FROM, POPULAR)

/** Suggestions for a partly typed query; without one, popular searches. */
export async function suggest(scope: Scope, text: string): Promise<Suggested> {
  const userId = await requireSearchLimit(scope)
  const nothing = { words: [], nos: [], brands: [], productTypes: [], popular: [] }
  if (text.length < SEARCH.minCharacters) return { ...nothing, popular: await popularSearches(scope) }
  const understood = await understand(scope, text, { completesLast: true })
  const plan = planQuery(understood)
  if (plan.kinds.length + plan.groups.length === 0) return nothing
  const options = strictOptions({ plan, chosen: listOptions({}, scope.now()) })
  const [products, { brands }] = await Promise.all([
    // Two letters match a quarter of all products, so only words and brands are suggested.
    text.length < PRODUCTS_FROM
      ? { nos: [] }
      : selectProductNos(scope.db, options, { sort: 'relevance', limit: PRODUCTS, offset: 0, now: scope.now() }),
    brandsNamedLike(scope, userId, plan, BRANDS),
  ])
  return {
    ...nothing,
    words: plan.corrected === null ? completions(text, understood) : [plan.corrected],
    nos: products.nos,
    brands: brands.map(({ id, name }) => ({ id, name })),
    productTypes: typesNamed(understood.typed.words),
  }
}
