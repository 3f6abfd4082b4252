import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { Id } from './schemas.ts'

/** The next thing to do, the most urgent first; `products` says how many it is about. */
export const NEXT_STEPS = [
  'change-submission',
  'imprint',
  'first-product',
  'broken-links',
  'materials',
  'pictures',
  'logo',
  'description',
  'team',
] as const

const TopProduct = z.object({
  id: Id,
  name: z.string(),
  viewers: z.int(),
  likes: z.int(),
  saves: z.int(),
  clicks: z.int(),
  /** Likes by viewers, with the bounds of the 95 % interval (Wilson). */
  rate: z.number(),
  low: z.number(),
  high: z.number(),
})

const Overview = z
  .object({
    products: z.object({
      /** Without archived ones. */
      total: z.int(),
      listed: z.int(),
      draft: z.int(),
      paused: z.int(),
      inReview: z.int(),
    }),
    views: z.object({
      total: z.int(),
      today: z.int(),
      /** Full hours since midnight in Berlin, and the views of yesterday in as many hours. */
      hour: z.int(),
      yesterdaySoFar: z.int(),
      /** The last seven full days, and the seven before. */
      week: z.int(),
      weekBefore: z.int(),
      /** The last fourteen full days, the oldest first. */
      days: z.array(z.int()),
    }),
    /** People who have a product saved now, once per product; and what seven days with today changed: saves less removals. */
    saves: z.object({
      total: z.int(),
      week: z.int(),
      /** The same change in the seven days before. */
      weekBefore: z.int(),
      /** People who saved one, on each of the last fourteen full days, the oldest first. */
      days: z.array(z.int()),
    }),
    /** People who went to the shop, by people who saw a product, in 28 days and the 28 before; null: no one saw one. */
    clickRate: z.number().min(0).max(1).nullable(),
    clickRateBefore: z.number().min(0).max(1).nullable(),
    /** What the shop reported (Product 2): `off`: not connected, `waiting`: there is a key, and no call yet. */
    orders: z.object({
      state: z.enum(['off', 'waiting', 'on']),
      /** In 30 days. */
      count: z.int(),
      valueCents: z.int(),
      /** Orders that followed a click, by people who went to the shop, in 28 days; null: no one went. */
      rate: z.number().nonnegative().nullable(),
    }),
    /** People who went to the shop, on each of the last fourteen full days, the oldest first. */
    clickDays: z.array(z.int()),
    interested: z.int(),
    followers: z.int(),
    /** Sums of a day; they name no user. */
    activity: z.array(
      z.object({
        kind: z.enum(['saved', 'clicked', 'followed']),
        day: z.iso.date(),
        people: z.int().positive(),
        /** Null for the brand itself. */
        product: z.object({ id: Id, name: z.string() }).nullable(),
      }),
    ),
    /** The best liked products of the last seven and 28 days with today; sums of days (Decision 134). */
    top: z.object({ week: z.array(TopProduct), month: z.array(TopProduct) }),
    /** End of the trial of the plan Pro (Decision 127); null: none, or it is over. */
    trialEndsAt: z.iso.datetime().nullable(),
    nextStep: z.object({ kind: z.enum(NEXT_STEPS), products: z.int() }).nullable(),
  })
  .meta({ id: 'BrandOverview' })
export type Overview = Output<typeof Overview>

export const overviewContract = defineContract({
  'GET /api/brand/overview': {
    access: 'brand',
    tag: 'workspace',
    summary: 'The figures of a brand, without those of its own team',
    response: Overview,
  },
})
