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
import { orderPushesOfReleases } from './release/release-pushes.service.ts'

/** Looks every minute for products that came out: a release missed by whatever reason is found by the next look. */
export const releaseMailsJob: JobKind<NoPayload> = {
  name: 'release-mails',
  schema: NoPayload,
  cron: '* * * * *',
  // A large drop at a slow mail server.
  mostSeconds: 1800,
}

/** Compares what readers were told with what is: a move is found however it was made, and however late. */
export const movedMailsJob: JobKind<NoPayload> = {
  name: 'moved-drop-mails',
  schema: NoPayload,
  cron: '*/5 * * * *',
  mostSeconds: 1800,
}

/** Beside the mails and not behind them: ten thousand mails take minutes. */
export const releasePushesJob: JobKind<NoPayload> = { name: 'release-pushes', schema: NoPayload, cron: '* * * * *' }

/** It is evening somewhere at every hour; the second look is for an outage at the first. */
export const priceDropsJob: JobKind<NoPayload> = { name: 'price-drops', schema: NoPayload, cron: '2,32 * * * *' }

export const dropsHousekeepingJob: JobKind<NoPayload> = {
  name: 'drops-housekeeping',
  schema: NoPayload,
  cron: '29 * * * *',
}

/** What the worker does for drops and price alerts. */
export async function dropsWork(world: World, runner: JobRunner): Promise<void> {
  const mail = oneAtATime((signal) => sendReleaseMails(world, signal))
  await runner.perform(releaseMailsJob, async (_payload, signal) => {
    await mail(signal)
    // What a killed process held is free soon; the next look by the clock would come later.
    const freeInMs = await msUntilReleased(world, releaseMails)
    if (freeInMs === null || signal.aborted) return
    await pause(freeInMs, signal)
    await mail(signal)
  })
  const mailMoves = oneAtATime((signal) => sendMovedMails(world, signal))
  await runner.perform(movedMailsJob, (_payload, signal) => mailMoves(signal))
  await runner.perform(releasePushesJob, async () => {
    await orderPushesOfReleases(world)
  })
  await runner.perform(sendConfirmationJob, (order) => mailConfirmation(world, order))
  await runner.perform(sendPriceDigestJob, (order) => mailPriceDigest(world, order))
  await runner.perform(priceDropsJob, async () => {
    await orderPriceDigests(world)
  })
  await runner.perform(dropsHousekeepingJob, () => tidySignUps(world))
  // What a process left behind when it was killed goes on as soon as it is back.
  await runner.enqueue(world.db, releaseMailsJob, {})
}

/** Other processes help; in this one a second run would only double its pace. */
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

/** Waits, or less when the process ends. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
