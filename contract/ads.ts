import { z } from 'zod'
import { AD_TOKEN_HEADER } from './ads.limits.ts'
import { defineContract } from './endpoint.ts'
import { Id, IdempotencyHeaders, NoBody, Ok } from './schemas.ts'

const tag = 'ads'
const params = z.strictObject({ id: Id })

/** Of a promoted card; absent: the card was not promoted. */
export const AdToken = z.string().max(200)
export const AdHeaders = IdempotencyHeaders.extend({ [AD_TOKEN_HEADER]: AdToken.optional() })

export const adsContract = defineContract({
  'POST /api/products/{id}/click': {
    access: 'user',
    tag,
    summary: 'Count that the shopper went on to the brand’s shop; repeatable with the same Idempotency-Key (UUIDv7)',
    headers: AdHeaders,
    params,
    body: NoBody,
    response: Ok,
    errors: ['products.unknown'],
  },
  'POST /api/products/{id}/click/undo': {
    access: 'user',
    tag,
    summary:
      'The shopper came back within 5 seconds: a click on a promoted card with this Idempotency-Key costs nothing',
    headers: z.object({ 'idempotency-key': Id }),
    params,
    body: NoBody,
    response: Ok,
  },
})
