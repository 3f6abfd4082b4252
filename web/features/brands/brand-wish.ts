import type { Gender, ProductType } from '#contract/limits.ts'
import { BRAND_SORTS, type BrandSort } from '#contract/search.ts'

/** What the list of brands is to show. */
export interface BrandWish {
  readonly q: string
  readonly gender: readonly Gender[]
  readonly productType: readonly ProductType[]
  readonly sale: boolean
  readonly drops: boolean
  /** Those followed, or those hidden; null: all that are not hidden. */
  readonly mine: 'following' | 'hidden' | null
  readonly sort: BrandSort
}

export const ALL_BRANDS: BrandWish = {
  q: '',
  gender: [],
  productType: [],
  sale: false,
  drops: false,
  mine: null,
  sort: BRAND_SORTS[0],
}

/** Nothing chosen: the list begins with its sections. */
export const isEverything = ({ q, gender, productType, sale, drops, mine }: BrandWish): boolean =>
  q === '' && gender.length === 0 && productType.length === 0 && !sale && !drops && mine === null
