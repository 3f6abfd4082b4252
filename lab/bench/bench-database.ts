import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '../../server/platform/data/migrate.ts'
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts'
import { closeOnStop } from './open-resources.ts'

export interface BenchDatabase {
  readonly url: string
  readonly pool: pg.Pool
  /** Of the running PostgreSQL; changes when it restarts. */
  pid(): number
  close(): Promise<void>
}

const QUIET = { info: () => {}, warn: () => {}, error: (line: string) => console.error(line) }

/** An embedded PostgreSQL of its own with usual settings (fsync on), migrated and empty. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropdeck-bench-'))
  // As root, PostgreSQL runs under another account, which needs access to this folder.
  await chmod(dataDir, 0o755)
  const starting = startEmbeddedPostgres({ dataDir, log: QUIET })
  const close = closeOnStop(async () => {
    await (await starting).stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const embedded = await starting
  await migrateDatabase(embedded.url)
  const pool = new pg.Pool({ connectionString: embedded.url, max: 4 })
  pool.on('error', () => {}) // `durability` kills PostgreSQL on purpose
  return {
    url: embedded.url,
    pool,
    pid: () => embedded.pid,
    async close() {
      await pool.end()
      await close()
    },
  }
}
