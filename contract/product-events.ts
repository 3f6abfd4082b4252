import { z } from 'zod'
import { AdToken } from './ads.ts'
import { defineContract } from './endpoint.ts'
import { EVENT_SOURCES } from './event-context.ts'
import { EVENTS_PER_CALL } from './product-events.limits.ts'
import { Id } from './schemas.ts'

export const productEventsContract = defineContract({
  'POST /api/product-events': {
    access: 'user',
    tag: 'discovery',
    summary: 'Count which products were shown and opened; repeatable, because a person counts once per product and day',
    body: z.strictObject({
      events: z
        .array(
          z.strictObject({
            /** UUIDv7 made at the event: it contains the moment. */
            key: Id,
            productId: Id,
            kind: z.enum(['shown', 'detail']),
            source: z.enum(EVENT_SOURCES),
            /** Of a promoted card. */
            ad: AdToken.optional(),
          }),
        )
        .min(1)
        .max(EVENTS_PER_CALL),
    }),
    /** How many events were about products that exist and are public; the others are left out. */
    response: z.object({ accepted: z.int() }),
  },
})
