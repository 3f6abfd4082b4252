import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../data/database.ts'
import { momentText } from '../data/personal-data.ts'

interface Health {
  readonly jobsLate: number
  readonly jobsFailed: number
  readonly mails: number
  /** ISO 8601. */
  readonly oldestMailAt: string | null
}

/**
 * Whether jobs and mails go on. By the clock of the database, which is that of the queue: jobs that should have begun five
 * minutes ago, jobs of the last day that were given up, and mails that wait.
 */
export async function readHealth(db: Database): Promise<Health> {
  const [row] = await rowsOf<Health & Record<string, unknown>>(
    db,
    sql`select
          (select count(*)::int from jobs.job j where j.state in ('created', 'retry')
            and j.start_after < now() - interval '5 minutes') as "jobsLate",
          (select count(*)::int from jobs.job j where j.state = 'failed'
            and j.completed_on > now() - interval '1 day') as "jobsFailed",
          (select count(*)::int from outbox_mails) as mails,
          (select ${momentText(sql`min(created_at)`)} from outbox_mails) as "oldestMailAt"`,
  )
  return row ?? { jobsLate: 0, jobsFailed: 0, mails: 0, oldestMailAt: null }
}
