import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** An arbitrary number, the same in every process. Without the lock, concurrent migrations fail. */
const LOCK = 7_283_441

/** Migrates the database; processes that start at the same time wait for each other. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: FOLDER })
  } finally {
    await client.end()
  }
}
