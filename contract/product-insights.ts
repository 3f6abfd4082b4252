import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { START_STATES } from './product-insights.limits.ts'
import { Id } from './schemas.ts'

/** Product 3, "Start-Schub". */
const ProductStart = z
  .object({
    state: z.enum(START_STATES),
    goal: z.int().positive(),
    days: z.int().positive(),
    /** How often it was dealt and shown since it is live, without advertisements: once per person and day (Berlin). */
    impressions: z.int().nonnegative(),
    /** When it went live, or is released; null: not yet. */
    since: z.iso.datetime().nullable(),
    /** The day (Berlin) on which it had them all. */
    reachedOn: z.iso.date().nullable(),
  })
  .meta({ id: 'ProductStart' })
export type ProductStart = Output<typeof ProductStart>

/** A share of at least 20 people (Decision 135), with the bounds of its 95 % interval. */
const ShareOfPeople = z
  .object({
    people: z.int().positive(),
    rate: z.number().min(0).max(1),
    low: z.number().min(0).max(1),
    high: z.number().min(0).max(1),
  })
  .meta({ id: 'ShareOfPeople' })
export type ShareOfPeople = Output<typeof ShareOfPeople>

/** Of those who passed the product, how many said that it is too expensive. Null where fewer than 20 people did anything. */
const PriceRadar = z
  .object({
    /** The price now, in a sale the reduced one; null: never shown so far. */
    priceCents: z.int().nullable(),
    now: ShareOfPeople.nullable(),
    /** At prices that it had before, the latest first. */
    before: z.array(ShareOfPeople.extend({ priceCents: z.int() })),
    /** Products of the same type of at least five other brands, at similar prices. */
    similar: ShareOfPeople.extend({ fromCents: z.int(), toCents: z.int() }).nullable(),
  })
  .meta({ id: 'PriceRadar' })

/** Why people do not get a product: each number is rounded down to a multiple of 20 (Decision 135). */
const ProductReach = z
  .object({
    madeAt: z.iso.datetime(),
    /** People of the last weeks whose filters admit its type and gender; the others are parts of them, in this order. */
    fitting: z.int(),
    seen: z.int(),
    outOfPrice: z.int(),
    outOfSize: z.int(),
    /** Nothing is in the way but its place in their order. */
    open: z.int(),
  })
  .meta({ id: 'ProductReach' })

const ProductInsights = z
  .object({
    id: Id,
    name: z.string(),
    start: ProductStart,
    price: PriceRadar,
    /** Of those who saved it and named sizes, how many find none of theirs. Null for types without sizes. */
    size: z.object({ missing: ShareOfPeople.nullable() }).nullable(),
    /** Null: not made so far, which happens at night for what is shown. */
    reach: ProductReach.nullable(),
  })
  .meta({ id: 'ProductInsights' })
export type ProductInsights = Output<typeof ProductInsights>

export const productInsightsContract = defineContract({
  'GET /api/brand/insights/products/{id}': {
    access: 'brand',
    brandRight: 'insights',
    tag: 'workspace',
    summary:
      'What a brand learns about one product: its first impressions, its price, missing sizes, and why people do not get it',
    params: z.strictObject({ id: Id }),
    response: ProductInsights,
    errors: ['products.unknown'],
  },
})
