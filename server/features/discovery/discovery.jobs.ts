import { notify } from '#server/platform/data/database.ts'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { deleteUnwantedTastes } from './feed/feed-without-taste.store.ts'
import { forgetOldBehaviour } from './retention/retention.service.ts'
import { addNewCounts, countAnew } from './shelf/counts.store.ts'
import { train, trainWhenDue } from './training/training.service.ts'

/** NOTIFY: swipe counts changed, so base rates did. */
export const COUNTS_CHANNEL = 'counts_changed'

/** Longer than the configuration lets any training take. */
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
export const forgetTastesJob: JobKind<NoPayload> = {
  name: 'forget-tastes',
  schema: NoPayload,
  cron: '29 * * * *',
}
/** Before the nightly training and counting, which then learn and count without what is gone. */
export const forgetOldBehaviourJob: JobKind<NoPayload> = {
  name: 'forget-old-behaviour',
  schema: NoPayload,
  cron: '7 3 * * *',
  mostSeconds: 3600,
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
 * What the worker does for discovery: base rates follow the swipes within a minute, and are set right after each
 * training and every night; the taste of whoever turned the personal order off goes within the hour, also when no deck
 * is dealt any more; what is too old to keep goes at night; what everybody's swipes have in common is learned when
 * enough are new, and every night, so that whoever left is forgotten.
 */
export async function discoveryWork(world: World, runner: JobRunner, databaseUrl: string): Promise<void> {
  await runner.perform(countSwipesJob, () => count(world, addNewCounts))
  await runner.perform(countSwipesAnewJob, () => count(world, countAnew))
  await runner.perform(forgetTastesJob, () => deleteUnwantedTastes(world.db))
  await runner.perform(forgetOldBehaviourJob, (_none, signal) => forgetOldBehaviour(world, signal))
  // How often products were liked is learned of everybody, too: who left counts no more in that either.
  const countAfter = async (trained: Promise<boolean>): Promise<void> => {
    if (await trained) await count(world, countAnew)
  }
  await runner.perform(trainWhenDueJob, (_none, signal) => countAfter(trainWhenDue(world, { databaseUrl, signal })))
  await runner.perform(trainNightlyJob, (_none, signal) => countAfter(train(world, { databaseUrl, signal })))
}
