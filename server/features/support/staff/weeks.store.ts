import { type SQL, sql } from 'drizzle-orm'
import type { SupportWeek } from '#contract/support-staff.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** Whether it happened in the week `w`, which begins on Monday in Berlin. */
const inWeek = (moment: SQL) => sql`${moment} >= w.from_at and ${moment} < w.to_at`

/** Merged tickets are counted where they went. */
export const selectWeeks = (db: Database, now: Date, count: number): Promise<SupportWeek[]> =>
  rowsOf<SupportWeek>(
    db,
    sql`with w as (
          select day, day at time zone 'Europe/Berlin' as from_at,
            (day + interval '7 days') at time zone 'Europe/Berlin' as to_at
          from generate_series(0, ${count - 1}::int) n, lateral (
            select date_trunc('week', ${timestamptz(now)} at time zone 'Europe/Berlin') - make_interval(weeks => n) as day) d)
        select to_char(w.day, 'YYYY-MM-DD') as from,
          (select count(*)::int from tickets t where t.merged_into is null and ${inWeek(sql`t.created_at`)}) as opened,
          (select count(*)::int from tickets t where t.merged_into is null and ${inWeek(sql`t.resolved_at`)}) as solved,
          (select percentile_cont(0.5) within group (order by t.first_reply_minutes) from tickets t
            where t.first_reply_minutes is not null and ${inWeek(sql`t.created_at`)}) as "firstReplyMinutes",
          (select avg(t.stars)::float8 from tickets t where ${inWeek(sql`t.rated_at`)}) as rating,
          (select count(t.stars)::int from tickets t where ${inWeek(sql`t.rated_at`)}) as ratings
        from w order by w.day`,
  )
