import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface SpawnedServer {
  readonly port: number
  /** Milliseconds from the start until it listens, before all products are loaded. */
  readonly listeningMs: number
  /** Memory after loading, bytes. */
  readonly rssBytes: number
  readonly process: ChildProcess
  end(): Promise<void>
}

/** Starts `deck-server.ts`, or another server, on this database and waits until it answers. */
export async function spawnServer(
  url: string,
  env: Readonly<Record<string, string>> = {},
  program: './deck-server.ts' | './plain-insert-server.ts' = './deck-server.ts',
): Promise<SpawnedServer> {
  const startedAt = performance.now()
  let listeningMs = 0
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: '/tmp', ...env },
    // The server exits when its stdin closes, so it never outlives this process.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<{ port: number; rssBytes: number }>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, port, rss] = line.split(' ')
      if (word === 'listening') listeningMs = performance.now() - startedAt
      if (word === 'ready') resolve({ port: Number(port), rssBytes: Number(rss) })
    })
    child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was ready`)))
  })
  return {
    ...(await ready),
    listeningMs,
    process: child,
    async end() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
