import { notify } from '#server/platform/database.ts'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope.ts'
import { addNewCounts, countAnew } from './shelf/counts.store.ts'

/** NOTIFY: swipe counts changed, so base rates did. */
export const COUNTS_CHANNEL = 'counts_changed'

export const countSwipesJob: JobKind<NoPayload> = {
  name: 'count-swipes',
  schema: NoPayload,
  cron: '* * * * *',
}
export const countSwipesAnewJob: JobKind<NoPayload> = {
  name: 'count-swipes-anew',
  schema: NoPayload,
  cron: '17 4 * * *',
}

async function count(world: World, how: typeof addNewCounts): Promise<void> {
  await inTransaction(world, async ({ db }) => {
    if ((await how(db)) > 0) await notify(db, COUNTS_CHANNEL, '')
  })
}

/** What the worker does for discovery: base rates follow the swipes within a minute, and are set right every night. */
export async function discoveryWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(countSwipesJob, () => count(world, addNewCounts))
  await runner.perform(countSwipesAnewJob, () => count(world, countAnew))
}
