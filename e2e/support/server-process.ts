import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OUTPUT } from './output.ts'

/** The compile cache of the launcher, so that the code is compiled once. */
const COMPILED = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'dropdeck-compiled')
const SERVE = join(import.meta.dirname, '../../scripts/serve.ts')
const READY = /^Ready after .*?(http:\/\/\S+)$/m
const START_MS = 60_000
/** Encoding with less effort takes half the time; a run renders hundreds of pictures. */
export const AVIF_EFFORT = '0'

export interface ServerOptions {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Any free port when left out. */
  readonly port?: number
  readonly environment?: Readonly<Record<string, string>>
}

export interface ServerProcess {
  readonly url: string
  readonly dataDir: string
  /** SIGTERM. */
  stop(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
  /** The same server again, on the same port, database and folder; only after `stop` or `kill`. */
  startAgain(): Promise<ServerProcess>
}

/** Built from scratch: a DATABASE_URL or SMTP_URL of the caller must not be used. */
export const serverEnvironment = ({ databaseUrl, dataDir }: Pick<ServerOptions, 'databaseUrl' | 'dataDir'>) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DATABASE_POOL: '10',
  AVIF_EFFORT,
  NODE_COMPILE_CACHE: COMPILED,
})

let count = 0

/** Starts the real server in a process of its own. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  await mkdir(OUTPUT, { recursive: true })
  await mkdir(options.dataDir, { recursive: true })
  const child = spawn(process.execPath, [SERVE], {
    env: { ...serverEnvironment(options), PORT: String(options.port ?? 0), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  // An interrupted run must leave no server behind.
  const endAtOnce = () => child.kill('SIGKILL')
  process.once('exit', endAtOnce)
  child.once('close', () => process.off('exit', endAtOnce))
  const url = await untilReady(child)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir: options.dataDir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    startAgain: () => startServer({ ...options, port: Number(new URL(url).port) }),
  }
}

function untilReady(child: ChildProcess): Promise<string> {
  count += 1
  const file = join(OUTPUT, `server-${process.pid}-${count}.log`)
  const log = createWriteStream(file)
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The server ${why}:\n${said.trim().split('\n').slice(-15).join('\n')}`))
    }
    const timer = setTimeout(() => fail(`was not ready within ${START_MS / 1000} s`), START_MS)
    const listen = (text: Buffer) => {
      log.write(text)
      said += text
      const url = READY.exec(said)?.[1]
      if (!url) return
      clearTimeout(timer)
      said = ''
      resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('close', (code) => {
      clearTimeout(timer)
      log.end()
      fail(`ended with ${code}`)
    })
  })
}
