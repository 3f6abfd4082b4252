import { BRAND_FILTERS, STAFF_BRANDS, TRUST_LEVELS } from '#contract/administration.limits.ts'
import type { StaffBrandFilters } from '#contract/administration.ts'
import { PLAN_NAMES } from '#contract/plans.limits.ts'
import { oneIn, wordsIn } from '#web/ui/page/address-values.ts'

/** The filters of an address; what a user mistyped there is left out. */
export function filtersIn(query: URLSearchParams): StaffBrandFilters {
  const q = wordsIn(query.get('q') ?? '', STAFF_BRANDS.searchMost)
  const [state, plan, trust] = [
    oneIn(query, 'state', BRAND_FILTERS),
    oneIn(query, 'plan', PLAN_NAMES),
    oneIn(query, 'trust', TRUST_LEVELS),
  ]
  return {
    ...(q !== '' && { q }),
    ...(state && { state }),
    ...(plan && { plan }),
    ...(trust && { trust }),
    ...(query.get('reported') === 'yes' && { reported: 'yes' }),
  }
}
