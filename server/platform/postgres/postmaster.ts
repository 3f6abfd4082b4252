import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isMissingFile } from '../files/missing-file.ts'
import { StartFailure } from './start-failure.ts'

/** A PostgreSQL server process, as its own pid file describes it. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/** The pid file of a data directory; null when there is none or it is only half written. */
export async function readPidFile(directory: string): Promise<Postmaster | null> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return ''
    throw error
  })
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid) return null
  return { pid, port, isReady: lines[7]?.trim() === 'ready' }
}

async function commandOf(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    // Empty for a process that has ended but was not reaped by its parent.
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return line.split('\0')
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
}

/** Whether the pid is a running PostgreSQL of this directory, and not another program with a reused pid. */
export async function isPostmasterOf(directory: string, pid: number): Promise<boolean> {
  const [program = '', ...options] = await commandOf(pid)
  return basename(program) === 'postgres' && options.join(' ').includes(`-D ${directory} `)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function isGoneWithin(limitMs: number, directory: string, pid: number): Promise<boolean> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    if (!(await isPostmasterOf(directory, pid))) return true
    await pause(10)
  }
  return false
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Milliseconds for a fast shutdown before an immediate one. */
const FAST_SHUTDOWN_MS = 10_000

/** Stops a server: connections are cut, everything committed is on disk. Does nothing when it has ended already. */
export async function stopPostmaster(directory: string, pid: number): Promise<void> {
  if (!(await isPostmasterOf(directory, pid))) return
  signal(pid, 'SIGINT')
  if (await isGoneWithin(FAST_SHUTDOWN_MS, directory, pid)) return
  signal(pid, 'SIGQUIT')
  if (await isGoneWithin(5_000, directory, pid)) return
  throw new StartFailure(`PostgreSQL (process ${pid}) does not end`)
}

const STARTING_MS = 120_000

/** The ready server of a directory, waiting for one that is starting or stopping; null when none runs. */
export async function findRunning(directory: string): Promise<Postmaster | null> {
  const until = performance.now() + STARTING_MS
  while (performance.now() < until) {
    const found = await readPidFile(directory)
    if (!found || !(await isPostmasterOf(directory, found.pid))) return null
    if (found.isReady) return found
    await pause(10)
  }
  throw new StartFailure(`PostgreSQL in ${directory} has not become ready within ${STARTING_MS / 1000} s`)
}
