import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import { PRICE } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import { SEARCH } from '#contract/search.limits.ts'
import { SIZE_CHOICES } from '#contract/sizes.ts'
import { GENDERS, PRODUCT_SORTS, PRODUCT_TYPES, type ProductSort } from '#contract/vocabulary.ts'
import { isSaid, listedIn, numberIn, oneIn, wordsIn } from '#web/ui/page/address-values.ts'

export const RESULT_TABS = ['products', 'brands'] as const
export type ResultTab = (typeof RESULT_TABS)[number]

/** Filters and order of the results. */
export interface SearchOptions {
  readonly filters: Filters
  readonly sale: boolean
  readonly drops: boolean
  readonly colour: BaseColour | null
  /** Id of the brand to show; null: all. */
  readonly brand: string | null
  readonly sort: ProductSort
}

export const WHOLE_LIST: SearchOptions = {
  filters: { gender: [], productType: [], sizes: [], priceRange: { min: PRICE.min, max: PRICE.max } },
  sale: false,
  drops: false,
  colour: null,
  brand: null,
  sort: PRODUCT_SORTS[0],
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Query and filters as the calls take them; Decision 104: a price only when min > 0 or max < 10 000. */
export function filtersOf(q: string, { filters, sale, drops, colour, brand }: SearchOptions) {
  const { gender, productType, sizes, priceRange } = filters
  const hasPrice = priceRange.min > PRICE.min || priceRange.max < PRICE.max
  return {
    q,
    gender: [...gender],
    productType: [...productType],
    ...(sizes.length > 0 ? { size: [...sizes] } : {}),
    ...(hasPrice ? { minPrice: priceRange.min, maxPrice: priceRange.max } : {}),
    ...(sale ? { sale: 'true' as const } : {}),
    ...(drops ? { drops: 'true' as const } : {}),
    ...(colour ? { colour } : {}),
    ...(brand ? { brand } : {}),
  }
}

/** Query, filters and order for the call that lists products. */
export const queryOf = (q: string, options: SearchOptions) => ({ ...filtersOf(q, options), sort: options.sort })

/** The search as query string with the call's names; defaults are left out. */
export function addressOf(q: string, options: SearchOptions, tab: ResultTab = RESULT_TABS[0]): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(filtersOf(q, options))) {
    const text = Array.isArray(value) ? value.join(',') : `${value}`
    if (text) address.set(name, text)
  }
  if (options.sort !== WHOLE_LIST.sort) address.set('sort', options.sort)
  if (tab !== RESULT_TABS[0]) address.set('tab', tab)
  return address.toString()
}

/** How many of the options that are chosen in the sheet beside the deck's filters differ from the defaults. */
export const activeInSheet = ({ brand, colour, sort }: SearchOptions): number =>
  [brand !== WHOLE_LIST.brand, colour !== WHOLE_LIST.colour, sort !== WHOLE_LIST.sort].filter(Boolean).length

/** Whether filters restrict the results. */
export const isNarrowed = (options: SearchOptions): boolean =>
  addressOf('', { ...options, sort: WHOLE_LIST.sort }) !== ''

/** Reads a search from a query string; unknown values are left out. */
export function searchFrom(address: string): {
  readonly q: string
  readonly options: SearchOptions
  readonly tab: ResultTab
} {
  const given = new URLSearchParams(address)
  const brand = given.get('brand')?.toLowerCase() ?? ''
  const min = numberIn(given, 'minPrice', PRICE) ?? PRICE.min
  const max = numberIn(given, 'maxPrice', PRICE) ?? PRICE.max
  const filters = {
    gender: listedIn(given, 'gender', GENDERS),
    productType: listedIn(given, 'productType', PRODUCT_TYPES),
    sizes: listedIn(given, 'size', SIZE_CHOICES),
    priceRange: min <= max ? { min, max } : WHOLE_LIST.filters.priceRange,
  }
  return {
    q: wordsIn(given.get('q') ?? '', SEARCH.maxCharacters),
    options: {
      filters,
      sale: isSaid(given, 'sale'),
      drops: isSaid(given, 'drops'),
      colour: oneIn(given, 'colour', BASE_COLOURS) ?? null,
      brand: ID.test(brand) ? brand : null,
      sort: oneIn(given, 'sort', PRODUCT_SORTS) ?? WHOLE_LIST.sort,
    },
    tab: oneIn(given, 'tab', RESULT_TABS) ?? RESULT_TABS[0],
  }
}
