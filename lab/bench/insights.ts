import { loadavg } from 'node:os'
import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { getRequest, openConnection } from './http-connection.ts'
import { fillEvents } from './insights/fill-events.ts'
import { loadRound } from './load-round.ts'
import { type Measured, measureRequests } from './measure-requests.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

/** `INSIGHTS_EVENTS=500000` measures a tenth. */
const EVENTS = Number(process.env['INSIGHTS_EVENTS'] ?? 5_000_000)
const BRANDS = 500
const PRODUCTS = 20_000
const PEOPLE = 20_000
const ROUNDS = 40
const SWIPERS = 16
const SWIPE_MS = 5000
/** Members who ask for figures without a pause. */
const READERS = 4
const FEED = '/api/products/ai-discovery?page=1&limit=1000&fast=true'

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const range = (days: number) => `from=${day(days - 1)}&to=${day(0)}`
const INSIGHTS = '/api/brand/insights'
const PAGES: Readonly<Record<string, string>> = {
  overview: '/api/brand/overview',
  'over time, 28 days with the 28 before': `${INSIGHTS}/series?${range(28)}&compare=previous`,
  'over time, 90 days by week': `${INSIGHTS}/series?${range(90)}&unit=week`,
  'by product, 28 days': `${INSIGHTS}/breakdown?${range(28)}&by=product`,
  'by part of the app, 28 days': `${INSIGHTS}/breakdown?${range(28)}&by=source`,
  'by weekday and hour, 90 days': `${INSIGHTS}/breakdown?${range(90)}&by=weekday-hour`,
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7)

function report(results: ReadonlyMap<string, Measured>): void {
  for (const [name, { serverMs }] of results)
    console.log(`  ${name.padEnd(44)} p50 ${at(serverMs, 0.5)}  p95 ${at(serverMs, 0.95)} ms`)
}

/** Asks for all pages until the returned function is called, which returns how many answers came. */
async function keepReading(port: number, token: string): Promise<() => Promise<number>> {
  let isOver = false
  let answers = 0
  const requests = Object.values(PAGES).map((path) => getRequest(path, token))
  const read = async () => {
    const connection = await openConnection(port)
    for (let n = 0; !isOver; n += 1) {
      await connection.send(requests[n % requests.length] ?? '')
      answers += 1
    }
    connection.close()
  }
  const readers = Array.from({ length: READERS }, read)
  return async () => {
    isOver = true
    await Promise.all(readers)
    return answers
  }
}

/** Seconds that one run of the job takes. */
async function countDays(port: number): Promise<string> {
  const start = performance.now()
  // `fetch` gives up after five minutes.
  const connection = await openConnection(port)
  const { status } = await connection.send(getRequest('/count-days', ''))
  connection.close()
  if (status !== 200) throw new Error('the days were not counted')
  return ((performance.now() - start) / 1000).toFixed(1)
}

interface Load {
  readonly tokens: readonly string[]
  readonly productIds: readonly string[]
}

async function reportBeside(name: string, { port }: SpawnedServer, { tokens, productIds }: Load): Promise<void> {
  const feed = await measureRequests(port, ROUNDS, { [`deck ${name}`]: getRequest(FEED, tokens[0] ?? '') })
  const swipes = await loadRound({ port, tokens, productIds, durationMs: SWIPE_MS })
  report(feed)
  console.log(
    `  swipes ${name}: ${(swipes.acknowledged / swipes.seconds).toFixed(0)}/s, p50 ${swipes.p50Ms.toFixed(1)}, p99 ${swipes.p99Ms.toFixed(1)} ms`,
  )
}

/** What a brand with a tenth of all events waits for, how long the sums take, and what deck and swipes lose beside it. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    const { pool } = database
    const filling = performance.now()
    await fillCatalogue(pool, PRODUCTS, BRANDS)
    const users = await insertUsers(pool, PEOPLE)
    const events = await fillEvents(pool, EVENTS)
    const [owner, ...others] = await insertUsers(pool, SWIPERS + 1)
    if (!owner) throw new Error('no owner')
    await pool.query(
      `insert into brand_members (brand_id, user_id, role, is_owner) select brand_id, $1, 'admin', true from products where no = 1`,
      [owner.id],
    )
    console.log(
      `insights: ${events} events of ${users.length} people, ${BRANDS} brands, filled in ${((performance.now() - filling) / 1000).toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)}`,
    )
    const server = await spawnServer(database.url, { DATABASE_POOL: '16' })
    console.log(`  sums of all days from nothing   ${await countDays(server.port)} s`)
    await pool.query('vacuum (analyze)')
    await pool.query(`update counted_days set counted_at = counted_at - interval '2 hours' where not is_sealed`)
    console.log(`  sums of the open days once more ${await countDays(server.port)} s (their lag beside five minutes)`)
    const pages = Object.entries(PAGES).map(([name, path]) => [name, getRequest(path, owner.token)] as const)
    report(await measureRequests(server.port, ROUNDS, Object.fromEntries(pages)))
    const { rows } = await pool.query<{ id: string }>('select id from products')
    const load = { tokens: others.map(({ token }) => token), productIds: rows.map(({ id }) => id) }
    await reportBeside('alone', server, load)
    const endReading = await keepReading(server.port, owner.token)
    await reportBeside(`beside ${READERS} readers`, server, load)
    console.log(`  ${await endReading()} answers to readers meanwhile; load ${loadavg()[0]?.toFixed(1)}`)
    await server.end()
  } finally {
    await database.close()
  }
}
