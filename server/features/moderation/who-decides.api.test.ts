import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { codeOf, FACTS, openReviewDesk, REASONS, type ReviewDesk } from './testing/review-desk.ts'

let review: ReviewDesk
beforeAll(async () => {
  review = await openReviewDesk()
})
afterAll(() => review.app.close())

describe('members of staff who work for the brand', () => {
  test('never decide about it or its products: the queue says why, and the attempt is audited', async () => {
    const staff = await review.app.person({ staff: 'superadmin' })
    const { id, path } = await review.waitingBrand()
    await review.app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role, is_owner) values (${id}, ${staff.id}, 'editor', false)`,
    )
    expect((await review.queue(staff)).find((item) => item.id === id)).toMatchObject({ isOwnBrand: true })
    expect((await review.queue()).find((item) => item.id === id)).toMatchObject({ isOwnBrand: false })
    expect(await review.read(path, staff)).toMatchObject({ isOwnBrand: true, possible: [] })
    expect((await staff.post('/api/staff/review/next', {})).body).toEqual({ next: null })
    expect(codeOf(await staff.post(`${path}/claim`))).toEqual([403, 'review.own-brand'])
    for (const decision of ['approve', 'request_changes']) {
      expect(codeOf(await review.decide(path, decision, REASONS, staff))).toEqual([403, 'review.own-brand'])
    }
    const tried = await rowsOf(
      review.app.world.db,
      sql`select role, target_id as "targetId", brand_id as "brandId" from audit_log
          where actor_id = ${staff.id} and action = 'review.own-brand'`,
    )
    expect(tried).toEqual(Array.from({ length: 2 }, () => ({ role: 'superadmin', targetId: id, brandId: id })))
    await review.decide(path, 'approve')
  })

  test('of a product neither', async () => {
    const desk = await openBrandDesk(review.app)
    const { id } = (await desk.step(await desk.ready(), 'publish')).body
    const staff = await review.app.person({ staff: 'moderator' })
    await review.app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${desk.brandId}, ${staff.id}, 'finance')`,
    )
    const path = `/api/staff/review/product/${id}`
    expect(codeOf(await review.decide(path, 'approve', {}, staff))).toEqual([403, 'review.own-brand'])
    await review.app.world.db.execute(sql`delete from brand_members where user_id = ${staff.id}`)
    expect((await review.decide(path, 'approve', {}, staff)).status).toBe(200)
  })
})

test('a decision that the state of a product does not allow is refused', async () => {
  const desk = await openBrandDesk(review.app)
  const { id } = (await desk.step(await desk.ready(), 'publish')).body
  const path = `/api/staff/review/product/${id}`
  const refused = [409, 'review.impossible']
  const block = { ground: 'counterfeit', facts: FACTS }
  expect(codeOf(await review.decide(path, 'block', block))).toEqual(refused)
  expect(codeOf(await review.decide(path, 'reverse'))).toEqual(refused)
  await review.decide(path, 'approve')
  expect(codeOf(await review.decide(path, 'approve'))).toEqual(refused)
  expect(codeOf(await review.decide(path, 'reject', block))).toEqual(refused)
  await review.decide(path, 'block', block)
  expect(codeOf(await review.decide(path, 'block', block))).toEqual(refused)
  // Approving would lift the block without a word that it was reversed.
  expect(codeOf(await review.decide(path, 'approve'))).toEqual(refused)
  expect((await review.decide(path, 'reverse')).status).toBe(200)
  expect(codeOf(await review.decide(path, 'reverse'))).toEqual(refused)
  await desk.step(await desk.read(id), 'archive')
  expect(codeOf(await review.decide(path, 'block', block))).toEqual(refused)
})

test('a picture that was exchanged or described anew since it was read is not approved unseen', async () => {
  const desk = await openBrandDesk(review.app)
  const { id } = (await desk.step(await desk.ready(), 'publish')).body
  const path = `/api/staff/review/product/${id}`
  const { revision } = await review.read(path)
  await review.app.world.db.execute(sql`update product_images set alt_de = 'Klimaneutral' where product_id = ${id}`)
  expect(codeOf(await review.moderator.post(`${path}/decisions`, { decision: 'approve', revision }))).toEqual([
    409,
    'conflict',
  ])
})

test('an edit at the same moment as a decision is decided about, or the decision is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const desk = await openBrandDesk(review.app)
    const product = (await desk.step(await desk.ready(), 'publish')).body
    const path = `/api/staff/review/product/${product.id}`
    const { revision } = await review.read(path)
    const [edit, decision] = await Promise.all([
      desk.save(product, { name: 'Something Else' }),
      review.moderator.post(`${path}/decisions`, { decision: 'approve', revision }),
    ])
    const { state, form, pending } = await desk.read(product.id)
    const isSeen = form.name === product.form.name || state === 'in_review' || pending?.fields.includes('name')
    expect([edit.status, decision.status, isSeen]).toEqual([edit.status, decision.status, true])
  }
})

test.each(['\u0000', 'Hier steht ein langer Text mit \u0000 darin.', 'Hier steht ein langer Text mit \ud800 darin.'])(
  'a text that cannot be stored is refused: %j',
  async (facts) => {
    const { path } = await review.waitingBrand()
    expect(codeOf(await review.decide(path, 'reject', { ...REASONS, facts }))).toEqual([400, 'input'])
    expect(codeOf(await review.decide(path, 'reject', { ...REASONS, note: facts }))).toEqual([400, 'input'])
    const found = await review.moderator.get(`/api/staff/review?q=${encodeURIComponent(facts.toWellFormed())}`)
    expect(found.status).toBe(facts.includes('\u0000') ? 400 : 200)
    await review.decide(path, 'approve')
  },
)
