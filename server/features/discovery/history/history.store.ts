import { sql } from 'drizzle-orm'
import { HISTORY } from '#contract/history.limits.ts'
import type { HistoryEntry } from '#contract/history.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'

const DAY_MS = 86_400_000

export interface HistoryRow {
  readonly kind: HistoryEntry['kind']
  readonly productId: string
  readonly productNo: number
  /** ISO 8601; null for a view, of which only the day is known. */
  readonly at: string | null
  readonly day: string | null
  readonly isSaved: boolean
  /** Its position in the list, in microseconds. */
  readonly micros: number
}

export interface Place {
  readonly micros: number
  readonly productNo: number
}

interface Selection {
  readonly userId: string
  readonly kind: HistoryEntry['kind'] | null
  /** Continues below this entry. */
  readonly below: Place | null
  readonly now: Date
  readonly most: number
}

/**
 * The latest answer to each product that was not undone, and below the answers of its day each product that was
 * only viewed; newest first. At most as many entries as the history keeps.
 */
export function selectHistory(db: Database, { userId, kind, below, now, most }: Selection): Promise<HistoryRow[]> {
  const since = sql`(${timestamptz(now)} - make_interval(days => ${HISTORY.days}))`
  return rowsOf<HistoryRow>(
    db,
    sql`with answers as (
          select distinct on (i.product_no) i.product_no, i.action as kind, i.created_at as at, null::text as day
          from interactions i
          where i.user_id = ${userId} and i.action in ('like', 'pass') and i.created_at > ${since}
            and not exists (select 1 from interactions u
              where u.user_id = i.user_id and u.takes_back = i.seq and u.action = 'undo')
          order by i.product_no, i.seq desc),
        looks as (
          select v.product_no, 'viewed' as kind, null::timestamptz as at, max(v.day)::text as day from product_events v
          where v.user_id = ${userId} and v.kind = 'viewed' and v.day > ${berlinDayOf(new Date(now.getTime() - HISTORY.days * DAY_MS))}
            and not exists (select 1 from answers a where a.product_no = v.product_no)
          group by v.product_no),
        entries as (
          select *, (extract(epoch from coalesce(at, day::date::timestamp at time zone 'Europe/Berlin')) * 1000000)::bigint
            as micros
          from (select * from answers union all select * from looks) both_kinds
          where ${kind}::text is null or kind = ${kind}::text
          order by micros desc, product_no desc limit ${HISTORY.most})
        select e.kind, p.id as "productId", e.product_no as "productNo", e.day, e.micros,
          to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          exists (select 1 from saved_products s where s.user_id = ${userId} and s.product_no = e.product_no) as "isSaved"
        from entries e join products p on p.no = e.product_no and p.is_kept
          join brands b on b.id = p.brand_id and b.is_public
        where ${below === null} or (e.micros, e.product_no) < (${below?.micros ?? 0}::bigint, ${below?.productNo ?? 0}::int)
        order by e.micros desc, e.product_no desc limit ${most}`,
  )
}

/**
 * Starts a new epoch, because entries before the end of the log changed and processes cache it. The last remaining swipe
 * is not the last one that the user made, so nothing can be undone until the next. The user row must be locked.
 */
async function beginEpoch(db: Database, userId: string): Promise<void> {
  await db.execute(sql`update decks set epoch = epoch + 1, undo_after_seq = seq where user_id = ${userId}`)
  await db.execute(sql`delete from tastes where user_id = ${userId}`)
}

interface Answered {
  readonly userId: string
  readonly productNo: number
}

/** Deletes events; returns whether a view was among them, which the history shows. */
async function deleteEvents(db: Database, own: ReturnType<typeof sql>): Promise<boolean> {
  const gone = await rowsOf<{ kind: string }>(db, sql`delete from product_events where ${own} returning kind`)
  return gone.some(({ kind }) => kind === 'viewed')
}

/** Deletes all entries about a product, so that it can be shown again; false when there were none. */
export async function deleteAnswers(db: Database, { userId, productNo }: Answered): Promise<boolean> {
  const own = sql`user_id = ${userId} and product_no = ${productNo}`
  const entries = await db.execute(sql`delete from interactions where ${own}`)
  const hadLooks = await deleteEvents(db, own)
  if (entries.rowCount) await beginEpoch(db, userId)
  return Boolean(entries.rowCount) || hadLooks
}

/**
 * Replaces the entries about a product by one that only keeps it out of the deck; false when there
 * were none. The user row must be locked.
 */
export async function forgetOpinion(db: Database, { userId, productNo }: Answered): Promise<boolean> {
  const own = sql`user_id = ${userId} and product_no = ${productNo}`
  const hadLooks = await deleteEvents(db, own)
  const [entries] = await rowsOf<{ changed: number }>(
    db,
    sql`with last as (
          select max(i.seq) as seq from interactions i
          where ${own} and i.action in ('like', 'pass', 'viewed') and not exists (select 1 from interactions u
            where u.user_id = i.user_id and u.takes_back = i.seq and u.action = 'undo')),
        gone as (delete from interactions i using last where i.user_id = ${userId} and i.product_no = ${productNo}
          and i.seq is distinct from last.seq returning 1),
        kept as (update interactions i set action = 'viewed', saved_before = null from last
          where i.user_id = ${userId} and i.seq = last.seq returning 1)
        select (select count(*) from gone) + (select count(*) from kept) as changed`,
  )
  if (entries?.changed) await beginEpoch(db, userId)
  return Boolean(entries?.changed) || hadLooks
}

/** The same for all products. */
export async function forgetAllOpinions(db: Database, userId: string): Promise<void> {
  await db.execute(sql`delete from product_events where user_id = ${userId}`)
  await db.execute(sql`
    with takenback as (
      select u.takes_back as seq from interactions u where u.user_id = ${userId} and u.action = 'undo'),
    gone as (delete from interactions i where i.user_id = ${userId}
      and (i.action not in ('like', 'pass', 'viewed') or i.seq in (select seq from takenback)))
    update interactions i set action = 'viewed', saved_before = null
    where i.user_id = ${userId} and i.action in ('like', 'pass') and i.seq not in (select seq from takenback)`)
  await beginEpoch(db, userId)
}

/** Deletes the answers before the last like of a product, which replaces them. The user row must be locked. */
export async function deleteEarlierAnswers(db: Database, { userId, productNo }: Answered): Promise<void> {
  const gone = await db.execute(sql`
    delete from interactions i where i.user_id = ${userId} and i.product_no = ${productNo} and i.seq < (
      select max(l.seq) from interactions l
      where l.user_id = ${userId} and l.product_no = ${productNo} and l.action = 'like')`)
  if (gone.rowCount) await beginEpoch(db, userId)
}

/** Number of a product, visible or not; null when it is gone. */
export async function findProductNo(db: Database, id: string): Promise<number | null> {
  const [row] = await rowsOf<{ no: number }>(db, sql`select no from products where id = ${id}`)
  return row?.no ?? null
}
