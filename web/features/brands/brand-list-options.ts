import { SEARCH } from '#contract/search.limits.ts'
import {
  BRAND_SORTS,
  type BrandSort,
  GENDERS,
  type Gender,
  PRODUCT_TYPES,
  type ProductType,
} from '#contract/vocabulary.ts'
import { isSaid, listedIn, oneIn, wordsIn } from '#web/ui/page/address-values.ts'

const OWN_LISTS = ['following', 'hidden'] as const

/** Filters and order of the list of brands. */
export interface BrandListOptions {
  readonly q: string
  readonly gender: readonly Gender[]
  readonly productType: readonly ProductType[]
  readonly sale: boolean
  readonly drops: boolean
  /** Followed brands, or hidden ones; null: all that are not hidden. */
  readonly mine: (typeof OWN_LISTS)[number] | null
  readonly sort: BrandSort
  /** Sorted by name: the first letter of the list; null: the whole list. */
  readonly from: string | null
}

export const ALL_BRANDS: BrandListOptions = {
  q: '',
  gender: [],
  productType: [],
  sale: false,
  drops: false,
  mine: null,
  sort: BRAND_SORTS[0],
  from: null,
}

/** Whether no filter is chosen and the order is the default: the sections are shown above the list. */
export const isEverything = ({ q, gender, productType, sale, drops, mine, sort }: BrandListOptions): boolean =>
  q === '' && gender.length === 0 && productType.length === 0 && !sale && !drops && mine === null && sort !== 'name'

/** The options as query string, so that going back shows the same list. */
export function addressOf({ q, gender, productType, sale, drops, mine, sort, from }: BrandListOptions): string {
  const address = new URLSearchParams()
  if (q) address.set('q', q)
  if (gender.length > 0) address.set('gender', gender.join(','))
  if (productType.length > 0) address.set('productType', productType.join(','))
  if (sale) address.set('sale', 'true')
  if (drops) address.set('drops', 'true')
  if (mine) address.set('mine', mine)
  if (sort !== ALL_BRANDS.sort) address.set('sort', sort)
  if (from !== null) address.set('from', from)
  return address.toString()
}

/** Reads the options from a query string; unknown values are left out. */
export function optionsFrom(address: string): BrandListOptions {
  const given = new URLSearchParams(address)
  const from = given.get('from') ?? ''
  const sort = oneIn(given, 'sort', BRAND_SORTS) ?? ALL_BRANDS.sort
  return {
    q: wordsIn(given.get('q') ?? '', SEARCH.maxCharacters),
    gender: listedIn(given, 'gender', GENDERS),
    productType: listedIn(given, 'productType', PRODUCT_TYPES),
    sale: isSaid(given, 'sale'),
    drops: isSaid(given, 'drops'),
    mine: oneIn(given, 'mine', OWN_LISTS) ?? null,
    sort,
    from: sort === 'name' && /^[A-Z#]$/.test(from) ? from : null,
  }
}
