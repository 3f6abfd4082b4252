import { z } from 'zod'
import { type JobKind, MAIL_RETRY_HOURS, NoPayload } from '#server/platform/jobs/jobs.ts'

const OneRequest = z.strictObject({ requestId: z.uuid() })

/** Mails those who can confirm a request, or the operator and the admins where it takes effect by itself. */
export const tellMoneyRequestJob: JobKind<z.output<typeof OneRequest>> = {
  name: 'tell-money-request',
  schema: OneRequest,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
}

/** Carries out requests whose day has passed. */
export const settleMoneyRequestsJob: JobKind<NoPayload> = {
  name: 'settle-money-requests',
  schema: NoPayload,
  cron: '* * * * *',
}
