import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BenchDatabase } from './bench-database.ts'
import type { BenchUser } from './bench-users.ts'
import { type HttpConnection, openConnection, postRequest } from './http-connection.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

/** One swipe as a device sends it: repeated with the same key until it is acknowledged. */
interface Sent {
  readonly userId: string
  readonly key: string
  readonly productId: string
  readonly action: 'like' | 'pass'
  tries: number
  /** `performance.now()` of the last try. */
  sentAtMs: number
}

export interface CrashOutcome {
  /** Swipes answered with 200, each listed once. */
  readonly acknowledged: readonly Sent[]
  /** Swipes acknowledged only after a repeat, because an answer was lost. */
  readonly repeated: number
  /** Milliseconds from each kill to the next acknowledged swipe. */
  readonly recoveriesMs: readonly number[]
}

interface CrashTest {
  readonly database: BenchDatabase
  readonly users: readonly BenchUser[]
  readonly productIds: readonly string[]
  readonly target: 'server' | 'postgres'
  readonly kills: number
}

const PAUSE_MS = 50
const RECOVERY_LIMIT_MS = 60_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `kill -9` of the postmaster and all its child processes. */
function killTree(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  execFileSync('kill', ['-9', String(pid), ...children])
}

const draw = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** Sends a swipe once; returns whether it was acknowledged. A 503 asks for a repeat. */
async function send(connection: HttpConnection, token: string, { productId, action, key }: Sent): Promise<boolean> {
  const body = JSON.stringify({ productId, action })
  const headers = `idempotency-key: ${key}\r\n`
  const { status } = await connection.send(postRequest('/api/user-interactions', token, body, headers))
  if (status !== 200 && status !== 503) throw new UnexpectedAnswer(status)
  return status === 200
}

class UnexpectedAnswer extends Error {
  constructor(status: number) {
    super(`a swipe was answered with ${status}`)
  }
}

function newSwipe(userId: string, products: readonly string[]): Sent {
  return { userId, key: randomUUID(), productId: draw(products), action: draw(['like', 'pass']), tries: 0, sentAtMs: 0 }
}

/** Swipes without pause as one user's device does, repeating every swipe until it is acknowledged. */
async function keepSwiping(port: number, user: BenchUser, products: readonly string[], state: State): Promise<void> {
  let connection: HttpConnection | null = null
  let swipe: Sent | null = null
  while (!state.isOver || swipe) {
    swipe ??= newSwipe(user.id, products)
    try {
      connection ??= await openConnection(port)
      swipe.tries += 1
      swipe.sentAtMs = performance.now()
      if (await send(connection, user.token, swipe)) {
        state.acknowledge(swipe)
        swipe = null
      } else await pause(PAUSE_MS)
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error
      connection?.close()
      connection = null
      await pause(PAUSE_MS)
    }
  }
  connection?.close()
}

interface State {
  isOver: boolean
  acknowledge(swipe: Sent): void
}

/** Waits until a swipe sent after this moment is acknowledged. */
async function sentAfter(list: readonly Sent[], moment: number): Promise<void> {
  const until = performance.now() + RECOVERY_LIMIT_MS
  while ((list.findLast(({ sentAtMs }) => sentAtMs > moment)?.sentAtMs ?? 0) <= moment) {
    if (performance.now() > until) throw new Error('no swipe was acknowledged within a minute')
    await pause(5)
  }
}

/** Kills the server process or the whole PostgreSQL repeatedly while all clients swipe. */
export async function swipeDuringCrashes({
  database,
  users,
  productIds,
  target,
  kills,
}: CrashTest): Promise<CrashOutcome> {
  const acknowledged: Sent[] = []
  let repeated = 0
  const state: State = {
    isOver: false,
    acknowledge(swipe) {
      acknowledged.push(swipe)
      if (swipe.tries > 1) repeated += 1
    },
  }
  let server: SpawnedServer = await spawnServer(database.url)
  const { port } = server
  const swiping = Promise.all(users.map((user) => keepSwiping(port, user, productIds, state)))
  // An unexpected status ends the test at once; otherwise it would end only by the time limit of `recovered`.
  const fault = swiping.then(() => new Promise<never>(() => {}))
  fault.catch(() => {}) // avoids an unhandled rejection; `recovered` reports it
  const recovered = (moment: number) => Promise.race([sentAfter(acknowledged, moment), fault])
  const recoveriesMs: number[] = []
  try {
    for (let kill = 0; kill < kills; kill++) {
      await recovered(performance.now())
      await pause(100 + Math.random() * 400)
      const start = performance.now()
      if (target === 'postgres') killTree(database.pid())
      else {
        await endNow(server.process)
        server = await spawnServer(database.url, { BENCH_PORT: String(port) })
      }
      await recovered(start)
      recoveriesMs.push(performance.now() - start)
    }
    state.isOver = true
    await swiping
  } finally {
    state.isOver = true
    await server.end()
  }
  return { acknowledged, repeated, recoveriesMs }
}

async function endNow(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Compares acknowledged swipes with the log: none lost or doubled, saved products equal to the log (Trust I1, I2). */
export async function findFaults(database: BenchDatabase, { acknowledged }: CrashOutcome): Promise<string[]> {
  const faults: string[] = []
  const { rows } = await database.pool.query<{ key: string; action: string; id: string }>(
    'select i.key, i.action, p.id from interactions i join products p on p.no = i.product_no',
  )
  const logged = new Map(rows.map((row) => [row.key, row]))
  if (logged.size !== rows.length) faults.push(`${rows.length - logged.size} swipes are in the log twice`)
  const lost = acknowledged.filter(({ key, action, productId }) => {
    const row = logged.get(key)
    return !row || row.action !== action || row.id !== productId
  })
  if (lost.length > 0) faults.push(`${lost.length} acknowledged swipes are lost`)
  if (rows.length !== acknowledged.length) faults.push(`${rows.length} logged, ${acknowledged.length} acknowledged`)
  const gaps = await database.pool.query(
    `select 1 from interactions i join decks d using (user_id) group by user_id, d.seq
     having count(*) <> max(i.seq) or max(i.seq) <> d.seq`,
  )
  if (gaps.rowCount) faults.push(`${gaps.rowCount} users have gaps in their log`)
  const wrong = await database.pool.query(
    `with last as (select distinct on (user_id, product_no) user_id, product_no, action from interactions
       order by user_id, product_no, seq desc)
     select 1 from (select user_id, product_no from last where action = 'like') l
       full join saved_products s on s.user_id = l.user_id and s.product_no = l.product_no where l.user_id is null or s.user_id is null`,
  )
  if (wrong.rowCount) faults.push(`${wrong.rowCount} saved products differ from the log`)
  return faults
}
