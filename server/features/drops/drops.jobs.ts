import { setTimeout as sleep } from 'node:timers/promises'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { msUntilReleased } from '#server/platform/mail/outbox/outbox.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { tidySignUps } from './housekeeping.service.ts'
import { mailConfirmation } from './mails/confirmation.service.ts'
import { sendConfirmationJob, sendPriceDigestJob } from './mails/mail-jobs.ts'
import { sendMovedMails } from './moved/moved-mails.service.ts'
import { mailPriceDigest, orderPriceDigests } from './price/price-drops.service.ts'
import { releaseMails, sendReleaseMails } from './release/release-mails.service.ts'
import { enqueuePushesOfReleases } from './release/release-pushes.service.ts'
import { noteDrops } from './reliability/drop-record.service.ts'

/** Searches every minute for released products, so that a missed release is found by the next run. */
export const releaseMailsJob: JobKind<NoPayload> = {
  name: 'release-mails',
  schema: NoPayload,
  cron: '* * * * *',
  // Enough for a large drop at a slow mail server.
  mostSeconds: 1800,
}

/** Compares the dates that subscribers were told with the current ones, so that every move is found, also after an outage. */
export const movedMailsJob: JobKind<NoPayload> = {
  name: 'moved-drop-mails',
  schema: NoPayload,
  cron: '*/5 * * * *',
  mostSeconds: 1800,
}

/** A job of its own, because ten thousand mails take minutes. */
export const releasePushesJob: JobKind<NoPayload> = { name: 'release-pushes', schema: NoPayload, cron: '* * * * *' }

/** Hourly, because the evening depends on the time zone; the second run covers an outage at the first. */
export const priceDropsJob: JobKind<NoPayload> = { name: 'price-drops', schema: NoPayload, cron: '2,32 * * * *' }

/** Often enough that a drop is seen live within its hour. */
export const dropRecordsJob: JobKind<NoPayload> = { name: 'drop-records', schema: NoPayload, cron: '*/5 * * * *' }

export const dropsHousekeepingJob: JobKind<NoPayload> = {
  name: 'drops-housekeeping',
  schema: NoPayload,
  cron: '29 * * * *',
}

/** Runs the jobs of drops and price alerts. */
export async function dropsWork(world: World, runner: JobRunner): Promise<void> {
  const mail = oneAtATime((signal) => sendReleaseMails(world, signal))
  await runner.perform(releaseMailsJob, async (_payload, signal) => {
    await mail(signal)
    // Mails of a killed process are released soon, before the next scheduled run.
    const freeInMs = await msUntilReleased(world, releaseMails)
    if (freeInMs === null || signal.aborted) return
    await pause(freeInMs, signal)
    await mail(signal)
  })
  const mailMoves = oneAtATime((signal) => sendMovedMails(world, signal))
  await runner.perform(movedMailsJob, (_payload, signal) => mailMoves(signal))
  await runner.perform(releasePushesJob, async () => {
    await enqueuePushesOfReleases(world)
  })
  await runner.perform(sendConfirmationJob, (order) => mailConfirmation(world, order))
  await runner.perform(sendPriceDigestJob, (order) => mailPriceDigest(world, order))
  await runner.perform(dropRecordsJob, () => noteDrops(world))
  await runner.perform(priceDropsJob, async () => {
    await orderPriceDigests(world)
  })
  await runner.perform(dropsHousekeepingJob, () => tidySignUps(world))
  // Continues the work of a killed process at its restart.
  await runner.enqueue(world.db, releaseMailsJob, {})
}

/** One run per process: a second one would only double the sending rate. Other processes may run at the same time. */
function oneAtATime(work: (signal: AbortSignal) => Promise<unknown>): (signal: AbortSignal) => Promise<void> {
  let isBusy = false
  return async (signal) => {
    if (isBusy) return
    isBusy = true
    try {
      await work(signal)
    } finally {
      isBusy = false
    }
  }
}

/** Waits, but not longer than until the process ends. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
