import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

export interface Age {
  readonly count: number
  /** ISO 8601. */
  readonly oldestAt: string | null
}

/** Contested clicks that are not decided, and the oldest of them. */
export async function selectContestAge(db: Database): Promise<Age> {
  const [row] = await rowsOf<Age & Record<string, unknown>>(
    db,
    sql`select count(*)::int as count, ${momentText(sql`min(opened_at)`)} as "oldestAt"
        from ad_click_contests where state = 'open'`,
  )
  return row ?? { count: 0, oldestAt: null }
}

/** What clicks cost all brands since a moment; clicks that were given back are taken off. */
export async function sumSpent(db: Database, since: Date): Promise<number> {
  const [row] = await rowsOf<{ cents: number }>(
    db,
    sql`select coalesce(sum(k.charged_cents), 0)::int as cents from ad_clicks k
        where k.charged_cents > 0 and k.clicked_at >= ${timestamptz(since)}
          and not exists (select 1 from ad_click_refunds r where r.click_id = k.id)`,
  )
  return row?.cents ?? 0
}
