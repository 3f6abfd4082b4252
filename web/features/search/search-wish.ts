import type { Filters } from '#contract/discovery.ts'
import { PRICE } from '#contract/limits.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/search.ts'

/** Families of colour, as products carry them. */
export const COLOURS = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'olive',
  'blue',
  'navy',
  'purple',
  'pink',
  'silver',
  'multicolour',
] as const
type Colour = (typeof COLOURS)[number]

/** What the list of results is to show, beside the words. */
export interface SearchWish {
  readonly filters: Filters
  readonly sale: boolean
  readonly drops: boolean
  readonly size: string | null
  readonly colour: Colour | null
  readonly sort: ProductSort
}

export const WHOLE_LIST: SearchWish = {
  filters: { gender: [], productType: [], priceRange: { min: PRICE.min, max: PRICE.max } },
  sale: false,
  drops: false,
  size: null,
  colour: null,
  sort: PRODUCT_SORTS[0],
}

/** The wish as the call takes it; decisions 4: a price only when min > 0 or max < 10 000. */
export function queryOf(q: string, { filters, sale, drops, size, colour, sort }: SearchWish) {
  const { gender, productType, priceRange } = filters
  const hasPrice = priceRange.min > PRICE.min || priceRange.max < PRICE.max
  return {
    q,
    gender: [...gender],
    productType: [...productType],
    ...(hasPrice ? { minPrice: priceRange.min, maxPrice: priceRange.max } : {}),
    ...(sale ? { sale: 'true' as const } : {}),
    ...(drops ? { drops: 'true' as const } : {}),
    ...(size ? { size } : {}),
    ...(colour ? { colour } : {}),
    sort,
  }
}
