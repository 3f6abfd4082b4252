import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import { Product } from './products.ts'
import { NoBody, Ok } from './schemas.ts'

const tag = 'saved'

const SavedProduct = Product.meta({ id: 'SavedProduct' })

export const savedContract = defineContract({
  'GET /api/saved-products': {
    access: 'user',
    tag,
    summary: 'Saved products, newest first',
    response: z.array(SavedProduct),
    raw: true,
  },
  'DELETE /api/saved-products': {
    access: 'user',
    tag,
    summary: 'Clear all saved products',
    body: NoBody,
    response: Ok,
  },
})
