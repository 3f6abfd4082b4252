import { BASE_COLOURS, type BaseColour } from '#contract/colours.ts'
import type { Filters } from '#contract/discovery.ts'
import { GENDERS, PRICE, PRODUCT_TYPES, SEARCH } from '#contract/limits.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/search.ts'
import { SIZE_CHOICES } from '#contract/sizes.ts'
import { isSaid, listedIn, numberIn, oneIn, wordsIn } from '#web/ui/page/address-values.ts'

/** What the list of results is to show, beside the words. */
export interface SearchWish {
  readonly filters: Filters
  readonly sale: boolean
  readonly drops: boolean
  readonly colour: BaseColour | null
  readonly sort: ProductSort
}

export const WHOLE_LIST: SearchWish = {
  filters: { gender: [], productType: [], sizes: [], priceRange: { min: PRICE.min, max: PRICE.max } },
  sale: false,
  drops: false,
  colour: null,
  sort: PRODUCT_SORTS[0],
}

/** The wish as the call takes it; decisions 4: a price only when min > 0 or max < 10 000. */
export function queryOf(q: string, { filters, sale, drops, colour, sort }: SearchWish) {
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
    sort,
  }
}

/** What is searched, as part of an address under the names of the call; what is not chosen is not named. */
export function addressOf(q: string, wish: SearchWish): string {
  const { sort, ...chosen } = queryOf(q, wish)
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) {
    const text = Array.isArray(value) ? value.join(',') : `${value}`
    if (text) address.set(name, text)
  }
  if (sort !== WHOLE_LIST.sort) address.set('sort', sort)
  return address.toString()
}

/** What is searched according to an address; what is none of ours is left out. */
export function searchFrom(address: string): { readonly q: string; readonly wish: SearchWish } {
  const given = new URLSearchParams(address)
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
      sort: oneIn(given, 'sort', PRODUCT_SORTS) ?? WHOLE_LIST.sort,
    },
  }
}
