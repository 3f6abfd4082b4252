import { requireProduct } from '#server/features/products/products.service.ts'
import { requireWithinLimit } from '#server/platform/rate-limit.ts'
import { ensure } from '#server/platform/refuse.ts'
import type { Scope } from '#server/platform/scope.ts'
import { insertClick } from './ads.store.ts'

/** trust S77, 2.5: beyond this it is no shopper, and statistics must not believe it. */
const CLICKS = { name: 'click', hits: 30, seconds: 60 }

/** Counts that somebody went on to the brand's shop. */
export async function recordClick(scope: Scope, productId: string): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, CLICKS, scope.actor.userId)
  const product = await requireProduct(scope, productId)
  await insertClick(scope.db, scope.actor.userId, product.id)
}
