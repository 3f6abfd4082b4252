import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'

const ConfirmationOrder = z.strictObject({
  /** Of the sign-up. */
  id: z.uuid(),
  /** Tells a repeat of this mail from a new question. */
  letterId: z.uuid(),
})
export type ConfirmationOrder = z.output<typeof ConfirmationOrder>

/** Asks the owner of an address whether the sign-up is theirs. The address stays in the sign-up's row. */
export const sendConfirmationJob: JobKind<ConfirmationOrder> = {
  name: 'send-drop-confirmation',
  schema: ConfirmationOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

const PriceFall = z.strictObject({
  productId: z.uuid(),
  /** What it costs now. */
  priceCents: z.int().positive(),
  /** Lowest price of the 30 days before the fall (PAngV § 11). */
  lowestCents: z.int().positive(),
})

const PriceDigest = z.strictObject({
  /** Of the person's alert. */
  alertId: z.uuid(),
  /** In the person's zone; one mail a day at most. */
  day: z.iso.date(),
  falls: z.array(PriceFall).min(1),
})
export type PriceDigest = z.output<typeof PriceDigest>

/** One mail about everything saved that got cheaper. Nothing of it stays behind after sending. */
export const sendPriceDigestJob: JobKind<PriceDigest> = {
  name: 'send-price-digest',
  schema: PriceDigest,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}
