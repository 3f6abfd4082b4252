import { PRICE } from '#contract/discovery.limits.ts'
import { SEARCH } from '#contract/search.limits.ts'
import type { SearchQuery } from '#contract/search.ts'
import { SIZED_TYPES } from '#contract/sizes.ts'
import { gendersAdmitted } from '#contract/vocabulary.ts'
import { sizeRequirements } from '#server/features/products/sizes/sizes.service.ts'
import type { ListOptions } from './product-list.store.ts'
import { type HowMany, rankingOf, tsqueryOf, type Words } from './query-plan.ts'
import type { Wanted } from './word-filters.ts'

const DAY_MS = 86_400_000

export type ChosenFilters = Omit<SearchQuery, 'q' | 'brand' | 'sort' | 'page'> & {
  readonly fresh?: 'true' | 'false' | undefined
}

/** The filters of a list in the form of the store. */
export function listOptions(chosen: ChosenFilters, now: Date): ListOptions {
  const { gender, productType, minPrice, maxPrice, sale, drops, size, colour, fresh } = chosen
  const min = minPrice ?? PRICE.min
  const max = maxPrice ?? PRICE.max
  return {
    words: null,
    brandNo: null,
    isShop: false,
    genders: gendersAdmitted(gender ?? []),
    productTypes: productType ?? [],
    // Decision 104: the price filters only when min > 0 or max < 10 000.
    minCents: min > PRICE.min ? Math.round(min * 100) : null,
    maxCents: max < PRICE.max ? Math.round(max * 100) : null,
    isOnSale: sale === 'true',
    isDrop: drops === 'true',
    sizes: sizeRequirements(size ?? []),
    colours: colour ? [[colour]] : [],
    notColours: [],
    notLexemes: [],
    listedAfter: fresh === 'true' ? new Date(now.getTime() - SEARCH.newDays * DAY_MS) : null,
  }
}

/** Whether any filter besides words is set. */
export const isNarrowed = ({ words: _words, ...filters }: ListOptions): boolean =>
  Object.values(filters).some((filter) => (Array.isArray(filter) ? filter.length > 0 : filter))

/** The words in the form of the store; null when there are none. */
export const wordsOf = (words: Words, how: HowMany): ListOptions['words'] =>
  words.kinds.length + words.groups.length === 0 ? null : { match: tsqueryOf(words, how), rank: rankingOf(words) }

/** The options with one more filter, which words of the query named. */
export function narrowedBy(options: ListOptions, wanted: Wanted): ListOptions {
  switch (wanted.what) {
    case 'gender':
      return { ...options, genders: gendersAdmitted([...options.genders, wanted.gender]) }
    case 'colour':
      return { ...options, colours: [...options.colours, wanted.colours] }
    case 'not-colour':
      return { ...options, notColours: [...options.notColours, ...wanted.colours] }
    case 'not-word':
      return { ...options, notLexemes: [...options.notLexemes, ...wanted.lexemes] }
    case 'size':
      return { ...options, sizes: sizesOf(wanted), productTypes: typesSized(options, wanted) }
    case 'price':
      return {
        ...options,
        minCents: wanted.min === null ? options.minCents : wanted.min * 100,
        maxCents: wanted.max === null ? options.maxCents : wanted.max * 100,
      }
    case 'sale':
      return { ...options, isOnSale: true }
    case 'drops':
      return { ...options, isDrop: true }
    case 'sort':
      return options
  }
}

const NO_SIZE = SIZED_TYPES.map((type) => ({ type, keys: [] }))

const sizesOf = ({ choices }: Extract<Wanted, { what: 'size' }>): ListOptions['sizes'] =>
  choices.length > 0 ? sizeRequirements(choices) : NO_SIZE

/** A size alone selects the types that have it; a kind or a type beside it takes precedence. */
function typesSized({ productTypes, words }: ListOptions, { choices }: Extract<Wanted, { what: 'size' }>) {
  if (productTypes.length > 0 || words !== null) return productTypes
  return [...new Set(choices.map((choice) => choice.split(':')[0] ?? ''))]
}
