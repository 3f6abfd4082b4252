import { productsContract } from '#contract/products.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readSafety } from './product-safety.service.ts'
import { readProduct } from './products.service.ts'
import { readPublicProduct } from './public-products.service.ts'

export function productsRoutes(context: RouteContext): void {
  serve(context, productsContract, {
    'GET /api/public/products/{id}': (scope, { params }) => readPublicProduct(scope, params.id),
    'GET /api/public/products/{id}/safety': (scope, { params }) => readSafety(scope, params.id),
    'GET /api/products/{id}': (scope, { params }) => readProduct(scope, params.id),
  })
}
