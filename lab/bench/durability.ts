import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { findFaults, swipeDuringCrashes } from './crash-recovery.ts'

const CLIENTS = 50
const KILLS = 20

/** Trust R01, R02: `kill -9` of the server and of the whole PostgreSQL under load loses and doubles nothing. */
export async function run(kills = KILLS, clients = CLIENTS): Promise<void> {
  for (const target of ['server', 'postgres'] as const) {
    const database = await openBenchDatabase()
    try {
      await fillCatalogue(database.pool, 500, 20)
      const users = await insertUsers(database.pool, clients)
      const { rows } = await database.pool.query<{ id: string }>('select id from products')
      const productIds = rows.map((row) => row.id)
      const outcome = await swipeDuringCrashes({ database, users, productIds, target, kills })
      const faults = await findFaults(database, outcome)
      const times = [...outcome.recoveriesMs].sort((a, b) => a - b).map(Math.round)
      console.log(`durability: ${kills} x kill -9 of ${target} under ${clients} clients`)
      console.log(`  acknowledged ${outcome.acknowledged.length}, of them ${outcome.repeated} after a repeat`)
      console.log(`  back after ms: median ${times[times.length >> 1]}, slowest ${times.at(-1)}`)
      if (faults.length > 0) throw new Error(faults.join('; '))
      console.log('  nothing lost, nothing doubled')
    } finally {
      await database.close()
    }
  }
}
