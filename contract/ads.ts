import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import { Id, IdempotencyHeaders, NoBody, Ok } from './schemas.ts'

const tag = 'ads'

export const adsContract = defineContract({
  'POST /api/products/{id}/click': {
    access: 'user',
    tag,
    summary: 'Count that the shopper went on to the brand’s shop; repeatable with the same Idempotency-Key (UUIDv7)',
    headers: IdempotencyHeaders,
    params: z.strictObject({ id: Id }),
    body: NoBody,
    response: Ok,
    errors: ['products.unknown'],
  },
})
