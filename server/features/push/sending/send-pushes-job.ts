import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'

/** Sends due messages. Also runs by cron, for the end of quiet hours and for retries. */
export const sendPushesJob: JobKind<NoPayload> = {
  name: 'send-pushes',
  schema: NoPayload,
  cron: '*/5 * * * *',
  mostSeconds: 1800,
}
