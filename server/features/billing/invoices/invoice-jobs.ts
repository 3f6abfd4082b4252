import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS, NoPayload } from '#server/platform/jobs/jobs.ts'

const OneInvoice = z.strictObject({ invoiceId: z.uuid() })
type OneInvoice = z.output<typeof OneInvoice>

/** Makes the PDF of an invoice. */
export const makeInvoiceJob: JobKind<OneInvoice> = {
  name: 'make-invoice',
  schema: OneInvoice,
  retryHours: MAIL_RETRY_HOURS,
}

/** Mails it to the address of the order. */
export const mailInvoiceJob: JobKind<OneInvoice> = {
  name: 'mail-invoice',
  schema: OneInvoice,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

export const eraseInvoicesJob: JobKind<NoPayload> = { name: 'erase-invoices', schema: NoPayload, cron: '29 4 * * *' }
