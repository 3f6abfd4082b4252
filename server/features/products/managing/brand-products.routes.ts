import { brandProductsContract } from '#contract/brand-products.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { exportProducts } from '../exporting/export-products.service.ts'
import { listMissing } from '../importing/missing-fields.service.ts'
import { readHistory } from './history/product-history.service.ts'
import { changeProducts, deleteProduct } from './list/bulk-products.service.ts'
import { listOwnCards, listOwnIds, listOwnProducts } from './list/product-list.service.ts'
import { undoProducts } from './list/product-undo.service.ts'
import {
  createDraft,
  duplicateProduct,
  readFormFacts,
  readOwnProduct,
  saveOwnProduct,
} from './manage-products.service.ts'
import { stepProduct } from './product-steps.service.ts'

/** Binds what members of a brand do with its products. */
export function brandProductsRoutes(context: RouteContext): void {
  serve(context, brandProductsContract, {
    'GET /api/brand/products': (scope, { query }) => listOwnProducts(scope, query),
    'GET /api/brand/products/ids': (scope, { query }) => listOwnIds(scope, query),
    'GET /api/brand/products/missing': (scope) => listMissing(scope),
    'GET /api/brand/products/facts': (scope) => readFormFacts(scope),
    'GET /api/brand/products/cards': (scope) => listOwnCards(scope),
    'GET /api/brand/products/export': (scope, { query: { format } }, { reply }) => {
      const [type, name] =
        format === 'google-merchant' ? ['application/xml', 'products.xml'] : ['text/csv', 'products.csv']
      reply.type(`${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`)
      return exportProducts(scope, format)
    },
    'POST /api/brand/products': (scope, { body }) => createDraft(scope, body.form),
    'POST /api/brand/products/bulk': (scope, { body }) => changeProducts(scope, body.ids, body.action),
    'POST /api/brand/products/undo': async (scope, { body }) => ({ restored: await undoProducts(scope, body.undo) }),
    'GET /api/brand/products/{id}': (scope, { params }) => readOwnProduct(scope, params.id),
    'PUT /api/brand/products/{id}': (scope, { params, body }) => saveOwnProduct(scope, params.id, body),
    'POST /api/brand/products/{id}/step': (scope, { params, body }) => stepProduct(scope, params.id, body),
    'POST /api/brand/products/{id}/duplicate': (scope, { params }) => duplicateProduct(scope, params.id),
    'DELETE /api/brand/products/{id}': (scope, { params }) => deleteProduct(scope, params.id),
    'GET /api/brand/products/{id}/history': (scope, { params }) => readHistory(scope, params.id),
  })
}
