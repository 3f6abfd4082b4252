import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffOverview, StaffQueue } from '#contract/staff-overview.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { administrationRoutes } from '../administration.routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: administrationRoutes } })
})
afterAll(() => app.close())

const overview = async (by: TestPerson) => (await by.get('/api/admin/overview')).body as StaffOverview
const waiting = ({ queues }: StaffOverview, name: StaffQueue) => queues.find(({ queue }) => queue === name)

test('each role sees its own queues, and money with its right only', async () => {
  const names = async (staff: 'superadmin' | 'moderator' | 'support' | 'finance') => {
    const { queues, figures } = await overview(await app.person({ staff }))
    return { names: queues.map(({ queue }) => queue), spent: figures.spentWeekCents }
  }
  const reading = ['review', 'reports', 'appeals', 'contests']
  expect(await names('moderator')).toEqual({ names: reading, spent: null })
  expect(await names('support')).toEqual({ names: ['tickets', 'conversations', ...reading], spent: null })
  expect(await names('finance')).toEqual({ names: [...reading, 'requests', 'returns', 'unpaid'], spent: 0 })
  expect((await names('superadmin')).names).toHaveLength(9)
  expect((await (await app.person()).get('/api/admin/overview')).status).toBe(403)
})

test('a queue has its number and the oldest of what waits; an empty one has neither', async () => {
  const staff = await app.person({ staff: 'superadmin' })
  expect(waiting(await overview(staff), 'review')).toEqual({ queue: 'review', count: 0, oldestAt: null, late: null })
  for (const day of ['02', '01']) {
    const { id } = await insertTestBrand(app.world, { status: 'pending_review' })
    await app.world.db.execute(sql`update brands set submitted_at = ${`2026-11-${day}T09:00:00Z`} where id = ${id}`)
  }
  await insertTestBrand(app.world)
  const seen = await overview(staff)
  expect(waiting(seen, 'review')).toMatchObject({ count: 2, oldestAt: '2026-11-01T09:00:00.000Z' })
  expect(waiting(seen, 'tickets')).toMatchObject({ count: 0, late: 0 })
  expect(seen.figures).toMatchObject({ brandsLive: 1, swipesEach: 0 })
  expect(seen.figures.activeDay).toBeGreaterThan(4)
})

test('mails that wait and jobs that were given up are counted', async () => {
  const staff = await app.person({ staff: 'readonly' })
  await app.world.db.execute(sql`insert into outbox_mails (kind, topic_id, subject_id, created_at)
    values ('drop', gen_random_uuid(), gen_random_uuid(), '2026-11-01T09:00:00Z')`)
  expect((await overview(staff)).health).toEqual({
    ...{ jobsLate: 0, jobsFailed: 0, mails: 1 },
    oldestMailAt: '2026-11-01T09:00:00.000Z',
  })
})
