import type { BaseColour } from '#contract/colours.ts'
import type { Filters } from '#contract/discovery.ts'
import { PRICE } from '#contract/limits.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/search.ts'

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
