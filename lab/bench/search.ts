import { drizzle } from 'drizzle-orm/node-postgres'
import { indexUnindexed, recountSearchTerms } from '../../server/features/products/search-index/search-index.service.ts'
import { openBenchDatabase } from './bench-database.ts'
import { type BenchUser, insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { getRequest, type HttpConnection, openConnection } from './http-connection.ts'
import { measureQuality } from './search-quality.ts'
import { spawnServer } from './spawn-server.ts'

const PRODUCTS = 100_000
const ROUNDS = 40
/** Product 8: p95 at 100 000 products, in milliseconds. */
const GOAL_MS = 100

const PLAIN = '/plain-search?q='
const SEARCH = '/api/search?q='

const QUERIES: Readonly<Record<string, string>> = {
  'plain ILIKE scan: hoodie': `${PLAIN}hoodie`,
  'one word: hoodie': `${SEARCH}hoodie`,
  'two words: weite Jeans': `${SEARCH}weite%20Jeans`,
  'three words with gender: schwarze Herren Jacke': `${SEARCH}schwarze%20Herren%20Jacke`,
  'rare: nachtblau runner 4711': `${SEARCH}nachtblau%20runner%204711`,
  'brand: label 217': `${SEARCH}label%20217`,
  'typing mistake: snaeker': `${SEARCH}snaeker`,
  'typing mistakes: rucksak nachtblua': `${SEARCH}rucksak%20nachtblua`,
  'compound: Damenjeans': `${SEARCH}Damenjeans`,
  'nothing found: xylofonkissen': `${SEARCH}xylofonkissen`,
  'filtered, by price: jeans': `${SEARCH}jeans&gender=women&maxPrice=150&sale=true&sort=price-up`,
  'popular first: sneaker': `${SEARCH}sneaker&sort=popular`,
  'brands of it: hoodie': '/api/search/brands?q=hoodie',
  'suggest after 2 letters: ho': '/api/search/suggest?q=ho',
  'suggest after 4 letters: hood': '/api/search/suggest?q=hood',
  'suggest with a mistake: huodie': '/api/search/suggest?q=huodie',
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function timeQuery(connection: HttpConnection, path: string, user: BenchUser): Promise<number> {
  const { status, headers } = await connection.send(getRequest(path, user.token))
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return Number(/x-server-ms: ([\d.]+)/.exec(headers)?.[1])
}

/** Sends all queries in each round, so that other load affects them alike. Answers sorted milliseconds in the server. */
async function measure(
  port: number,
  user: BenchUser,
  queries: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const connection = await openConnection(port)
  const times = new Map(Object.keys(queries).map((name) => [name, [] as number[]]))
  for (let round = -5; round < ROUNDS; round++) {
    for (const [name, path] of Object.entries(queries)) {
      const ms = await timeQuery(connection, path, user)
      if (round >= 0) times.get(name)?.push(ms)
    }
  }
  connection.close()
  for (const list of times.values()) list.sort((one, other) => one - other)
  return times
}

function report(times: ReadonlyMap<string, readonly number[]>): void {
  const [plain = []] = times.values()
  const floor = at(plain, 0.5)
  for (const [name, list] of times) {
    const p50 = at(list, 0.5)
    const p95 = at(list, 0.95)
    console.log(
      `  ${name.padEnd(48)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms` +
        `  ${(p50 / floor).toFixed(2).padStart(5)} x plain${p95 > GOAL_MS ? '  above the goal' : ''}`,
    )
  }
}

/** Searches and suggestions among 100 000 products, beside a plain scan with ILIKE in the same run. */
async function measureSpeed(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillCatalogue(database.pool, PRODUCTS)
    const writer = { db: drizzle(database.pool), now: () => new Date() }
    const indexing = performance.now()
    await indexUnindexed(writer)
    await recountSearchTerms(writer)
    await database.pool.query('analyze')
    console.log(`search: ${PRODUCTS} products, indexed in ${Math.round(performance.now() - indexing)} ms`)
    const [user] = await insertUsers(database.pool, 1)
    if (!user) throw new Error('no user')
    const { rows } = await database.pool.query<{ id: string }>(`select id from brands where slug = 'label-217'`)
    const ofBrand = `&brand=${rows[0]?.id}`
    const queries = {
      ...QUERIES,
      'of one brand: jeans': `${SEARCH}jeans${ofBrand}`,
      'all of one brand': `${SEARCH}${ofBrand}`,
      'brands of it, one chosen: jeans': `/api/search/brands?q=jeans${ofBrand}`,
    }
    const server = await spawnServer(database.url)
    report(await measure(server.port, user, queries))
    await server.end()
  } finally {
    await database.close()
  }
}

/** How fast searches are among 100 000 products, and how many queries find what is expected among the demo's. */
export async function run(): Promise<void> {
  await measureSpeed()
  await measureQuality()
}
