import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReviewItem } from '#contract/moderation.ts'
import type { Overview } from '#contract/overview.ts'
import { PLANS } from '#contract/plan.limits.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { approveWaiting } from './approve-automatically.service.ts'

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
    const demo = { ...app.world, config: { ...app.world.config, approvesAutomatically: true } }
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
    await insertTestCompany(app.world, no, { vatId: 'DE811569869' })
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

  test('is Free at once for a company that had its trial with another brand', async () => {
    for (const [name, isTrial] of [
      ['Erste Marke', true],
      ['Zweite Marke', false],
    ] as const) {
      const { no, path, owner } = await waiting(name)
      await insertTestCompany(app.world, no, { vatId: 'DE129273398' })
      await decide(path, 'approve')
      expect(((await owner.get('/api/brand/overview')).body as Overview).trialEndsAt !== null).toBe(isTrial)
    }
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
      message: 'Dein Tarif erlaubt 1000 aktive Produkte. Mehr erlaubt der Tarif Studio.',
    })
    const states = await Promise.all([one, two].map(async ({ id }) => (await desk.read(id)).state))
    expect(states.sort()).toEqual(['active', 'draft'])
    const bulk = { ids: [one.id, two.id], action: { kind: 'publish' } }
    const { body } = await desk.owner.post('/api/brand/products/bulk', bulk)
    expect(JSON.stringify(body)).toContain('Dein Tarif erlaubt 1000 aktive Produkte. Mehr erlaubt der Tarif Studio.')
  })

  test('is not passed by taking a bulk action back after others were published', async () => {
    const desk = await openBrandDesk(app, { trustLevel: 3 })
    const [one, two] = [await desk.ready(), await desk.ready()]
    await desk.step(one, 'publish')
    await app.world.db.execute(
      sql`insert into products (brand_id, name, description_de, description_en, gender, product_type, price_gross_cents, status)
          select ${desk.brandId}, 'Schal ' || n, '', '', 'unisex', 'accessories', 1900, 'active'
          from generate_series(1, ${PLANS.pro.activeProducts - 1}) n`,
    )
    const bulk = { ids: [one.id], action: { kind: 'archive' } }
    const { undo } = (await desk.owner.post('/api/brand/products/bulk', bulk)).body as { undo: string }
    expect((await desk.step(await desk.read(two.id), 'publish')).status).toBe(200)
    const takeBack = () => desk.owner.post('/api/brand/products/undo', { undo })
    expect((await takeBack()).body).toMatchObject({ code: 'products.plan-limit' })
    expect(await desk.read(one.id)).toMatchObject({ state: 'archived' })
    await desk.step(await desk.read(two.id), 'pause')
    expect((await takeBack()).body).toEqual({ restored: 1 })
    expect(await desk.read(one.id)).toMatchObject({ state: 'active' })
  })
})

describe('a decision that ends a brand', () => {
  const given = { ground: 'counterfeit', facts: 'Alle Produkte sind Fälschungen einer anderen Marke.' }

  test('asks for the password where the sign-in is older than 15 minutes; others do not', async () => {
    const staff = await app.person({ staff: 'moderator' })
    const { no, path } = await waiting('Endgültig')
    await insertTestCompany(app.world, no)
    app.passTime(16 * 60_000)
    const send = async (decision: string, more: object = {}) => {
      const { revision } = (await staff.get(path)).body as { revision: string }
      return (await staff.post(`${path}/decisions`, { decision, revision, ...more })).body
    }
    expect(await send('reject', given)).toMatchObject({ code: 'accounts.reauth' })
    expect(await send('approve')).toMatchObject({ reference: expect.any(String) })
    expect(await send('block', given)).toMatchObject({ code: 'accounts.reauth' })
    expect(await send('block', { ...given, password: 'falsch-geraten-1' })).toMatchObject({
      code: 'accounts.credentials',
    })
    expect(await read(path)).toMatchObject({ state: 'approved' })
    expect(await send('block', { ...given, password: staff.password })).toMatchObject({ reference: expect.any(String) })
    expect(await read(path)).toMatchObject({ state: 'suspended' })
  })

  test('can be lifted although the company data became incomplete meanwhile', async () => {
    const { no, path } = await waiting('Zu Unrecht gesperrt')
    await insertTestCompany(app.world, no)
    moderator = await app.person({ staff: 'moderator' })
    await decide(path, 'approve')
    app.passTime(1000)
    await decide(path, 'block', given)
    app.passTime(1000)
    await forget(no, 'phone')
    expect(await read(path)).toMatchObject({ state: 'suspended', missing: [], possible: ['reverse'] })
    expect((await decide(path, 'reverse')).status).toBe(200)
  })
})

test('a new logo and changed profiles stand beside what was decided about', async () => {
  const { id, no, owner, path } = await waiting('Neues Logo')
  await insertTestCompany(app.world, no)
  const insert = (kind: string) =>
    app.world.db.execute(
      sql`insert into brand_pictures (brand_no, kind, master, width, height, created_at)
          values (${no}, ${kind}, 'demo:none.webp', 400, 400, ${app.world.now().toISOString()})`,
    )
  await insert('banner')
  app.passTime(1000)
  await decide(path, 'approve')
  expect(await read(path)).toMatchObject({ pictures: [{}], newPictures: [] })
  app.passTime(1000)
  await insert('logo')
  const { version } = (await owner.get('/api/brand/settings')).body as { version: number }
  const socials = [{ network: 'instagram', url: 'https://www.instagram.com/neueslogo' }]
  expect((await owner.put('/api/brand/social', { version, socials })).status).toBe(200)
  const item = await read(path)
  expect([item.id, item.pictures.length, item.newPictures.length]).toEqual([id, 1, 1])
  expect(item.fields.find(({ field }) => field === 'socials')).toMatchObject({
    value: 'https://www.instagram.com/neueslogo',
    before: '',
  })
})

test('a product that its brand archives or makes a draft again leaves the queue', async () => {
  const desk = await openBrandDesk(app)
  const waits = async (id: string) => JSON.stringify((await moderator.get('/api/staff/review')).body).includes(id)
  for (const step of ['archive', 'draft'] as const) {
    const { body: product } = await desk.step(await desk.ready(), 'publish')
    const path = `/api/staff/review/product/${product.id}`
    const { revision } = await read(path)
    expect(await waits(product.id)).toBe(true)
    expect((await desk.step(await desk.read(product.id), step)).status).toBe(200)
    expect(await waits(product.id)).toBe(false)
    expect(await read(path)).toMatchObject({ possible: [] })
    expect((await moderator.post(`${path}/decisions`, { decision: 'approve', revision })).status).toBe(409)
  }
})
