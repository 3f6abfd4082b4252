import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { canEnter, unprivilegedAccount } from './account.ts'
import { clusterDirectory } from './data-directory.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { isPostmasterOf, stopPostmaster } from './postmaster.ts'

// Creating a database takes a second, and ten on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const OWNER = fileURLToPath(new URL('./test-owner.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
const lines: string[] = []
const note = (line: string) => void lines.push(line)
const log = { info: note, warn: note, error: note }

function newDataDir(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'dropdeck-embedded-'))
  chmodSync(folder, mode)
  return folder
}

const shared = newDataDir()
const directoryOf = (dataDir: string) => clusterDirectory(dataDir, unprivilegedAccount())
const children: ChildProcess[] = []

interface Owner {
  readonly url: string
  readonly pid: number
  readonly child: ChildProcess
}

/** Starts the database from another Node process, optionally as another user. */
async function startOwner(dataDir: string, account: object = {}): Promise<Owner> {
  const child = spawn(process.execPath, [OWNER, dataDir], { ...account, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve)
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)))
  })
  return { ...JSON.parse(said), child }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return end
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  // A killed server also breaks idle connections; the statement itself reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function waitUntil(isTrue: () => Promise<boolean>, limitMs: number): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < limitMs) {
    if (await isTrue().catch(() => false)) return performance.now() - startedAt
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`not true within ${limitMs} ms`)
}

beforeAll(async () => {
  const prepared = await startEmbeddedPostgres({ dataDir: shared, log })
  await prepared.stop()
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rmSync(shared, { recursive: true, force: true }))

test('a second start creates nothing, keeps the address and finds the stored rows', async () => {
  const first = await startEmbeddedPostgres({ dataDir: shared, log })
  await ask(first.url, 'create table kept (word text)')
  await ask(first.url, `insert into kept values ('here')`)
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toThrow()

  const startedAt = performance.now()
  const second = await startEmbeddedPostgres({ dataDir: shared, log })
  const tookMs = performance.now() - startedAt
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'here' }])
  expect(await ask(second.url, `select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }])
  await second.stop()
  expect(second.url).toBe(first.url)
  expect(tookMs).toBeLessThan(1_500)
})

test('the next process joins a server whose Node was killed, and stops it at its own end', async () => {
  const owner = await startOwner(shared)
  await ended(owner.child, 'SIGKILL')
  expect(await isPostmasterOf(directoryOf(shared), owner.pid)).toBe(true)
  const next = await startEmbeddedPostgres({ dataDir: shared, log })
  expect(next.pid).toBe(owner.pid)
  expect(next.url).toBe(owner.url)
  await next.stop()
  expect(await isPostmasterOf(directoryOf(shared), owner.pid)).toBe(false)
})

test('processes that start together share one server, and only the last to leave stops it', async () => {
  const [one, two] = await Promise.all([startOwner(shared), startOwner(shared)])
  expect(one.pid).toBe(two.pid)
  await ended(one.child, 'SIGTERM')
  expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await ended(two.child, 'SIGTERM')
  expect(await isPostmasterOf(directoryOf(shared), one.pid)).toBe(false)
})

test('a killed server is restarted within 5 s on the same port, with every acknowledged row', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: shared, log })
  const killed = postgres.pid
  await ask(postgres.url, 'create table acknowledged (n int)')
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => {})
  await client.connect()
  let acknowledged = 0
  const writing = (async () => {
    for (;;) {
      await client.query('insert into acknowledged values ($1)', [acknowledged + 1])
      acknowledged += 1
    }
  })().catch(() => {})
  await waitUntil(async () => acknowledged > 50, 5_000)
  process.kill(killed, 'SIGKILL')
  await writing
  await waitUntil(async () => (await ask(postgres.url, 'select 1')).length === 1, 5_000)
  const [row] = await ask(postgres.url, `select count(*) from acknowledged where n <= ${acknowledged}`)
  expect(Number(row?.['count'])).toBe(acknowledged)
  expect(postgres.pid).not.toBe(killed)
  await client.end().catch(() => {})
  await postgres.stop()
  expect(await isPostmasterOf(directoryOf(shared), postgres.pid)).toBe(false)
})

test('a pid file whose number now belongs to another program does not block the start', async () => {
  const pidFile = join(directoryOf(shared), 'postmaster.pid')
  // Runs as the user of the server: PostgreSQL itself ignores pids of other users.
  const otherProgram = spawn('sleep', ['60'], { ...unprivilegedAccount() })
  children.push(otherProgram)
  writeFileSync(pidFile, `${otherProgram.pid}\n${directoryOf(shared)}\n1\n5432\n\n127.0.0.1\n\nready\n`)
  const account = unprivilegedAccount()
  if (account) chownSync(pidFile, account.uid, account.gid)
  const postgres = await startEmbeddedPostgres({ dataDir: shared, log })
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  expect(otherProgram.exitCode).toBe(null)
})

test('a server that cannot start reports the error of PostgreSQL', async () => {
  const settings = { shared_buffers: 'plenty' }
  const start = startEmbeddedPostgres({ dataDir: shared, log, settings })
  await expect(start).rejects.toThrow(/invalid value for parameter "shared_buffers"/)
  const corrected = await startEmbeddedPostgres({ dataDir: shared, log })
  await corrected.stop()
  await expect(ask(corrected.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test.runIf(isRoot)(
  'root keeps the files of an inaccessible DATA_DIR outside, and sets them aside for a new DATA_DIR',
  async () => {
    const closed = newDataDir(0o700)
    const outside = directoryOf(closed)
    expect(outside.startsWith(closed)).toBe(false)
    try {
      const first = await startEmbeddedPostgres({ dataDir: closed, log })
      await ask(first.url, 'create table old (n int)')
      await first.stop()
      for (const name of readdirSync(closed)) rmSync(join(closed, name))
      const fresh = await startEmbeddedPostgres({ dataDir: closed, log })
      await expect(ask(fresh.url, 'select * from old')).rejects.toThrow('does not exist')
      expect(existsSync(`${outside}-set-aside/PG_VERSION`)).toBe(true)
      await fresh.stop()
    } finally {
      rmSync(closed, { recursive: true, force: true })
      rmSync(dirname(outside), { recursive: true, force: true })
    }
  },
)

test.runIf(isRoot)('a user other than root runs the database under the own account', async (context) => {
  const account = unprivilegedAccount()
  if (!account || !canEnter(account, dirname(OWNER))) return context.skip('this folder is closed to other users')
  const dataDir = newDataDir(0o700)
  chownSync(dataDir, account.uid, account.gid)
  const owner = await startOwner(dataDir, account)
  expect(existsSync(join(dataDir, 'postgres-18/PG_VERSION'))).toBe(true)
  expect(await ask(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await ended(owner.child, 'SIGTERM')
  expect(await isPostmasterOf(join(dataDir, 'postgres-18'), owner.pid)).toBe(false)
  await stopPostmaster(join(dataDir, 'postgres-18'), owner.pid)
  rmSync(dataDir, { recursive: true })
})
