import { SEARCH } from '#contract/search.limits.ts'
import type { FoundBrand, FoundBrandsQuery } from '#contract/search.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { selectBrandsFound } from './product-list.store.ts'
import { readSearch } from './search.service.ts'
import { requireSearchLimit } from './search-rate-limit.ts'

/** Brands that can filter a search: those found by its words and its other filters, and the selected one. */
export async function listFoundBrands(scope: Scope, query: FoundBrandsQuery): Promise<FoundBrand[]> {
  await requireSearchLimit(scope)
  const now = scope.now()
  const { brand, ...others } = query
  const { all } = await readSearch(scope, others, now)
  return selectBrandsFound(scope.db, all, { chosen: brand ?? null, limit: SEARCH.brandChoices, now })
}
