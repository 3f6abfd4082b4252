import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts'
import { createFilledDatabase, fillDatabase } from './database.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface Ground {
  readonly postgresUrl: string
  /** Of the shared server. */
  readonly databaseUrl: string
  readonly server: ServerProcess
  /** Where it keeps the pictures it has made. */
  readonly pictures: string
  close(): Promise<void>
}

const quiet = { info: () => {}, warn: () => {}, error: (line: string) => process.stderr.write(`${line}\n`) }

/** PostgreSQL of its own below `dataDir`, and the server on a database in it with the demo catalogue. */
export async function openGround(dataDir: string): Promise<Ground> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'cluster'),
    log: quiet,
    // Nothing here outlives the run. Durability is proven by the crash benches, on the usual settings.
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
  })
  // Vitest does not run its teardown when it is told to stop; PostgreSQL would live on.
  const endAtOnce = () => process.kill(postgres.pid, 'SIGQUIT')
  process.once('exit', endAtOnce)
  const stopPostgres = async () => {
    process.off('exit', endAtOnce)
    await postgres.stop()
  }
  try {
    await fillDatabase(postgres.url, join(dataDir, 'first'))
    const databaseUrl = await createFilledDatabase(postgres.url)
    const pictures = join(dataDir, 'first', 'media')
    await mkdir(pictures, { recursive: true })
    const server = await startServer({ databaseUrl, dataDir: join(dataDir, 'first') })
    return {
      pictures,
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
