// What switching to another version of the model costs the serving process.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { FACTOR_DIMENSION, untrainedModel } from '../../../recommender/learning/model.ts'
import { modelToBytes } from '../../../recommender/learning/model-bytes.ts'
import { randomFrom } from '../../../recommender/random.ts'
import { MODELS_CHANNEL } from '../../../server/features/shelf/training/training.service.ts'
import { type EventLoopFigures, LONG_MS } from '../event-loop-watch.ts'
import { openConnection, timeRequest } from '../http-connection.ts'

const REST_MS = 2000
/** Time for the server to start watching. */
const BEGIN_MS = 100

interface Following {
  /** From the commit until the version is served. */
  readonly ms: number
  readonly eventLoop: EventLoopFigures
}

/**
 * Activates a new model of all products twice, without requests and under constant requests for a page, and prints how long
 * the switch takes and how long it blocks the event loop.
 */
export async function reportNewModel(pool: pg.Pool, port: number, page: string): Promise<void> {
  const atRest = await watchedFor(port, REST_MS)
  const [bytes, others] = [await modelOfAll(pool, 1), await modelOfAll(pool, 2)]
  console.log(`  another version of the model, ${(bytes.length / 1e6).toFixed(1)} MB`)
  print('at rest', atRest)
  const alone = await follow(pool, port, bytes)
  print(`followed after ${alone.ms.toFixed(0)} ms, no requests`, alone.eventLoop)
  const [relearning, firstPageMs] = await Promise.all([
    watchedFor(port, REST_MS),
    sleep(BEGIN_MS).then(() => timeRequest(port, page)),
  ])
  print(`first page under it after ${firstPageMs.toFixed(0)} ms, taste learned again`, relearning)
  let isFollowing = true
  const requesting = requestUntil(port, page, () => !isFollowing)
  const underLoad = await follow(pool, port, others)
  isFollowing = false
  print(`followed after ${underLoad.ms.toFixed(0)} ms, under constant requests`, underLoad.eventLoop)
  const times = await requesting
  const p = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`    that page meanwhile: server p50 ${p(0.5)}  p95 ${p(0.95)}  p99 ${p(0.99)} ms of ${times.length}`)
}

function print(name: string, { longestMs, longestWorkMs, long, workMs }: EventLoopFigures): void {
  console.log(
    `    ${name.padEnd(50)} longest iteration ${longestWorkMs.toFixed(1).padStart(5)} ms of work, ${longestMs.toFixed(1).padStart(5)}` +
      ` by the clock; ${long} above ${LONG_MS} ms; ${workMs.toFixed(0)} ms of work in all`,
  )
}

/** Bytes of a model with random factors, as large as a trained one. */
async function modelOfAll(pool: pg.Pool, seed: number): Promise<Buffer> {
  const { rows } = await pool.query<{ no: number }>('select no from products order by no')
  const random = randomFrom(seed)
  const untrained = untrainedModel()
  const bytes = modelToBytes({
    ...untrained,
    report: { ...untrained.report, products: rows.length },
    factors: {
      productNos: Int32Array.from(rows, ({ no }) => no),
      values: Float32Array.from({ length: rows.length * FACTOR_DIMENSION }, () => 0.2 * (random.uniform() - 0.5)),
      offsets: new Float32Array(rows.length),
      evidence: Int32Array.from(rows, () => Math.floor(40 * random.uniform())),
    },
  })
  return Buffer.from(bytes.buffer)
}

async function follow(pool: pg.Pool, port: number, bytes: Buffer): Promise<Following> {
  const { rows } = await pool.query<{ version: number }>(`select nextval('models_version_seq')::int as version`)
  const version = rows[0]?.version
  const watching = eventLoopUntil(port, `version=${version}`)
  await sleep(BEGIN_MS)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`update models set state = 'retired', bytes = null where state = 'live'`)
    await client.query(
      `insert into models (version, state, claimed_until, read_until, ended_at, swipes, bytes)
       overriding system value values ($1, 'live', now(), now(), now(), 0, $2)`,
      [version, bytes],
    )
    await client.query('select pg_notify($1, $2)', [MODELS_CHANNEL, String(version)])
    await client.query('commit')
  } finally {
    client.release()
  }
  const committed = performance.now()
  const eventLoop = await watching
  return { ms: performance.now() - committed, eventLoop }
}

const watchedFor = (port: number, ms: number) => eventLoopUntil(port, `ms=${ms}`)

async function eventLoopUntil(port: number, until: string): Promise<EventLoopFigures> {
  const answer = await fetch(`http://127.0.0.1:${port}/event-loop?${until}`)
  if (!answer.ok) throw new Error(`event-loop: ${answer.status}`)
  return (await answer.json()) as EventLoopFigures
}

/** Milliseconds in the server, sorted. */
async function requestUntil(port: number, page: string, isOver: () => boolean): Promise<number[]> {
  const connection = await openConnection(port)
  const times: number[] = []
  while (!isOver()) {
    const { status, headers } = await connection.send(page)
    if (status !== 200) throw new Error(`status ${status}`)
    times.push(Number(/x-server-ms: ([\d.]+)/.exec(headers)?.[1]))
  }
  connection.close()
  return times.sort((one, other) => one - other)
}
