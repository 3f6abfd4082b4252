import { z } from 'zod'
import { Email } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id, Ok } from './schemas.ts'

const tag = 'drops'

const DropSignUp = z
  .object({
    id: Id,
    productId: Id,
    name: z.string(),
    brand: z.string(),
    /** Null: the product is released and the mail is being sent. */
    releaseDate: z.iso.datetime().nullable(),
    picture: Media.nullable(),
    /** Recipient of the mail. */
    email: z.string(),
  })
  .meta({ id: 'DropSignUp' })

const Alerts = z
  .object({
    /** The next release first. Sign-ups for other addresses are only shown to the owners of these addresses. */
    drops: z.array(DropSignUp),
    /** A mail when saved products get cheaper. */
    priceDrops: z.boolean(),
  })
  .meta({ id: 'Alerts' })
export type Alerts = Output<typeof Alerts>

export const dropsContract = defineContract({
  'POST /api/products/{id}/notifications': {
    access: 'public',
    tag,
    summary:
      'Ask for a mail when the product is released; an address other than the user’s own must be confirmed first',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ email: Email }),
    response: z.object({
      message: z.string(),
      /** The owner of the address is asked by mail; the answer does not reveal whether the address is known. */
      needsConfirmation: z.boolean(),
    }),
    errors: ['products.unknown', 'products.released'],
  },
  'GET /api/alerts': {
    access: 'user',
    tag,
    summary: 'The mails that the user has asked for',
    response: Alerts,
  },
  'PATCH /api/alerts': {
    access: 'user',
    tag,
    summary: 'Switch the mail about falling prices of saved products on or off',
    body: z.strictObject({ priceDrops: z.boolean() }),
    response: Ok,
  },
  'DELETE /api/alerts/drops/{id}': {
    access: 'user',
    tag,
    summary: 'Cancel one of the user’s sign-ups for a drop',
    params: z.strictObject({ id: Id }),
    response: Ok,
  },
  'GET /api/brand/products/{id}/waiting': {
    access: 'brand',
    brandRight: 'products',
    tag: 'workspace',
    summary: 'How many wait for a drop of the brand, and what became of their mails',
    params: z.strictObject({ id: Id }),
    response: z.object({
      /** Null: fewer than ten, and more than none. */
      waiting: z.int().nullable(),
      sent: z.int(),
      failed: z.int(),
      /** How often the link of the mails was followed; it is not known by whom. */
      clicked: z.int(),
    }),
    errors: ['products.unknown'],
  },
})
