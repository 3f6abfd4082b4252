import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openBenchDatabase } from './bench-database.ts'
import { type BenchUser, insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import type { HostileLoad, HostileResult } from './hostile-load.ts'
import { getRequest, type HttpConnection, openConnection, postRequest } from './http-connection.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

const LOAD = fileURLToPath(new URL('./hostile-load.ts', import.meta.url))
const PRODUCTS = 20_000
/** Each user may request sixty decks a minute (Trust S80). */
const OTHER_USERS = 20
const MEASURED_MS = 8000
const EVERY_MS = 25
const FEED = '/api/products/ai-discovery?page=1&limit=30'
const ONE_ACCOUNT = [1, 150, 1000, 2500]
const LOGINS = 600

/** Calls that wait for the row of their own user, alternately. */
function writesOf({ token }: BenchUser, count: number): string[] {
  const undo = postRequest('/api/undo-swipe', token, '{}')
  const restart = postRequest('/api/user-swipe-history', token, '{}').replace('POST', 'DELETE')
  return Array.from({ length: count }, (_, at) => (at % 2 ? restart : undo))
}

/** Wrong passwords for different names from different networks, so that only the queue of the hashing limits them. */
function logins(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const body = JSON.stringify({ username: `attacker${at}`, password: 'not the password' })
    return postRequest('/api/auth/login', '', body, `x-forwarded-for: 10.${at >> 8}.${at & 255}.1\r\n`)
  })
}

/** Milliseconds of each deck, requested at a steady pace by several users; sorted. */
async function measureFeed(lines: readonly HttpConnection[], users: readonly BenchUser[]): Promise<number[]> {
  const took: number[] = []
  const failures: Record<number, number> = {}
  const untilMs = performance.now() + MEASURED_MS
  for (let at = 0; performance.now() < untilMs; at = (at + 1) % lines.length) {
    const startedMs = performance.now()
    const { status } = (await lines[at]?.send(getRequest(FEED, users[at]?.token ?? ''))) ?? { status: 0 }
    const ms = performance.now() - startedMs
    took.push(ms)
    if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
    if (ms < EVERY_MS) await new Promise((resolve) => setTimeout(resolve, EVERY_MS - ms))
  }
  if (Object.keys(failures).length > 0) console.log(`  decks refused: ${JSON.stringify(failures)}`)
  return took.sort((a, b) => a - b)
}

/** Begins the load; resolves once all connections are open, with a function that ends it. */
async function beginLoad(load: HostileLoad): Promise<() => Promise<HostileResult>> {
  const child = fork(LOAD, { execArgv: [] })
  child.send(load)
  await once(child, 'message')
  return async () => {
    child.send('end')
    const [result] = await once(child, 'message')
    return result as HostileResult
  }
}

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

function report(name: string, sorted: readonly number[], alone: readonly number[]): void {
  const times = [0.5, 0.99].map((part) => `p${100 * part} ${quantile(sorted, part).toFixed(1).padStart(7)}`).join('  ')
  const ratio = (quantile(sorted, 0.99) / quantile(alone, 0.99)).toFixed(2)
  console.log(`  ${name.padEnd(22)} ${String(sorted.length).padStart(4)} decks  ${times} ms  p99 ${ratio} x alone`)
}

/**
 * Times of other users' decks, alone and while one account holds many connections that repeat its writes, or many networks send
 * logins. Everything runs on loopback. Target: p99 at most three times the one alone at 2,500 connections.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillCatalogue(database.pool, PRODUCTS, 40)
    const others = await insertUsers(database.pool, OTHER_USERS)
    const attackers = await insertUsers(database.pool, ONE_ACCOUNT.length)
    const server: SpawnedServer = await spawnServer(database.url, { RATE_LIMITS: 'on', TRUST_PROXY: '1' })
    const lines = await Promise.all(others.map(() => openConnection(server.port)))
    const measure = async () => {
      // The windows of the measurement before: sixty decks a minute and user.
      await database.pool.query('delete from rate_windows')
      return measureFeed(lines, others)
    }
    await measure()
    const alone = await measure()
    report('alone', alone, alone)
    const loads = ONE_ACCOUNT.map((count, at) => ({
      name: `${count} of one account`,
      requests: writesOf(attackers[at] as BenchUser, count),
    }))
    for (const { name, requests } of [...loads, { name: `${LOGINS} logins`, requests: logins(LOGINS) }]) {
      const end = await beginLoad({ port: server.port, requests })
      report(name, await measure(), alone)
      console.log(`    answers: ${JSON.stringify(await end())}`)
    }
    await server.end()
  } finally {
    await database.close()
  }
}
