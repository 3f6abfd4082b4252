import { openBenchDatabase } from './bench-database.ts'
import { insertHistory, insertPeople } from './bench-people.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { getRequest, openLine } from './http-line.ts'
import { spawnServer } from './spawn-server.ts'

const PRODUCTS = 100_000
const SWIPES = 20_000
const ROUNDS = 60
const FEED = '/api/products/ai-discovery?page=1&limit=1000&fast=true'

interface Measured {
  readonly serverMs: readonly number[]
  readonly clientMs: readonly number[]
  readonly bytes: number
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Asks several things in turn, so that a busy moment of the machine hits all of them alike. */
async function measure(port: number, requests: Readonly<Record<string, string>>): Promise<Map<string, Measured>> {
  const line = await openLine(port)
  const results = new Map(
    Object.keys(requests).map((name) => [name, { serverMs: [], clientMs: [], bytes: 0 } as Drawn]),
  )
  for (let round = -10; round < ROUNDS; round++) {
    for (const [name, request] of Object.entries(requests)) {
      const start = performance.now()
      const answer = await line.ask(request)
      const clientMs = performance.now() - start
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`)
      const drawn = results.get(name)
      if (!drawn || round < 0) continue
      drawn.clientMs.push(clientMs)
      drawn.serverMs.push(Number(/x-server-ms: ([\d.]+)/.exec(answer.headers)?.[1]))
      drawn.bytes = answer.bytes
    }
  }
  line.close()
  for (const { serverMs, clientMs } of results.values()) {
    serverMs.sort((a, b) => a - b)
    clientMs.sort((a, b) => a - b)
  }
  return results
}

interface Drawn {
  serverMs: number[]
  clientMs: number[]
  bytes: number
}

function report(results: ReadonlyMap<string, Measured>, baseline: string): void {
  const floor = at(results.get(baseline)?.serverMs ?? [], 0.5)
  for (const [name, { serverMs, clientMs, bytes }] of results) {
    const p50 = at(serverMs, 0.5)
    console.log(
      `  ${name.padEnd(44)} server p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${at(serverMs, 0.95).toFixed(1).padStart(6)} ms` +
        `  client p50 ${at(clientMs, 0.5).toFixed(1).padStart(6)} ms  ${(bytes / 1000).toFixed(0).padStart(5)} kB  ${(p50 / floor).toFixed(2)} x`,
    )
  }
}

async function askOnce(port: number, request: string): Promise<number> {
  const line = await openLine(port)
  const start = performance.now()
  const { status } = await line.ask(request)
  line.close()
  if (status !== 200) throw new Error(`status ${status}`)
  return performance.now() - start
}

/** The first page of 1000 for a person with 20 000 swipes among 100 000 products, beside a plain select in the same run. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    const filling = performance.now()
    await fillCatalogue(database.pool, PRODUCTS)
    const [veteran, novice] = await insertPeople(database.pool, 2)
    if (!veteran || !novice) throw new Error('no people')
    await insertHistory(database.pool, veteran.id, SWIPES)
    console.log(
      `feed: ${PRODUCTS} products, ${SWIPES} swipes (filled in ${Math.round(performance.now() - filling)} ms)`,
    )
    const loading = performance.now()
    let server = await spawnServer(database.url)
    const loadedMs = Math.round(performance.now() - loading)
    console.log(`  server ready after ${loadedMs} ms with ${Math.round(server.rssBytes / 1e6)} MB`)
    const own = getRequest(FEED, veteran.token)
    console.log(
      `  first answer, nothing stored (learns ${SWIPES} swipes)  ${(await askOnce(server.port, own)).toFixed(0)} ms`,
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    await server.end()
    server = await spawnServer(database.url)
    console.log(
      `  first answer of a new process, taste stored         ${(await askOnce(server.port, own)).toFixed(0)} ms`,
    )
    const zstd = 'accept-encoding: zstd\r\n'
    const results = await measure(server.port, {
      'select * from products limit 1000, stringify': getRequest('/plain', veteran.token),
      'the same with brand, pictures and sales': getRequest('/plain-complete', veteran.token),
      'personal page 1': own,
      'personal page 1, fresh deal': getRequest(`${FEED}&fresh=true`, veteran.token),
      'personal page 1, zstd': getRequest(FEED, veteran.token, zstd),
      'personal page 1, filtered': getRequest(`${FEED}&gender=women&productType=shoes&maxPrice=150`, veteran.token),
      'page 1 of somebody unknown': getRequest(FEED, novice.token),
    })
    report(results, 'select * from products limit 1000, stringify')
    await server.end()
  } finally {
    await database.close()
  }
}
