import { desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '../data/database.ts'
import { jobRuns, securityCounts, serverErrors, serverProcesses } from '../data/platform.tables.ts'
import type { CountedError } from './counted-lines.ts'

type ErrorRow = typeof serverErrors.$inferSelect
type ProcessRow = typeof serverProcesses.$inferSelect

/** Adds what a process counted. */
export async function addErrors(db: Database, counted: readonly CountedError[]): Promise<void> {
  if (counted.length === 0) return
  await db
    .insert(serverErrors)
    .values(counted.map(({ at, ...error }) => ({ ...error, firstAt: at, lastAt: at })))
    .onConflictDoUpdate({
      target: serverErrors.fingerprint,
      set: {
        count: sql`${serverErrors.count} + excluded.count`,
        lastAt: sql`greatest(${serverErrors.lastAt}, excluded.last_at)`,
        requestId: sql`excluded.request_id`,
      },
    })
}

/** The latest first. */
export const listErrors = (db: Database, most: number): Promise<ErrorRow[]> =>
  db.select().from(serverErrors).orderBy(desc(serverErrors.lastAt), desc(serverErrors.fingerprint)).limit(most)

export async function addSecurityCounts(db: Database, hour: Date, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return
  await db
    .insert(securityCounts)
    .values([...counts].map(([kind, count]) => ({ kind, hour, count })))
    .onConflictDoUpdate({
      target: [securityCounts.kind, securityCounts.hour],
      set: { count: sql`${securityCounts.count} + excluded.count` },
    })
}

export async function deleteWatchedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(serverErrors).where(lt(serverErrors.lastAt, before))
  await db.delete(securityCounts).where(lt(securityCounts.hour, before))
}

/** A sign of life. `clockMs` is computed here, from the clocks of the process and the database. */
export async function upsertProcess(
  db: Database,
  { now, ...row }: Omit<ProcessRow, 'seenAt' | 'clockMs'> & { readonly now: Date },
): Promise<void> {
  const seen = {
    seenAt: sql`now()`,
    clockMs: sql`(extract(epoch from ${timestamptz(now)} - clock_timestamp()) * 1000)::int`,
    diskFreeBytes: row.diskFreeBytes,
    diskBytes: row.diskBytes,
    backupAt: row.backupAt,
  }
  await db
    .insert(serverProcesses)
    .values({ ...row, ...seen })
    .onConflictDoUpdate({ target: serverProcesses.id, set: seen })
}

const recently = (minutes: number) => sql`now() - ${minutes} * interval '1 minute'`

/** Processes with a sign of life in the last minutes, the oldest first. */
export const listProcesses = (db: Database, minutes: number): Promise<ProcessRow[]> =>
  db
    .select()
    .from(serverProcesses)
    .where(gt(serverProcesses.seenAt, recently(minutes)))
    .orderBy(serverProcesses.startedAt, serverProcesses.id)

/** Removes this process, and those that died without doing so. */
export async function deleteProcess(db: Database, id: string): Promise<void> {
  await db.delete(serverProcesses).where(eq(serverProcesses.id, id))
}

export async function deleteDeadProcesses(db: Database, minutes: number): Promise<void> {
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, recently(minutes)))
}

export async function databaseBytes(db: Database): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(db, sql`select pg_database_size(current_database()) as bytes`)
  return Number(row?.bytes ?? 0)
}

/** The last run of a queue, as it ended. */
export async function upsertJobRun(
  db: Database,
  { queue, ...end }: Partial<typeof jobRuns.$inferInsert> & { readonly queue: string },
): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ queue, ...end })
    .onConflictDoUpdate({ target: jobRuns.queue, set: end })
}

export async function findJobRun(db: Database, queue: string): Promise<typeof jobRuns.$inferSelect | null> {
  const [row] = await db.select().from(jobRuns).where(eq(jobRuns.queue, queue))
  return row ?? null
}
