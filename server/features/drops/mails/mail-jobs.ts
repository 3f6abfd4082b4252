import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'

const ConfirmationOrder = z.strictObject({
  /** Id of the sign-up. */
  id: z.uuid(),
  /** Distinguishes a repeated attempt from a new mail. */
  letterId: z.uuid(),
})
export type ConfirmationOrder = z.output<typeof ConfirmationOrder>

/** Asks the owner of an address to confirm a sign-up. The address is read from the sign-up's row. */
export const sendConfirmationJob: JobKind<ConfirmationOrder> = {
  name: 'send-drop-confirmation',
  schema: ConfirmationOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

const PriceFall = z.strictObject({
  productId: z.uuid(),
  /** Current price. */
  priceCents: z.int().positive(),
  /** Lowest price of the 30 days before the fall (PAngV § 11). */
  lowestCents: z.int().positive(),
})

const PriceDigest = z.strictObject({
  /** Id of the user's alert. */
  alertId: z.uuid(),
  /** Day in the user's time zone; at most one mail a day. */
  day: z.iso.date(),
  falls: z.array(PriceFall).min(1),
})
export type PriceDigest = z.output<typeof PriceDigest>

/** One mail about all saved products that got cheaper. The job row is deleted after sending. */
export const sendPriceDigestJob: JobKind<PriceDigest> = {
  name: 'send-price-digest',
  schema: PriceDigest,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}
