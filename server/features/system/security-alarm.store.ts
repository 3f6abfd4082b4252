import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { securityAlarms } from './system.tables.ts'

interface UnusualKind {
  readonly kind: string
  readonly count: number
  /** Events in an hour, on average of the days before. */
  readonly usual: number
}

interface Unusual {
  /** The hour that is looked at, and since when the usual is measured. */
  readonly hour: Date
  readonly since: Date
  readonly least: number
  readonly factor: number
}

/** Kinds of security events that occurred in this hour many times more often than usual. */
export const listUnusualKinds = (db: Database, { hour, since, least, factor }: Unusual): Promise<UnusualKind[]> =>
  rowsOf(
    db,
    sql`with span as (
          select greatest(extract(epoch from ${timestamptz(hour)} - greatest(min(hour), ${timestamptz(since)})) / 3600, 24) as hours
          from security_counts),
        usual as (
          select kind, sum(count)::float8 / (select hours from span)::float8 as mean from security_counts
          where hour >= ${timestamptz(since)} and hour < ${timestamptz(hour)} group by kind)
        select c.kind, c.count, coalesce(u.mean, 0) as usual from security_counts c left join usual u on u.kind = c.kind
        where c.hour = ${timestamptz(hour)} and c.count >= ${least} and c.count >= ${factor} * coalesce(u.mean, 0)
        order by c.kind`,
  )

/** False when this kind was alarmed of on this day already. */
export async function claimAlarm(db: Database, kind: string, day: string): Promise<boolean> {
  const rows = await db
    .insert(securityAlarms)
    .values({ kind, day })
    .onConflictDoNothing()
    .returning({ kind: securityAlarms.kind })
  return rows.length > 0
}

export async function deleteAlarmsBefore(db: Database, day: string): Promise<void> {
  await db.execute(sql`delete from security_alarms where day < ${day}`)
}
