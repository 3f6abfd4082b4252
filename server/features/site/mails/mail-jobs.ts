import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'

const SiteMailOrder = z.strictObject({
  about: z.enum(['contact', 'notice', 'decision', 'appeal', 'appeal-decision']),
  /** Of the message, report or appeal; the text stays in its row. */
  id: z.uuid(),
  /** An address of the operator; null: the sender, who gets a receipt or the decision. */
  to: z.string().nullable(),
  /** Of a decision that can be taken back: nothing is sent where another one was made since. */
  decidedAt: z.iso.datetime().optional(),
})
export type SiteMailOrder = z.output<typeof SiteMailOrder>

/** One mail about a message or report: to the operator, or the receipt to the sender. */
export const sendSiteMailJob: JobKind<SiteMailOrder> = {
  name: 'send-site-letter', // stored in the queue, so it keeps its name
  schema: SiteMailOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}
