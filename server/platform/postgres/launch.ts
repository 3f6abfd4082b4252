import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { trimLog } from './log-file.ts'
import { choosePort } from './port.ts'
import { isPostmasterOf, type Postmaster, readPidFile } from './postmaster.ts'
import { StartFailure } from './start-failure.ts'

/** The settings of one cluster, known before its server runs. */
export interface Cluster {
  readonly dataDir: string
  readonly directory: string
  readonly binaries: string
  readonly account: Account | null
  readonly logFile: string
  readonly settings: Readonly<Record<string, string>>
}

/** A server for one machine: few connections, every commit on disk before it is answered. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  // There is no replication, and bulk loads write less.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  // Compiling takes longer than our short queries.
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Terse: details quote the offending values, which may be personal data.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function attempt(cluster: Cluster, port: number): Promise<Postmaster | null> {
  const settings = Object.entries({ ...SETTINGS, ...cluster.settings, port: String(port) })
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  await trimLog(cluster.logFile)
  const log = openSync(cluster.logFile, 'a', 0o600)
  // Detached: Ctrl-C in a terminal reaches only this process, which decides when the database stops.
  const child = spawn(join(cluster.binaries, 'postgres'), ['-D', cluster.directory, ...options], {
    ...cluster.account,
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let isOver = false
  let failure: Error | null = null
  child.on('exit', () => {
    isOver = true
  })
  child.on('error', (error) => {
    isOver = true
    failure = error
  })
  while (!isOver) {
    const found = await readPidFile(cluster.directory)
    if (found && found.pid === child.pid && found.isReady) return found
    await pause(10)
  }
  if (failure) throw failure
  return null
}

/** A pid file whose pid now belongs to another program would keep PostgreSQL from starting. */
async function removeForeignPidFile(directory: string): Promise<void> {
  const found = await readPidFile(directory)
  if (found && !(await isPostmasterOf(directory, found.pid))) {
    await rm(join(directory, 'postmaster.pid'), { force: true })
  }
}

/** Processes of a killed server hold the shared memory for about a second. */
const LINGER_MS = 10_000

/** Starts the server of a cluster on its remembered port, or on another one while no process uses the remembered port. */
export async function launch(cluster: Cluster, mayMove: boolean): Promise<Postmaster> {
  const until = performance.now() + LINGER_MS
  let port = await choosePort(cluster.dataDir, mayMove)
  while (true) {
    await removeForeignPidFile(cluster.directory)
    const running = await attempt(cluster, port)
    if (running) return running
    const lines = (await readFile(cluster.logFile, 'utf8')).trim().split('\n').slice(-12)
    const isPortTaken = lines.some((line) => line.includes('could not bind'))
    const mayPass = lines.some((line) => /shared memory block|lock file .* already exists/.test(line))
    if ((!isPortTaken && !mayPass) || performance.now() > until) {
      throw new StartFailure(`PostgreSQL did not start. The end of its log, ${cluster.logFile}:\n${lines.join('\n')}`)
    }
    if (isPortTaken) port = await choosePort(cluster.dataDir, mayMove)
    await pause(200)
  }
}
