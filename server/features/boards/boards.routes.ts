import { boardsContract } from '#contract/boards.ts'
import type { ProductBytes } from '#server/features/shelf/product-bytes.service.ts'
import { compressed } from '#server/platform/http/compress.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addProduct, boardsWith, listBoardProducts, removeProduct } from './board-products.service.ts'
import { createBoard, listBoards, removeBoard, rename, share, unshare } from './boards.service.ts'
import { copyShared, readShared } from './shared-boards.service.ts'

const OK = { ok: true } as const

/** Registers the calls about own and shared lists. */
export function boardsRoutes(context: RouteContext, ready: ProductBytes): void {
  serve(context, boardsContract, {
    'GET /api/boards': (scope) => listBoards(scope),
    'POST /api/boards': (scope, { body }) => createBoard(scope, body),
    'PATCH /api/boards/{id}': (scope, { params, body }) => rename(scope, params.id, body.name),
    'DELETE /api/boards/{id}': async (scope, { params }) => {
      await removeBoard(scope, params.id)
      return OK
    },
    'GET /api/boards/{id}/products': async (scope, { params }, exchange) =>
      compressed(await listBoardProducts(scope, ready, params.id), exchange),
    'PUT /api/boards/{id}/products/{productId}': async (scope, { params }) => {
      await addProduct(scope, params.id, params.productId)
      return OK
    },
    'DELETE /api/boards/{id}/products/{productId}': async (scope, { params }) => {
      await removeProduct(scope, params.id, params.productId)
      return OK
    },
    'GET /api/products/{id}/boards': (scope, { params }) => boardsWith(scope, params.id),
    'PUT /api/boards/{id}/share': (scope, { params, body }) => share(scope, params.id, body.showsOwner),
    'DELETE /api/boards/{id}/share': (scope, { params }) => unshare(scope, params.id),
    'GET /api/shared-boards/{token}': async (scope, { params }, exchange) =>
      compressed(await readShared(scope, ready, params.token), exchange),
    'POST /api/shared-boards/{token}/copy': (scope, { params }) => copyShared(scope, params.token),
  })
}
