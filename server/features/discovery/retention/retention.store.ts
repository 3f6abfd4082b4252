import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** Counts of one user's deleted answers to one product. */
export interface PastAnswers {
  readonly productNo: number
  readonly likes: number
  readonly swipes: number
  /** 1 if the user has no later answer to it, and so is no longer counted by the log; otherwise 0. */
  readonly people: number
}

interface Chunk {
  readonly userId: string
  readonly before: Date
  readonly most: number
}

/** Reading all answers may exceed the statement timeout of requests. */
const LONG_STATEMENT = sql`select set_config('statement_timeout', '600000', true)`

/** Up to `most` users with log entries from before a date, those with the oldest entries first. */
export async function selectPeopleBefore(db: Database, before: Date, most: number): Promise<string[]> {
  const rows = await rowsOf<{ userId: string }>(
    db,
    sql`select distinct user_id as "userId" from (
          select user_id from interactions where created_at < ${timestamptz(before)}
          order by created_at limit ${most}) old`,
  )
  return rows.map(({ userId }) => userId)
}

/** Products that at least `fewestPeople` users answered, deleted answers included (as in `counts.store.ts`). Needs a transaction. */
export async function selectWellKnown(db: Database, fewestPeople: number): Promise<Set<number>> {
  await db.execute(LONG_STATEMENT)
  const rows = await rowsOf<{ productNo: number }>(
    db,
    sql`select l.product_no as "productNo"
        from (select product_no, count(distinct user_id) as people from interactions i
          where action in ('like', 'pass') and not exists (select 1 from interactions u
            where u.user_id = i.user_id and u.takes_back = i.seq and u.action in ('undo', 'size-missing'))
          group by product_no) l
          left join past_counts p using (product_no)
        where l.people + coalesce(p.people, 0) >= ${fewestPeople}`,
  )
  return new Set(rows.map(({ productNo }) => productNo))
}

/**
 * Deletes the first entries of a log that are older than `before`, and later entries about them.
 * Starts a new epoch for caches and deletes the learned taste. The last swipe, which can be undone, stays the
 * same. The user row must be locked. Null when there was nothing.
 */
export async function deleteBeginning(db: Database, chunk: Chunk): Promise<PastAnswers[] | null> {
  const { userId, before, most } = chunk
  const own = sql`user_id = ${userId}`
  const [gone] = await rowsOf<{ entries: number; answers: PastAnswers[] | null }>(
    db,
    // Joins of sets instead of a search per entry: there is no index of the entries that refer to another.
    sql`with last as (
          select max(seq) as seq from (select seq from interactions
            where ${own} and created_at < ${timestamptz(before)} order by seq limit ${most}) old),
        void as materialized (
          select takes_back as seq from interactions where ${own} and action in ('undo', 'size-missing')),
        gone as (
          delete from interactions i using last where ${own} and (i.seq <= last.seq or i.takes_back <= last.seq)
          returning i.seq, i.product_no, i.action),
        answers as (
          select product_no, count(*) filter (where action = 'like') as likes, count(*) as swipes
          from gone where action in ('like', 'pass') and seq not in (select seq from void) group by product_no),
        later as materialized (
          select i.product_no from interactions i, last where ${own} and i.seq > last.seq
            and i.action in ('like', 'pass') and i.seq not in (select seq from void))
        select (select count(*) from gone)::int as entries, (
          select json_agg(json_build_object('productNo', product_no, 'likes', likes, 'swipes', swipes,
            'people', (product_no not in (select product_no from later))::int)) from answers) as answers`,
  )
  if (!gone || gone.entries === 0) return null
  await db.execute(sql`update decks set epoch = epoch + 1 where user_id = ${userId}`)
  await db.execute(sql`delete from tastes where user_id = ${userId}`)
  return gone.answers ?? []
}

/** Adds to the counts of deleted answers; all transactions add in the same order, which avoids deadlocks. */
export async function addPastCounts(db: Database, answers: readonly PastAnswers[]): Promise<void> {
  if (answers.length === 0) return
  const ordered = answers.toSorted((a, b) => a.productNo - b.productNo)
  const column = <K extends keyof PastAnswers>(name: K) => sql.param(ordered.map((answer) => answer[name]))
  await db.execute(
    sql`insert into past_counts as p (product_no, likes, swipes, people)
        select * from unnest(${column('productNo')}::int[], ${column('likes')}::bigint[], ${column('swipes')}::bigint[],
          ${column('people')}::bigint[])
        on conflict (product_no) do update set likes = p.likes + excluded.likes, swipes = p.swipes + excluded.swipes,
          people = p.people + excluded.people`,
  )
}

/** Deletes up to `most` shown, viewed and opened products from before a day (Berlin); returns how many. */
export async function deleteEventsBefore(db: Database, day: string, most: number): Promise<number> {
  const gone = await db.execute(
    sql`delete from product_events v using (
          select user_id, product_no, day, kind from product_events where day < ${day}::date limit ${most}) old
        where v.user_id = old.user_id and v.product_no = old.product_no and v.day = old.day and v.kind = old.kind`,
  )
  return gone.rowCount ?? 0
}

/** Deletes up to `most` pages that were delivered before a date; returns how many. */
export async function deleteDealtBefore(db: Database, before: Date, most: number): Promise<number> {
  const gone = await db.execute(
    sql`delete from dealt_pages where ctid = any(array(
          select ctid from dealt_pages where dealt_at < ${timestamptz(before)} limit ${most}))`,
  )
  return gone.rowCount ?? 0
}
