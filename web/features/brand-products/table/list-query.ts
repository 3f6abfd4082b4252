import {
  BRAND_PRODUCT_SORTS,
  type BrandProductSort,
  LIST_LIMITS,
  PRODUCT_FLAWS,
  PRODUCT_STATES,
  YES_NO,
} from '#contract/brand-products.limits.ts'
import type { BrandProductFilter } from '#contract/brand-products.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { oneIn, wordsIn } from '#web/ui/page/address-values.ts'

/** What the list shows; all of it stands in the address. */
export interface ListQuery extends BrandProductFilter {
  readonly sort: BrandProductSort
}

export function readQuery(search: string): ListQuery {
  const query = new URLSearchParams(search)
  return {
    status: oneIn(query, 'status', PRODUCT_STATES),
    type: oneIn(query, 'type', PRODUCT_TYPES),
    gender: oneIn(query, 'gender', GENDERS),
    sale: oneIn(query, 'sale', YES_NO),
    drop: oneIn(query, 'drop', YES_NO),
    flaw: oneIn(query, 'flaw', PRODUCT_FLAWS),
    q: wordsIn(query.get('q') ?? '', LIST_LIMITS.search) || undefined,
    sort: oneIn(query, 'sort', BRAND_PRODUCT_SORTS) ?? 'updated',
  }
}

export function writeQuery({ sort, ...filter }: ListQuery): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (sort !== 'updated') query.set('sort', sort)
  return query.toString()
}

/** How many filters of the sheet are on; state and search have controls of their own. */
export const countFilters = ({ type, gender, sale, drop, flaw }: ListQuery): number =>
  [type, gender, sale, drop, flaw].filter(Boolean).length

export const isFiltered = (query: ListQuery): boolean =>
  countFilters(query) > 0 || query.status !== undefined || query.q !== undefined
