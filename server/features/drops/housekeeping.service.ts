import type { World } from '#server/platform/scope/scope.ts'
import { deleteConsentsEndedBefore, endOrphanedConsents } from './consents.store.ts'
import { deleteExpired, giveToOwners } from './sign-up/sign-ups.store.ts'

const DAY_MS = 86_400_000

/** Trust 4.3: an address is deleted 30 days after its mail was sent; the proof of consent after three years. */
const KEEP = {
  unconfirmedMs: 7 * DAY_MS,
  endedMs: 30 * DAY_MS,
  /** Sign-ups for a product that is released but hidden are deleted after this long. */
  neverSentMs: 30 * DAY_MS,
  proofMs: 3 * 365 * DAY_MS,
} as const

/**
 * Job: deletes addresses that are no longer needed, and old proofs. Sign-ups from before an account existed are assigned
 * to the account, so that they are in its list and are deleted with it.
 */
export async function tidySignUps(world: World): Promise<void> {
  await giveToOwners(world.db)
  const now = world.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const forgotten = await deleteExpired(world.db, {
    unconfirmed: before(KEEP.unconfirmedMs),
    ended: before(KEEP.endedMs),
    released: before(KEEP.neverSentMs),
  })
  if (forgotten > 0) world.log.info({ forgotten }, 'deleted addresses of drops that are over')
  await endOrphanedConsents(world.db, now)
  await deleteConsentsEndedBefore(world.db, before(KEEP.proofMs))
}
