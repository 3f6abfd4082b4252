import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENDING_NOTICE_DAYS } from '#contract/brand-endings.limits.ts'
import { CLOSING_DAYS } from '#contract/settings.limits.ts'
import { eraseBrandsJob } from '#server/features/brands/closing/erase-brand.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { endBrandsJob } from '../moderation.jobs.ts'
import { codeOf, openReviewDesk, type ReviewDesk } from '../testing/review-desk.ts'

const DAY_MS = 86_400_000
const FACTS = 'Drei Produkte waren Nachahmungen, trotz zweier Hinweise.'
const REASONS = { ground: 'terms', facts: FACTS, note: 'Siehe Ticket' }

let review: ReviewDesk
let moderator: TestPerson
beforeAll(async () => {
  review = await openReviewDesk()
})
afterAll(() => review.app.close())
// Days pass, and sessions of staff end within one.
beforeEach(async () => {
  moderator = await review.app.person({ staff: 'moderator' })
})

const openBrand = async () => {
  const brand = await review.waitingBrand()
  await review.decide(brand.path, 'approve', {}, moderator)
  return brand
}
const today = (days = 0) => daysLater(berlinDayOf(review.app.world.now()), days)
const end = (id: string, body: object) => {
  review.app.passTime(1000)
  return moderator.post(`/api/admin/brands/${id}/ending`, { ...REASONS, ...body })
}
const withdraw = (id: string) => {
  review.app.passTime(1000)
  return moderator.post(`/api/admin/brands/${id}/ending/withdrawal`, { reason: 'Der Nachweis kam doch noch' })
}
const stateOf = async (id: string) => {
  const [row] = await rowsOf<{ isPublic: boolean; isClosing: boolean; isErased: boolean }>(
    review.app.world.db,
    sql`select is_public as "isPublic", delete_after is not null as "isClosing", erased_at is not null as "isErased"
        from brands where id = ${id}`,
  )
  return row
}
const OPEN = { isPublic: true, isClosing: false, isErased: false }
const CLOSED = { isPublic: false, isClosing: true, isErased: false }
const actions = async (id: string) =>
  (
    await rowsOf<{ action: string }>(
      review.app.world.db,
      sql`select action from audit_log where target_id = ${id} and action like 'brand.end%' order by at, id`,
    )
  ).map(({ action }) => action)

test('an end has 30 days at least, is told with its reasons at once, and the brand stays public until its day', async () => {
  const { app } = review
  const { id, owner } = await openBrand()
  for (const lastDay of [today(ENDING_NOTICE_DAYS - 1), today(400), undefined])
    expect(codeOf(await end(id, { cause: 'notice', lastDay }))).toEqual([400, 'endings.day'])
  const lastDay = today(ENDING_NOTICE_DAYS)
  expect(codeOf(await end(id, { cause: 'legal-duty', lastDay }))).toEqual([400, 'endings.day'])
  expect(codeOf(await end(id, { cause: 'notice', lastDay, facts: 'Zu kurz' }))).toEqual([400, 'review.reasons'])
  const answer = await end(id, { cause: 'notice', lastDay })
  expect(answer.status).toBe(200)
  expect(codeOf(await end(id, { cause: 'notice', lastDay }))).toEqual([409, 'review.impossible'])
  await app.jobsDone()
  const { reference } = answer.body as { reference: string }
  const { text } = app.mail.lastTo(owner.email)
  for (const part of [lastDay.split('-').reverse().join('.'), FACTS, reference, 'Guthaben'])
    expect(text).toContain(part)
  expect(text).not.toContain(REASONS.note)
  expect((await owner.get('/api/brand/ending')).body).toMatchObject({
    ending: {
      ...{ reference, facts: FACTS, ground: 'terms', cause: 'notice', hasEnded: false },
      endsAt: berlinMidnight(daysLater(lastDay, 1)).toISOString(),
    },
  })
  await app.jobs.run(endBrandsJob, {})
  expect(await stateOf(id)).toEqual(OPEN)
  app.passTime((ENDING_NOTICE_DAYS + 2) * DAY_MS)
  for (let run = 0; run < 2; run += 1) await app.jobs.run(endBrandsJob, {})
  expect(await stateOf(id)).toEqual(CLOSED)
  await owner.post('/api/auth/login', { username: owner.username, password: owner.password })
  expect(codeOf(await owner.delete('/api/brand/deletion'))).toEqual([409, 'settings.ended'])
  expect((await owner.get('/api/brand/copy')).status).toBe(200)
  app.passTime((CLOSING_DAYS + 1) * DAY_MS)
  await app.jobs.run(eraseBrandsJob, {})
  expect(await stateOf(id)).toEqual({ ...CLOSED, isErased: true })
  expect(await actions(id)).toEqual(['brand.ending-set', 'brand.ended'])
})

test('an end at once needs its reason of the law, closes the brand, and is taken back until it is erased', async () => {
  const { app } = review
  const { id, owner } = await openBrand()
  expect((await end(id, { cause: 'repeated-breach' })).status).toBe(200)
  expect(await stateOf(id)).toEqual(CLOSED)
  await app.jobsDone()
  const mails = app.mail.messages.filter(({ to }) => to === owner.email).map(({ text }) => text)
  expect(mails.some((text) => text.includes('Art. 4 Abs. 4 lit. c'))).toBe(true)
  expect((await withdraw(id)).status).toBe(200)
  expect(await stateOf(id)).toEqual(OPEN)
  expect((await owner.get('/api/brand/ending')).body).toEqual({ ending: null })
  expect(codeOf(await withdraw(id))).toEqual([409, 'review.impossible'])
  expect(await actions(id)).toEqual(['brand.ending-set', 'brand.ending-taken-back'])
})

test('an end with notice that is taken back never comes', async () => {
  const { id } = await openBrand()
  expect((await end(id, { cause: 'notice', lastDay: today(ENDING_NOTICE_DAYS) })).status).toBe(200)
  expect((await withdraw(id)).status).toBe(200)
  review.app.passTime((ENDING_NOTICE_DAYS + 2) * DAY_MS)
  await review.app.jobs.run(endBrandsJob, {})
  expect(await stateOf(id)).toEqual(OPEN)
})
