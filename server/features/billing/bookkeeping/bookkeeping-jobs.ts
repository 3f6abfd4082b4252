import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS, NoPayload } from '#server/platform/jobs/jobs.ts'

const OneMonth = z.strictObject({ brandId: z.uuid(), month: z.string() })

/** Mails the invoices of a month to the tax adviser of a brand. */
export const mailMonthJob: JobKind<z.output<typeof OneMonth>> = {
  name: 'mail-invoice-month',
  schema: OneMonth,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

/** From the second of a month on: the last documents of the month before are made by then. */
export const sendMonthsJob: JobKind<NoPayload> = {
  name: 'send-invoice-months',
  schema: NoPayload,
  cron: '20 6 2-28 * *',
}
