import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandImport, BrandImportRow } from '#contract/brand-imports.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { tableTemplate } from '../formats/own-table.ts'
import { openBrandImport, shopify } from './testing/wizard.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const open = (options = {}) => openBrandImport(app, options)

test('a file is recognised, checked without a change, and imported as drafts', async () => {
  const { upload, check, commit, products, desk } = await open()
  const found = (await upload(shopify({}, { size: 'L' }))).body as BrandImport
  expect(found).toMatchObject({ state: 'ready', format: 'shopify-classic', rows: 2, products: 1, mapping: null })
  expect(found.preview).toHaveLength(2)
  const checked = await check(shopify({}, { size: 'L' }, { handle: 'kai', title: 'Hoodie Kai', price: 'viel' }))
  expect(checked).toMatchObject({ state: 'checked', counts: { create: 1, error: 1 } })
  expect(checked.groups.find(({ key }) => key === 'priceInvalid')).toMatchObject({ level: 'error', count: 1 })
  expect(await products()).toEqual([])
  const done = await commit(checked)
  expect(done).toMatchObject({ state: 'done', counts: { create: 1, error: 1 } })
  const [product] = await products()
  expect(product).toMatchObject({
    state: 'draft',
    form: {
      name: 'Hoodie Hafen',
      priceGrossCents: 7990,
      productType: 'tops',
      gender: 'unisex',
      link: 'https://nord.example/products/hafen',
      fibres: [
        { fibre: 'cotton', percent: 80 },
        { fibre: 'polyester', percent: 20 },
      ],
    },
  })
  expect(product?.form.variants.map(({ size }) => size)).toEqual(['M', 'L'])
  const bell = (await desk.owner.get('/api/notifications')).body as { notices: { text: string }[] }
  expect(bell.notices[0]?.text).toContain('1 angelegt, 0 aktualisiert, 1 mit Fehlern')
  expect(app.mail.lastTo(desk.owner.email).subject).toBe('Der Import ist fertig')
})

test('the same file again changes nothing, and another price changes only the price', async () => {
  const { run, products } = await open()
  await run(shopify({}, { size: 'L' }))
  const [before] = await products()
  expect(await run(shopify({}, { size: 'L' }))).toMatchObject({ counts: { same: 1 } })
  expect(await products()).toEqual([before])
  expect(await run(shopify({ price: '89.90' }, { size: 'L', price: '89.90' }))).toMatchObject({ counts: { update: 1 } })
  const [after] = await products()
  expect(after?.form).toEqual({ ...before?.form, priceGrossCents: 8990 })
})

test('what the file leaves out stays, and a variant that it does not name, too', async () => {
  const { run, products, desk } = await open()
  await run(shopify({}, { size: 'L' }))
  const [product] = await products()
  if (!product) throw new Error('nothing was imported')
  await desk.save(product, { originCountry: 'PT', category: 'hoodies', tags: ['hoodie'] })
  await run('Handle,Title,Variant Price,Option1 Name,Option1 Value\nhafen,Hoodie Hafen,59.90,Size,M')
  const [after] = await products()
  expect(after?.form).toMatchObject({ originCountry: 'PT', category: 'hoodies', description: product.form.description })
  expect(after?.form.variants.map(({ size }) => size)).toEqual(['M', 'L'])
})

test('products are found by key, else by SKU; two hits are not unique', async () => {
  const { run, check, products, desk } = await open()
  await desk.create()
  const [made] = await products()
  if (!made) throw new Error('nothing was made')
  const variants = made.form.variants.map((variant, at) => ({ ...variant, sku: `N-${at}` }))
  await desk.save(made, { variants })
  await run(shopify({ sku: 'N-0', price: '99.90' }))
  expect((await products()).map(({ id, form }) => [id, form.priceGrossCents])).toEqual([[made.id, 9990]])
  await desk.create({ ...made.form, name: 'Zweiter', variants: [{ ...variants[0], id: null, sku: 'N-0' }] as never })
  const checked = await check(shopify({ handle: 'neu', sku: 'N-0' }))
  expect(checked.groups.map(({ key }) => key)).toContain('matchUnclear')
  expect(checked.counts).toEqual({ error: 1 })
})

