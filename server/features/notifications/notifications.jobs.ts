import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { forgetOldNotices } from './bell.service.ts'
import { mailNotice, mailNoticeJob } from './notify.service.ts'

export const notificationsHousekeepingJob: JobKind<NoPayload> = {
  name: 'notifications-housekeeping',
  schema: NoPayload,
  cron: '47 3 * * *',
}

/** Registers the jobs of notifications; `push` registers that of push messages. */
export async function notificationsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(mailNoticeJob, (order) => mailNotice(world, order))
  await runner.perform(notificationsHousekeepingJob, () => forgetOldNotices(world))
}
