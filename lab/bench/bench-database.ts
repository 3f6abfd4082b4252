import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '#server/platform/data/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts'

export interface BenchDatabase {
  readonly url: string
  readonly pool: pg.Pool
  /** Of the PostgreSQL that runs now; another one after a restart. */
  pid(): number
  close(): Promise<void>
}

const QUIET = { info: () => {}, warn: () => {}, error: (line: string) => console.error(line) }

/** An embedded PostgreSQL of its own with usual settings (fsync on), migrated and empty. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-bench-'))
  // Open to the account that PostgreSQL runs under when we are root: then the database lies inside and goes with it.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbeddedPostgres({ dataDir, log: QUIET })
  await migrateDatabase(embedded.url)
  const pool = new pg.Pool({ connectionString: embedded.url, max: 4 })
  pool.on('error', () => {}) // durability kills it on purpose
  return {
    url: embedded.url,
    pool,
    pid: () => embedded.pid,
    async close() {
      await pool.end()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
