import { SEARCH } from '#contract/search.limits.ts'
import type { ShopQuery } from '#contract/search.ts'
import { requireBrandNo } from '#server/features/brands/brand-ties.service.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { listOptions } from './list-options.ts'
import { type FoundProducts, selectProductNos } from './product-list.store.ts'
import { requireSearchLimit } from './search-rate-limit.ts'

/** Numbers of one page of a brand's products. */
export async function listShop(scope: Scope, brandId: string, query: ShopQuery): Promise<FoundProducts> {
  await requireSearchLimit(scope)
  const brandNo = await requireBrandNo(scope, brandId)
  const now = scope.now()
  const offset = (query.page - 1) * SEARCH.pageSize
  return selectProductNos(
    scope.db,
    { ...listOptions(query, now), brandNo },
    { sort: query.sort, limit: SEARCH.pageSize, offset, now },
  )
}
