import { FEED_LIMITS } from '#contract/brand-feeds.limits.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type Batch, countActions, updateBatch } from '../batches/imports.store.ts'
import { hasErrors } from '../batches/opening/problems-kept.ts'
import { countGuarded, insertGoneRows, keepFeedProducts } from './feed-products.store.ts'
import { type FeedRun, lockRun, type RunCounts, updateRun } from './feed-runs.store.ts'
import { type Feed, lockFeed, updateFeed } from './feeds.store.ts'
import { failRun } from './finish-run.ts'
import { hostOf, nextRun } from './schedule.ts'

type Inside = Pick<World, 'db' | 'jobs' | 'now'>

interface Open {
  readonly feed: Feed
  /** Null: a member runs it by hand. */
  readonly run: FeedRun | null
}

/** The feed of an import, locked; null: it has none, or that was removed. */
async function openFeed({ db }: Inside, batch: Batch): Promise<Open | null> {
  const { brandId, feedId, feedRunId } = batch
  const feed = feedId === null ? null : await lockFeed(db, { brandId, id: feedId })
  if (!feed) return null
  return { feed, run: feedRunId === null ? null : await lockRun(db, { brandId, id: feedRunId }) }
}

/**
 * After the check: adds what the feed no longer has. A planned run goes on, unless too much would change: then nothing is
 * written and the team is asked. In the transaction of the check.
 */
export async function settleCheckedFeed(inside: Inside, batch: Batch): Promise<void> {
  if (batch.feedId === null) return
  const open = await openFeed(inside, batch)
  if (!open?.run && batch.feedRunId !== null) {
    await updateBatch(inside.db, batch, { state: 'failed', failure: 'feeds.unknown', finishedAt: inside.now() })
    return
  }
  if (!open) return
  await insertGoneRows(inside.db, batch, batch.facts.products)
  if (!open.run) return
  const counts = (await countActions(inside.db, [batch.id])).get(batch.id) ?? {}
  if (batch.options.isAllOrNothing && (counts.error || hasErrors(batch.facts.problems))) {
    await updateBatch(inside.db, batch, { state: 'failed', failure: 'imports.faulty', finishedAt: inside.now() })
    return failRun(inside, { feed: open.feed, run: open.run }, { code: 'imports.faulty' })
  }
  const guarded = await countGuarded(inside.db, batch)
  const affected = guarded.gone + guarded.drastic
  if (affected * 100 <= guarded.products * FEED_LIMITS.guardPercent) {
    const total = batch.facts.products + guarded.gone
    await updateBatch(inside.db, batch, { state: 'committing', done: 0, total, touchedAt: inside.now() })
    return
  }
  await updateRun(inside.db, open.run, { outcome: 'asking', counts: { ...countsOf(counts), ...guarded } })
  await updateFeed(inside.db, open.feed, { state: 'asking', failures: 0 })
  const told = { feedId: open.feed.id, feed: hostOf(open.feed), affected, products: guarded.products }
  await notifyTeam(inside, {
    brandId: batch.brandId,
    right: 'products',
    content: { kind: 'feed', phase: 'asking', ...told },
  })
}

const countsOf = ({ create = 0, update = 0, pause = 0, error = 0 }: Partial<Record<string, number>>): RunCounts => ({
  created: create,
  updated: update,
  paused: pause,
  failed: error,
})

/** After the import: the feed knows its products and goes on. True: it was a planned run, and no member waits for a notice. */
export async function finishFeedBatch(inside: Inside, batch: Batch): Promise<boolean> {
  const open = await openFeed(inside, batch)
  if (!open) return batch.feedRunId !== null
  const { feed, run } = open
  const now = inside.now()
  await keepFeedProducts(inside.db, batch)
  if (!run) {
    const { mapping, options, fileKey } = batch
    // The key of a file ends with the hash of its content.
    const content = { etag: '', lastModified: '', contentHash: fileKey.split('/').at(-1) ?? '' }
    const plan = { state: 'active' as const, failures: 0, nextRunAt: nextRun(feed, now) }
    await updateFeed(inside.db, feed, { mapping, options, ...content, ...plan })
    return batch.feedRunId !== null
  }
  const counts = countsOf((await countActions(inside.db, [batch.id])).get(batch.id) ?? {})
  const { etag, lastModified, contentHash } = run
  await updateRun(inside.db, run, { outcome: 'imported', counts, failure: '', finishedAt: now })
  await updateFeed(inside.db, feed, { etag, lastModified, contentHash, failures: 0 })
  return true
}

/** True: it was a planned run, whose failure is reported with those of its feed. */
export async function failFeedBatch(inside: Inside, batch: Batch, code: ErrorCode): Promise<boolean> {
  const open = await openFeed(inside, batch)
  if (open?.run?.outcome === 'running') await failRun(inside, { feed: open.feed, run: open.run }, { code })
  return batch.feedRunId !== null
}
