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
    /** Null: it is out, and the mail is on its way. */
    releaseDate: z.iso.datetime().nullable(),
    picture: Media.nullable(),
    /** Where the mail goes. */
    email: z.string(),
  })
  .meta({ id: 'DropSignUp' })

const Alerts = z
  .object({
    /** The next release first. Sign-ups of other addresses are their owners', and not told to whoever noted them. */
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
    summary: 'Be told by mail when the product is released; addresses other than the own are asked first',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ email: Email }),
    response: z.object({
      message: z.string(),
      /** A mail asks the owner of the address; says nothing about what we know of it. */
      needsConfirmation: z.boolean(),
    }),
    errors: ['products.unknown', 'products.released'],
  },
  'GET /api/alerts': {
    access: 'user',
    tag,
    summary: 'What the person is told about by mail',
    response: Alerts,
  },
  'PATCH /api/alerts': {
    access: 'user',
    tag,
    summary: 'Turn the mail about falling prices of saved products on or off',
    body: z.strictObject({ priceDrops: z.boolean() }),
    response: Ok,
  },
  'DELETE /api/alerts/drops/{id}': {
    access: 'user',
    tag,
    summary: 'Take an own sign-up for a drop back',
    params: z.strictObject({ id: Id }),
    response: Ok,
  },
})