test('only new products, or only prices and stock, where that is asked for', async () => {
  const { run, products } = await open()
  await run(shopify({}))
  const both = shopify({ price: '59.90', title: 'Anders' }, { handle: 'kai', title: 'Hoodie Kai' })
  expect(await run(both, { mode: 'new' })).toMatchObject({ counts: { skip: 1, create: 1 } })
  const stock = shopify({ price: '59.90', title: 'Anders' }, { handle: 'fremd', title: 'Fremd' })
  expect(await run(stock, { mode: 'stock' })).toMatchObject({ counts: { update: 1, skip: 1 } })
  expect((await products()).map(({ form }) => [form.name, form.priceGrossCents])).toEqual([
    ['Hoodie Hafen', 5990],
    ['Hoodie Kai', 7990],
  ])
})

test('all or nothing imports nothing when a product has an error', async () => {
  const { check, desk, products } = await open()
  const { id, version } = await check(shopify({}, { handle: 'kai', price: '' }), { isAllOrNothing: true })
  const { status, body } = await desk.owner.post(`/api/brand/imports/${id}/commit`, { version })
  expect([status, (body as { code: string }).code]).toEqual([409, 'imports.faulty'])
  expect(await products()).toEqual([])
})

test('net prices are converted, and rows without a value get what was asked once', async () => {
  const { run, products } = await open()
  const text = 'Handle,Title,Variant Price,Body (HTML)\nding,Ding,10.00,Ein ganz neues Ding aus dem Norden'
  const { options, groups } = await run(text, {
    priceKind: 'net',
    defaults: {
      gender: 'men',
      productType: 'pants',
      fibres: [{ fibre: 'wool', percent: 100 }],
      care: 'Kalt waschen',
      originCountry: 'PT',
      safety: null,
    },
  })
  expect(options.priceKind).toBe('net')
  expect(groups.find(({ key }) => key === 'netConverted')?.sentence).toContain('11.90 €')
  const [product] = await products()
  expect(product?.form).toMatchObject({
    priceGrossCents: 1190,
    gender: 'men',
    productType: 'pants',
    fibres: [{ fibre: 'wool', percent: 100 }],
    care: { de: 'Kalt waschen' },
    originCountry: 'PT',
  })
})

test('an unknown table is mapped by hand, and the mapping is remembered for the same columns', async () => {
  const { upload, configure, check, commit, products, desk } = await open()
  const text = 'Nr;Was;Kostet;Hat\n1;Mütze Nord;19,90;rot\n2;Mütze Süd;21,90;blau'
  const found = (await upload(text)).body as BrandImport
  expect(found).toMatchObject({ format: 'unknown' })
  const mapping = { Nr: 'id', Was: 'name', Kostet: 'price', Hat: 'colour_name' } as const
  expect((await configure(found, {}, { Nr: 'id', Was: 'name' })).status).toBe(400)
  expect((await configure(found, {}, mapping)).status).toBe(200)
  const again = (await upload(text)).body as BrandImport
  expect(again.mapping).toEqual(mapping)
  expect(await commit(await check(text))).toMatchObject({ counts: { create: 2 } })
  expect((await products()).map(({ form }) => [form.name, form.priceGrossCents])).toEqual([
    ['Mütze Nord', 1990],
    ['Mütze Süd', 2190],
  ])
  expect((await desk.owner.put(`/api/brand/imports/${found.id}/mapping`, { ...found })).status).toBe(400)
})

