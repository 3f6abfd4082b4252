import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type DisputedClaim, giveDomain, lockClaimsOf, selectClaimsOf, takeDomain } from './disputes.store.ts'
import { refreshVerified } from './domains.store.ts'

export type { DisputedClaim } from './disputes.store.ts'

/** The brands that have proven the domain of this claim, the one that has it first; empty where nothing is disputed. */
export async function readDispute({ db }: Pick<World, 'db'>, claimId: string): Promise<DisputedClaim[]> {
  const claims = await selectClaimsOf(db, claimId)
  return claims.some(({ disputedAt }) => disputedAt !== null) ? claims : []
}

/**
 * Gives a disputed domain to one of the brands that have proven it, in the caller's transaction. The others keep their
 * claim without a proof. The caller records the decision and notifies.
 */
export async function settleDispute(
  { db, now }: Pick<World, 'db' | 'now'>,
  claimId: string,
  winnerId: string,
): Promise<{ readonly winner: DisputedClaim; readonly others: readonly DisputedClaim[] }> {
  const claims = await lockClaimsOf(db, claimId)
  const winner = claims.find(({ brandId }) => brandId === winnerId)
  ensure(winner && claims.some(({ disputedAt }) => disputedAt !== null), 'review.unknown')
  const others = claims.filter((claim) => claim !== winner)
  for (const { id, brandId } of others) {
    // Before the winner has it: the index allows one proof of a domain.
    await takeDomain(db, id)
    await refreshVerified(db, brandId, now())
  }
  await giveDomain(db, winner, now())
  await refreshVerified(db, winner.brandId, now())
  return { winner, others }
}
