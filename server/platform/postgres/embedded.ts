import { existsSync } from 'node:fs'
import { realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unprivilegedAccount } from './account.ts'
import { usableBinaries } from './binaries.ts'
import { ensureDatabase } from './connect.ts'
import { createCluster } from './create-cluster.ts'
import { accountOfOwner, clusterDirectory, ensureDataDir, readPassword } from './data-directory.ts'
import { exclusively, openFileLock } from './file-lock.ts'
import { type Cluster, launch } from './launch.ts'
import { findRunning, type Postmaster, stopPostmaster } from './postmaster.ts'
import type { ProgressLog } from './progress-log.ts'
import { StartFailure } from './start-failure.ts'
import { supervise } from './supervise.ts'

// Processes that share a DATA_DIR share one server. Each holds a shared lock on `postgres-users.lock` while it runs; the
// kernel releases it however the process ends, and the last process to leave stops the server.

export interface EmbeddedPostgres {
  readonly url: string
  /** Of the server process; changes when the server is restarted. */
  readonly pid: number
  /** Stops using the server, and stops it when no other process uses it. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: ProgressLog
  /** Overrides of the default settings; tests switch durability off. */
  readonly settings?: Readonly<Record<string, string>>
}

const DATABASE = 'dropdeck'

async function prepare({ dataDir, settings = {}, log }: EmbeddedOptions): Promise<Cluster> {
  await ensureDataDir(dataDir)
  const folder = await realpath(dataDir)
  const unprivileged = unprivilegedAccount()
  const directory = clusterDirectory(folder, unprivileged)
  const account = await accountOfOwner(directory, unprivileged)
  const binaries = await usableBinaries(folder, account)
  if (!directory.startsWith(folder))
    log.info(`The database files are in ${directory}: ${folder} is not accessible to other users`)
  return { dataDir: folder, directory, binaries, account, settings, logFile: join(folder, 'postgres.log') }
}

/** DATA_DIR was deleted by hand, and with it the password of a database outside: renames that database. */
async function setAside({ directory }: Cluster, log: ProgressLog): Promise<void> {
  const running = await findRunning(directory)
  if (running) await stopPostmaster(directory, running.pid)
  const target = `${directory}-set-aside`
  await rm(target, { recursive: true, force: true })
  await rename(directory, target)
  log.warn(`DATA_DIR is new, so an older database was set aside in ${target}`)
}

async function ensureCluster(cluster: Cluster, log: ProgressLog): Promise<string> {
  const { directory, dataDir } = cluster
  const password = await readPassword(dataDir)
  if (existsSync(directory)) {
    if (password) return password
    if (directory.startsWith(dataDir)) throw new StartFailure(`${join(dataDir, 'postgres-password')} is missing`)
    await setAside(cluster, log)
  }
  return createCluster(cluster)
}

async function ensureRunning(cluster: Cluster, log: ProgressLog, isAlone: boolean): Promise<Postmaster> {
  const found = await findRunning(cluster.directory)
  if (found) log.info(`Joining the PostgreSQL that is running already (process ${found.pid})`)
  return found ?? launch(cluster, isAlone)
}

/** Starts the PostgreSQL of a DATA_DIR, or joins the running one, and keeps it running until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options
  const cluster = await prepare(options)
  const startLock = join(cluster.dataDir, 'postgres-start.lock')
  const users = openFileLock(join(cluster.dataDir, 'postgres-users.lock'))
  const leave = (pid: number) =>
    exclusively(startLock, async () => {
      users.release()
      if (users.tryOwn()) await stopPostmaster(cluster.directory, pid)
      users.close()
    })
  const { first, address } = await exclusively(startLock, async () => {
    const password = await ensureCluster(cluster, log)
    const first = await ensureRunning(cluster, log, users.tryOwn())
    users.release()
    users.tryShare()
    return { first, address: `postgres://postgres:${password}@127.0.0.1:${first.port}` }
  }).catch((error: unknown) => {
    users.close()
    throw error
  })
  const url = `${address}/${DATABASE}`
  try {
    await ensureDatabase(`${address}/postgres`, url)
  } catch (error) {
    await leave(first.pid)
    throw error
  }
  const watch = supervise({
    cluster,
    first,
    log,
    restart: () => exclusively(startLock, () => ensureRunning(cluster, log, false)),
  })
  let stopping: Promise<void> | null = null
  return {
    url,
    get pid() {
      return watch.pid()
    },
    stop() {
      stopping ??= watch.end().then(() => leave(watch.pid()))
      return stopping
    },
  }
}
