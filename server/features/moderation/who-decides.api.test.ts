import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueueItem, ReviewItem } from '#contract/moderation.ts'
import { brandProductsRoutes } from '#server/features/products/managing/brand-products.routes.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { moderationRoutes } from './moderation.routes.ts'

const FACTS = 'Im Impressum fehlt die vertretungsberechtigte Person.'
const reasons = { ground: 'company-data', facts: FACTS }

let app: TestApp
let moderator: TestPerson
beforeAll(async () => {
  app = await openTestApp({
    env: { AUTO_APPROVE: '0' },
    parts: {
      registerRoutes(context) {
        moderationRoutes(context)
        brandProductsRoutes(context)
      },
    },
  })
  moderator = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]

async function waitingBrand() {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, status: 'pending_review' })
  await insertTestCompany(app.world, brand.no)
  return { ...brand, path: `/api/staff/review/brand/${brand.id}` }
}
const read = async (path: string, by = moderator) => (await by.get(path)).body as unknown as ReviewItem
const queue = async (by = moderator) => ((await by.get('/api/staff/review')).body as { items: QueueItem[] }).items

async function decide(path: string, decision: string, more: object = {}, by = moderator) {
  app.passTime(1000)
  const { revision } = await read(path, by)
  return by.post(`${path}/decisions`, { decision, revision, ...more })
}

describe('members of staff who work for the brand', () => {
  test('never decide about it or its products: the queue says why, and the attempt is audited', async () => {
    const staff = await app.person({ staff: 'superadmin' })
    const { id, path } = await waitingBrand()
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role, is_owner) values (${id}, ${staff.id}, 'editor', false)`,
    )
    expect((await queue(staff)).find((item) => item.id === id)).toMatchObject({ isOwnBrand: true })
    expect((await queue()).find((item) => item.id === id)).toMatchObject({ isOwnBrand: false })
    expect(await read(path, staff)).toMatchObject({ isOwnBrand: true, possible: [] })
    expect((await staff.post('/api/staff/review/next', {})).body).toEqual({ next: null })
    expect(code(await staff.post(`${path}/claim`))).toEqual([403, 'review.own-brand'])
    for (const decision of ['approve', 'request_changes']) {
      expect(code(await decide(path, decision, reasons, staff))).toEqual([403, 'review.own-brand'])
    }
    const tried = await rowsOf(
      app.world.db,
      sql`select role, target_id as "targetId", brand_id as "brandId" from audit_log
          where actor_id = ${staff.id} and action = 'review.own-brand'`,
    )
    expect(tried).toEqual(Array.from({ length: 2 }, () => ({ role: 'superadmin', targetId: id, brandId: id })))
    await decide(path, 'approve')
  })

  test('of a product neither', async () => {
    const desk = await openBrandDesk(app)
    const { id } = (await desk.step(await desk.ready(), 'publish')).body
    const staff = await app.person({ staff: 'moderator' })
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${desk.brandId}, ${staff.id}, 'finance')`,
    )
    const path = `/api/staff/review/product/${id}`
    expect(code(await decide(path, 'approve', {}, staff))).toEqual([403, 'review.own-brand'])
    await app.world.db.execute(sql`delete from brand_members where user_id = ${staff.id}`)
    expect((await decide(path, 'approve', {}, staff)).status).toBe(200)
  })
})

test('a decision that the state of a product does not allow is refused', async () => {
  const desk = await openBrandDesk(app)
  const { id } = (await desk.step(await desk.ready(), 'publish')).body
  const path = `/api/staff/review/product/${id}`
  const refused = [409, 'review.impossible']
  const block = { ground: 'counterfeit', facts: FACTS }
  expect(code(await decide(path, 'block', block))).toEqual(refused)
  expect(code(await decide(path, 'reverse'))).toEqual(refused)
  await decide(path, 'approve')
  expect(code(await decide(path, 'approve'))).toEqual(refused)
  expect(code(await decide(path, 'reject', block))).toEqual(refused)
  await decide(path, 'block', block)
  expect(code(await decide(path, 'block', block))).toEqual(refused)
  // Approving would lift the block without a word that it was reversed.
  expect(code(await decide(path, 'approve'))).toEqual(refused)
  expect((await decide(path, 'reverse')).status).toBe(200)
  expect(code(await decide(path, 'reverse'))).toEqual(refused)
  await desk.step(await desk.read(id), 'archive')
  expect(code(await decide(path, 'block', block))).toEqual(refused)
})

test('a picture that was exchanged or described anew since it was read is not approved unseen', async () => {
  const desk = await openBrandDesk(app)
  const { id } = (await desk.step(await desk.ready(), 'publish')).body
  const path = `/api/staff/review/product/${id}`
  const { revision } = await read(path)
  await app.world.db.execute(sql`update product_images set alt_de = 'Klimaneutral' where product_id = ${id}`)
  expect(code(await moderator.post(`${path}/decisions`, { decision: 'approve', revision }))).toEqual([409, 'conflict'])
})

test('an edit at the same moment as a decision is decided about, or the decision is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const desk = await openBrandDesk(app)
    const product = (await desk.step(await desk.ready(), 'publish')).body
    const path = `/api/staff/review/product/${product.id}`
    const { revision } = await read(path)
    const [edit, decision] = await Promise.all([
      desk.save(product, { name: 'Something Else' }),
      moderator.post(`${path}/decisions`, { decision: 'approve', revision }),
    ])
    const { state, form, pending } = await desk.read(product.id)
    const isSeen = form.name === product.form.name || state === 'in_review' || pending?.fields.includes('name')
    expect([edit.status, decision.status, isSeen]).toEqual([edit.status, decision.status, true])
  }
})

test.each(['\u0000', 'Hier steht ein langer Text mit \u0000 darin.', 'Hier steht ein langer Text mit \ud800 darin.'])(
  'a text that cannot be stored is refused: %j',
  async (facts) => {
    const { path } = await waitingBrand()
    expect(code(await decide(path, 'reject', { ...reasons, facts }))).toEqual([400, 'input'])
    expect(code(await decide(path, 'reject', { ...reasons, note: facts }))).toEqual([400, 'input'])
    const found = await moderator.get(`/api/staff/review?q=${encodeURIComponent(facts.toWellFormed())}`)
    expect(found.status).toBe(facts.includes('\u0000') ? 400 : 200)
    await decide(path, 'approve')
  },
)
