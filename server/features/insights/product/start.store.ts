import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface DayOfImpressions {
  /** In Berlin. */
  readonly day: string
  readonly impressions: number
}

/** How often the deck showed it since a moment, not as an advertisement; the earliest day first. */
export const selectNeutralImpressions = (db: Database, no: number, since: Date): Promise<DayOfImpressions[]> =>
  rowsOf(
    db,
    sql`select (s.hour at time zone 'Europe/Berlin')::date::text as day, sum(s.shown)::int as impressions
        from product_hours s where s.product_no = ${no} and s.hour >= date_trunc('hour', ${timestamptz(since)}, 'UTC')
          and s.source = 'discovery' and not s.is_promoted
        group by 1 having sum(s.shown) > 0 order by 1`,
  )
