import { BOARDS } from '#contract/boards.limits.ts'
import { requireProduct } from '#server/features/products/products.service.ts'
import { type ProductBytes, productsAsJson } from '#server/features/shelf/product-bytes.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import {
  countProducts,
  deleteProduct,
  insertProduct,
  isOnBoard,
  selectBoardsWith,
  selectProductsOf,
} from './board-products.store.ts'
import { readBoard, requireOwner } from './boards.service.ts'
import { lockBoard, touchBoard } from './boards.store.ts'

/** Adds a product to a board of the user. A product that is on the board already keeps its position. */
export async function addProduct(scope: Scope, boardId: string, productId: string): Promise<void> {
  const userId = await requireOwner(scope)
  const { no } = await requireProduct(scope, productId)
  await inTransaction(scope, async (inside) => {
    ensure(await lockBoard(inside.db, userId, boardId), 'boards.unknown')
    if (await isOnBoard(inside.db, boardId, no)) return
    ensure((await countProducts(inside.db, boardId)) < BOARDS.productsMost, 'boards.full')
    await insertProduct(inside.db, boardId, no, inside.now())
    await touchBoard(inside.db, boardId, inside.now())
  })
}

/** Removes a product from a board of the user, also one that is no longer sold. */
export async function removeProduct(scope: Scope, boardId: string, productId: string): Promise<void> {
  const userId = await requireOwner(scope)
  await inTransaction(scope, async (inside) => {
    ensure(await lockBoard(inside.db, userId, boardId), 'boards.unknown')
    if (await deleteProduct(inside.db, boardId, productId)) await touchBoard(inside.db, boardId, inside.now())
  })
}

/** Products of a board of the user as a JSON array, newest addition first. */
export async function listBoardProducts(scope: Scope, ready: ProductBytes, boardId: string): Promise<Buffer> {
  ensure(scope.actor, 'unauthenticated')
  const { userId } = scope.actor
  const list = await selectProductsOf(scope.db, userId, boardId)
  // No products: the board may belong to another user or not exist.
  if (list.length === 0) await readBoard(scope, userId, boardId)
  return productsAsJson(scope, ready, list)
}

/** The own boards that a product is on. */
export async function boardsWith(scope: Scope, productId: string): Promise<{ boardIds: string[] }> {
  ensure(scope.actor, 'unauthenticated')
  return { boardIds: await selectBoardsWith(scope.db, scope.actor.userId, productId) }
}
