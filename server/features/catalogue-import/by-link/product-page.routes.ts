import { productPageContract } from '#contract/product-page.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addPagePictures, readProductPage } from './product-page.service.ts'

/** Filling in a product from its page in the shop. */
export function productPageRoutes(context: RouteContext): void {
  serve(context, productPageContract, {
    'POST /api/brand/product-page': (scope, { body }) => readProductPage(scope, body),
    'POST /api/brand/products/{id}/page-pictures': (scope, { params, body }) =>
      addPagePictures(scope, params.id, body.addresses),
  })
}
