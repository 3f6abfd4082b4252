import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { brandProductsRoutes } from './brand-products.routes.ts'
import { removeDeleted } from './list/product-undo.service.ts'
import { applyReview } from './review/product-review.service.ts'
import { publishScheduled } from './settle-products.service.ts'
import { type BrandDesk, completeForm, emptyForm, openBrandDesk, variant } from './testing/brand-desk.ts'

let app: TestApp
let desk: BrandDesk
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: brandProductsRoutes } })
  desk = await openBrandDesk(app)
})
afterAll(() => app.close())

const prices = (id: string) =>
  rowsOf<{ cents: number; cause: string; open: boolean }>(
    app.world.db,
    sql`select price_gross_cents as cents, cause, valid_to is null as open from price_history where product_id = ${id} order by valid_from`,
  )
const shownInSearch = async (id: string) => {
  const [row] = await rowsOf<{ shown: boolean }>(
    app.world.db,
    sql`select d.is_shown as shown from search_documents d join products p on p.no = d.product_no where p.id = ${id}`,
  )
  return row?.shown
}
const fieldsOf = (answer: { body: unknown }) => (answer.body as { fields?: Record<string, string> }).fields

describe('a draft', () => {
  test('needs only a name, keeps what is missing as missing, and has no price history', async () => {
    const draft = await desk.create(emptyForm('Later Tee'))
    expect(draft).toMatchObject({ state: 'draft', version: 1, wasShown: false, pictures: [] })
    expect(draft.form).toEqual(emptyForm('Later Tee'))
    const saved = await desk.save(draft, { gender: 'women', priceGrossCents: 4900 })
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
    expect(saved.body.form).toMatchObject({ gender: 'women', priceGrossCents: 4900, productType: null })
    expect(await prices(draft.id)).toEqual([])
  })

  test('gives back what was saved, without links in the description', async () => {
    const variants = [variant({ sku: 'H-M', gtin: '4006381333931', stock: 3 }), variant({ size: 'L', stock: 0 })]
    const form = completeForm({
      variants,
      description: {
        de: 'Kauf es auf https://elsewhere.example/x oder www.elsewhere.example hier.',
        en: 'Buy it here.',
      },
      safety: {
        name: 'Näherei',
        address: 'Weg 2, Porto',
        contact: 'mail@naeherei.example',
        country: 'PT',
        responsible: null,
        note: { de: 'Von Feuer fernhalten.' },
      },
    })
    const { form: saved } = await desk.create(form)
    expect(saved.description).toEqual({ de: 'Kauf es auf oder hier.', en: 'Buy it here.' })
    expect(saved.safety).toEqual(form.safety)
    expect(saved.variants.map(({ size, stock, isAvailable }) => [size, stock, isAvailable])).toEqual([
      ['M', 3, true],
      ['L', 0, false],
    ])
  })

  test('keeps the ids of its variants, whatever else of them changes', async () => {
    const draft = await desk.create()
    const [first, second] = draft.form.variants
    const foreign = (await desk.create()).form.variants[0]
    const variants = [
      { ...variant(second), size: 'XL' },
      { ...variant(first), sku: 'A' },
      variant({ ...foreign, size: 'S' }),
    ]
    const { body } = await desk.save(draft, { variants })
    expect(body.form.variants.slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id])
    expect(body.form.variants[2]?.id).not.toBe(foreign?.id)
  })

  test('knows a variant by its option values: two may swap them, and none may repeat them once it is published', async () => {
    const trusted = await openBrandDesk(app, { trustLevel: 3 })
    const { body: live } = await trusted.step(
      await trusted.ready({ variants: [variant(), variant({ size: 'L' })] }),
      'publish',
    )
    const [m, l] = live.form.variants
    const { body: swapped } = await trusted.save(live, {
      variants: [variant({ ...m, size: 'L' }), variant({ ...l, size: 'M' })],
    })
    expect(swapped.form.variants.map(({ id, size }) => [id, size])).toEqual([
      [m?.id, 'L'],
      [l?.id, 'M'],
    ])
    const repeated = { variants: [variant({ sku: 'A' }), variant({ size: ' m ', sku: 'B' })] }
    const refused = await trusted.save(swapped, repeated)
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { 'variants.1.size': expect.any(String) } }])
    // A draft is kept as it is typed, and tells when it is published.
    const { body: draft } = await trusted.save(await trusted.ready(), repeated)
    expect(draft.form.variants).toHaveLength(2)
    expect((await trusted.step(draft, 'publish')).status).toBe(400)
    const { db } = app.world
    const again = (key: string | null) => sql`insert into product_variants (brand_id, product_id, position, options_key)
      select brand_id, product_id, 9, coalesce(${key}, options_key) from product_variants where product_id = ${live.id} limit 1`
    await expect(db.execute(again(null))).rejects.toMatchObject({ cause: { constraint: 'product_variants_options' } })
    const published = sql`update products set status = 'active' where id = ${draft.id}`
    await expect(db.execute(published)).rejects.toMatchObject({ cause: { constraint: 'product_variants_options' } })
  })

  test('is refused with values beyond the limits of the fields', async () => {
    const wrong: object[] = [
      { name: '' },
      { name: 'x'.repeat(121) },
      { name: 'a\u202Eb' },
      { priceGrossCents: 1_000_000 },
      { variants: Array.from({ length: 101 }, () => variant()) },
      { tags: Array.from({ length: 16 }, (_, n) => `tag ${n}`) },
      { description: { de: 'x'.repeat(5001) } },
      { originCountry: 'Portugal' },
      { surprise: true },
    ]
    for (const changes of wrong) {
      const form = { ...completeForm(), ...changes }
      expect((await desk.owner.post('/api/brand/products', { form })).status).toBe(400)
    }
  })

  test('is hidden at once when it is deleted, comes back, and is gone after its time', async () => {
    const draft = await desk.create()
    const remove = () => desk.owner.delete(`/api/brand/products/${draft.id}`)
    const deleted = (await remove()).body as { outcome: string; undo: string }
    expect(deleted.outcome).toBe('deleted')
    expect((await desk.owner.get(`/api/brand/products/${draft.id}`)).status).toBe(404)
    const undo = () => desk.owner.post('/api/brand/products/undo', { undo: deleted.undo })
    expect((await undo()).body).toEqual({ restored: 1 })
    expect((await undo()).body).toMatchObject({ code: 'products.undo-over' })
    expect((await desk.read(draft.id)).form).toEqual(draft.form)
    await remove()
    app.passTime(180_000)
    expect(await removeDeleted(app.world)).toBe(1)
    expect(await rowsOf(app.world.db, sql`select 1 from products where id = ${draft.id}`)).toEqual([])
  })

  test('is kept, and hidden, after its deletion when a decision was made about it', async () => {
    const draft = await desk.create()
    await app.world.db.execute(
      sql`insert into moderation_decisions (reference, brand_id, target_type, target_id, decision, language,
            is_automated, decided_at)
          values ('D-1', ${desk.brandId}, 'product', ${draft.id}, 'reject', 'de', false, now())`,
    )
    await desk.owner.delete(`/api/brand/products/${draft.id}`)
    app.passTime(180_000)
    expect(await removeDeleted(app.world)).toBe(0)
    expect(await rowsOf(app.world.db, sql`select 1 from products where id = ${draft.id}`)).toHaveLength(1)
    expect((await desk.owner.get(`/api/brand/products/${draft.id}`)).status).toBe(404)
  })
})

