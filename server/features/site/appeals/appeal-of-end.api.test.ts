import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffAppeal } from '#contract/appeals.ts'
import { openReviewDesk, type ReviewDesk } from '#server/features/moderation/testing/review-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestPerson } from '#server/testing/test-world.ts'

let review: ReviewDesk
let second: TestPerson
beforeAll(async () => {
  review = await openReviewDesk()
  second = await review.app.person({ staff: 'moderator' })
})
afterAll(() => review.app.close())

test('granting an appeal against the end of an account takes the end back, by someone else', async () => {
  const { app, moderator } = review
  const { id: brandId, path, owner } = await review.waitingBrand()
  await review.decide(path, 'approve')
  app.passTime(1000)
  const ended = await moderator.post(`/api/admin/brands/${brandId}/ending`, {
    ground: 'terms',
    facts: 'Drei Produkte waren Nachahmungen, trotz zweier Hinweise.',
    note: '',
    cause: 'repeated-breach',
  })
  const { reference } = ended.body as { reference: string }
  const text = 'Die drei Produkte sind von uns entworfen, die Belege liegen bei.'
  expect((await app.visitor().post('/api/appeals', { reference, email: owner.email, text })).status).toBe(200)
  const [row] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`select id from appeals where subject_reference = ${reference}`,
  )
  const appeal = `/api/staff/appeals/${row?.id}`
  expect((await second.get(appeal)).body as unknown as StaffAppeal).toMatchObject({
    about: 'decision',
    canChange: true,
  })
  const given = { outcome: 'granted', answer: 'Die Belege zeigen, dass die Entwürfe von euch sind.' }
  expect((await moderator.post(`${appeal}/decision`, given)).body).toMatchObject({ code: 'review.own-decision' })
  app.passTime(1000)
  expect((await second.post(`${appeal}/decision`, given)).status).toBe(200)
  const [brand] = await rowsOf<{ isPublic: boolean; endsAt: Date | null }>(
    app.world.db,
    sql`select is_public as "isPublic", ends_at as "endsAt" from brands where id = ${brandId}`,
  )
  expect(brand).toEqual({ isPublic: true, endsAt: null })
  expect((await owner.get('/api/brand/ending')).body).toEqual({ ending: null })
  expect((await second.get(appeal)).body).toMatchObject({ outcome: 'granted', canChange: false })
})
