import type { LikelyActor } from '#server/platform/http/route-context.ts'
import type { CarriedToken } from './carrier.ts'
import { hashOf } from './token-hash.ts'

/** About 200 bytes each. */
const MOST = 10_000

export interface Holders {
  /** Remembers whom this token belongs to as of now; null: it opens nothing. */
  note(carried: CarriedToken, holder: LikelyActor | null): void
  /** Whom the token belonged to when it was noted last; null when that is not known. */
  of(carried: CarriedToken): LikelyActor | null
  /** Lets go of somebody who left; null: of everybody. */
  forget(userId: string | null): void
}

/** Whom the tokens belonged to that came last. A session may have ended since: nothing but reading ahead builds on it. */
export function createHolders(most = MOST): Holders {
  const byHash = new Map<string, LikelyActor>()
  const keyOf = (carried: CarriedToken) => hashOf(carried).toString('latin1')
  return {
    note(carried, holder) {
      const key = keyOf(carried)
      byHash.delete(key)
      if (!holder) return
      byHash.set(key, { userId: holder.userId, personalised: holder.personalised })
      for (const oldest of byHash.keys()) {
        if (byHash.size <= most) return
        byHash.delete(oldest)
      }
    },
    of: (carried) => byHash.get(keyOf(carried)) ?? null,
    forget(userId) {
      for (const [key, holder] of byHash) if (userId === null || holder.userId === userId) byHash.delete(key)
    },
  }
}
