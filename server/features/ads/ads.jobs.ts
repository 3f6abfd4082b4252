import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { anonymiseOldClicks } from './ads.service.ts'
import { alertStopped, alertWeakPictures } from './alerts/alerts.service.ts'
import { deleteOldOwnAddresses } from './clicks/own-addresses.store.ts'
import { recheckClicks, watchLinks } from './clicks/recheck.service.ts'

export const unnameClicksJob: JobKind<NoPayload> = {
  name: 'unname-clicks',
  schema: NoPayload,
  cron: '11 3 * * *',
  mostSeconds: 3600,
}

export const recheckClicksJob: JobKind<NoPayload> = {
  name: 'recheck-ad-clicks',
  schema: NoPayload,
  cron: '41 2 * * *',
  mostSeconds: 3600,
}

export const watchLinksJob: JobKind<NoPayload> = {
  name: 'watch-ad-links',
  schema: NoPayload,
  cron: '17 * * * *',
  mostSeconds: 3000,
}

export const alertStoppedJob: JobKind<NoPayload> = {
  name: 'alert-stopped-campaigns',
  schema: NoPayload,
  cron: '*/10 * * * *',
  mostSeconds: 540,
}

export const alertWeakPicturesJob: JobKind<NoPayload> = {
  name: 'alert-weak-pictures',
  schema: NoPayload,
  cron: '23 7 * * *',
  mostSeconds: 1800,
}

/** Runs the jobs of advertising. */
export async function adsWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(unnameClicksJob, (_none, signal) => anonymiseOldClicks(world, signal))
  await runner.perform(recheckClicksJob, async () => {
    await recheckClicks(world)
    await deleteOldOwnAddresses(world.db, world.now())
  })
  await runner.perform(watchLinksJob, () => watchLinks(world))
  await runner.perform(alertStoppedJob, () => alertStopped(world))
  await runner.perform(alertWeakPicturesJob, () => alertWeakPictures(world))
}
