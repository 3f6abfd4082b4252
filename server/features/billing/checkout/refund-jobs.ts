import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS, NoPayload } from '#server/platform/jobs/jobs.ts'

const OneRefund = z.strictObject({ refundId: z.uuid() })

/** Mails staff that a refund did not arrive. */
export const tellRefundFailedJob: JobKind<z.output<typeof OneRefund>> = {
  name: 'tell-refund-failed',
  schema: OneRefund,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

/** Sends refunds again that the provider has not answered. */
export const sendRefundsJob: JobKind<NoPayload> = { name: 'send-refunds', schema: NoPayload, cron: '* * * * *' }
