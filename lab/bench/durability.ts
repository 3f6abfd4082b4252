import { openBenchDatabase } from './bench-database.ts'
import { insertPeople } from './bench-people.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { besiege, checkSurvivors } from './survival.ts'

const CLIENTS = 50
const KILLS = 20

/** Trust R01, R02: `kill -9` of the server and of the whole PostgreSQL under load loses and doubles nothing. */
export async function run(kills = KILLS, clients = CLIENTS): Promise<void> {
  for (const victim of ['server', 'postgres'] as const) {
    const database = await openBenchDatabase()
    try {
      await fillCatalogue(database.pool, 500, 20)
      const people = await insertPeople(database.pool, clients)
      const { rows } = await database.pool.query<{ id: string }>('select id from products')
      const productIds = rows.map((row) => row.id)
      const survivors = await besiege({ database, people, productIds, victim, kills })
      const faults = await checkSurvivors(database, survivors)
      const times = [...survivors.recoveriesMs].sort((a, b) => a - b).map(Math.round)
      console.log(`durability: ${kills} x kill -9 of ${victim} under ${clients} clients`)
      console.log(`  acknowledged ${survivors.acknowledged.length}, of them ${survivors.repeated} after a repeat`)
      console.log(`  back after ms: median ${times[times.length >> 1]}, slowest ${times.at(-1)}`)
      if (faults.length > 0) throw new Error(faults.join('; '))
      console.log('  nothing lost, nothing doubled')
    } finally {
      await database.close()
    }
  }
}
