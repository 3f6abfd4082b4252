import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import type { BrandProduct } from '#contract/brand-products.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { picturesRoutes } from '../../pictures/pictures.routes.ts'
import { brandProductsRoutes } from '../brand-products.routes.ts'
import { type BrandDesk, completeForm, openBrandDesk, variant } from '../testing/brand-desk.ts'
import { applyReview } from './product-review.service.ts'

let app: TestApp
let desk: BrandDesk
beforeAll(async () => {
  const registerRoutes = (context: RouteContext) => {
    brandProductsRoutes(context)
    picturesRoutes(context)
  }
  app = await openTestApp({ parts: { registerRoutes } })
  desk = await openBrandDesk(app)
})
afterAll(() => app.close())

const BASE = '/api/brand/products'
const brief = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields?: object }).fields ?? {})

async function live(from = desk, form: Partial<ProductForm> = {}) {
  const { body } = await from.step(await from.ready(form), 'publish')
  if (body.state === 'in_review') await applyReview(app.world, body.id, 'approve')
  return from.read(body.id)
}

describe('what no review has seen', () => {
  test('does not reach those who saved the product while it is archived', async () => {
    const product = await live()
    const { body: archived } = await desk.step(product, 'archive')
    expect(brief(await desk.save(archived, { name: 'Something Else' }))).toEqual([409, 'products.locked'])
    const bulk = { ids: [product.id], action: { kind: 'add-tags', tags: ['anderes'] } }
    expect((await desk.owner.post(`${BASE}/bulk`, bulk)).body).toMatchObject({ changed: 0 })
    const { body: draft } = await desk.step(archived, 'draft')
    expect((await desk.save(draft, { name: 'Something Else' })).status).toBe(200)
  })

  test('of a new environmental claim is looked at, although its text does not wait', async () => {
    const product = await live()
    const form = { description: { de: 'Klimaneutral genäht in Porto, ganz und gar.' }, claimEvidence: 'Zertifikat 12' }
    const { body: claimed } = await desk.save(product, form)
    expect(claimed).toMatchObject({ state: 'active', pending: { fields: [], state: 'in_review' } })
    await applyReview(app.world, product.id, 'approve')
    const { body: cheaper } = await desk.save(await desk.read(product.id), { priceGrossCents: 5000 })
    expect(cheaper.pending).toBeNull()
  })

  test.each([
    ['the same word about something else', { description: { de: 'Klimaneutral genäht und verschickt, überallhin.' } }],
    ['another proof', { claimEvidence: 'Zertifikat 13' }],
    ['a second claim', { tags: ['fair produziert'] }],
  ])('of a claim that was looked at is looked at again: %s', async (_what, change) => {
    const form = { description: { de: 'Klimaneutral genäht in Porto, ganz und gar.' }, claimEvidence: 'Zertifikat 12' }
    const trusted = await openBrandDesk(app, { trustLevel: 2 })
    const product = await live(trusted, form)
    const { body: changed } = await trusted.save(product, change)
    expect(changed).toMatchObject({ state: 'active', form: change, pending: { fields: [], state: 'in_review' } })
    await applyReview(app.world, product.id, 'approve')
    const { body: withdrawn } = await trusted.save(await trusted.read(product.id), {
      description: { de: 'Genäht in Porto, mit Bedacht, ganz und gar.' },
      tags: [],
    })
    expect(withdrawn.pending).toBeNull()
  })

  test('of an alternative text that makes a proven claim is looked at', async () => {
    const product = await live(desk, { claimEvidence: 'Zertifikat 12' })
    const path = `${BASE}/${product.id}/images`
    const { version, pictures } = (await desk.owner.get(path)).body as OwnPictures
    const told = pictures.map(({ id, focus }) => ({ id, altDe: 'Nachhaltig gefärbt', altEn: '', focus }))
    expect((await desk.owner.put(path, { version, pictures: told })).status).toBe(200)
    expect(await desk.read(product.id)).toMatchObject({ pending: { fields: [], state: 'in_review' } })
  })
})

