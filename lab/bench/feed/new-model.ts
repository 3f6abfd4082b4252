// What following another version of the model costs the process that serves.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { FACTOR_DIMENSION, untrainedModel } from '../../../recommender/learning/model.ts'
import { modelToBytes } from '../../../recommender/learning/model-bytes.ts'
import { randomFrom } from '../../../recommender/random.ts'
import { MODELS_CHANNEL } from '../../../server/features/shelf/training/training.service.ts'
import { askOnce, openLine } from '../http-line.ts'
import { LONG_MS, type TurnFigures } from '../turn-watch.ts'

const REST_MS = 2000
/** Until the server has surely begun to watch. */
const BEGIN_MS = 100

interface Following {
  /** From the commit until the version is served. */
  readonly ms: number
  readonly turns: TurnFigures
}

/**
 * Puts a model that knows all products live twice, while nobody asks and while the page of somebody is asked for all the
 * time, and prints how long the process takes and how long it serves nobody.
 */
export async function reportNewModel(pool: pg.Pool, port: number, page: string): Promise<void> {
  const atRest = await watchedFor(port, REST_MS)
  const [bytes, others] = [await modelOfAll(pool, 1), await modelOfAll(pool, 2)]
  console.log(`  another version of the model, ${(bytes.length / 1e6).toFixed(1)} MB`)
  print('at rest', atRest)
  const alone = await follow(pool, port, bytes)
  print(`followed after ${alone.ms.toFixed(0)} ms, nobody asks`, alone.turns)
  const [anew, learning] = await Promise.all([
    watchedFor(port, REST_MS),
    sleep(BEGIN_MS).then(() => askOnce(port, page)),
  ])
  print(`first page under it after ${learning.toFixed(0)} ms, learned anew`, anew)
  let isFollowing = true
  const asking = askUntil(port, page, () => !isFollowing)
  const asked = await follow(pool, port, others)
  isFollowing = false
  print(`followed after ${asked.ms.toFixed(0)} ms, a page always asked for`, asked.turns)
  const times = await asking
  const p = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`    that page meanwhile: server p50 ${p(0.5)}  p95 ${p(0.95)}  p99 ${p(0.99)} ms of ${times.length}`)
}

function print(name: string, { longestMs, longestWorkMs, long, workMs }: TurnFigures): void {
  console.log(
    `    ${name.padEnd(50)} longest turn ${longestWorkMs.toFixed(1).padStart(5)} ms of work, ${longestMs.toFixed(1).padStart(5)}` +
      ` by the clock; ${long} above ${LONG_MS} ms; ${workMs.toFixed(0)} ms of work in all`,
  )
}

/** Bytes of a model whose factors are invented: as large and as long to follow as a trained one. */
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
      evidence: Int32Array.from(rows, () => Math.floor(40 * random.uniform())),
    },
  })
  return Buffer.from(bytes.buffer)
}

async function follow(pool: pg.Pool, port: number, bytes: Buffer): Promise<Following> {
  const { rows } = await pool.query<{ version: number }>(`select nextval('models_version_seq')::int as version`)
  const version = rows[0]?.version
  const watching = turnsUntil(port, `version=${version}`)
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
  const turns = await watching
  return { ms: performance.now() - committed, turns }
}

const watchedFor = (port: number, ms: number) => turnsUntil(port, `ms=${ms}`)

async function turnsUntil(port: number, until: string): Promise<TurnFigures> {
  const answer = await fetch(`http://127.0.0.1:${port}/turns?${until}`)
  if (!answer.ok) throw new Error(`turns: ${answer.status}`)
  return (await answer.json()) as TurnFigures
}

/** Milliseconds in the server, sorted. */
async function askUntil(port: number, page: string, isOver: () => boolean): Promise<number[]> {
  const line = await openLine(port)
  const times: number[] = []
  while (!isOver()) {
    const { status, headers } = await line.ask(page)
    if (status !== 200) throw new Error(`status ${status}`)
    times.push(Number(/x-server-ms: ([\d.]+)/.exec(headers)?.[1]))
  }
  line.close()
  return times.sort((one, other) => one - other)
}
