import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { loadRound } from './load-round.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

const CLIENTS = [1, 8, 16, 64, 128] as const
const ROUNDS = 3
const ROUND_MS = 3000
const CONNECTIONS = { DATABASE_POOL: '16' } as const

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

interface Load {
  readonly tokens: readonly string[]
  readonly productIds: readonly string[]
}

/** Median writes a second of each server; they are loaded alternately. */
async function compare(servers: readonly SpawnedServer[], load: Load): Promise<number[]> {
  const rates: number[][] = servers.map(() => [])
  for (let round = -1; round < ROUNDS; round++) {
    for (const [at, { port }] of servers.entries()) {
      const { acknowledged, failed, seconds } = await loadRound({ port, ...load, durationMs: ROUND_MS })
      if (failed > 0) throw new Error(`${failed} writes failed`)
      if (round >= 0) rates[at]?.push(acknowledged / seconds)
    }
  }
  return rates.map(median)
}

/** Swipes a second of 1 to 128 clients, as ratios to a server that answers the same call after one plain INSERT. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillCatalogue(database.pool, 2000, 40)
    const users = await insertUsers(database.pool, Math.max(...CLIENTS))
    const { rows } = await database.pool.query<{ id: string }>('select id from products')
    const productIds = rows.map(({ id }) => id)
    const servers = [
      await spawnServer(database.url, CONNECTIONS),
      await spawnServer(database.url, CONNECTIONS, './plain-insert-server.ts'),
    ]
    for (const clients of CLIENTS) {
      const tokens = users.slice(0, clients).map(({ token }) => token)
      const [own = 0, plain = 0] = await compare(servers, { tokens, productIds })
      console.log(
        `  ${String(clients).padStart(3)} clients  ${own.toFixed(0).padStart(6)} swipes/s  ` +
          `plain INSERT ${plain.toFixed(0).padStart(6)}/s  ${(own / plain).toFixed(2)} x`,
      )
    }
    for (const server of servers) await server.end()
  } finally {
    await database.close()
  }
}
