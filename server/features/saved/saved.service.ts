import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { type ProductBytes, productsAsJson } from '#server/features/shelf/product-bytes.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import {
  deleteAllSaved,
  deleteSaved,
  insertSaved,
  type SavedEntry,
  type SavedKey,
  selectSaved,
  selectSavedList,
  wasClearedSince,
} from './saved.store.ts'

type Writer = Pick<World, 'db'>

/** Which of these are saved, and since when. */
export const findSaved = (scope: Writer, keys: readonly SavedKey[]): Promise<SavedEntry[]> =>
  selectSaved(scope.db, keys)

/** Saves products. The users are locked and have not saved them yet. */
export async function keep(scope: Writer, entries: readonly SavedEntry[]): Promise<void> {
  if (entries.length > 0) await insertSaved(scope.db, entries)
}

/** Removes products from the lists. The users are locked. */
export async function release(scope: Writer, keys: readonly SavedKey[]): Promise<void> {
  if (keys.length > 0) await deleteSaved(scope.db, keys)
}

interface Earlier extends SavedKey {
  /** Since when the product had been saved before the swipe; null when it was not. */
  readonly savedBefore: string | null
  readonly swipedAt: string
}

/** Restores the saved state from before a swipe. Products saved before the list was cleared stay cleared (Trust I2). */
export async function restore(scope: Writer, earlier: Earlier): Promise<void> {
  const { userId, productNo, savedBefore, swipedAt } = earlier
  const comesBack = savedBefore !== null && !(await wasClearedSince(scope.db, userId, swipedAt))
  if (comesBack) await insertSaved(scope.db, [{ userId, productNo, savedAt: savedBefore }])
  else await deleteSaved(scope.db, [{ userId, productNo }])
}

/** The saved products as a JSON array of the contract's products, newest first; also those no longer dealt. */
export async function listSaved(scope: Scope, ready: ProductBytes): Promise<Buffer> {
  ensure(scope.actor, 'unauthenticated')
  return productsAsJson(scope, ready, await selectSavedList(scope.db, scope.actor.userId))
}

/** Clears the list. Undo does not restore what was saved before. */
export async function clearSaved(scope: Scope): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await inTransaction(scope, async (inside) => {
    const present = await lockUsers(inside, [actor.userId])
    ensure(present.has(actor.userId), 'unauthenticated')
    await deleteAllSaved(inside.db, actor.userId)
  })
}
