import { createHash } from 'node:crypto'
import { FEED_HOURS, type FeedHours } from '#contract/brand-feeds.limits.ts'
import { limitsOf, moreBy } from '#server/features/brands/plan-limits.service.ts'
import { unseal } from '#server/platform/config/sealed.ts'
import type { Fetched } from '#server/platform/fetch/fetched.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import type { Batch } from '../batches/imports.store.ts'
import { insertImport, isMapped, readImportFile } from '../batches/opening/open-import.ts'
import { memberScope } from '../batches/working/member-scope.ts'
import { workImportJob } from '../batches/working/work-import-job.ts'
import {
  claimRun,
  type FeedRun,
  insertRun,
  lockRun,
  type RunKey,
  selectAbandonedRuns,
  updateRun,
} from './feed-runs.store.ts'
import { type Feed, lockFeed, selectDueFeeds, selectFeed, selectMemberIds, updateFeed } from './feeds.store.ts'
import { fetchFeed } from './fetch-feed.ts'
import { failRun } from './finish-run.ts'
import { runFeedJob } from './run-feed-job.ts'
import { hostOf, nextRun } from './schedule.ts'

const LEASE_MS = 180_000
const MOST_TRIES = 3
/** Feeds that one minute of one process plans. */
const PLANNED = 50

/** Job: plans the runs of feeds whose time has come, and again those whose process has ended. */
export async function planRuns(world: Pick<World, 'db' | 'jobs' | 'now'>): Promise<void> {
  const now = world.now()
  await inTransaction(world, async (inside) => {
    for (const feed of await selectDueFeeds(inside.db, now, PLANNED)) {
      await updateFeed(inside.db, feed, { nextRunAt: nextRun(feed, now) })
      await planRun(inside, feed)
    }
  })
  const abandoned = await selectAbandonedRuns(world.db, now, new Date(now.getTime() - LEASE_MS))
  for (const key of abandoned) await world.jobs.enqueue(world.db, runFeedJob, key)
}

/** Plans a run; false: one is open. In the caller's transaction. */
export async function planRun(
  { db, jobs, now }: Pick<World, 'db' | 'jobs' | 'now'>,
  { brandId, id }: Pick<Feed, 'brandId' | 'id'>,
): Promise<boolean> {
  const run = await insertRun(db, { brandId, feedId: id, startedAt: now() })
  if (run) await jobs.enqueue(db, runFeedJob, { brandId, id: run.id })
  return run !== null
}

/** Job: fetches a feed, and starts an import of what is new. One process at a time has the run. */
export async function runFeed(world: World, key: RunKey): Promise<void> {
  const now = world.now()
  const run = await claimRun(world.db, key, { now, until: new Date(now.getTime() + LEASE_MS) })
  const feed = run && (await selectFeed(world.db, { brandId: run.brandId, id: run.feedId }))
  if (!run || !feed) return
  try {
    ensure(run.tries <= MOST_TRIES, 'feeds.interrupted')
    await fetchNew(world, feed, run)
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') {
      const { code, details } = error
      await inTransaction(world, async (inside) => {
        const open = await lockOpen(inside, run)
        if (open) await failRun(inside, open, { code, ...(details.values && { values: details.values }) })
      })
      return
    }
    await updateRun(world.db, run, { leasedUntil: null })
    throw error
  }
}

/** The run with its feed, locked, while it has no outcome; null: it is over, or the feed was removed. */
async function lockOpen(
  inside: Pick<World, 'db'>,
  { brandId, feedId, id }: FeedRun,
): Promise<{ readonly feed: Feed; readonly run: FeedRun } | null> {
  const feed = await lockFeed(inside.db, { brandId, id: feedId })
  const run = await lockRun(inside.db, { brandId, id })
  return feed && run?.outcome === 'running' && run.batchId === null ? { feed, run } : null
}

/** Throws a Refusal that says why the feed cannot be imported. */
async function fetchNew(world: World, feed: Feed, run: FeedRun): Promise<void> {
  const scope = await scopeFor(world, feed)
  ensure(feed.options, 'feeds.state')
  ensure((await hoursOf(world, feed.brandId)).includes(feed.everyHours), 'feeds.plan', { values: { more: '' } })
  const { address, username, etag, lastModified } = feed
  const password = await passwordOf(world, feed)
  const fetched = await fetchFeed(world, { address, username, password, etag, lastModified })
  const contentHash = fetched ? createHash('sha256').update(fetched.body).digest('hex') : feed.contentHash
  if (!fetched || contentHash === feed.contentHash) return finishSame(world, run, fetched)
  const found = await readImportFile({ ...scope, language: feed.options.language }, fetched.body)
  const { facts } = found
  const mapping = mappingFor(feed, facts)
  const known = { mapping, options: feed.options, feedRunId: run.id, total: facts.products, state: 'checking' as const }
  await inTransaction(scope, async (inside) => {
    const open = await lockOpen(inside, run)
    if (!open) return
    const batch = await insertImport(inside, { ...found, fileName: hostOf(feed), feedId: feed.id, known })
    const content = { etag: fetched.etag, lastModified: fetched.lastModified, contentHash }
    await updateRun(inside.db, run, { batchId: batch.id, leasedUntil: null, ...content })
    await inside.jobs.enqueue(inside.db, workImportJob, { brandId: batch.brandId, id: batch.id })
  })
}

/** Product 9: the intervals of the brand's plan. */
export async function hoursOf(scope: Pick<World, 'db' | 'now' | 'config'>, brandId: string): Promise<FeedHours[]> {
  const { feedHours } = await limitsOf(scope, brandId)
  return FEED_HOURS.filter((everyHours) => feedHours !== null && everyHours >= feedHours)
}

/** Refuses an interval that the plan does not include. */
export async function requireInterval(scope: BrandScope, everyHours: FeedHours): Promise<void> {
  if ((await hoursOf(scope, scope.member.brandId)).includes(everyHours)) return
  const more = await moreBy(scope, ({ feedHours }) => feedHours !== null && feedHours <= everyHours)
  throw new Refusal('feeds.plan', { values: { more } })
}

async function passwordOf(world: Pick<World, 'db' | 'config'>, { id, password }: Feed): Promise<string> {
  if (password === null) return ''
  return Buffer.from(await unseal(world, { purpose: 'feed password', owner: id }, password)).toString()
}

/** The columns as the first import had them, as far as the feed still has them. */
function mappingFor({ mapping }: Feed, facts: Batch['facts']): Batch['mapping'] {
  const known = new Set(facts.columns)
  const kept = mapping && Object.fromEntries(Object.entries(mapping).filter(([header]) => known.has(header)))
  ensure(isMapped(kept, facts), 'feeds.columns')
  return kept
}

/** The member who set it up; if they have left, another member who may change products. */
async function scopeFor(world: World, feed: Feed): Promise<BrandScope> {
  const members = await selectMemberIds(world.db, feed.brandId)
  const language = feed.options?.language ?? 'de'
  for (const userId of [feed.createdBy, ...members.map((member) => member.userId)]) {
    const scope = await memberScope(world, { brandId: feed.brandId, userId, language })
    if (scope) return scope
  }
  throw new Refusal('imports.member-left')
}

function finishSame(world: World, run: FeedRun, fetched: Fetched | null): Promise<void> {
  return inTransaction(world, async (inside) => {
    const open = await lockOpen(inside, run)
    if (!open) return
    await updateRun(inside.db, run, { outcome: 'same', finishedAt: inside.now() })
    const content = fetched && { etag: fetched.etag, lastModified: fetched.lastModified }
    await updateFeed(inside.db, open.feed, { ...content, failures: 0 })
  })
}
