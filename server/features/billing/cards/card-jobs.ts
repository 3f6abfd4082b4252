import { z } from 'zod'
import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'

const PaidPurchase = z.strictObject({ purchaseId: z.uuid() })

/** Asks the provider which card paid, as events do not say it, and keeps it where that was agreed. */
export const readPaidCardJob: JobKind<z.output<typeof PaidPurchase>> = { name: 'read-paid-card', schema: PaidPurchase }

const OneSetup = z.strictObject({ setupId: z.uuid() })

/** Asks the provider what became of a card that is saved without a payment. */
export const confirmSetupJob: JobKind<z.output<typeof OneSetup>> = { name: 'confirm-card-setup', schema: OneSetup }

/** For events that never came. */
export const confirmSetupsJob: JobKind<NoPayload> = {
  name: 'confirm-card-setups',
  schema: NoPayload,
  cron: '*/5 * * * *',
}
