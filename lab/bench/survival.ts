import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BenchDatabase } from './bench-database.ts'
import type { BenchPerson } from './bench-people.ts'
import { type HttpLine, openLine, postRequest } from './http-line.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

/** One swipe as the device sees it: repeated with its key until it is answered. */
interface Sent {
  readonly userId: string
  readonly key: string
  readonly productId: string
  readonly action: 'like' | 'pass'
  tries: number
  /** Of the last try, on the clock of `performance`. */
  sentAtMs: number
}

export interface Survivors {
  /** Swipes that were answered with success, each exactly once in this list. */
  readonly acknowledged: readonly Sent[]
  /** Acknowledged only after an answer was lost and the swipe repeated. */
  readonly repeated: number
  /** Milliseconds from each kill to the next acknowledged swipe. */
  readonly recoveriesMs: readonly number[]
}

interface Siege {
  readonly database: BenchDatabase
  readonly people: readonly BenchPerson[]
  readonly productIds: readonly string[]
  readonly victim: 'server' | 'postgres'
  readonly kills: number
}

const PAUSE_MS = 50
const PATIENCE_MS = 60_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The postmaster and every process that descends from it, as `kill -9` of the whole tree would meet them. */
function killTree(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  execFileSync('kill', ['-9', String(pid), ...children])
}

const draw = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** Sends a swipe once; false when the answer is missing or asks to come again. */
async function send(line: HttpLine, token: string, { productId, action, key }: Sent): Promise<boolean> {
  const body = JSON.stringify({ productId, action })
  const headers = `idempotency-key: ${key}\r\n`
  const { status } = await line.ask(postRequest('/api/user-interactions', token, body, headers))
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

/** A person whose device swipes without pause and repeats what was not answered. */
async function keepSwiping(
  port: number,
  person: BenchPerson,
  products: readonly string[],
  state: State,
): Promise<void> {
  let line: HttpLine | null = null
  let swipe: Sent | null = null
  while (!state.isOver || swipe) {
    swipe ??= newSwipe(person.id, products)
    try {
      line ??= await openLine(port)
      swipe.tries += 1
      swipe.sentAtMs = performance.now()
      if (await send(line, person.token, swipe)) {
        state.acknowledge(swipe)
        swipe = null
      } else await pause(PAUSE_MS)
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error
      line?.close()
      line = null
      await pause(PAUSE_MS)
    }
  }
  line?.close()
}

interface State {
  isOver: boolean
  acknowledge(swipe: Sent): void
}

/** Waits until a swipe that was sent after this moment is acknowledged. */
async function sentAfter(list: readonly Sent[], moment: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while ((list.findLast(({ sentAtMs }) => sentAtMs > moment)?.sentAtMs ?? 0) <= moment) {
    if (performance.now() > until) throw new Error('nothing was acknowledged any more')
    await pause(5)
  }
}

/** Kills the server process or the whole PostgreSQL again and again while everybody swipes. */
export async function besiege({ database, people, productIds, victim, kills }: Siege): Promise<Survivors> {
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
  const swiping = Promise.all(people.map((person) => keepSwiping(port, person, productIds, state)))
  // Whoever gets an answer that must not be swipes no more: that is what went wrong, not the silence that follows.
  const fault = swiping.then(() => new Promise<never>(() => {}))
  fault.catch(() => {}) // told where it is waited for
  const recovered = (moment: number) => Promise.race([sentAfter(acknowledged, moment), fault])
  const recoveriesMs: number[] = []
  try {
    for (let kill = 0; kill < kills; kill++) {
      await recovered(performance.now())
      await pause(100 + Math.random() * 400)
      const start = performance.now()
      if (victim === 'postgres') killTree(database.pid())
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

/** Compares what was acknowledged with the log: nothing lost, nothing doubled, saved products as the log says (Trust I1, I2). */
export async function checkSurvivors(database: BenchDatabase, { acknowledged }: Survivors): Promise<string[]> {
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
  if (gaps.rowCount) faults.push(`${gaps.rowCount} people whose log has gaps`)
  const wrong = await database.pool.query(
    `with last as (select distinct on (user_id, product_no) user_id, product_no, action from interactions
       order by user_id, product_no, seq desc)
     select 1 from (select user_id, product_no from last where action = 'like') l
       full join saved_products s on s.user_id = l.user_id and s.product_no = l.product_no where l.user_id is null or s.user_id is null`,
  )
  if (wrong.rowCount) faults.push(`${wrong.rowCount} saved products are not what the log says`)
  return faults
}
