import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductOfPage } from '#contract/product-page.ts'
import { type BrandDesk, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp
let desk: BrandDesk
let host: string
beforeAll(async () => {
  app = await openTestApp()
  desk = await openBrandDesk(app)
  const { linkHosts } = (await desk.owner.get('/api/brand/products/facts')).body as { linkHosts: string[] }
  host = linkHosts[0] ?? ''
})
afterAll(() => app.close())

const saved = (name: string) => readFileSync(new URL(`./pages/${name}.txt`, import.meta.url), 'utf8')

/** Reads a page of the shop with this content. */
async function read(body: string, at = `https://${host}/products/hafen`) {
  app.internet.pages.set(at, { body, type: 'text/html; charset=utf-8' })
  return desk.owner.post('/api/brand/product-page', { link: at })
}
const productOf = async (body: string) => (await read(body)).body as ProductOfPage
const json = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`

test('a page of Shopify gives variants, and a raw line break in its JSON does no harm', async () => {
  const { form, pictures } = await productOf(saved('shopify').replace('\\nmit', '\nmit'))
  expect(form).toMatchObject({
    name: 'Hoodie Hafen',
    productType: 'tops',
    priceGrossCents: 7990,
    link: `https://${host}/products/hafen`,
    description: { de: 'Schwerer Hoodie mit weitem Schnitt.' },
  })
  expect(form.variants.map(({ size, colour, sku, isAvailable }) => [size, colour, sku, isAvailable])).toEqual([
    ['M', 'black', 'H-M', true],
    ['L', 'black', 'H-L', false],
  ])
  expect(pictures).toEqual(['https://cdn.shop.example/hafen-1.jpg?v=1', 'https://cdn.shop.example/hafen-2.jpg'])
})

test('a page of WooCommerce gives the price before the sale, and a comma too many does no harm', async () => {
  const { form, pictures } = await productOf(saved('woocommerce'))
  expect(form).toMatchObject({ name: 'Cap Kai', productType: 'accessories', priceGrossCents: 2990 })
  expect(form.description).toEqual({ de: 'Cap aus Cord.' })
  expect(pictures).toEqual(['https://nord.example/wp-content/kai.jpg'])
})

test('microdata of Shopware is read, without related products', async () => {
  const { form, pictures } = await productOf(saved('shopware'))
  expect(form).toMatchObject({ name: 'Jeans Deich', productType: 'pants', priceGrossCents: 11_900 })
  expect(form.description.de).toContain('14 oz')
  expect(pictures).toEqual([`https://${host}/media/deich.jpg`])
})

test('OpenGraph alone is enough, and only https pictures count', async () => {
  const { form, pictures } = await productOf(saved('open-graph'))
  expect(form).toMatchObject({ name: 'Beanie Mole', priceGrossCents: 1990 })
  expect(pictures).toEqual(['https://cdn.shop.example/mole.jpg'])
})

test('ranges, decimal commas, other currencies and hostile values', async () => {
  const offers = { '@type': 'AggregateOffer', lowPrice: '59,90', highPrice: '79,90', priceCurrency: 'EUR' }
  expect((await productOf(json({ '@type': 'Product', name: 'Hose Deich', offers }))).form.priceGrossCents).toBe(5990)
  const dollars = { '@type': 'Offer', price: 20, priceCurrency: 'USD' }
  const foreign = await productOf(json({ '@type': 'Product', name: 'Hose Deich', offers: dollars }))
  expect(foreign.form).toMatchObject({ name: 'Hose Deich', priceGrossCents: null })
  const hostile = {
    '@type': 'https://schema.org/Product',
    name: '<img src=x onerror=alert(1)>Hemd\u202e Mole',
    description: { toString: 'x' },
    image: ['javascript:alert(1)', 'data:image/png;base64,AA', 7, null],
    offers: [{ price: '-5', priceCurrency: 'EUR' }, 'x', null],
    hasVariant: [null, 3],
    category: { name: ['Hemden'] },
  }
  const { form, pictures } = await productOf(json(hostile))
  expect(form).toMatchObject({ name: 'Hemd Mole', priceGrossCents: null, variants: [] })
  expect(pictures).toEqual([])
})

test('damaged pages give what they still say, or the sentence that there is no product', async () => {
  const whole = saved('shopify')
  for (let cut = 0; cut < whole.length; cut += 151) {
    const { status, body } = await read(whole.slice(0, cut))
    if (status !== 200) expect(body).toMatchObject({ code: 'page.no-product' })
    else expect((body as ProductOfPage).form.name).toBe('Hoodie Hafen')
  }
  const deep = `<script type="application/ld+json">${'['.repeat(5000)}${']'.repeat(5000)}</script>`
  for (const page of ['', '<title>Nur ein Titel</title>', '\0\0', deep, '<div itemscope>'.repeat(2000)])
    expect((await read(page)).body).toMatchObject({ code: 'page.no-product' })
})

test('only pages of the own shop are read, and each failure has its sentence', async () => {
  const ask = async (link: string) =>
    ((await desk.owner.post('/api/brand/product-page', { link })).body as { code: string }).code
  expect(await ask(`http://${host}/a`)).toBe('page.address')
  expect(await ask('kein Link')).toBe('page.address')
  expect(await ask('https://fremd.example/a')).toBe('page.not-yours')
  expect(await ask(`https://${host}.fremd.example/a`)).toBe('page.not-yours')
  expect(await ask(`https://${host}/gibt-es-nicht`)).toBe('page.unreachable')
  const at = `https://${host}/umleitung`
  app.internet.pages.set(at, { movedTo: 'https://fremd.example/a' })
  expect(await ask(at)).toBe('page.not-yours')
  app.internet.pages.set(at, { status: 403 })
  expect(await ask(at)).toBe('page.blocked')
  app.internet.pages.set(at, { status: 404 })
  expect(await ask(at)).toBe('page.missing')
  const other = await app.person()
  expect((await other.post('/api/brand/product-page', { link: at })).status).toBe(403)
})

test('nothing is saved by reading; pictures come to the saved draft, in their order', async () => {
  const { form } = await productOf(saved('shopify'))
  const count = () =>
    rowsOf<{ n: number }>(app.world.db, sql`select count(*)::int as n from products where brand_id = ${desk.brandId}`)
  expect(await count()).toEqual([{ n: 0 }])
  const { id } = (await desk.owner.post('/api/brand/products', { form })).body as { id: string }
  const bytes = (blue: number) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: 9, g: 9, b: blue } } })
      .jpeg()
      .toBuffer()
  const addresses = ['https://cdn.shop.example/a.jpg', 'https://cdn.shop.example/b.jpg']
  for (const [at, address] of addresses.entries())
    app.internet.pages.set(address, { body: await bytes(at * 90), type: 'image/jpeg' })
  const path = `/api/brand/products/${id}/page-pictures`
  const fetched = app.internet.fetched.length
  const other = await openBrandDesk(app)
  expect((await other.owner.post(path, { addresses })).status).toBe(404)
  expect(app.internet.fetched).toHaveLength(fetched)
  const wanted = { addresses: ['https://cdn.shop.example/fehlt.jpg', ...addresses, 'http://cdn.shop.example/a.jpg'] }
  expect((await desk.owner.post(path, wanted)).body).toEqual({ added: 2 })
  expect((await desk.owner.post(path, wanted)).body).toEqual({ added: 0 })
  const { pictures } = (await desk.owner.get(`/api/brand/products/${id}`)).body as { pictures: unknown[] }
  expect(pictures).toHaveLength(2)
})
