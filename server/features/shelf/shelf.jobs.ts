import { notify } from '#server/platform/data/database.ts'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { COUNTS_CHANNEL } from './catalogue.service.ts'
import { addNewCounts, countAnew } from './counts.store.ts'
import { train, trainWhenDue } from './training/training.service.ts'

/** Longer than the greatest timeout of a training that the configuration accepts. */
const TRAINING_SECONDS = 13 * 3600

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
export const trainWhenDueJob: JobKind<NoPayload> = {
  name: 'train-when-due',
  schema: NoPayload,
  cron: '* * * * *',
  mostSeconds: TRAINING_SECONDS,
}
export const trainNightlyJob: JobKind<NoPayload> = {
  name: 'train-nightly',
  schema: NoPayload,
  cron: '41 3 * * *',
  mostSeconds: TRAINING_SECONDS,
}

async function count(world: World, how: typeof addNewCounts): Promise<void> {
  await inTransaction(world, async ({ db }) => {
    if ((await how(db)) > 0) await notify(db, COUNTS_CHANNEL, '')
  })
}

/**
 * The shelf's jobs in the worker. New swipes are counted every minute. All swipes are counted again every night and
 * after each training, so that swipes of deleted accounts no longer count. A model is trained every night, and whenever
 * there are enough new swipes.
 */
export async function shelfWork(world: World, runner: JobRunner, databaseUrl: string): Promise<void> {
  await runner.perform(countSwipesJob, () => count(world, addNewCounts))
  await runner.perform(countSwipesAnewJob, () => count(world, countAnew))
  const countAfter = async (trained: Promise<boolean>): Promise<void> => {
    if (await trained) await count(world, countAnew)
  }
  await runner.perform(trainWhenDueJob, (_none, signal) => countAfter(trainWhenDue(world, { databaseUrl, signal })))
  await runner.perform(trainNightlyJob, (_none, signal) => countAfter(train(world, { databaseUrl, signal })))
}
