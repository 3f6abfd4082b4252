import { z } from 'zod'
import { AUTO_TOPUP, AUTO_TOPUP_PAUSES } from './billing.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { CREDIT_PACKAGES, OWN_AMOUNT } from './plans.limits.ts'

const tag = 'billing'
const brandCall = { access: 'brand', brandRight: 'billing', tag } as const
const Cents = z.int().nonnegative()

/** What is bought each time, net. */
const Amount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('package'), name: z.enum(CREDIT_PACKAGES) }),
  z.strictObject({ kind: z.literal('own'), cents: z.int().min(AUTO_TOPUP.leastCents).max(OWN_AMOUNT.mostCents) }),
])

const Chosen = {
  isOn: z.boolean(),
  /** Credit is bought when less than this is left. */
  thresholdCents: z.int().min(AUTO_TOPUP.leastThresholdCents).max(AUTO_TOPUP.mostThresholdCents),
  amount: Amount,
  /** Net, of all automatic purchases of a calendar month (Berlin). */
  capCents: z.int().min(AUTO_TOPUP.leastCents).max(AUTO_TOPUP.mostCapCents),
}

const AutoTopup = z
  .object({
    /** 0: nothing was chosen yet; the rest are suggestions. */
    version: z.int().nonnegative(),
    ...Chosen,
    /** Net, what it bought this month, or is buying. */
    usedCents: Cents,
    /** A purchase is under way. */
    isBuying: z.boolean(),
    /** Why it buys nothing until it is saved again; null: it is not paused. */
    pausedFor: z.enum(AUTO_TOPUP_PAUSES).nullable(),
  })
  .meta({ id: 'AutoTopup' })
export type AutoTopup = Output<typeof AutoTopup>

export const autoTopupContract = defineContract({
  'GET /api/brand/auto-topup': {
    ...brandCall,
    summary: 'Whether credit is bought by itself with the saved card, and within which bounds',
    response: AutoTopup,
  },
  'PUT /api/brand/auto-topup': {
    ...brandCall,
    summary: 'Order that credit is bought by itself, change its bounds, or end it; ends a pause',
    body: z.strictObject({ version: z.int().nonnegative(), ...Chosen }),
    response: AutoTopup,
    errors: [
      'conflict',
      'billing.not-sold',
      'billing.native',
      'billing.closed',
      'billing.company',
      'billing.package',
      'billing.auto-card',
      'billing.auto-cap',
    ],
  },
})
