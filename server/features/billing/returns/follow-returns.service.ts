import { notifyCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { releasePosted, setAside } from './holds.store.ts'
import { takeOutcomes } from './returns.store.ts'

/**
 * Brings what is set aside in line with the refunds of a purchase, and tells the brand once when its refunds are over. Runs in
 * the transaction that changed them.
 */
export async function followReturns(world: Pick<World, 'db' | 'jobs' | 'now'>, purchaseId: string): Promise<void> {
  const { db, now } = world
  await releasePosted(db, purchaseId)
  await setAside(db, purchaseId)
  for (const { brandId, cents, hasFailed } of await takeOutcomes(db, purchaseId, now())) {
    await notifyCredit(world, brandId, { phase: hasFailed ? 'return-failed' : 'return-paid', cents })
  }
}
