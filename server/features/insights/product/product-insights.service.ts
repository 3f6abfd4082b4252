import type { ProductInsights } from '#contract/product-insights.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectReach } from '../reach/reach.store.ts'
import { readPriceRadar, readSizeGap } from './groups.service.ts'
import { selectOwnProduct } from './product-insights.store.ts'
import { readStart } from './start.service.ts'

/** What a brand learns about one of its products beside the sums. */
export async function readProductInsights(scope: BrandScope, id: string): Promise<ProductInsights> {
  const product = await selectOwnProduct(scope.db, scope.member.brandId, id)
  ensure(product, 'products.unknown')
  const [start, price, size, reach] = await Promise.all([
    readStart(scope, product),
    readPriceRadar(scope, product),
    readSizeGap(scope, product),
    selectReach(scope.db, product.no),
  ])
  return { id, name: product.name, start, price, size, reach }
}
