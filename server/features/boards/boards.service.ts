import { randomBytes } from 'node:crypto'
import { BOARDS } from '#contract/boards.limits.ts'
import type { Board } from '#contract/boards.ts'
import type { Language } from '#contract/vocabulary.ts'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { pictureOf, requireProduct } from '#server/features/products/products.service.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { BOARD_LIMITS } from './board-limits.ts'
import { insertProduct } from './board-products.store.ts'
import {
  type BoardRow,
  countBoards,
  deleteBoard,
  findBoard,
  insertBoard,
  renameBoard,
  selectBoards,
  shareBoard,
  unshareBoard,
} from './boards.store.ts'

/** 192 random bits: links cannot be guessed. */
const TOKEN_BYTES = 24

function present(row: BoardRow, language: Language): Board {
  return {
    id: row.id,
    name: row.name,
    count: row.count,
    covers: row.covers.map((cover) => pictureOf(cover, cover, language)),
    share: row.shareToken === null ? null : { token: row.shareToken, showsOwner: row.showsOwner },
  }
}

/** The id of the signed-in user, within the limit for changes. */
export async function requireOwner(scope: Scope): Promise<string> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, BOARD_LIMITS.changes, scope.actor.userId)
  return scope.actor.userId
}

/** A user's own board as the contract shows it. */
export async function readBoard(scope: Scope, userId: string, id: string): Promise<Board> {
  const row = await findBoard(scope.db, userId, id)
  ensure(row, 'boards.unknown')
  return present(row, scope.language)
}

/** The own boards, the one that changed last first. */
export async function listBoards(scope: Scope): Promise<Board[]> {
  ensure(scope.actor, 'unauthenticated')
  const rows = await selectBoards(scope.db, scope.actor.userId)
  return rows.map((row) => present(row, scope.language))
}

/** Creates a board, with a first product if one is given. */
export async function createBoard(
  scope: Scope,
  input: { readonly name: string; readonly productId?: string | undefined },
): Promise<Board> {
  const userId = await requireOwner(scope)
  const product = input.productId === undefined ? null : await requireProduct(scope, input.productId)
  return naming(() =>
    inTransaction(scope, async (inside) => {
      await requireRoom(inside, userId)
      const id = await insertBoard(inside.db, userId, input.name, inside.now())
      if (product) await insertProduct(inside.db, id, product.no, inside.now())
      return readBoard(inside, userId, id)
    }),
  )
}

/** Refuses a user who has as many boards as allowed. Locks the user, so that two devices cannot both pass. */
export async function requireRoom(inside: Scope, userId: string): Promise<void> {
  const present = await lockUsers(inside, [userId])
  ensure(present.has(userId), 'unauthenticated')
  ensure((await countBoards(inside.db, userId)) < BOARDS.most, 'boards.too-many')
}

/** Renames a list of the caller; refuses a name that another of their lists has. */
export async function rename(scope: Scope, id: string, name: string): Promise<Board> {
  const userId = await requireOwner(scope)
  const isOwn = await naming(() => renameBoard(scope.db, userId, id, { name, now: scope.now() }))
  ensure(isOwn, 'boards.unknown')
  return readBoard(scope, userId, id)
}

/** Deletes a board with its link. Saved and other boards do not change. */
export async function removeBoard(scope: Scope, id: string): Promise<void> {
  const userId = await requireOwner(scope)
  ensure(await deleteBoard(scope.db, userId, id), 'boards.unknown')
}

/** Shares a board by link. Sharing it again keeps the link and only changes whether the owner is named. */
export async function share(scope: Scope, id: string, showsOwner: boolean): Promise<Board> {
  const userId = await requireOwner(scope)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  ensure(await shareBoard(scope.db, userId, id, { token, showsOwner }), 'boards.unknown')
  return readBoard(scope, userId, id)
}

/** Ends the link for good. */
export async function unshare(scope: Scope, id: string): Promise<Board> {
  const userId = await requireOwner(scope)
  ensure(await unshareBoard(scope.db, userId, id), 'boards.unknown')
  return readBoard(scope, userId, id)
}

/** Runs what names a board, and refuses a taken name as the unique index reports it: two devices cannot both be first. */
export async function naming<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error) === 'boards_name') throw new Refusal('boards.name-taken', { cause: error })
    throw error
  }
}
