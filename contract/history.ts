import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Product } from './products.ts'
import { Id, NoBody, Ok } from './schemas.ts'
import { HISTORY_KINDS } from './vocabulary.ts'

const tag = 'discovery'

const Entry = z
  .object({
    kind: z.enum(HISTORY_KINDS),
    /** When it was answered; null for cards that were only looked at, where only the day is stored. */
    at: z.iso.datetime().nullable(),
    /** Day on which it was looked at (Berlin); null where `at` is known. */
    day: z.iso.date().nullable(),
    isSaved: z.boolean(),
    product: Product,
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = Output<typeof Entry>

export const historyContract = defineContract({
  'GET /api/history': {
    access: 'user',
    tag,
    summary: 'The latest answer to each product, newest first: at most 500 and 90 days',
    query: z.strictObject({
      kind: z.enum(HISTORY_KINDS).optional(),
      cursor: z
        .string()
        .regex(/^[\w-]{1,80}$/)
        .optional(),
    }),
    response: z.object({
      entries: z.array(Entry),
      /** Cursor of the next page; null at the end. */
      cursor: z.string().nullable(),
    }),
  },
  'PUT /api/history/{id}': {
    access: 'user',
    tag,
    summary: 'Like a product after all, in place of the earlier answer',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ action: z.literal('like') }),
    response: Ok,
    errors: ['products.unknown', 'history.unknown'],
  },
  'DELETE /api/history/{id}': {
    access: 'user',
    tag,
    summary: 'Forget the answer to a product; `again` deals it again, otherwise it stays out of the deck',
    params: z.strictObject({ id: Id }),
    query: z.strictObject({ again: z.enum(['true', 'false']).default('false') }),
    body: NoBody,
    response: Ok,
    errors: ['history.unknown'],
  },
  'DELETE /api/history': {
    access: 'user',
    tag,
    summary: 'Forget all answers and looks; what was seen stays out of the deck, what is saved stays saved',
    body: NoBody,
    response: Ok,
  },
})
