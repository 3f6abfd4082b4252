import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HERO_SLUGS, type HeroSlug } from '#contract/hero.ts'
import type { Product } from '#contract/products.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { fillDemo, linkDemoShops } from '../fill-demo.ts'

let app: TestApp
let mia: TestPerson
let product: Product
beforeAll(async () => {
  app = await openTestApp({ prepare: fillDemo, env: { DEMO: '1' } })
  mia = await app.person()
  const found = (await deck(1000)).find(({ onSale, soldOutSizes }) => onSale && soldOutSizes.length > 0)
  if (!found) throw new Error('no product on sale with a sold-out size')
  product = found
})
afterAll(() => app.close())

const deck = async (limit: number) =>
  (await mia.get(`/api/products/ai-discovery?page=1&limit=${limit}`)).body as unknown as Product[]
const pathOf = (link: string | null) => new URL(link ?? '').pathname
const open = (url: string, headers: Record<string, string> = { 'accept-language': 'de' }) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('the demo shop of a label', () => {
  test('is where the link of every demo product leads', async () => {
    const products = await deck(1000)
    expect(products.length).toBeGreaterThan(150)
    for (const { link } of products)
      expect(link).toMatch(/^http:\/\/localhost:3000\/demo-shop\/[a-z0-9-]+\/[a-z0-9-]+$/)
  })

  test('says that it is a demo, shows price and sizes, leads back, and is not indexed', async () => {
    const answer = await open(pathOf(product.link))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const price = `${product.salePrice?.toFixed(2).replace('.', ',')}\u00a0€`
    for (const text of [`Demo: Hier würdest du im Shop von ${product.brand.name} kaufen.`, product.name, price]) {
      expect(answer.body).toContain(text)
    }
    for (const size of product.soldOutSizes) expect(answer.body).toContain(`<li class="out">${size} `)
    expect(answer.body).toContain(`href="/products/${product.id}"`)
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  test('requests nothing from another site and runs no script', async () => {
    const { body, headers } = await open(pathOf(product.link))
    expect(body).not.toMatch(/https?:\/\/|<script|url\(/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/)
  })

  test('speaks the language of the link, else that of the browser', async () => {
    const path = pathOf(product.link)
    expect((await open(`${path}?lang=en&utm_source=x`)).body).toContain('<html lang="en">')
    expect((await open(path, { 'accept-language': 'en-GB' })).body).toContain('Back to Dropdeck')
    expect((await open(`${path}?lang=fr`)).body).toContain('<html lang="de">')
  })

  test('leads back into the native app that opened it', async () => {
    expect((await open(`${pathOf(product.link)}?in=app`)).body).toContain(`href="dropdeck://products/${product.id}"`)
  })

  test.each(['/demo-shop/no-label/no-product', '/demo-shop/%2e%2e/x', '/demo-shop/a', "/demo-shop/a'/b"])(
    'has no page at %s',
    async (path) => expect((await open(path)).statusCode).toBe(404),
  )

  test('moves with the address of the installation; other links are not changed', async () => {
    const [own, other] = await deck(2)
    if (!own || !other) throw new Error('no products')
    await app.database.pool.query('update products set link = $1 where id = $2', ['https://shop.invalid/own', own.id])
    await linkDemoShops({ ...app.world, config: { ...app.world.config, publicUrl: 'https://demo.invalid' } })
    const linkOf = async (id: string) => ((await mia.get(`/api/products/${id}`)).body as Product).link
    expect(await linkOf(own.id)).toBe('https://shop.invalid/own')
    expect(await linkOf(other.id)).toBe(`https://demo.invalid${pathOf(other.link)}`)
  })
})

test('the products of the start page can be liked by their ids', async () => {
  const { body } = await mia.get('/api/site/hero-products')
  const products = body as unknown as { slug: HeroSlug; id: string }[]
  expect(products.map(({ slug }) => slug)).toEqual(HERO_SLUGS)
  for (const { id } of products) {
    expect((await mia.post('/api/user-interactions', { productId: id, action: 'like' })).status).toBe(200)
  }
})

test('without DEMO there is no demo shop, and nothing of the start page can be liked', async () => {
  const plain = await openTestApp()
  expect((await (await plain.person()).get('/api/site/hero-products')).body).toEqual([])
  const answer = await plain.http.inject({ url: pathOf(product.link), headers: { accept: 'text/html' } })
  await plain.close()
  expect(answer.statusCode).toBe(404)
})
