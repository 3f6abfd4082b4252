import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDING_NOTICE_DAYS } from '#contract/brand-endings.limits.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { codeOf, openReviewDesk, type ReviewDesk } from '../testing/review-desk.ts'

const FACTS = 'Zwei Produkte trugen das Logo einer anderen Marke.'

let review: ReviewDesk
let second: TestPerson
beforeAll(async () => {
  review = await openReviewDesk()
  second = await review.app.person({ staff: 'moderator' })
})
afterAll(() => review.app.close())

async function openBrand() {
  const brand = await review.waitingBrand()
  await review.decide(brand.path, 'approve')
  review.app.passTime(1000)
  return brand
}
const warn = (id: string, body: object = {}, by = review.moderator) => {
  review.app.passTime(1000)
  return by.post(`/api/admin/brands/${id}/warning`, { ground: 'terms', facts: FACTS, note: 'Ticket', ...body })
}
const warnings = async (id: string) =>
  ((await review.moderator.get(`/api/admin/brands/${id}`)).body as { warnings: number }).warnings
async function appealAgainst(reference: string, email: string): Promise<string> {
  const text = 'Das Logo gehört uns, die Eintragung der Marke liegt bei.'
  expect((await review.app.visitor().post('/api/appeals', { reference, email, text })).status).toBe(200)
  const [row] = await rowsOf<{ id: string }>(
    review.app.world.db,
    sql`select id from appeals where subject_reference = ${reference}`,
  )
  return `/api/staff/appeals/${row?.id}`
}

test('a warning is told with its reasons, counted, and restricts nothing', async () => {
  const { app } = review
  const { id, owner } = await openBrand()
  for (const wrong of [{ facts: 'Kurz' }, { ground: undefined }, { facts: 'Die Produkte … sind nicht echt, leider.' }])
    expect(codeOf(await warn(id, wrong))).toEqual([400, 'review.reasons'])
  expect((await warn(id, {}, owner)).status).toBe(403)
  const answer = await warn(id)
  const { reference } = answer.body as { reference: string }
  expect([answer.status, await warnings(id)]).toEqual([200, 1])
  await app.jobsDone()
  const { subject, text } = app.mail.lastTo(owner.email)
  expect(subject).toContain('Verwarnung')
  for (const part of [FACTS, reference, 'Noch ist nichts eingeschränkt']) expect(text).toContain(part)
  expect(text).not.toContain('Ticket')
  const [brand] = await rowsOf<{ isPublic: boolean }>(
    app.world.db,
    sql`select is_public as "isPublic" from brands where id = ${id}`,
  )
  expect(brand?.isPublic).toBe(true)
  await warn(id)
  expect(await warnings(id)).toBe(2)
})

test('an appeal against a warning uncounts it and leaves an end alone; a warning hides no end', async () => {
  const { moderator } = review
  const { id, owner } = await openBrand()
  const lastDay = daysLater(berlinDayOf(review.app.world.now()), ENDING_NOTICE_DAYS)
  const ending = { ground: 'terms', facts: FACTS, note: '', cause: 'notice', lastDay }
  expect((await moderator.post(`/api/admin/brands/${id}/ending`, ending)).status).toBe(200)
  const { reference } = (await warn(id)).body as { reference: string }
  const own = async () => ((await owner.get('/api/brand/ending')).body as { ending: object | null }).ending
  expect(await own()).toMatchObject({ cause: 'notice' })
  const path = await appealAgainst(reference, owner.email)
  expect((await second.get(path)).body).toMatchObject({ canChange: false })
  const given = { outcome: 'granted', answer: 'Das Logo gehört euch, das war unser Fehler.' }
  expect((await second.post(`${path}/decision`, given)).status).toBe(200)
  expect([await warnings(id), (await own()) !== null]).toEqual([0, true])
})
