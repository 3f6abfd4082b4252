import { expect, test } from 'vitest'
import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { fillCatalogue } from './catalogue-100k.ts'
import { findFaults, swipeDuringCrashes } from './crash-recovery.ts'

/** `npm run bench durability` does the same with 20 kills and 50 clients. */
const KILLS = 2
const CLIENTS = 12

test.each(['server', 'postgres'] as const)(
  'kill -9 of %s under load loses no acknowledged swipe and doubles none',
  async (target) => {
    const database = await openBenchDatabase()
    try {
      await fillCatalogue(database.pool, 100, 10)
      const users = await insertUsers(database.pool, CLIENTS)
      const { rows } = await database.pool.query<{ id: string }>('select id from products')
      const productIds = rows.map((row) => row.id)
      const outcome = await swipeDuringCrashes({ database, users, productIds, target, kills: KILLS })
      expect(await findFaults(database, outcome)).toEqual([])
      expect(outcome.recoveriesMs).toHaveLength(KILLS)
      expect(outcome.acknowledged.length).toBeGreaterThan(CLIENTS)
    } finally {
      await database.close()
    }
  },
  180_000,
)
