import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { ensurePartitions } from '#server/platform/data/partitions.ts'
import type { Entry } from './interactions.store.ts'

export interface PastEntry extends Pick<Entry, 'userId' | 'seq' | 'productNo' | 'action' | 'key'> {
  readonly savedBefore: Date | null
  readonly at: Date
}

/** Whether this user has entries, or had some before a restart. */
export async function hasHistory(db: Database, userId: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from decks where user_id = ${userId} and (seq > 0 or epoch > 0)`)
  return rows.length > 0
}

/** Writes the first entries of a user's log with the moments at which they happened, and the views of their cards. */
export async function insertFirstEntries(db: Database, userId: string, entries: readonly PastEntry[]): Promise<void> {
  const column = <K extends keyof PastEntry>(name: K) => sql.param(entries.map((entry) => entry[name]))
  await db.execute(
    sql`with moved as (
          insert into decks as d (user_id, seq) values (${userId}, ${entries.length})
          on conflict (user_id) do update set seq = excluded.seq)
        insert into interactions (user_id, seq, product_no, action, key, saved_before, created_at)
        select * from unnest(${column('userId')}::uuid[], ${column('seq')}::int[], ${column('productNo')}::int[],
          ${column('action')}::text[], ${column('key')}::uuid[], ${column('savedBefore')}::timestamptz[],
          ${column('at')}::timestamptz[])`,
  )
  await ensureMonths(db, entries)
  // A card that was swiped was viewed. `unsave` is not done at a card.
  await db.execute(
    sql`insert into product_events (user_id, product_no, day, kind, happened_at, key)
        select distinct on (day, product_no) user_id, product_no, (created_at at time zone 'Europe/Berlin')::date as day,
          'viewed', created_at, key
        from interactions where user_id = ${userId} and action <> 'unsave' order by day, product_no, seq
        on conflict do nothing`,
  )
}

/** Views of past months need the partitions of these months. */
async function ensureMonths(db: Database, entries: readonly PastEntry[]): Promise<void> {
  const months = new Map(entries.map(({ at }) => [at.toISOString().slice(0, 7), at]))
  for (const moment of months.values()) await ensurePartitions(db, moment)
}
