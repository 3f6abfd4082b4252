import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { createLog } from '../scope/log.ts'
import { openDatabase } from './database.ts'

test('a connection in use has an error listener, so that losing it does not end the process', async () => {
  const file = await createTestDatabase()
  const { pool, close } = openDatabase(file.url, createLog('silent'), { max: 1 })
  try {
    for (const _ of ['new', 'used before']) {
      const listeners = await new Promise<number>((resolve, reject) => {
        pool.connect((error, client, release) => {
          // Checked at once: an error of the server may arrive in the same packet as its greeting.
          const count = client?.listenerCount('error') ?? 0
          release()
          if (error) reject(error)
          else resolve(count)
        })
      })
      expect(listeners).toBeGreaterThan(0)
    }
  } finally {
    await close()
    await file.drop()
  }
})
