import { loadavg } from 'node:os'
import type pg from 'pg'
import { PRODUCTS_CHANNEL } from '../../server/features/products/products.service.ts'
import { openBenchDatabase } from './bench-database.ts'
import { insertHistory, insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { reportNewModel } from './feed/new-model.ts'
import { getRequest, timeRequest } from './http-connection.ts'
import { type Measured, measureRequests } from './measure-requests.ts'
import { spawnServer } from './spawn-server.ts'

/** `FEED_PRODUCTS=1000000` measures a shop ten times the size; it takes minutes to fill and 3 GB of memory. */
const PRODUCTS = Number(process.env['FEED_PRODUCTS'] ?? 100_000)
const SWIPES = 20_000
const ROUNDS = 200
/** Share of the products that change every minute while the feed is measured (Recommender 10). */
const CHANGED_A_MINUTE = 0.01
const CHANGE_EVERY_MS = 300
const FEED = '/api/products/ai-discovery?page=1&limit=1000&fast=true'

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function report(results: ReadonlyMap<string, Measured>, baselines: readonly string[]): void {
  for (const [name, { serverMs, clientMs, bytes }] of results) {
    const [p10, p50, p95, p99] = [0.1, 0.5, 0.95, 0.99].map((share) => at(serverMs, share).toFixed(1).padStart(6))
    const client = at(clientMs, 0.5).toFixed(1).padStart(6)
    const ratios = baselines.map((floor) =>
      (at(serverMs, 0.5) / at(results.get(floor)?.serverMs ?? [], 0.5)).toFixed(2),
    )
    console.log(
      `  ${name.padEnd(46)} server p10 ${p10}  p50 ${p50}  p95 ${p95}  p99 ${p99} ms  client p50 ${client} ms` +
        `  ${(bytes / 1000).toFixed(0).padStart(5)} kB  ${ratios.join(' x  ')} x`,
    )
  }
}

/** Changes prices all over the catalogue until the returned function is called, which returns the number of changes. */
function keepChanging(pool: pg.Pool): () => Promise<number> {
  const step = Math.max(1, Math.round((PRODUCTS * CHANGED_A_MINUTE * CHANGE_EVERY_MS) / 60_000))
  let next = 1
  let changed = 0
  let change: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const nos = Array.from({ length: step }, (_, n) => 1 + ((next + n * 7919) % PRODUCTS))
    next += 104_729
    changed += nos.length
    change = change.then(async () => {
      await pool.query(`update products set price_gross_cents = price_gross_cents + 10 where no = any($1::int[])`, [
        nos,
      ])
      await pool.query(`select pg_notify($1, $2)`, [PRODUCTS_CHANNEL, nos.join(',')])
    })
  }, CHANGE_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await change
    return changed
  }
}

/** The requests alternately, then the page alone: without the plain selects, whose garbage would be collected during it. */
async function measureOn(port: number, own: string, requests: Readonly<Record<string, string>>) {
  const results = await measureRequests(port, ROUNDS, requests)
  return new Map([...results, ...(await measureRequests(port, ROUNDS, { 'personal page 1, alone': own }))])
}

/**
 * The first page of 1000 for a user with 20 000 swipes among 100 000 products, beside plain selects in the same run:
 * the last two columns are ratios to them. Target: p50 at most 8 ms, p99 at most 25 ms, not slower than the first.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    const filling = performance.now()
    await fillCatalogue(database.pool, PRODUCTS)
    const [activeUser, newUser] = await insertUsers(database.pool, 2)
    if (!activeUser || !newUser) throw new Error('no users')
    await insertHistory(database.pool, activeUser.id, SWIPES)
    console.log(
      `feed: ${PRODUCTS} products, ${SWIPES} swipes (filled in ${Math.round(performance.now() - filling)} ms)`,
    )
    const loading = performance.now()
    let server = await spawnServer(database.url)
    const loadedMs = Math.round(performance.now() - loading)
    console.log(
      `  server listens after ${Math.round(server.listeningMs)} ms and has all products after ${loadedMs} ms with ${Math.round(server.rssBytes / 1e6)} MB`,
    )
    const own = getRequest(FEED, activeUser.token)
    console.log(
      `  first answer, nothing stored (learns ${SWIPES} swipes)  ${(await timeRequest(server.port, own)).toFixed(0)} ms`,
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    await server.end()
    server = await spawnServer(database.url)
    console.log(
      `  first answer of a new process, taste stored         ${(await timeRequest(server.port, own)).toFixed(0)} ms`,
    )
    const zstd = 'accept-encoding: zstd\r\n'
    const [plain, complete] = [
      'select * from products limit 1000, stringify',
      'the same with brand, pictures and sales',
    ]
    const endChanging = keepChanging(database.pool)
    const measuring = performance.now()
    const measured = measureOn(server.port, own, {
      [plain]: getRequest('/plain', activeUser.token),
      [complete]: getRequest('/plain-complete', activeUser.token),
      'personal page 1': own,
      'personal page 1, fresh deal': getRequest(`${FEED}&fresh=true`, activeUser.token),
      'personal page 1, zstd': getRequest(FEED, activeUser.token, zstd),
      'personal page 1, filtered': getRequest(`${FEED}&gender=women&productType=shoes&maxPrice=150`, activeUser.token),
      'page 1 of a new user': getRequest(FEED, newUser.token),
    })
    const changed = await measured.then(endChanging, endChanging)
    const results = await measured
    const minutes = (performance.now() - measuring) / 60_000
    console.log(
      `  ${((100 * changed) / PRODUCTS / minutes).toFixed(2)} % of the products changed a minute; load ${loadavg()[0]?.toFixed(2)}`,
    )
    report(results, [plain, complete])
    await reportNewModel(database.pool, server.port, own)
    await server.end()
  } finally {
    await database.close()
  }
}
