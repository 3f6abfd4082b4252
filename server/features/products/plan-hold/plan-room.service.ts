import { limitsOf, moreBy } from '#server/features/brands/plan-limits.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { activeProductsLock, countActive } from '../managing/own-products.store.ts'

/** Whether a release is still to come. */
export const isDropAt = (releaseAt: Date | null, now: Date): boolean => releaseAt !== null && releaseAt > now

/**
 * Decision 127: the plan says how many products are active, and how many drops. Locked for the brand, so that two concurrent
 * calls do not both pass.
 */
export async function requireRoom(scope: BrandScope, isDrop: boolean): Promise<void> {
  const { db, member } = scope
  await takeLock(db, activeProductsLock(member.brandId))
  const { isPaused, activeProducts: most } = await limitsOf(scope, member.brandId)
  ensure(!isPaused, 'products.plan-paused')
  const { active } = await countActive(db, member.brandId, scope.now())
  if (active >= most) await refuseProducts(scope, most)
  if (isDrop) await requireDropRoom(scope, 0)
}

/** `mine`: drops that are counted and ask for their place. */
export async function requireDropRoom(scope: BrandScope, mine = 1): Promise<void> {
  const { db, member } = scope
  await takeLock(db, activeProductsLock(member.brandId))
  const { activeDrops: n } = await limitsOf(scope, member.brandId)
  const { drops } = await countActive(db, member.brandId, scope.now())
  if (n === null || drops - mine < n) return
  const more = await moreBy(scope, ({ activeDrops }) => activeDrops === null || activeDrops > n)
  throw new Refusal('products.plan-drops', { values: { n, more } })
}

/** Refuses more active products than the plan allows, unless there are no more of them than before. */
export async function requireRoomAfter(scope: BrandScope, before: number): Promise<void> {
  const { activeProducts: most } = await limitsOf(scope, scope.member.brandId)
  const { active } = await countActive(scope.db, scope.member.brandId, scope.now())
  if (active > most && active > before) await refuseProducts(scope, most)
}

async function refuseProducts(scope: BrandScope, n: number): Promise<never> {
  const more = await moreBy(scope, ({ activeProducts }) => activeProducts > n)
  throw new Refusal('products.plan-limit', { values: { n, more } })
}
