import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { priceDropsJob } from '#server/features/drops/drops.jobs.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBrandImport, shopify } from './testing/wizard.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  // Evening in Berlin, when mails about falling prices are sent.
  app = await openTestApp({ now: new Date('2026-11-02T18:05:00Z') })
})
afterAll(() => app.close())

/** Former price and price now, in euros; whole percents give other cents for each of them. */
const PRICES = [
  ['39.95', '29.95'],
  ['19.99', '9.95'],
  ['149.95', '99.97'],
  ['1299.99', '1111.11'],
] as const

// Decision 137: the shop's own price to the cent, wherever it is shown.
test('a reduced price of an import is the shop’s to the cent on cards, detail, shop, list and in mails', async () => {
  const { desk, run } = await openBrandImport(app, { trustLevel: 3 })
  const shopper = await app.person()
  const body = await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer()
  app.internet.pages.set('https://cdn.example/p.jpg', { body, type: 'image/jpeg' })
  const file = (isReduced: boolean) =>
    shopify(
      ...PRICES.map(([former, now], at) => ({
        handle: `p-${at}`,
        title: `Hoodie ${at}`,
        picture: 'https://cdn.example/p.jpg',
        ...(isReduced ? { price: now, former } : { price: former }),
      })),
    )
  expect(await run(file(false), { arrival: 'review' })).toMatchObject({ published: PRICES.length })
  const { rows } = (await desk.owner.get('/api/brand/products?sort=name')).body as { rows: { id: string }[] }
  const ids = rows.map(({ id }) => id)
  await app.world.db.execute(
    sql`insert into saved_products (user_id, product_no, saved_at)
        select ${shopper.id}, no, ${app.world.now().toISOString()}::timestamptz from products
        where id = any(${sql.param(ids)}::uuid[])`,
  )
  await shopper.patch('/api/alerts', { priceDrops: true })
  app.passTime(DAY_MS)
  expect(await run(file(true))).toMatchObject({ counts: { update: PRICES.length } })

  const expected = new Map(ids.map((id, at) => [id, PRICES[at]?.map(Number)]))
  const priceOf = ({ id, price, salePrice, activeSale }: Product) => {
    // Spec §9: the formula gives the price that is shown.
    const byFormula = Math.round(price * (100 - (activeSale?.discountPercentage ?? 0))) / 100
    expect([id, byFormula]).toEqual([id, salePrice])
    return [price, salePrice]
  }
  const pricesIn = (products: readonly Product[]) =>
    new Map(products.filter(({ id }) => expected.has(id)).map((product) => [product.id, priceOf(product)]))
  const details = await Promise.all(ids.map(async (id) => (await shopper.get(`/api/products/${id}`)).body as Product))
  expect(pricesIn(details)).toEqual(expected)
  expect(pricesIn((await shopper.get('/api/products/ai-discovery?limit=50')).body as Product[])).toEqual(expected)
  const shop = (await shopper.get(`/api/brands/${desk.brandId}/shop`)).body as { products: Product[] }
  expect(pricesIn(shop.products)).toEqual(expected)
  const list = (await desk.owner.get('/api/brand/products?sort=name')).body as {
    rows: { id: string; priceCents: number; salePriceCents: number }[]
  }
  expect(new Map(list.rows.map((row) => [row.id, [row.priceCents / 100, row.salePriceCents / 100]]))).toEqual(expected)

  await app.jobs.run(priceDropsJob, {})
  await app.jobsDone()
  const { text } = app.mail.lastTo(shopper.email)
  for (const [former, now] of PRICES) {
    const euros = (amount: string) =>
      Number(amount).toLocaleString('de', { style: 'currency', currency: 'EUR' }).replaceAll(' ', '\u00a0')
    expect(text).toContain(`jetzt ${euros(now)} (niedrigster Preis der letzten 30 Tage: ${euros(former)})`)
  }
  expect(await run(file(true))).toMatchObject({ counts: { same: PRICES.length } })
})