describe('publishing', () => {
  test('names every missing field in its sentence', async () => {
    const draft = await desk.create(emptyForm('No'))
    const answer = await desk.step(draft, 'publish')
    expect(answer).toMatchObject({ status: 400, body: { code: 'products.incomplete' } })
    expect(fieldsOf(answer)).toMatchObject({
      name: 'Mindestens 3 Zeichen.',
      description: 'Bitte fülle dieses Feld aus.',
      productType: 'Bitte fülle dieses Feld aus.',
      price: 'Gib einen Preis zwischen 1,00 € und 9.999,99 € ein.',
    })
  })

  test('waits for the review, and begins the price history when the product is shown', async () => {
    const ready = await desk.ready()
    const submitted = await desk.step(ready, 'publish')
    expect(submitted).toMatchObject({ status: 200, body: { state: 'in_review', wasShown: false } })
    expect([await prices(ready.id), await shownInSearch(ready.id)]).toEqual([[], false])
    await applyReview(app.world, ready.id, 'approve')
    expect(await desk.read(ready.id)).toMatchObject({ state: 'active', wasShown: true })
    expect(await prices(ready.id)).toEqual([{ cents: 8900, cause: 'hand', open: true }])
    expect(await shownInSearch(ready.id)).toBe(true)
  })

  test('of trusted brands shows it at once, unless it makes a green claim', async () => {
    const trusted = await openBrandDesk(app, { trustLevel: 3 })
    expect((await trusted.step(await trusted.ready(), 'publish')).body.state).toBe('active')
    const claim = await trusted.ready({ tags: ['nachhaltig'] })
    expect(fieldsOf(await trusted.step(claim, 'publish'))).toEqual({
      claimEvidence: '„nachhaltig“ ist eine Umweltaussage. Belege sie, oder ändere den Text.',
    })
    const { body: proven } = await trusted.save(claim, { claimEvidence: 'GOTS-Zertifikat 4711' })
    expect((await trusted.step(proven, 'publish')).body.state).toBe('in_review')
  })

  test('for later holds the product back until its time', async () => {
    const trusted = await openBrandDesk(app, { trustLevel: 3 })
    const publishAt = new Date(app.world.now().getTime() + 3_600_000).toISOString()
    const { body } = await trusted.step(await trusted.ready({ publishAt }), 'publish')
    expect([body.state, await shownInSearch(body.id)]).toEqual(['scheduled', false])
    expect(await publishScheduled(app.world)).toBe(0)
    app.passTime(3_600_000)
    expect(await publishScheduled(app.world)).toBe(1)
    expect([(await trusted.read(body.id)).state, await shownInSearch(body.id)]).toEqual(['active', true])
    expect(await prices(body.id)).toHaveLength(1)
  })

  test('takes only links to domains of the brand, and none through affiliate networks', async () => {
    const sentence = async (link: string) => {
      const draft = await desk.ready({ link })
      return fieldsOf(await desk.step(draft, 'publish'))?.['link']
    }
    const domain = 'Der Link muss zu einer bestätigten Domain deiner Marke führen.'
    expect(await sentence('http://nord.example/x')).toBe('Der Link muss mit https:// beginnen.')
    expect(await sentence('https://evil.example/nord.example')).toBe(domain)
    expect(await sentence('https://notnord.example/')).toBe(domain)
    expect(await sentence('https://nord.example@evil.example/')).toBe('Der Link muss mit https:// beginnen.')
    expect(await sentence('https://www.awin1.com/cread.php?p=https://nord.example')).toContain('Affiliate')
    await app.world.db.execute(
      sql`insert into brand_domains (brand_id, domain, token, proven_at) values (${desk.brandId}, 'nord-shop.example', 't', now())`,
    )
    expect(await sentence('https://www.nord-shop.example/hoodie')).toBeUndefined()
    expect(await sentence('https://nord.example/hoodie')).toBe(domain)
    await app.world.db.execute(sql`delete from brand_domains where brand_id = ${desk.brandId}`)
  })
})

