import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { readFlag } from '#server/platform/operation/operation.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { planRuns, runFeed } from './run-feed.service.ts'
import { runFeedJob } from './run-feed-job.ts'

export const planFeedsJob: JobKind<NoPayload> = { name: 'plan-feeds', schema: NoPayload, cron: '* * * * *' }

/** Runs the jobs of feeds. */
export async function feedsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(runFeedJob, (key) => runFeed(world, key))
  await runner.perform(planFeedsJob, async () => {
    // Feeds wait while staff have switched imports off.
    if ((await readFlag(world, 'imports')).mode !== 'off') await planRuns(world)
  })
}
