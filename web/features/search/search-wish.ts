import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import { PRICE } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import { SEARCH } from '#contract/search.limits.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/search.ts'
import { SIZE_CHOICES } from '#contract/sizes.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { isSaid, listedIn, numberIn, oneIn, wordsIn } from '#web/ui/page/address-values.ts'

export const RESULT_TABS = ['products', 'brands'] as const
export type ResultTab = (typeof RESULT_TABS)[number]

/** What the list of results is to show, beside the words. */
export interface SearchWish {
  readonly filters: Filters
  readonly sale: boolean
  readonly drops: boolean
  readonly colour: BaseColour | null
  /** Id of the only brand to show. */
  readonly brand: string | null
  readonly sort: ProductSort
}

export const WHOLE_LIST: SearchWish = {
  filters: { gender: [], productType: [], sizes: [], priceRange: { min: PRICE.min, max: PRICE.max } },
  sale: false,
  drops: false,
  colour: null,
  brand: null,
  sort: PRODUCT_SORTS[0],
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Words and filters as the calls take them; Decision 104: a price only when min > 0 or max < 10 000. */
export function filtersOf(q: string, { filters, sale, drops, colour, brand }: SearchWish) {
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

/** The wish as the call for products takes it. */
export const queryOf = (q: string, wish: SearchWish) => ({ ...filtersOf(q, wish), sort: wish.sort })

/** What is searched, as part of an address under the names of the call; what is not chosen is not named. */
export function addressOf(q: string, wish: SearchWish, tab: ResultTab = RESULT_TABS[0]): string {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(filtersOf(q, wish))) {
    const text = Array.isArray(value) ? value.join(',') : `${value}`
    if (text) address.set(name, text)
  }
  if (wish.sort !== WHOLE_LIST.sort) address.set('sort', wish.sort)
  if (tab !== RESULT_TABS[0]) address.set('tab', tab)
  return address.toString()
}

/** Whether something beside the words decides what is found; the order does not. */
export const isNarrowed = (wish: SearchWish): boolean => addressOf('', { ...wish, sort: WHOLE_LIST.sort }) !== ''

/** What is searched according to an address; what is none of ours is left out. */
export function searchFrom(address: string): {
  readonly q: string
  readonly wish: SearchWish
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
    wish: {
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
