import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { countHit, requireWithinLimit } from './rate-limit.ts'

const LIMIT = { name: 'test', hits: 3, seconds: 60 }

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMITS: 'on' }, parts: { registerRoutes: () => {} } })
})
afterAll(() => app.close())

test('simultaneous hits get one number each, also those of several subjects', async () => {
  const subjects = ['a', 'b', 'a', 'a', 'c', 'b', 'a']
  const counts = await Promise.all(subjects.map((subject) => countHit(app.world, LIMIT, subject)))
  expect(counts.map(({ hits }) => hits)).toEqual([1, 1, 2, 3, 1, 2, 4])
  expect(new Set(counts.map(({ waitSeconds }) => waitSeconds))).toEqual(new Set([60]))
  expect((await countHit(app.world, LIMIT, 'a')).hits).toBe(5)
  expect((await countHit(app.world, { ...LIMIT, name: 'other' }, 'a')).hits).toBe(1)
})

test('an expired window starts anew', async () => {
  await countHit(app.world, LIMIT, 'late')
  await app.world.db.execute(sql`update rate_windows set resets_at = now() - interval '1 second'`)
  const counts = await Promise.all([countHit(app.world, LIMIT, 'late'), countHit(app.world, LIMIT, 'late')])
  expect(counts.map(({ hits }) => hits)).toEqual([1, 2])
})

test('hits beyond the limit are refused', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => requireWithinLimit(app.world, LIMIT, 'many')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.hits)
})

test('a flood of hits that wait for one row holds one connection', async () => {
  await countHit(app.world, LIMIT, 'flood')
  let flood: Promise<unknown> = Promise.resolve()
  await inTransaction(app.world, async ({ db }) => {
    await db.execute(sql`select 1 from rate_windows for update`)
    flood = Promise.all(Array.from({ length: 100 }, () => countHit(app.world, LIMIT, 'flood')))
    // By another connection, because inside a transaction the view does not change, and as owner, who sees all of it.
    const waiting = () =>
      asOwner(
        app.database.url,
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(waiting).toHaveLength(1)
  })
  await flood
})
