import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'

const LetterOrder = z.strictObject({
  about: z.enum(['contact', 'notice']),
  /** Of the message or report: the words stay in their row. */
  id: z.uuid(),
  /** An address of the operator; null for whoever wrote. */
  to: z.string().nullable(),
})
export type LetterOrder = z.output<typeof LetterOrder>

/** One letter about a message or report: to the operator, or the receipt to whoever wrote. */
export const sendSiteLetterJob: JobKind<LetterOrder> = {
  name: 'send-site-letter',
  schema: LetterOrder,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}
