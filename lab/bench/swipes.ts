import { type BenchDatabase, openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { loadRound } from './load-round.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import type { LoadResult } from './swipe-load.ts'

const CLIENTS = 128
const ROUNDS = 3
const ROUND_MS = 5000
const WARM_UP_MS = 2000

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

interface Load {
  readonly tokens: readonly string[]
  readonly productIds: readonly string[]
}

async function prepareLoad({ pool }: BenchDatabase): Promise<Load> {
  await fillCatalogue(pool, 2000, 40)
  const users = await insertUsers(pool, CLIENTS)
  const { rows } = await pool.query<{ id: string }>('select id from products')
  return { tokens: users.map((user) => user.token), productIds: rows.map((row) => row.id) }
}

function report(name: string, { acknowledged, seconds, p50Ms, p99Ms }: LoadResult): number {
  const rate = acknowledged / seconds
  const times = `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`
  console.log(`  ${name.padEnd(8)} ${Math.round(rate).toString().padStart(6)} swipes/s   ${times}`)
  return rate
}

const SERVERS = { grouped: {}, single: { UNGROUPED: 'swipes' }, plain: { UNGROUPED: 'all' } } as const
type Name = keyof typeof SERVERS
/** The embedded PostgreSQL accepts 60 connections; each server needs a few for LISTEN and jobs besides its pool. */
const CONNECTIONS = { DATABASE_POOL: '16' } as const
const NAMES = Object.keys(SERVERS) as Name[]

/** Loads the servers alternately; returns the median rates and the number of acknowledged swipes. */
async function compare(servers: ReadonlyMap<Name, SpawnedServer>, load: Load) {
  const rates: Record<Name, number[]> = { grouped: [], single: [], plain: [] }
  let acknowledged = 0
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, { port }] of servers) {
      const durationMs = round < 0 ? WARM_UP_MS : ROUND_MS
      const result = await loadRound({ port, ...load, durationMs })
      if (result.failed > 0) throw new Error(`${result.failed} swipes failed`)
      acknowledged += result.acknowledged
      if (round >= 0) rates[name].push(report(name, result))
    }
  }
  return { acknowledged, grouped: median(rates.grouped), single: median(rates.single), plain: median(rates.plain) }
}

/**
 * Swipes of 128 clients over HTTP on three servers alternately, which differ only in grouping: `grouped` is the product,
 * `single` opens a transaction per swipe, `plain` also reads each session in a statement of its own. Every acknowledged
 * swipe must be in the log.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  const servers = new Map<Name, SpawnedServer>()
  try {
    const load = await prepareLoad(database)
    for (const name of NAMES) servers.set(name, await spawnServer(database.url, { ...SERVERS[name], ...CONNECTIONS }))
    const { acknowledged, grouped, single, plain } = await compare(servers, load)
    const times = (rate: number) => `${(grouped / rate).toFixed(1)} times`
    console.log(`swipes: ${CLIENTS} clients, grouped ${times(plain)} plain, ${times(single)} single`)
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from interactions')
    const logged = rows[0]?.count
    console.log(`  acknowledged ${acknowledged}, in the log ${logged}`)
    if (acknowledged !== logged) throw new Error('acknowledged and logged swipes differ')
  } finally {
    for (const server of servers.values()) await server.end()
    await database.close()
  }
}
