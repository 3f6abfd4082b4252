import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** One product of one user's list. */
export interface SavedKey {
  readonly userId: string
  readonly productNo: number
}

export interface SavedEntry extends SavedKey {
  /** PostgreSQL's text, with microseconds, so that quick likes keep their order. */
  readonly savedAt: string
}

const pairs = (keys: readonly SavedKey[]) =>
  sql`unnest(${sql.param(keys.map((key) => key.userId))}::uuid[], ${sql.param(keys.map((key) => key.productNo))}::int[])`

/** Which of these are saved, and since when. */
export function selectSaved(db: Database, keys: readonly SavedKey[]): Promise<SavedEntry[]> {
  return rowsOf(
    db,
    sql`select s.user_id as "userId", s.product_no as "productNo", s.saved_at as "savedAt"
        from ${pairs(keys)} k(user_id, product_no), lateral (
          select * from saved_products s where s.user_id = k.user_id and s.product_no = k.product_no offset 0) s`,
  )
}

export async function insertSaved(db: Database, entries: readonly SavedEntry[]): Promise<void> {
  await db.execute(
    sql`insert into saved_products (user_id, product_no, saved_at)
        select k.user_id, k.product_no, k.saved_at from unnest(
          ${sql.param(entries.map((entry) => entry.userId))}::uuid[],
          ${sql.param(entries.map((entry) => entry.productNo))}::int[],
          ${sql.param(entries.map((entry) => entry.savedAt))}::timestamptz[]) k(user_id, product_no, saved_at)
        on conflict (user_id, product_no) do update set saved_at = excluded.saved_at`,
  )
}

export async function deleteSaved(db: Database, keys: readonly SavedKey[]): Promise<void> {
  await db.execute(
    sql`delete from saved_products s using ${pairs(keys)} k(user_id, product_no)
        where s.user_id = k.user_id and s.product_no = k.product_no`,
  )
}

/** Whether the list was cleared after this moment. */
export async function wasClearedSince(db: Database, userId: string, moment: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from saved_clears where user_id = ${userId} and cleared_at > ${moment}::timestamptz`,
  )
  return rows.length > 0
}

export async function deleteAllSaved(db: Database, userId: string): Promise<void> {
  await db.execute(sql`delete from saved_products where user_id = ${userId}`)
  await db.execute(
    sql`insert into saved_clears (user_id, cleared_at) values (${userId}, clock_timestamp())
        on conflict (user_id) do update set cleared_at = excluded.cleared_at`,
  )
}

/** A user's list, newest first, without drafts and products of suspended brands. */
export function selectSavedList(db: Database, userId: string): Promise<{ no: number; id: string }[]> {
  return rowsOf(
    db,
    sql`select s.product_no as no, p.id from saved_products s join products p on p.no = s.product_no
          join brands b on b.id = p.brand_id
        where s.user_id = ${userId} and p.is_kept and b.is_public
        order by s.saved_at desc, s.product_no desc`,
  )
}
