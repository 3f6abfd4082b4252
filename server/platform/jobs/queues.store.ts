import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../data/database.ts'

// The tables of pg-boss (schema `jobs`), for the administration.

/** How long a failed job is kept, for staff to repeat it. */
const FAILED_SECONDS = 7 * 24 * 3600

interface QueueRow {
  readonly queue: string
  readonly waiting: number
  /** Of the waiting ones, those that wait for a later time, such as the next try. */
  readonly later: number
  readonly running: number
  readonly failed: number
  readonly oldestAt: string | null
  readonly cron: string | null
  readonly doneAt: string | null
  readonly doneMs: number | null
  readonly result: string | null
  readonly failedAt: string | null
  readonly error: string | null
}

/** All queues with their jobs and their last runs, by name. */
export const listQueues = (db: Database): Promise<QueueRow[]> =>
  rowsOf(
    db,
    sql`select q.name as queue, coalesce(j.waiting, 0)::int as waiting, coalesce(j.later, 0)::int as later,
          coalesce(j.running, 0)::int as running, coalesce(j.failed, 0)::int as failed, j.oldest as "oldestAt", s.cron,
          r.done_at as "doneAt", r.done_ms as "doneMs", r.result, r.failed_at as "failedAt", r.error
        from jobs.queue q
        left join (select name, count(*) filter (where state < 'active') as waiting,
              count(*) filter (where state < 'active' and start_after > now()) as later,
              count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed,
              min(created_on) filter (where state < 'active') as oldest
            from jobs.job group by name) j on j.name = q.name
        left join jobs.schedule s on s.name = q.name and s.key = ''
        left join job_runs r on r.queue = q.name
        where q.name not like '\\_\\_%' order by q.name`,
  )

interface FailedJobRow {
  readonly id: string
  readonly queue: string
  readonly createdAt: string
  readonly failedAt: string
  readonly tries: number
  readonly error: string
}

/** Failed jobs that are kept, the latest first, with the message of the last error. */
export const listFailedJobs = (db: Database, most: number): Promise<FailedJobRow[]> =>
  rowsOf(
    db,
    sql`select id, name as queue, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as tries,
          coalesce(output->>'message', output->'value'->>'message', '') as error
        from jobs.job where state = 'failed' order by completed_on desc, id limit ${most}`,
  )

/** Lets a failed job run once more. Returns its queue; null when it is no failed one (any more). */
export async function retryFailedJob(db: Database, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`update jobs.job set state = 'retry', retry_limit = retry_count + 1, completed_on = null, start_after = now(),
          keep_until = now() + interval '14 days'
        where id = ${id} and state = 'failed' returning name`,
  )
  return row?.name ?? null
}

/** Enqueues the job of a schedule now, unless one waits already. False when there is no such schedule. */
export async function runScheduledJob(db: Database, queue: string): Promise<boolean> {
  const [found] = await rowsOf<{ name: string }>(
    db,
    sql`select name from jobs.schedule where name = ${queue} for update`,
  )
  if (!found) return false
  await db.execute(
    sql`insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
          deletion_seconds, policy)
        select name, '{}', retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy
        from jobs.queue q where name = ${queue} and not exists (
          select 1 from jobs.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`,
  )
  return true
}

/** A job that fails for good is kept for a week; others keep their time. */
export async function keepFailedJob(db: Database, queue: string, id: string): Promise<void> {
  await db.execute(
    sql`update jobs.job set deletion_seconds = greatest(deletion_seconds, ${FAILED_SECONDS})
        where name = ${queue} and id = ${id} and retry_count >= retry_limit`,
  )
}
