import { sql } from 'drizzle-orm'
import type { YearFigures } from '#contract/transparency.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { transparencyYears } from '../site.tables.ts'

const startOf = (year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`
const within = (column: 'created_at' | 'decided_at', year: number) =>
  sql`${sql.raw(column)} >= ${startOf(year)} and ${sql.raw(column)} < ${startOf(year + 1)}`

/** Hours from arrival to decision, with one decimal. */
const MEDIAN = sql`round((percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600)
  filter (where decided_at is not null))::numeric, 1)::float8`

/** Counts a year from the rows. */
export async function countYear(db: Database, year: number): Promise<YearFigures> {
  const [row] = await rowsOf<Omit<YearFigures, 'year'>>(
    db,
    sql`with n as (select * from content_notices where ${within('created_at', year)}),
          d as (select * from moderation_decisions where ${within('decided_at', year)}
            and decision in ('request_changes', 'reject', 'block')
            and not (target_type = 'account' and decision = 'request_changes')),
          a as (select * from appeals where ${within('created_at', year)})
        select
          (select jsonb_build_object('received', count(*), 'restricted', count(*) filter (where outcome = 'restricted'),
              'kept', count(*) filter (where outcome = 'kept'), 'open', count(*) filter (where outcome is null),
              'medianHours', ${MEDIAN}, 'reasons', coalesce((select jsonb_agg(jsonb_build_object('reason', reason,
                'count', number) order by number desc, reason) from (select reason, count(*) as number from n group by reason) r),
                '[]')) from n) as notices,
          (select jsonb_build_object('made', count(*), 'automated', count(*) filter (where is_automated),
              'reversed', count(*) filter (where exists (select 1 from moderation_decisions r where r.reverses = d.id)),
              'grounds', coalesce((select jsonb_agg(jsonb_build_object('ground', ground, 'count', number)
                order by number desc, ground) from (select ground, count(*) as number from d where ground <> '' group by ground) g),
                '[]')) from d) as restrictions,
          (select jsonb_build_object('received', count(*), 'granted', count(*) filter (where outcome = 'granted'),
              'rejected', count(*) filter (where outcome = 'rejected'), 'open', count(*) filter (where outcome is null),
              'medianHours', ${MEDIAN}) from a) as appeals`,
  )
  if (!row) throw new Error('a year was not counted')
  return { year, ...row }
}

/** Keeps the figures of a year, in place of those that were kept before. */
export async function keepYear(db: Database, figures: YearFigures, at: Date): Promise<void> {
  const row = { year: figures.year, figures, countedAt: at }
  await db.insert(transparencyYears).values(row).onConflictDoUpdate({ target: transparencyYears.year, set: row })
}

/** Kept figures of years before this one. */
export const selectKeptYears = (db: Database, before: number): Promise<{ figures: YearFigures }[]> =>
  rowsOf(db, sql`select figures from transparency_years where year < ${before}`)
