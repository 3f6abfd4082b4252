import { ipHashOf } from '#server/platform/audit/audit.ts'
import { networkOf } from '#server/platform/load/rate-limit.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { keepOwnAddress } from './own-addresses.store.ts'

/** An address that was kept is kept again after this. */
const AGAIN_MS = 3_600_000
/** Pairs of brand and address that one process remembers. */
const MOST_REMEMBERED = 10_000

/**
 * R3 of Product 5: remembers from which addresses members use the workspace, so that clicks from them are free. What this
 * process remembers only saves writes.
 */
export function openOwnAddresses(world: Pick<World, 'db' | 'config' | 'now'>) {
  const keptAt = new Map<string, number>()
  return async (brandId: string, ip: string): Promise<void> => {
    const now = world.now()
    const address = networkOf(ip)
    const key = `${brandId} ${address}`
    const last = keptAt.get(key)
    if (last !== undefined && Math.abs(now.getTime() - last) < AGAIN_MS) return
    const ipHash = await ipHashOf({ ...world, address })
    if (ipHash === null) return
    await keepOwnAddress(world.db, { brandId, ipHash, at: now })
    if (keptAt.size >= MOST_REMEMBERED) keptAt.clear()
    keptAt.set(key, now.getTime())
  }
}
