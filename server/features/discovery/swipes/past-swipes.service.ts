import { randomUUID } from 'node:crypto'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { keep } from '#server/features/saved/saved.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { hasHistory, insertFirstEntries } from './past-swipes.store.ts'

interface PastSwipe {
  readonly productNo: number
  readonly action: 'like' | 'pass' | 'unsave'
  readonly at: Date
}

/**
 * Writes the history of a user who has none, such as an account of the demo: the log with the moments of the swipes, and
 * the saved list that follows from it. Does nothing for a user with a history.
 */
export async function recordPastSwipes(
  world: Pick<World, 'db'>,
  userId: string,
  swipes: readonly PastSwipe[],
): Promise<boolean> {
  return inTransaction(world, async (inside) => {
    const present = await lockUsers(inside, [userId])
    if (!present.has(userId) || swipes.length === 0 || (await hasHistory(inside.db, userId))) return false
    const savedAt = new Map<number, Date>()
    const entries = swipes.map(({ productNo, action, at }, index) => {
      const savedBefore = savedAt.get(productNo) ?? null
      if (action === 'like') savedAt.set(productNo, savedBefore ?? at)
      else savedAt.delete(productNo)
      return { userId, seq: index + 1, productNo, action, key: randomUUID(), savedBefore, at }
    })
    await insertFirstEntries(inside.db, userId, entries)
    await keep(
      inside,
      [...savedAt].map(([productNo, at]) => ({ userId, productNo, savedAt: at.toISOString() })),
    )
    return true
  })
}
