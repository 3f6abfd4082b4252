import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { FEED_LIMITS } from '#contract/brand-feeds.limits.ts'
import type { SentenceValues } from '#contract/errors.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { feedRuns } from '../feeds.tables.ts'

export interface RunCounts {
  readonly created: number
  readonly updated: number
  readonly paused: number
  readonly failed: number
  /** Of a run that asks: products of the feed, those that are gone, and those that change drastically. */
  readonly products?: number
  readonly gone?: number
  readonly drastic?: number
}

export type FeedRun = Omit<typeof feedRuns.$inferSelect, 'counts' | 'failureValues'> & {
  readonly counts: Partial<RunCounts>
  readonly failureValues: SentenceValues
}
export type RunKey = Pick<FeedRun, 'brandId' | 'id'>

const isRun = ({ brandId, id }: RunKey) => and(eq(feedRuns.brandId, brandId), eq(feedRuns.id, id))

/** Null: a run of this feed is open. */
export async function insertRun(
  db: Database,
  run: { readonly brandId: string; readonly feedId: string; readonly startedAt: Date },
): Promise<FeedRun | null> {
  const [row] = await db.insert(feedRuns).values(run).onConflictDoNothing().returning()
  if (!row) return null
  await db.execute(
    sql`delete from feed_runs r where r.feed_id = ${run.feedId} and r.id not in (select n.id from feed_runs n
          where n.feed_id = ${run.feedId} order by n.started_at desc, n.id desc limit ${FEED_LIMITS.runs})`,
  )
  return row as FeedRun
}

/** A run of the brand; locked until the caller's transaction ends. */
export async function lockRun(db: Database, key: RunKey): Promise<FeedRun | null> {
  const [row] = await db.select().from(feedRuns).where(isRun(key)).for('update')
  return (row as FeedRun | undefined) ?? null
}

/** The newest runs of a feed. */
export async function selectRuns(db: Database, feedId: string): Promise<FeedRun[]> {
  const rows = await db
    .select()
    .from(feedRuns)
    .where(eq(feedRuns.feedId, feedId))
    .orderBy(desc(feedRuns.startedAt), desc(feedRuns.id))
    .limit(FEED_LIMITS.runs)
  return rows as FeedRun[]
}

/** By feed, its newest run. */
export async function selectLastRuns(db: Database, feedIds: readonly string[]): Promise<ReadonlyMap<string, FeedRun>> {
  if (feedIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([feedRuns.feedId])
    .from(feedRuns)
    .where(inArray(feedRuns.feedId, [...feedIds]))
    .orderBy(feedRuns.feedId, desc(feedRuns.startedAt), desc(feedRuns.id))
  return new Map(rows.map((row) => [row.feedId, row as FeedRun]))
}

/** Lets one process fetch the feed until then; null: another one does, or it is over. Counts the attempt. */
export async function claimRun(
  db: Database,
  key: RunKey,
  { now, until }: { now: Date; until: Date },
): Promise<FeedRun | null> {
  const [row] = await db
    .update(feedRuns)
    .set({ leasedUntil: until, tries: sql`${feedRuns.tries} + 1` })
    .where(
      and(
        isRun(key),
        eq(feedRuns.outcome, 'running'),
        sql`${feedRuns.batchId} is null`,
        sql`coalesce(${feedRuns.leasedUntil}, '-infinity') <= ${timestamptz(now)}`,
      ),
    )
    .returning()
  return (row as FeedRun | undefined) ?? null
}

export async function updateRun(
  db: Database,
  key: RunKey,
  columns: Partial<typeof feedRuns.$inferInsert>,
): Promise<void> {
  await db.update(feedRuns).set(columns).where(isRun(key))
}

/** Runs whose process has ended while it fetched, or that no process began since `before`. */
export function selectAbandonedRuns(
  db: Database,
  now: Date,
  before: Date,
): Promise<{ readonly brandId: string; readonly id: string }[]> {
  return rowsOf(
    db,
    sql`select brand_id as "brandId", id from feed_runs where outcome = 'running' and batch_id is null
          and coalesce(leased_until, '-infinity') <= ${timestamptz(now)}
          and started_at < ${timestamptz(before)}`,
  )
}