test('what staff hid comes back by a review alone, by whichever way, also for a trusted brand', async () => {
  const trusted = await openBrandDesk(app, { trustLevel: 2 })
  const hidden = async () => {
    const product = await live(trusted)
    await applyReview(app.world, product.id, 'hide')
    return trusted.read(product.id)
  }
  const isKept = async (id: string) => {
    const rows = await rowsOf(app.world.db, sql`select 1 from products where id = ${id} and is_kept`)
    return rows.length > 0
  }
  const draft = (await trusted.step(await hidden(), 'draft')).body
  expect((await trusted.step(draft, 'publish')).body.state).toBe('in_review')

  const archived = (await trusted.step(await hidden(), 'archive')).body
  expect(await isKept(archived.id)).toBe(false)
  const again = (await trusted.step(archived, 'draft')).body
  const submitted = (await trusted.step(again, 'publish')).body
  const withdrawn = (await trusted.step(submitted, 'draft')).body
  expect((await trusted.step(withdrawn, 'publish')).body.state).toBe('in_review')
  await applyReview(app.world, archived.id, 'approve')
  const { body: put } = await trusted.step(await trusted.read(archived.id), 'archive')
  expect(await isKept(put.id)).toBe(true)
  expect((await trusted.step((await trusted.step(put, 'draft')).body, 'publish')).body.state).toBe('active')

  const copy = (await trusted.owner.post(`${BASE}/${(await hidden()).id}/duplicate`)).body as BrandProduct
  await app.world.db.execute(
    sql`insert into product_images (brand_id, product_id, position, master, width, height)
        select brand_id, id, 0, 'demo:nothing.jpg', 1200, 1600 from products where id = ${copy.id}`,
  )
  expect((await trusted.step(await trusted.read(copy.id), 'publish')).body.state).toBe('in_review')
})

test.each<[string, Partial<ProductForm>]>([
  ['the name of a colour', { variants: [variant({ colourName: { de: 'Klimaneutral' } })] }],
  ['care', { care: { de: 'Umweltfreundlich waschen.' } }],
  ['a tag with an invisible blank', { tags: ['nach\u200bhaltig'] }],
  ['a name with a soft hyphen', { name: 'Nach\u00adhaltig Tee' }],
  ['a description with a Cyrillic letter', { description: { de: 'Ein n\u0430chhaltiges Hemd aus Porto.' } }],
  ['bold letters', { description: { de: 'Ein **nach**haltiges Hemd aus Porto.' } }],
  ['wide letters', { name: 'Tee ｎａｃｈｈａｌｔｉｇ' }],
])('an environmental claim in %s needs evidence', async (_where, changes) => {
  const answer = await desk.step(await desk.ready(changes), 'publish')
  expect([answer.status, fieldsOf(answer)]).toEqual([400, ['claimEvidence']])
  const proven = await desk.ready({ ...changes, claimEvidence: 'GOTS, Lizenz 4711' })
  expect((await desk.step(proven, 'publish')).status).toBe(200)
})

test('an environmental claim in an alternative text needs evidence before and after the publication', async () => {
  const product = await desk.ready()
  const write = (alt: string) =>
    app.world.db.execute(sql`update product_images set alt_de = ${alt} where product_id = ${product.id}`)
  await write('Klimaneutrales Hemd')
  expect(fieldsOf(await desk.step(product, 'publish'))).toEqual(['claimEvidence'])
  await write('')
  expect((await desk.step(product, 'publish')).status).toBe(200)
})

test.each(['\u200b\u200b\u200b\u200b', '\u3164\u3164\u3164', '\u2800\u2800\u2800', `a${'\u0301'.repeat(50)}bc`])(
  'a product named %j is not published',
  async (name) => {
    const answer = await desk.step(await desk.ready({ name }), 'publish')
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['name']])
  },
)

test('a drop beyond 18 months is not published by way of a draft', async () => {
  const answer = await desk.step(await desk.ready({ releaseAt: '2060-01-01T00:00:00.000Z' }), 'publish')
  expect([answer.status, fieldsOf(answer)]).toEqual([400, ['releaseAt']])
})

test('forms that no screen sends are answered, never with 500', async () => {
  const product = await desk.create()
  const [first] = product.form.variants
  if (!first) throw new Error('the form has variants')
  const twice = await desk.save(product, { variants: [first, { ...first, size: 'XL' }, { ...first, size: 'S' }] })
  expect(twice.status).toBe(200)
  expect(twice.body.form.variants.map(({ size }) => size)).toEqual(['M', 'XL', 'S'])
  expect(new Set(twice.body.form.variants.map(({ id }) => id)).size).toBe(3)
  const maker = { name: 'x\ud800', address: 'a', contact: 'c', country: 'PT', responsible: null, note: {} }
  const odd: Partial<ProductForm>[] = [
    { releaseAt: '0000-01-01T00:00:00.000Z' },
    { publishAt: '0000-01-01T00:00:00.000Z' },
    { safety: maker },
    { name: 'a\ud800b' },
  ]
  for (const changes of odd) {
    expect(brief(await desk.owner.post(BASE, { form: completeForm(changes) }))).toEqual([400, 'input'])
  }
  const shown = await live()
  expect(brief(await desk.save(shown, { name: 'abc\ud800def' }))).toEqual([400, 'input'])
  expect((await desk.owner.get(`${BASE}?q=%00`)).status).toBe(400)
})
