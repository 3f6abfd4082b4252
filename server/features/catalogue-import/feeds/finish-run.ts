import { FEED_LIMITS } from '#contract/brand-feeds.limits.ts'
import type { ErrorCode, SentenceValues } from '#contract/errors.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type FeedRun, updateRun } from './feed-runs.store.ts'
import { type Feed, updateFeed } from './feeds.store.ts'
import { hostOf, nextRun } from './schedule.ts'

interface Open {
  readonly feed: Feed
  readonly run: FeedRun
}

interface Failure {
  readonly code: ErrorCode
  readonly values?: SentenceValues
}

/** Writes that a run failed. The feed backs off; the team is told of several failures in a row, and when it pauses. */
export async function failRun(
  inside: Pick<World, 'db' | 'jobs' | 'now'>,
  { feed, run }: Open,
  { code, values = {} }: Failure,
): Promise<void> {
  const now = inside.now()
  const failures = feed.failures + 1
  const isOver = failures >= FEED_LIMITS.failuresMost && feed.state === 'active'
  await updateRun(inside.db, run, { outcome: 'failed', failure: code, failureValues: values, finishedAt: now })
  await updateFeed(
    inside.db,
    feed,
    isOver ? { failures, state: 'paused', nextRunAt: null } : { failures, nextRunAt: nextRun(feed, now, failures) },
  )
  if (!isOver && failures !== FEED_LIMITS.failuresTold) return
  const phase = isOver ? 'paused' : 'failing'
  await notifyTeam(inside, {
    brandId: feed.brandId,
    right: 'products',
    content: { kind: 'feed', feedId: feed.id, feed: hostOf(feed), phase },
  })
}
