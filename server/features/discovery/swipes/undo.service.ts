import { randomUUID } from 'node:crypto'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { restore } from '#server/features/saved/saved.service.ts'
import { NO_CONTEXT } from '#server/platform/http/event-context.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { appendEntries, findProductId, selectEnds, selectKeyed, selectLastSwipe } from './interactions.store.ts'

/**
 * Takes back the last swipe and returns its product. One step only: after an undo nothing can be undone until the
 * next swipe. A repeat with the same key returns the same product and changes nothing.
 */
export async function undoSwipe(scope: Scope, key: string | null): Promise<string> {
  ensure(scope.actor, 'unauthenticated')
  const { userId } = scope.actor
  return inTransaction(scope, async (inside) => {
    const people = await lockUsers(inside, [userId])
    ensure(people.has(userId), 'unauthenticated')
    const repeated = key === null ? null : await findRepeated(inside, userId, key)
    return repeated ?? takeBackLast(inside, userId, key ?? randomUUID())
  })
}

async function findRepeated({ db }: Scope, userId: string, key: string): Promise<string | null> {
  const [earlier] = await selectKeyed(db, [{ userId, key }])
  if (!earlier) return null
  ensure(earlier.action === 'undo', 'idempotency-key.reused')
  const productId = await findProductId(db, earlier.productNo)
  ensure(productId, 'discovery.nothing-to-undo')
  return productId
}

async function takeBackLast(scope: Scope, userId: string, key: string): Promise<string> {
  const last = await selectLastSwipe(scope.db, userId)
  ensure(last?.productId && last.action !== 'undo', 'discovery.nothing-to-undo')
  const { seqs } = await selectEnds(scope.db, [userId])
  const { productNo, savedBefore } = last
  const seq = (seqs.get(userId) ?? 0) + 1
  const entry = { userId, seq, productNo, action: 'undo', key, takesBack: last.seq, savedBefore: null } as const
  await appendEntries(scope.db, [{ ...entry, ...NO_CONTEXT }])
  // A product that was unsaved after the swipe stays unsaved: the later action counts (Trust I2).
  if (!last.wasUnsaved) await restore(scope, { userId, productNo, savedBefore, swipedAt: last.createdAt })
  return last.productId
}
