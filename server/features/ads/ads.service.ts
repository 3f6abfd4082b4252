import { requireProduct } from '#server/features/products/products.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { insertClick, unnameClicksBefore } from './ads.store.ts'

/** Trust S77, 2.5: beyond this it is no shopper, and statistics must not believe it. */
const CLICKS = { name: 'click', hits: 30, seconds: 60 }

/** Counts that somebody went on to the brand's shop. */
export async function recordClick(scope: Scope, productId: string): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, CLICKS, scope.actor.userId)
  const product = await requireProduct(scope, productId)
  await insertClick(scope.db, scope.actor.userId, product.id)
}

const DAY_MS = 86_400_000
/** Trust 4.3: who went is of use against fraud for so long; then only that somebody went. */
const NAMED_MS = 90 * DAY_MS
/** Rows of one statement. */
const BATCH = 1000

/** Job: makes old ways out to shops nobody's, a small batch at a time. */
export async function unnameOldClicks(world: World, signal: AbortSignal): Promise<void> {
  const before = new Date(world.now().getTime() - NAMED_MS)
  for (let unnamed = 1; unnamed > 0 && !signal.aborted; ) unnamed = await unnameClicksBefore(world.db, before, BATCH)
}
