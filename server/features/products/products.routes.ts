import { productsContract } from '#contract/products.ts'
import type { Door } from '#server/platform/http/door.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readProduct } from './products.service.ts'
import { readPublicProduct } from './public-products.service.ts'

export function productsRoutes(door: Door): void {
  serve(door, productsContract, {
    'GET /api/public/products/{id}': (scope, { params }) => readPublicProduct(scope, params.id),
    'GET /api/products/{id}': (scope, { params }) => readProduct(scope, params.id),
  })
}
