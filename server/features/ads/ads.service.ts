import { requireProduct } from '#server/features/products/products.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { insertClick, unnameClicksBefore } from './ads.store.ts'

/** Trust S77, 2.5: more clicks do not come from a shopper and must not count in statistics. */
const CLICKS = { name: 'click', hits: 30, seconds: 60 }

/** Records a click through to the brand's shop. */
export async function recordClick(scope: Scope, productId: string): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, CLICKS, scope.actor.userId)
  const product = await requireProduct(scope, productId)
  await insertClick(scope.db, scope.actor.userId, product.id)
}

const DAY_MS = 86_400_000
/** Trust 4.3: the user of a click is stored this long, to detect fraud; then only the click. */
const NAMED_MS = 90 * DAY_MS
/** Rows of one statement. */
const BATCH = 1000

/** Job: removes the user from old clicks, a small batch at a time. */
export async function unnameOldClicks(world: World, signal: AbortSignal): Promise<void> {
  const before = new Date(world.now().getTime() - NAMED_MS)
  for (let unnamed = 1; unnamed > 0 && !signal.aborted; ) unnamed = await unnameClicksBefore(world.db, before, BATCH)
}
