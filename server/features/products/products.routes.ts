import { productsContract } from '#contract/products.ts'
import type { Door } from '#server/platform/http/door.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readProduct } from './products.service.ts'
import { signUpForRelease } from './release-signups.service.ts'

export function productsRoutes(door: Door): void {
  serve(door, productsContract, {
    'GET /api/products/{id}': (scope, { params }) => readProduct(scope, params.id),
    'POST /api/products/{id}/notifications': async (scope, { params, body }) => ({
      message: await signUpForRelease(scope, params.id, body.email),
    }),
  })
}
