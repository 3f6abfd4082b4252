import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'

/** Sends what is due. By the clock, too: quiet hours end, and what failed is tried again. */
export const sendPushesJob: JobKind<NoPayload> = {
  name: 'send-pushes',
  schema: NoPayload,
  cron: '*/5 * * * *',
  mostSeconds: 1800,
}