test('faulty rows come back in the columns of the file, and can be mended', async () => {
  const { check, run, desk, products } = await open()
  const { id } = await check(
    shopify({}, { handle: 'kai', title: '=Kai', price: 'viel' }, { handle: 'kai', size: 'L', price: 'x' }),
  )
  const { body } = await desk.owner.get(`/api/brand/imports/${id}/errors.csv`)
  const text = String(body)
  const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
  expect(head.endsWith(',Problem')).toBe(true)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain("'=Kai")
  expect(lines[0]).toContain('Kein Preis')
  expect(await run(text.replace('viel', '19.90').replace(',x,', ',19.90,'))).toMatchObject({ counts: { create: 1 } })
  expect((await products()).map(({ form }) => form.name)).toEqual(['=Kai'])
})

test('rows that belong to no product are named, and are in the file of faulty rows', async () => {
  const { check, desk } = await open()
  const lines = shopify({}, { handle: 'kai', title: 'Hoodie Kai' }, { handle: '', title: 'Ohne Schlüssel' }).split('\n')
  const found = await check([...lines, `${lines[1]},zu,viel`].join('\n'), { isAllOrNothing: true })
  expect(found.counts).toEqual({ create: 2 })
  expect(found.problems.map(({ key, line, level }) => [key, line, level])).toEqual([
    ['idMissing', 4, 'error'],
    ['rowTooLong', 5, 'error'],
  ])
  const { text } = await desk.owner.get(`/api/brand/imports/${found.id}/errors.csv`)
  const faulty = text.trim().split('\r\n').slice(1)
  expect(faulty).toHaveLength(2)
  expect(faulty[0]).toContain('Ohne Schlüssel')
  expect(faulty[1]).toContain('mehr Zellen als die Kopfzeile')
  expect(faulty[1]?.endsWith(',zu,viel')).toBe(true)
  const refused = await desk.owner.post(`/api/brand/imports/${found.id}/commit`, { version: found.version })
  expect(refused.status).toBe(409)
})

test('rows are listed in pages and by problem', async () => {
  const { check, desk } = await open()
  const { id } = await check(shopify({}, { handle: 'kai', price: '' }))
  const rowsAt = async (query: string) =>
    ((await desk.owner.get(`/api/brand/imports/${id}/rows${query}`)).body as { rows: BrandImportRow[] }).rows
  expect((await rowsAt('')).map(({ externalId }) => externalId)).toEqual(['hafen', 'kai'])
  expect((await rowsAt('?problem=priceInvalid')).map(({ place }) => place)).toEqual([1])
  expect((await rowsAt('?action=create&missing=pictures')).map(({ place }) => place)).toEqual([0])
  expect((await rowsAt('?from=1')).map(({ place }) => place)).toEqual([1])
})

test('unreadable files are refused with their sentence; imports of other brands are unknown', async () => {
  const { upload, run } = await open()
  const refused = await upload('a,b\n"offen', 'kaputt.csv')
  expect(refused).toMatchObject({ status: 400, body: { code: 'imports.unreadable' } })
  expect((refused.body as { message: string }).message).toContain('Anführungszeichen')
  const { id } = await run(shopify({}))
  const other = await open()
  for (const path of ['', '/rows', '/errors.csv'])
    expect((await other.desk.owner.get(`/api/brand/imports/${id}${path}`)).status).toBe(404)
  expect((await other.desk.owner.post(`/api/brand/imports/${id}/undo`, {})).status).toBe(404)
  expect((await other.desk.owner.get('/api/brand/imports')).body).toEqual([])
})

test('two who change the same import: the second is told', async () => {
  const { upload, configure } = await open()
  const found = (await upload(shopify({}))).body as BrandImport
  expect((await configure(found)).status).toBe(200)
  expect((await configure(found)).status).toBe(409)
})

test('our own export and template are read again', async () => {
  const { run, products, desk } = await open()
  await run(shopify({}, { size: 'L', price: '89.90' }, { handle: 'kai', title: 'Hoodie Kai' }))
  await desk.create()
  const before = await products()
  const { body } = await desk.owner.get('/api/brand/products/export')
  expect(await run(String(body))).toMatchObject({ counts: { same: 3 } })
  expect(await products()).toEqual(before)
  const template = await desk.owner.get('/api/brand/imports/template?language=en')
  expect(String(template.body)).toBe(tableTemplate('en'))
})
