import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { liftSuspensionsJob } from './moderation.jobs.ts'
import { codeOf, openReviewDesk, REASONS, type ReviewDesk } from './testing/review-desk.ts'

const DAY_MS = 86_400_000

let review: ReviewDesk
beforeAll(async () => {
  review = await openReviewDesk()
})
afterAll(() => review.app.close())

const statusOf = async (id: string) => {
  const [row] = await rowsOf<{ status: string }>(review.app.world.db, sql`select status from brands where id = ${id}`)
  return row?.status
}

test('a suspension until a day is told with that day, and ends by itself on the next one', async () => {
  const { app } = review
  const { id, path, owner } = await review.waitingBrand()
  const endless = await review.waitingBrand()
  for (const each of [path, endless.path]) await review.decide(each, 'approve')
  const today = berlinDayOf(app.world.now())
  const until = daysLater(today, 3)
  for (const wrong of [today, daysLater(today, 400)]) {
    expect(codeOf(await review.decide(path, 'block', { ...REASONS, until: wrong }))).toEqual([400, 'review.until'])
  }
  expect((await review.decide(path, 'block', { ...REASONS, until })).status).toBe(200)
  expect((await review.decide(endless.path, 'block', REASONS)).status).toBe(200)
  await app.jobsDone()
  expect(await review.read(path)).toMatchObject({ state: 'suspended', suspendedUntil: until })
  expect(app.mail.lastTo(owner.email).text).toContain(`bis einschließlich ${Number(until.slice(8))}. `)
  app.passTime(2 * DAY_MS)
  await app.jobs.run(liftSuspensionsJob, {})
  expect(await statusOf(id)).toBe('suspended')
  app.passTime(2 * DAY_MS)
  for (let run = 0; run < 2; run += 1) await app.jobs.run(liftSuspensionsJob, {})
  await app.jobsDone()
  expect([await statusOf(id), await statusOf(endless.id)]).toEqual(['approved', 'suspended'])
  const log = await rowsOf<{ action: string }>(
    app.world.db,
    sql`select action from audit_log where target_id = ${id} and role = 'automatic'`,
  )
  expect(log.map(({ action }) => action)).toEqual(['brand.reverse'])
})