describe('a live product', () => {
  test('changes its price at once and keeps the history; a stale version is refused', async () => {
    const trusted = await openBrandDesk(app, { trustLevel: 3 })
    const { body: live } = await trusted.step(await trusted.ready(), 'publish')
    app.passTime(60_000)
    const { body: cheaper } = await trusted.save(live, { priceGrossCents: 7900 })
    expect(await prices(live.id)).toEqual([
      { cents: 8900, cause: 'hand', open: false },
      { cents: 7900, cause: 'hand', open: true },
    ])
    expect(await trusted.save(live, { name: 'Other' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await trusted.save(cheaper, { gender: null })).toMatchObject({ status: 400 })
  })

  test('is archived when it is deleted, and its history says who did what', async () => {
    const trusted = await openBrandDesk(app, { trustLevel: 3 })
    const ready = await trusted.ready()
    app.passTime(1000)
    const { body: live } = await trusted.step(ready, 'publish')
    app.passTime(1000)
    const { body: renamed } = await trusted.save(live, { name: 'Heavier Hoodie' })
    app.passTime(1000)
    const answer = await trusted.owner.delete(`/api/brand/products/${live.id}`)
    expect(answer.body).toMatchObject({ outcome: 'archived' })
    app.passTime(1000)
    const archived = await trusted.read(live.id)
    expect(archived.state).toBe('archived')
    expect((await trusted.step(archived, 'draft')).body.state).toBe('draft')
    const { body } = await trusted.owner.get(`/api/brand/products/${renamed.id}/history`)
    const { entries, prices: shown } = body as {
      entries: { action: string; by: string; changed: object }[]
      prices: []
    }
    expect(entries.map(({ action }) => action)).toEqual([
      'product.draft',
      'product.archive',
      'product.changed',
      'product.publish',
      'product.created',
    ])
    expect(entries[2]).toMatchObject({
      by: trusted.owner.username,
      changed: { name: ['Heavy Hoodie', 'Heavier Hoodie'] },
    })
    expect(shown).toHaveLength(1)
  })
})

test('products of another brand are unknown, to read and to write', async () => {
  const { id, version, form } = await desk.ready()
  const other = await openBrandDesk(app)
  const path = `/api/brand/products/${id}`
  const answers = [
    await other.owner.get(path),
    await other.owner.put(path, { version, form }),
    await other.owner.post(`${path}/step`, { version, step: 'archive' }),
    await other.owner.post(`${path}/duplicate`, {}),
    await other.owner.delete(path),
    await other.owner.get(`${path}/history`),
    await other.owner.get(`/api/brand/products/${randomUUID()}`),
  ]
  for (const { status, body } of answers)
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'products.unknown' })])
  const bulk = await other.owner.post('/api/brand/products/bulk', { ids: [id], action: { kind: 'archive' } })
  expect(bulk.body).toMatchObject({ changed: 0, undo: null })
  const { body: removed } = await desk.owner.delete(path)
  const { undo } = removed as { undo: string }
  expect((await other.owner.post('/api/brand/products/undo', { undo })).status).toBe(404)
})

test('only members with the right may see the products', async () => {
  const person = await app.person()
  await insertTestBrand(app.world, { members: { [person.id]: 'finance' } })
  expect((await person.get('/api/brand/products')).status).toBe(403)
  expect((await (await app.person()).get('/api/brand/products')).status).toBe(403)
  expect((await app.visitor().get('/api/brand/products')).status).toBe(401)
})

test('a copy is a draft with new variants and without dates', async () => {
  const releaseAt = new Date(app.world.now().getTime() + 86_400_000).toISOString()
  const original = await desk.ready({ releaseAt })
  const { body } = await desk.owner.post(`/api/brand/products/${original.id}/duplicate`, {})
  expect(body).toMatchObject({ state: 'draft', form: { name: 'Heavy Hoodie (Kopie)', releaseAt: null }, pictures: [] })
})
