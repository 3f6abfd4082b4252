import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { deleteUnwantedTastes } from './feed/feed-without-taste.store.ts'
import { forgetOldBehaviour } from './retention/retention.service.ts'

export const forgetTastesJob: JobKind<NoPayload> = {
  name: 'forget-tastes',
  schema: NoPayload,
  cron: '29 * * * *',
}
/** Runs before the nightly training and counting, which then exclude the deleted data. */
export const forgetOldBehaviourJob: JobKind<NoPayload> = {
  name: 'forget-old-behaviour',
  schema: NoPayload,
  cron: '7 3 * * *',
  mostSeconds: 3600,
}

/**
 * What the worker does for discovery. The taste of a user who turned the personal order off is deleted within the hour,
 * also when no deck is requested any more. Data past its retention time is deleted every night.
 */
export async function discoveryWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(forgetTastesJob, () => deleteUnwantedTastes(world.db))
  await runner.perform(forgetOldBehaviourJob, (_none, signal) => forgetOldBehaviour(world, signal))
}
