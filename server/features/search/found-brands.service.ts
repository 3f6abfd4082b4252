import { SEARCH } from '#contract/search.limits.ts'
import type { FoundBrand, FoundBrandsQuery } from '#contract/search.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { requirePatience } from './patience.ts'
import { selectBrandsFound } from './product-list.store.ts'
import { readSearch } from './search.service.ts'

/** Brands by which a search can be narrowed: those that its words and its other filters find, and the chosen one. */
export async function listFoundBrands(scope: Scope, query: FoundBrandsQuery): Promise<FoundBrand[]> {
  await requirePatience(scope)
  const now = scope.now()
  const { brand, ...others } = query
  const { all } = await readSearch(scope, others, now)
  return selectBrandsFound(scope.db, all, { chosen: brand ?? null, limit: SEARCH.brandChoices, now })
}
