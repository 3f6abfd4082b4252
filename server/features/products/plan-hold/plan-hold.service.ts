import { CHOICE_MOST } from '#contract/subscription.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { activeProductsLock } from '../managing/own-products.store.ts'
import { settleProducts } from '../managing/settle-products.service.ts'
import { movePlanHolds } from './plan-hold.store.ts'

/** As many as a brand chooses from at once. */
const BATCH = CHOICE_MOST

type Inside = Pick<World, 'db' | 'now' | 'config'>

/** Job: holds back what the plan of a brand does not allow, and shows again what it does (Product 9). Deletes nothing. */
export async function settlePlan(world: Inside, brandId: string): Promise<void> {
  while ((await inTransaction(world, (inside) => settleBatch(inside, brandId, []))) === BATCH);
}

/** Some products of the brand, with these in the first places. In the caller's transaction; returns how many moved. */
export async function settleBatch(inside: Inside, brandId: string, chosen: readonly string[]): Promise<number> {
  await takeLock(inside.db, activeProductsLock(brandId))
  const { isPaused, activeProducts } = await limitsOf(inside, brandId)
  const places = { most: isPaused ? 0 : activeProducts, today: berlinDayOf(inside.now()), chosen }
  const moved = await movePlanHolds(inside.db, brandId, places, BATCH)
  await settleProducts(inside, moved)
  return moved.length
}
