import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandSale, SalePreview } from '#contract/brand-sales.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBrandDesk } from '../managing/testing/brand-desk.ts'
import { settlePrices } from './settle-prices.service.ts'

const HOUR_MS = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-02T10:00:00Z') })
})
afterAll(() => app.close())

test('a sale that is over says what it did, whatever the product costs later', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const draft = await desk.ready({ name: 'Vorbei-Hemd', priceGrossCents: 10_000 })
  await desk.step(draft, 'publish')
  await app.world.db.execute(
    sql`update price_history set valid_from = valid_from - interval '40 days' where product_id = ${draft.id}`,
  )
  const endsAt = new Date(app.world.now().getTime() + HOUR_MS).toISOString()
  const choice = { kind: 'products', ids: [draft.id] }
  const form = { name: 'Vorbei', percent: 20, promoCode: null, badge: '', startsAt: null, endsAt, choice }
  const sale = (await desk.owner.post('/api/brand/sales', form)).body as BrandSale
  app.passTime(2 * HOUR_MS)
  await settlePrices(app.world)
  expect((await desk.save(await desk.read(draft.id), { priceGrossCents: 15_000 })).status).toBe(200)
  const { rows, card } = (await desk.owner.get(`/api/brand/sales/${sale.id}/preview`)).body as SalePreview
  expect(rows).toMatchObject([
    { priceCents: 10_000, saleCents: 8000, lowest30dCents: 10_000, shownPercent: 20, obstacle: null },
  ])
  // Shoppers do not see it any more.
  expect(card).toBeNull()
})
