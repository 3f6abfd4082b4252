import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBrandDesk, variant } from '../managing/testing/brand-desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-02T10:00:00Z') })
})
afterAll(() => app.close())

test('variants with own prices are reduced by the same percent, also in the search and in the list of sales', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const shopper = await app.person()
  const variants = [variant({ size: 'M' }), variant({ size: 'L', priceGrossCents: 12_000 })]
  const draft = await desk.ready({ name: 'Preisgrößen', priceGrossCents: 10_000, variants })
  await desk.step(draft, 'publish')
  app.passTime(86_400_000)
  const endsAt = new Date(app.world.now().getTime() + 3_600_000).toISOString()
  const choice = { kind: 'products', ids: [draft.id] }
  const form = { name: 'Größen', percent: 20, promoCode: null, badge: '', startsAt: null, endsAt, choice }
  expect((await desk.owner.post('/api/brand/sales', form)).status).toBe(200)
  expect((await shopper.get(`/api/products/${draft.id}`)).body).toMatchObject({
    price: 100,
    salePrice: 80,
    lowest30d: 100,
    variantPrices: [{ price: 80 }, { price: 96 }],
    priceChanges: [{ at: endsAt, price: 100, salePrice: null, variantPrices: [{ price: 100 }, { price: 120 }] }],
  })
  const onSale = async () => {
    const { body } = await shopper.get(`/api/brands/${desk.brandId}/shop?sale=true`)
    return (body as { total: number }).total
  }
  await expect.poll(onSale, { timeout: 5000 }).toBe(1)
  // The sale ends while nothing is called: the tick of the catalogue takes it out of lists.
  app.passTime(3_600_000)
  await expect.poll(onSale, { timeout: 5000 }).toBe(0)
})
