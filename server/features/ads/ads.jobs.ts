import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { anonymiseOldClicks } from './ads.service.ts'

export const unnameClicksJob: JobKind<NoPayload> = {
  name: 'unname-clicks',
  schema: NoPayload,
  cron: '11 3 * * *',
  mostSeconds: 3600,
}

/** Runs the jobs of advertising. */
export async function adsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(unnameClicksJob, (_none, signal) => anonymiseOldClicks(world, signal))
}
