import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts'
import { createFilledDatabase, fillDatabase } from './database.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface TestEnvironment {
  readonly postgresUrl: string
  /** Database of the shared server. */
  readonly databaseUrl: string
  readonly server: ServerProcess
  /** Folder of its rendered pictures. */
  readonly pictureDir: string
  close(): Promise<void>
}

const quiet = { info: () => {}, warn: () => {}, error: (line: string) => process.stderr.write(`${line}\n`) }

/** Starts PostgreSQL in a folder below `dataDir`, and a server on a database with the demo catalogue. */
export async function startEnvironment(dataDir: string): Promise<TestEnvironment> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'cluster'),
    log: quiet,
    // The data is deleted after the run. The durability bench runs with the usual settings.
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
  })
  // Vitest skips its teardown when it is interrupted, and PostgreSQL would keep running.
  const endAtOnce = () => process.kill(postgres.pid, 'SIGQUIT')
  process.once('exit', endAtOnce)
  const stopPostgres = async () => {
    process.off('exit', endAtOnce)
    await postgres.stop()
  }
  try {
    await fillDatabase(postgres.url, join(dataDir, 'first'))
    const databaseUrl = await createFilledDatabase(postgres.url)
    const pictureDir = join(dataDir, 'first', 'files/media')
    await mkdir(pictureDir, { recursive: true })
    // A journey names the network address of a reader in X-Forwarded-For.
    const environment = { TRUST_PROXY: '1' }
    const server = await startServer({ databaseUrl, dataDir: join(dataDir, 'first'), environment })
    return {
      pictureDir,
      postgresUrl: postgres.url,
      databaseUrl,
      server,
      close: async () => {
        await server.stop()
        await stopPostgres()
      },
    }
  } catch (error) {
    await stopPostgres()
    throw error
  }
}
