import { drizzle } from 'drizzle-orm/node-postgres'
import { indexUnindexed } from '../../server/features/products/search-index/search-index.service.ts'
import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { getRequest } from './http-connection.ts'
import { measureRequests } from './measure-requests.ts'
import { spawnServer } from './spawn-server.ts'

const ROUNDS = 60
const FEED = 'feed of 1000'

/** Times a GET call among 100 000 products and prints its ratio to the feed of 1000 in the same run. */
export async function reportRatioToFeed(path: string): Promise<void> {
  const database = await openBenchDatabase()
  try {
    await fillCatalogue(database.pool)
    await indexUnindexed({ db: drizzle(database.pool), now: () => new Date() })
    await database.pool.query('analyze')
    const [user] = await insertUsers(database.pool, 1)
    if (!user) throw new Error('no user')
    const server = await spawnServer(database.url)
    const results = await measureRequests(server.port, ROUNDS, {
      [FEED]: getRequest('/api/products/ai-discovery?page=1&limit=1000&fast=true', user.token),
      [`GET ${path}`]: getRequest(path, user.token),
    })
    const medianOf = (name: string) => results.get(name)?.serverMs[ROUNDS >> 1] ?? Number.NaN
    for (const name of results.keys()) {
      const ratio = (medianOf(name) / medianOf(FEED)).toFixed(2)
      console.log(`  ${name.padEnd(26)} server p50 ${medianOf(name).toFixed(1).padStart(6)} ms  ${ratio} x the feed`)
    }
    await server.end()
  } finally {
    await database.close()
  }
}
