import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
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
  // A card that was swiped was viewed. `unsave` is not done at a card.
  await db.execute(
    sql`insert into card_views (user_id, product_no, day)
        select distinct user_id, product_no, to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
        from interactions where user_id = ${userId} and action <> 'unsave' order by day
        on conflict do nothing`,
  )
}
