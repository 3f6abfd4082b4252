import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { productsRoutes } from '../products.routes.ts'
import { findPublicProduct } from '../public-products.service.ts'
import { brandProductsRoutes } from './brand-products.routes.ts'
import { openBrandDesk, variant } from './testing/brand-desk.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes: (context) => {
        brandProductsRoutes(context)
        productsRoutes(context)
      },
    },
  })
})
afterAll(() => app.close())

const prices = (id: string) =>
  rowsOf<{ cents: number; open: boolean }>(
    app.world.db,
    sql`select price_gross_cents as cents, valid_to is null as open from price_history where product_id = ${id} order by valid_from`,
  )

test('a product costs what its cheapest available variant costs, and the history follows', async () => {
  const trusted = await openBrandDesk(app, { trustLevel: 3 })
  const sizes = (stock: number) => [
    variant({ size: 'S', priceGrossCents: 8000, stock }),
    variant({ size: 'M' }),
    variant({ size: 'XXL', priceGrossCents: 9900 }),
  ]
  const ready = await trusted.ready({ variants: sizes(3) })
  const { body: live } = await trusted.step(ready, 'publish')
  expect(live.form.priceGrossCents).toBe(8900)
  const shown = () => findPublicProduct({ ...app.world, language: 'de' }, live.id)
  expect(await shown()).toMatchObject({
    price: 80,
    variantPrices: [
      { price: 80, names: ['S'] },
      { price: 89, names: ['M'] },
      { price: 99, names: ['XXL'] },
    ],
  })
  app.passTime(60_000)
  const { body: soldOut } = await trusted.save(live, { variants: sizes(0) })
  expect(soldOut.form.priceGrossCents).toBe(8900)
  expect(await shown()).toMatchObject({ price: 89, variantPrices: [{ price: 89 }, { price: 99 }] })
  app.passTime(60_000)
  const { body: same } = await trusted.save(soldOut, { variants: [variant()] })
  expect(same.form.variants[0]?.priceGrossCents).toBeNull()
  expect(await shown()).not.toHaveProperty('variantPrices')
  expect(await prices(live.id)).toEqual([
    { cents: 8000, open: false },
    { cents: 8900, open: true },
  ])
})

// Trust L30
test('a product names its maker: its own, or that of its brand', async () => {
  const trusted = await openBrandDesk(app, { trustLevel: 3 })
  const maker = { name: 'Atelier', address: 'Sokak 1, Izmir', contact: 'atelier.example' }
  const responsible = { name: 'Nord GmbH', address: 'Weg 1, Hamburg', contact: 'hallo@nord.example' }
  const draft = await trusted.ready()
  const path = `/api/public/products/${draft.id}/safety`
  expect(await app.visitor().get(path)).toMatchObject({ status: 404 })
  const { body: live } = await trusted.step(draft, 'publish')
  const own = { name: 'Nord GmbH', address: 'Weg 1, 20095 Hamburg, DE', contact: 'hallo@nord.example' }
  expect((await app.visitor().get(path)).body).toEqual({ maker: own, responsible: null, note: null })
  const safety = { ...maker, country: 'TR', responsible: null, note: { de: 'Nicht für Kinder.' } }
  expect(await trusted.save(live, { safety })).toMatchObject({ status: 400 })
  const { body: changed } = await trusted.save(live, { safety: { ...safety, responsible } })
  expect((await app.visitor().get(path, { headers: { 'accept-language': 'en' } })).body).toEqual({
    maker: { ...maker, country: 'TR' },
    responsible,
    note: { text: 'Nicht für Kinder.', lang: 'de' },
  })
  const { body: moved } = await trusted.save(changed, { safety: { ...safety, country: 'PT', responsible } })
  expect(moved.form.safety?.responsible).toBeNull()
})
