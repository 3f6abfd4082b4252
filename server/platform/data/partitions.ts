import { sql } from 'drizzle-orm'
import { type Database, timestamptz } from './database.ts'

/** Creates the missing partitions of every partitioned table, from the month before a moment to two months after it. */
export async function ensurePartitions(db: Database, moment: Date): Promise<void> {
  await db.execute(sql`select ensure_partitions(${timestamptz(moment)})`)
}

/** The same time `months` earlier; the last day of the month where it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment)
  before.setUTCMonth(moment.getUTCMonth() - months)
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0)
  return before
}

/** Drops the partitions of a table that end before a moment. The database refuses those that must still be kept. */
export async function dropPartitions(db: Database, table: string, before: Date): Promise<void> {
  await db.execute(sql`select drop_partitions(${table}, ${timestamptz(before)})`)
}
