import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { installJobs } from '../jobs/jobs.ts'
import { grantAppRole } from './roles.ts'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** An arbitrary number, the same in every process. Without the lock, concurrent migrations fail. */
const LOCK = 7_283_441

/**
 * Migrates the database and grants its rights; processes that start at the same time wait for each other. `ownerUrl` is of
 * the user who owns the tables, `url` of the one who serves; they may be the same.
 */
export async function migrateDatabase(url: string, ownerUrl = url): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: FOLDER })
    await installJobs(ownerUrl)
    await client.query('select ensure_partitions(now())')
    await client.query('begin')
    await grantAppRole(client, decodeURIComponent(new URL(url).username))
    await client.query('commit')
  } finally {
    await client.end()
  }
}
