import type { FeedHours } from '#contract/brand-feeds.limits.ts'
import type { BrandFeedWithRuns } from '#contract/brand-feeds.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { selectBatch, updateBatch } from '../batches/imports.store.ts'
import { workImportJob } from '../batches/working/work-import-job.ts'
import { lockRun, selectRuns, updateRun } from './feed-runs.store.ts'
import { auditFeed, readFeed, sealed } from './feeds.service.ts'
import { deleteFeed, type Feed, lockFeed, updateFeed } from './feeds.store.ts'
import { isFeedAddress } from './fetch-feed.ts'
import { planRun, requireInterval } from './run-feed.service.ts'
import { nextRun } from './schedule.ts'

const RUNS = { name: 'feeds run by hand', hits: 30, seconds: 3600 } as const

interface Named {
  readonly id: string
  /** The version that the member saw; null: it does not matter. */
  readonly version: number | null
}

/** Changes a feed of the caller's brand, locked; another brand's is unknown. */
async function change(
  scope: BrandScope,
  { id, version }: Named,
  work: (inside: BrandScope, feed: Feed) => Promise<void>,
): Promise<BrandFeedWithRuns> {
  await inTransaction(scope, async (inside) => {
    const feed = await lockFeed(inside.db, { brandId: inside.member.brandId, id })
    ensure(feed, 'feeds.unknown')
    ensure(version === null || feed.version === version, 'conflict')
    await work(inside, feed)
  })
  return readFeed(scope, id)
}

interface Changes {
  readonly version: number
  readonly address: string
  readonly username: string
  /** Null: as it was. */
  readonly password: string | null
  readonly everyHours: FeedHours
}

/** Another address, login or interval. The next run takes what it finds as new. */
export async function changeFeed(scope: BrandScope, id: string, changes: Changes): Promise<BrandFeedWithRuns> {
  const { version, address, username, password, everyHours } = changes
  ensure(isFeedAddress(address), 'feeds.address')
  await requireInterval(scope, everyHours)
  return change(scope, { id, version }, async (inside, feed) => {
    const [last] = await selectRuns(inside.db, id)
    ensure(feed.state !== 'asking' && last?.outcome !== 'running', 'feeds.state')
    const login = password === null ? {} : { password: await sealed(inside, id, password) }
    const fresh = { etag: '', lastModified: '', failures: 0 }
    const nextRunAt = feed.state === 'active' ? nextRun({ everyHours }, inside.now()) : null
    const columns = { address, username, ...login, everyHours, ...fresh, nextRunAt }
    await updateFeed(inside.db, feed, { ...columns, state: feed.state })
    await auditFeed(inside, { id, address }, 'changed')
  })
}

/** Ends the schedule of an active feed; its products stay as they are. */
export const pauseFeed = (scope: BrandScope, id: string, version: number): Promise<BrandFeedWithRuns> =>
  change(scope, { id, version }, async (inside, feed) => {
    ensure(feed.state === 'active', 'feeds.state')
    await updateFeed(inside.db, feed, { state: 'paused', nextRunAt: null })
    await auditFeed(inside, feed, 'paused')
  })

/** Its first run begins at once. */
export const resumeFeed = (scope: BrandScope, id: string, version: number): Promise<BrandFeedWithRuns> =>
  change(scope, { id, version }, async (inside, feed) => {
    ensure(feed.state === 'paused', 'feeds.state')
    await requireInterval(inside, feed.everyHours)
    await updateFeed(inside.db, feed, { state: 'active', failures: 0, nextRunAt: nextRun(feed, inside.now()) })
    await planRun(inside, feed)
    await auditFeed(inside, feed, 'resumed')
  })

/** Fetches an active feed at once; refuses while a run is open. */
export async function runNow(scope: BrandScope, id: string): Promise<BrandFeedWithRuns> {
  await requireWithinLimit(scope, RUNS, scope.member.brandId)
  return change(scope, { id, version: null }, async (inside, feed) => {
    ensure(feed.state === 'active', 'feeds.state')
    ensure(await planRun(inside, feed), 'feeds.state')
    await updateFeed(inside.db, feed, { nextRunAt: nextRun(feed, inside.now()) })
    await auditFeed(inside, feed, 'run')
  })
}

/** What a member decides about content that would change too much. Content that was declined is not asked about again. */
export const answerGuard = (
  scope: BrandScope,
  id: string,
  { version, isAccepted }: { readonly version: number; readonly isAccepted: boolean },
): Promise<BrandFeedWithRuns> =>
  change(scope, { id, version }, async (inside, feed) => {
    const { brandId } = feed
    const [last] = await selectRuns(inside.db, id)
    const run = last && (await lockRun(inside.db, last))
    ensure(feed.state === 'asking' && run?.outcome === 'asking' && run.batchId !== null, 'feeds.state')
    const batch = await selectBatch(inside.db, { brandId, id: run.batchId, isLocked: true })
    // It is deleted after a month: then there is nothing left to import.
    const isPossible = isAccepted && batch?.state === 'checked'
    const now = inside.now()
    await updateFeed(inside.db, feed, { state: 'active', nextRunAt: nextRun(feed, now) })
    await auditFeed(inside, feed, isAccepted ? 'accepted' : 'declined')
    if (isPossible) {
      const started = { createdBy: inside.actor.userId, touchedAt: now, done: 0, tries: 0, isTrying: false }
      const total = batch.facts.products + (run.counts.gone ?? 0)
      await updateBatch(inside.db, batch, { state: 'committing', total, ...started })
      await updateRun(inside.db, run, { outcome: 'running' })
      await inside.jobs.enqueue(inside.db, workImportJob, { brandId, id: batch.id })
      return
    }
    const { etag, lastModified, contentHash } = run
    await updateFeed(inside.db, feed, { etag, lastModified, contentHash })
    await updateRun(inside.db, run, { outcome: 'declined', counts: {}, finishedAt: now })
    if (batch) await updateBatch(inside.db, batch, { state: 'failed', failure: 'feeds.declined', finishedAt: now })
  })

/** Its products stay as they are. */
export async function removeFeed(scope: BrandScope, id: string): Promise<{ ok: true }> {
  await inTransaction(scope, async (inside) => {
    const key = { brandId: inside.member.brandId, id }
    const feed = await lockFeed(inside.db, key)
    ensure(feed && (await deleteFeed(inside.db, key)), 'feeds.unknown')
    await auditFeed(inside, feed, 'removed')
  })
  return { ok: true }
}
