import type { World } from '#server/platform/scope/scope.ts'
import { deleteConsentsEndedBefore, endOrphanedConsents } from './consents.store.ts'
import { deleteExpired, giveToOwners } from './sign-up/sign-ups.store.ts'

const DAY_MS = 86_400_000

/** Trust 4.3: an address stays until its mail was sent and 30 days more; the proof of consent three years. */
const KEEP = {
  unconfirmedMs: 7 * DAY_MS,
  endedMs: 30 * DAY_MS,
  /** A released product that nobody may see keeps nobody waiting longer. */
  neverSentMs: 30 * DAY_MS,
  proofMs: 3 * 365 * DAY_MS,
} as const

/**
 * Job: removes addresses that have served, and proofs whose time is over. What somebody signed up for before having an
 * account becomes the account's, so that it is in its list and goes with it.
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
