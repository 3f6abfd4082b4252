import { pushNoticeJob } from '#server/features/notifications/notify.service.ts'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { pushNotice } from './sending/push-notice.service.ts'
import type { PushSender } from './sending/push-sender.ts'
import { forgetOldPushes, sendPushes } from './sending/send-pushes.service.ts'
import { sendPushesJob } from './sending/send-pushes-job.ts'

export const pushHousekeepingJob: JobKind<NoPayload> = {
  name: 'push-housekeeping',
  schema: NoPayload,
  cron: '41 3 * * *',
}

/** Registers the jobs of push messages. */
export async function pushWork(world: World, runner: JobRunner, sender: PushSender): Promise<void> {
  await runner.perform(sendPushesJob, async (_payload, signal) => {
    await sendPushes(world, sender, signal)
  })
  await runner.perform(pushNoticeJob, (order) => pushNotice(world, sender, order))
  await runner.perform(pushHousekeepingJob, () => forgetOldPushes(world))
}
