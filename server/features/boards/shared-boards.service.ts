import { BOARDS } from '#contract/boards.limits.ts'
import type { Board } from '#contract/boards.ts'
import { type ProductBytes, productsAsJson } from '#server/features/shelf/product-bytes.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { BOARD_LIMITS } from './board-limits.ts'
import { naming, readBoard, requireOwner, requireRoom } from './boards.service.ts'
import { findFreeName, insertBoard } from './boards.store.ts'
import { copyProducts, findCover, findShared, selectPublicProducts } from './shared-boards.store.ts'

/** A shared board as JSON in the contract's shape, found by the token of its link. */
export async function readShared(scope: Scope, ready: ProductBytes, token: string): Promise<Buffer> {
  await requireWithinLimit(scope, BOARD_LIMITS.looks, scope.address)
  const board = await findShared(scope.db, token)
  ensure(board, 'boards.link-over')
  const products = await productsAsJson(scope, ready, await selectPublicProducts(scope.db, board.id))
  const head = JSON.stringify({ name: board.name, owner: board.owner }).slice(0, -1)
  return Buffer.concat([Buffer.from(`${head},"products":`), products, Buffer.from('}')])
}

/** Link preview of a shared board; null when the link is not valid (any more). */
export async function describeShared(world: Pick<World, 'db'>, token: string) {
  const board = await findShared(world.db, token)
  if (!board) return null
  const [products, cover] = await Promise.all([selectPublicProducts(world.db, board.id), findCover(world.db, board.id)])
  return { name: board.name, owner: board.owner, count: products.length, cover }
}

/** Copies the visible products of a shared board to a new board of the user, under its name or the next free one. */
export async function copyShared(scope: Scope, token: string): Promise<Board> {
  const userId = await requireOwner(scope)
  return naming(() =>
    inTransaction(scope, async (inside) => {
      const board = await findShared(inside.db, token)
      ensure(board, 'boards.link-over')
      await requireRoom(inside, userId)
      const name = await findFreeName(inside.db, userId, { name: board.name, stem: stemOf(board.name) })
      const id = await insertBoard(inside.db, userId, name, inside.now())
      await copyProducts(inside.db, { fromId: board.id, toId: id, now: inside.now() })
      return readBoard(inside, userId, id)
    }),
  )
}

/** Leaves room for " 2" to " 99" after it, and cuts no surrogate pair. */
const stemOf = (name: string): string =>
  name
    .slice(0, BOARDS.nameMax - 3)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
