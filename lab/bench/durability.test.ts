import { expect, test } from 'vitest'
import { openBenchDatabase } from './bench-database.ts'
import { insertPeople } from './bench-people.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { besiege, checkSurvivors } from './survival.ts'

/** `npm run bench durability` does the same with 20 kills and 50 clients. */
const KILLS = 2
const CLIENTS = 12

test.each(['server', 'postgres'] as const)(
  'kill -9 of %s under load loses no acknowledged swipe and doubles none',
  async (victim) => {
    const database = await openBenchDatabase()
    try {
      await fillCatalogue(database.pool, 100, 10)
      const people = await insertPeople(database.pool, CLIENTS)
      const { rows } = await database.pool.query<{ id: string }>('select id from products')
      const productIds = rows.map((row) => row.id)
      const survivors = await besiege({ database, people, productIds, victim, kills: KILLS })
      expect(await checkSurvivors(database, survivors)).toEqual([])
      expect(survivors.recoveriesMs).toHaveLength(KILLS)
      expect(survivors.acknowledged.length).toBeGreaterThan(CLIENTS)
    } finally {
      await database.close()
    }
  },
  180_000,
)
