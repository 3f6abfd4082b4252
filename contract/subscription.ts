import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { PAID_PLANS, PLAN_NAMES } from './plans.limits.ts'
import { Id } from './schemas.ts'
import { CANCEL_REASONS, PAUSE_MONTHS, PLAN_INTERVALS, SUBSCRIPTION_STATES } from './subscription.limits.ts'

const tag = 'billing'
const readCall = { access: 'brand', tag } as const
const changeCall = { access: 'brand', brandRight: 'billing', tag } as const
const Cents = z.int().nonnegative()
const Moment = z.iso.datetime()

/** What is used of a limit; `most` null: any number. */
const Usage = z.object({ used: z.int().nonnegative(), most: z.int().nonnegative().nullable() })

export const OwnSubscription = z
  .object({
    /** The plan that holds now. */
    plan: z.enum(PLAN_NAMES),
    interval: z.enum(PLAN_INTERVALS),
    /** Null: the brand has none yet; it begins with its approval. */
    state: z.enum(SUBSCRIPTION_STATES).nullable(),
    /** Whether plans are sold here. */
    isOnSale: z.boolean(),
    /** End of the period, the trial or the pause; null: without an end. */
    until: Moment.nullable(),
    /** When an unpaid plan becomes Free, and when the card is tried again. */
    unpaid: z.object({ endsAt: Moment, nextAttemptAt: Moment.nullable() }).nullable(),
    /** What staff let hold until a moment, with their reason; null: the brand has its own plan. */
    override: z.object({ until: Moment, reason: z.string(), ownPlan: z.enum(PLAN_NAMES) }).nullable(),
    /** What follows the period, net; null: nothing is charged. */
    next: z.object({ plan: z.enum(PLAN_NAMES), interval: z.enum(PLAN_INTERVALS), netCents: Cents }).nullable(),
    usage: z.object({ products: Usage, drops: Usage, team: Usage }),
    /** Active products that are paused, because they are above the limit. */
    heldProducts: z.int().nonnegative(),
    /** What each paid plan would mean now; empty for members who may not pay. */
    offers: z.array(
      z.object({
        plan: z.enum(PAID_PLANS),
        interval: z.enum(PLAN_INTERVALS),
        /** Net, for a whole period. */
        priceCents: Cents,
        /** `now`: it is paid and holds at once; `period-end`: from the end of the period on; `never`: it is the present one. */
        when: z.enum(['now', 'period-end', 'never']),
        /** What is paid now, net. */
        nowCents: Cents,
        until: Moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnSubscription' })
export type OwnSubscription = Output<typeof OwnSubscription>

const Held = z.object({
  id: Id,
  name: z.string(),
  /** In the last 90 days. */
  likes: z.int().nonnegative(),
  isHeld: z.boolean(),
})

/** Active products that can be chosen from, at most. */
export const CHOICE_MOST = 1000

export const subscriptionContract = defineContract({
  'GET /api/brand/subscription': {
    ...readCall,
    summary: 'The plan of the brand, what of it is used, and what other plans would mean',
    response: OwnSubscription,
  },
  'PUT /api/brand/subscription': {
    ...changeCall,
    summary: 'Change to another plan at the end of the period; a larger one is ordered at the checkout',
    body: z.strictObject({ plan: z.enum(PAID_PLANS), interval: z.enum(PLAN_INTERVALS) }),
    response: OwnSubscription,
    errors: ['plans.impossible'],
  },
  'DELETE /api/brand/subscription': {
    ...changeCall,
    summary: 'Cancel the plan at the end of its period; one that is not paid ends at once',
    body: z.strictObject({ reason: z.enum(CANCEL_REASONS).nullable() }),
    response: OwnSubscription,
    errors: ['plans.impossible'],
  },
  'POST /api/brand/subscription/keep': {
    ...changeCall,
    summary: 'Take back a cancellation or a planned change',
    response: OwnSubscription,
    errors: ['plans.impossible'],
  },
  'POST /api/brand/subscription/pause': {
    ...changeCall,
    summary: 'Pause the plan: nothing of the brand is shown, and the time that was paid stands still',
    body: z.strictObject({ months: z.union(PAUSE_MONTHS.map((months) => z.literal(months))) }),
    response: OwnSubscription,
    errors: ['plans.impossible'],
  },
  'POST /api/brand/subscription/resume': {
    ...changeCall,
    summary: 'End a pause',
    response: OwnSubscription,
    errors: ['plans.impossible'],
  },
  'GET /api/brand/subscription/products': {
    access: 'brand',
    brandRight: 'products',
    tag,
    summary: 'The active products of a brand that has more than its plan shows, the most liked first',
    response: z.object({ products: z.array(Held).max(CHOICE_MOST), most: z.int().nonnegative() }),
  },
  'PUT /api/brand/subscription/products': {
    access: 'brand',
    brandRight: 'products',
    tag,
    summary: 'Choose which products are shown; places that are left go to the most liked of the others',
    body: z.strictObject({ shown: z.array(Id).max(CHOICE_MOST) }),
    response: z.object({ products: z.array(Held).max(CHOICE_MOST), most: z.int().nonnegative() }),
    errors: ['products.plan-limit'],
  },
})
