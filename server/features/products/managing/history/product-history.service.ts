import type { brandProductsContract } from '#contract/brand-products.ts'
import type { HandlerResult } from '#contract/endpoint.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { readOwnProduct } from '../manage-products.service.ts'
import { selectEntries, selectPrices } from './product-history.store.ts'

type History = HandlerResult<(typeof brandProductsContract)['GET /api/brand/products/{id}/history']>

/** Who changed what of a product, and the prices that it had. */
export async function readHistory(scope: BrandScope, id: string): Promise<History> {
  await readOwnProduct(scope, id)
  const [entries, prices] = await Promise.all([
    selectEntries(scope.db, scope.member.brandId, id),
    selectPrices(scope.db, scope.member.brandId, id),
  ])
  return { entries, prices }
}
