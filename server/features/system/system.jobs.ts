import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { deleteDeadProcesses, deleteWatchedBefore } from '#server/platform/watch/watch.store.ts'
import { alarmOfSecurityEvents, mailAlarm, mailAlarmJob } from './security-alarm.service.ts'
import { deleteAlarmsBefore } from './security-alarm.store.ts'

const KEPT_DAYS = 14
const DAY_MS = 86_400_000
const DEAD_MINUTES = 60

const housekeepingJob: JobKind<NoPayload> = { name: 'system-housekeeping', schema: NoPayload, cron: '41 4 * * *' }
const securityJob: JobKind<NoPayload> = { name: 'security-alarm', schema: NoPayload, cron: '*/10 * * * *' }

/** The jobs that watch the installation. */
export async function systemWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(housekeepingJob, async () => {
    const before = new Date(world.now().getTime() - KEPT_DAYS * DAY_MS)
    await deleteWatchedBefore(world.db, before)
    await deleteAlarmsBefore(world.db, berlinDayOf(before))
    await deleteDeadProcesses(world.db, DEAD_MINUTES)
  })
  await runner.perform(securityJob, () => alarmOfSecurityEvents(world))
  await runner.perform(mailAlarmJob, (payload) => mailAlarm(world, payload))
}
