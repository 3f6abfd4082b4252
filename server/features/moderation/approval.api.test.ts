import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReviewItem } from '#contract/moderation.ts'
import type { Overview } from '#contract/overview.ts'
import { PLANS } from '#contract/plan.limits.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { approveWaiting } from './approve-by-itself.service.ts'

const DAY_MS = 86_400_000

let app: TestApp
let moderator: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  moderator = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

async function waiting(name: string) {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, status: 'pending_review', name })
  return { ...brand, owner, path: `/api/staff/review/brand/${brand.id}` }
}
const read = async (path: string) => (await moderator.get(path)).body as unknown as ReviewItem
const decide = async (path: string, decision: string, more: object = {}) =>
  moderator.post(`${path}/decisions`, { decision, revision: (await read(path)).revision, ...more })
const forget = (no: number, column: string) =>
  app.world.db.execute(sql`update brand_imprints set ${sql.identifier(column)} = null where brand_no = ${no}`)

describe('a brand without its company data', () => {
  test('is not approved, and the sentence names what is missing', async () => {
    const { no, path } = await waiting('Ohne Angaben')
    expect(await read(path)).toMatchObject({ possible: ['request_changes', 'reject'] })
    await insertTestCompany(app.world, no)
    await forget(no, 'phone')
    await forget(no, 'vat_id')
    expect((await read(path)).missing).toEqual(['phone', 'tax'])
    const { status, body } = await decide(path, 'approve')
    expect([status, body]).toMatchObject([
      409,
      { code: 'review.incomplete', message: 'Zum Freigeben fehlt noch: Telefon, Steuerangabe.' },
    ])
    await app.world.db.execute(
      sql`update brand_imprints set phone = '+4940123', tax_kind = 'small' where brand_no = ${no}`,
    )
    expect((await decide(path, 'approve')).status).toBe(200)
  })

  test('is not approved by lifting a refusal, nor by the switch of the demo', async () => {
    const { id, no, path } = await waiting('Aufgehoben')
    const reasons = { ground: 'company-data', facts: 'Im Impressum fehlt die Telefonnummer.' }
    await decide(path, 'reject', reasons)
    expect((await decide(path, 'reverse')).body).toMatchObject({ code: 'review.incomplete' })
    await app.world.db.execute(sql`update brands set status = 'pending_review' where id = ${id}`)
    await app.world.db.execute(sql`update brands set submitted_at = submitted_at - interval '1 hour' where id = ${id}`)
    const demo = { ...app.world, config: { ...app.world.config, approvesByItself: true } }
    await approveWaiting(demo)
    expect(await read(path)).toMatchObject({ state: 'pending_review' })
    await insertTestCompany(app.world, no)
    await approveWaiting(demo)
    expect(await read(path)).toMatchObject({ state: 'approved' })
  })
})

test('nothing of a brand is public before its approval, whatever the state of its products', async () => {
  const desk = await openBrandDesk(app)
  const { body: product } = await desk.step(await desk.ready({ name: 'Quarzjacke' }), 'publish')
  await app.world.db.execute(sql`update brands set status = 'pending_review' where id = ${desk.brandId}`)
  await app.world.db.execute(sql`update products set review_state = 'none' where id = ${product.id}`)
  const shopper = await app.person()
  const seen = async () => {
    const paths = [`/api/products/${product.id}`, `/api/brands/${desk.brandId}`, `/api/brands/${desk.brandId}/shop`]
    const statuses = await Promise.all(paths.map(async (path) => (await shopper.get(path)).status))
    const lists = ['/api/search?q=Quarzjacke', '/api/brands', '/api/products/ai-discovery?page=1&limit=1000']
    const texts = await Promise.all(lists.map(async (path) => JSON.stringify((await shopper.get(path)).body)))
    return [...statuses, ...texts.map((text) => text.includes(desk.brandId))]
  }
  expect(await seen()).toEqual([404, 404, 404, false, false, false])
})

describe('the plan', () => {
  test('is Pro to try for 14 days, from the first approval on and once', async () => {
    const { id, no, path, owner } = await waiting('Auf Probe')
    await insertTestCompany(app.world, no)
    const trial = async () => ((await owner.get('/api/brand/overview')).body as Overview).trialEndsAt
    expect(await trial()).toBeNull()
    await decide(path, 'approve')
    const ends = new Date(app.world.now().getTime() + 14 * DAY_MS).toISOString()
    expect(await trial()).toBe(ends)
    app.passTime(60_000)
    await app.world.db.execute(sql`update brands set status = 'pending_review' where id = ${id}`)
    expect((await decide(path, 'approve')).status).toBe(200)
    expect(await trial()).toBe(ends)
  })

  test('says how many products are active; the next one stays what it is, with the sentence', async () => {
    const desk = await openBrandDesk(app, { trustLevel: 3 })
    const most = PLANS.pro.activeProducts
    await app.world.db.execute(
      sql`insert into products (brand_id, name, description_de, description_en, gender, product_type, price_gross_cents, status)
          select ${desk.brandId}, 'Mütze ' || n, '', '', 'unisex', 'accessories', 1900, 'active'
          from generate_series(1, ${most - 1}) n`,
    )
    const [one, two] = [await desk.ready(), await desk.ready()]
    const answers = await Promise.all([desk.step(one, 'publish'), desk.step(two, 'publish')])
    const refused = answers.find(({ status }) => status !== 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refused?.body).toMatchObject({
      code: 'products.plan-limit',
      message: 'Dein Tarif erlaubt 1000 aktive Produkte.',
    })
    const states = await Promise.all([one, two].map(async ({ id }) => (await desk.read(id)).state))
    expect(states.sort()).toEqual(['active', 'draft'])
    const bulk = { ids: [one.id, two.id], action: { kind: 'publish' } }
    const { body } = await desk.owner.post('/api/brand/products/bulk', bulk)
    expect(JSON.stringify(body)).toContain('Dein Tarif erlaubt 1000 aktive Produkte.')
  })
})
