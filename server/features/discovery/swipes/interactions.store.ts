import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'
import type { LogAction } from '../discovery.tables.ts'

export interface Entry extends EventContext {
  readonly userId: string
  readonly seq: number
  readonly productNo: number
  readonly action: LogAction
  readonly key: string
  /** The entry that an undo takes back, or the pass that a reason is for. */
  readonly takesBack: number | null
  /** Timestamps stay text: JavaScript's dates would truncate the microseconds. */
  readonly savedBefore: string | null
}

export interface KeyedEntry {
  readonly userId: string
  readonly key: string
  readonly productNo: number
  readonly action: LogAction
}

export interface LastSwipe {
  readonly seq: number
  readonly action: LogAction
  readonly productNo: number
  /** Null when the product no longer exists. */
  readonly productId: string | null
  readonly savedBefore: string | null
  readonly createdAt: string
  /** The user removed the product from the saved list afterwards. */
  readonly wasUnsaved: boolean
}

interface Ends {
  /** Numbers of the last log entries. */
  readonly seqs: ReadonlyMap<string, number>
  /** Until when the swipe budget is spent, in microseconds (`swipe-pace.ts`). */
  readonly pacedUntil: ReadonlyMap<string, number>
  /** Time of the database in microseconds. */
  readonly atMicros: number
}

/** The end of each user's log, and the spent swipe budgets. The user rows must be locked. */
export async function selectEnds(db: Database, userIds: readonly string[]): Promise<Ends> {
  const rows = await rowsOf<{ userId: string; seq: number; pacedMicros: number; atMicros: number }>(
    db,
    sql`select k.user_id as "userId", coalesce(d.seq, 0) as seq,
          coalesce(extract(epoch from d.paced_until) * 1000000, 0)::bigint as "pacedMicros",
          (extract(epoch from clock_timestamp()) * 1000000)::bigint as "atMicros"
        from unnest(${sql.param([...userIds])}::uuid[]) k(user_id) left join decks d on d.user_id = k.user_id`,
  )
  return {
    seqs: new Map(rows.map((row) => [row.userId, row.seq])),
    pacedUntil: new Map(rows.map((row) => [row.userId, row.pacedMicros])),
    atMicros: Math.max(0, ...rows.map((row) => row.atMicros)),
  }
}

/** Entries that have one of these idempotency keys. */
export function selectKeyed(
  db: Database,
  keys: readonly { readonly userId: string; readonly key: string }[],
): Promise<KeyedEntry[]> {
  return rowsOf(
    db,
    sql`select i.user_id as "userId", i.key, i.product_no as "productNo", i.action
        from unnest(${sql.param(keys.map(({ userId }) => userId))}::uuid[], ${sql.param(keys.map(({ key }) => key))}::uuid[])
          k(user_id, key), lateral (
          select * from interactions i where i.user_id = k.user_id and i.key = k.key offset 0) i`,
  )
}

/**
 * Appends entries, and updates the last numbers and, where given, the spent swipe budgets. Per user the
 * entries must be in order and without gaps.
 */
export async function appendEntries(
  db: Database,
  entries: readonly Entry[],
  pacedUntil: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  if (entries.length === 0) return
  const column = <K extends keyof Entry>(name: K) => sql.param(entries.map((entry) => entry[name]))
  const ends = new Map(entries.map(({ userId, seq }) => [userId, seq]))
  await db.execute(
    sql`with moved as (
          insert into decks as d (user_id, seq, paced_until)
          select user_id, seq, to_timestamp(paced / 1000000.0) from unnest(${sql.param([...ends.keys()])}::uuid[],
            ${sql.param([...ends.values()])}::int[],
            ${sql.param([...ends.keys()].map((userId) => pacedUntil.get(userId) ?? null))}::bigint[]) e(user_id, seq, paced)
          on conflict (user_id) do update set seq = excluded.seq,
            paced_until = coalesce(excluded.paced_until, d.paced_until))
        insert into interactions (user_id, seq, product_no, action, key, takes_back, saved_before, source, device)
        select * from unnest(${column('userId')}::uuid[], ${column('seq')}::int[], ${column('productNo')}::int[],
          ${column('action')}::text[], ${column('key')}::uuid[], ${column('takesBack')}::int[],
          ${column('savedBefore')}::timestamptz[], ${column('source')}::text[], ${column('device')}::text[])`,
  )
}

interface Unsaved {
  readonly userId: string
  readonly productNo: number
  /** Since when the product had been saved. */
  readonly savedAt: string
}

/** Products whose last entry removed them from the saved list, unless the whole list was cleared after that. */
export function selectUnsaved(
  db: Database,
  products: readonly { readonly userId: string; readonly productNo: number }[],
): Promise<Unsaved[]> {
  return rowsOf(
    db,
    sql`select k.user_id as "userId", k.product_no as "productNo", i.saved_before as "savedAt"
        from unnest(${sql.param(products.map(({ userId }) => userId))}::uuid[],
          ${sql.param(products.map(({ productNo }) => productNo))}::int[]) k(user_id, product_no), lateral (
          select * from interactions i where i.user_id = k.user_id and i.product_no = k.product_no
            and i.action in ('like', 'pass', 'unsave', 'resave') order by i.seq desc limit 1) i
        where i.action = 'unsave' and i.saved_before is not null and not exists (
          select 1 from saved_clears c where c.user_id = k.user_id and c.cleared_at > i.created_at)`,
  )
}

/** The last like, pass or undo of a user; null when there is none, or when earlier entries changed since. */
export async function selectLastSwipe(db: Database, userId: string): Promise<LastSwipe | null> {
  const [row] = await rowsOf<LastSwipe>(
    db,
    sql`select i.seq, i.action, i.product_no as "productNo", p.id as "productId", i.saved_before as "savedBefore",
          i.created_at as "createdAt", coalesce((
            select later.action = 'unsave' from interactions later where later.user_id = i.user_id and later.seq > i.seq
              and later.product_no = i.product_no and later.action in ('unsave', 'resave')
            order by later.seq desc limit 1), false) as "wasUnsaved"
        from interactions i left join products p on p.no = i.product_no
        where i.user_id = ${userId} and i.action in ('like', 'pass', 'undo')
          and i.seq > coalesce((select d.undo_after_seq from decks d where d.user_id = ${userId}), 0)
        order by i.seq desc limit 1`,
  )
  return row ?? null
}

/** The stored reason of this pass; null when there is none. */
export async function selectReason(db: Database, userId: string, seq: number): Promise<LogAction | null> {
  const [row] = await rowsOf<{ action: LogAction }>(
    db,
    sql`select action from interactions where user_id = ${userId} and seq > ${seq} and takes_back = ${seq}`,
  )
  return row?.action ?? null
}

/** Id of the product with this number; null when it no longer exists. */
export async function findProductId(db: Database, no: number): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(db, sql`select id from products where no = ${no}`)
  return row?.id ?? null
}
