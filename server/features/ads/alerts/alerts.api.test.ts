import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { alertStoppedJob, alertWeakPicturesJob } from '../ads.jobs.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'

const HOUR_MS = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const bellOf = async ({ owner }: BoostingBrand) => (await owner.get('/api/notifications')).body.notices
const start = async ({ owner }: BoostingBrand, productIds: readonly string[], name = 'Boost') =>
  (await owner.post('/api/brand/campaigns', { form: boostForm(productIds, { name }), isStarted: true })).body

test('a stop that members must mend is told once for its cause, for all campaigns together, and again after a day', async () => {
  const brand = await openBoostingBrand(app)
  const products = await brand.products(2)
  await start(brand, products, 'One')
  await start(brand, products, 'Two')
  const run = () => app.jobs.run(alertStoppedJob, {})
  await run()
  await run()
  expect(await bellOf(brand)).toMatchObject([
    { kind: 'campaign-stopped', title: '2 Kampagnen sind gestoppt', path: '/dashboard/campaigns', brandId: brand.id },
  ])
  await app.jobs.done()
  expect(app.mail.lastTo(brand.owner.email)).toMatchObject({
    subject: '2 Kampagnen sind gestoppt',
    text: expect.stringContaining('Dein Werbeguthaben ist aufgebraucht.'),
  })
  await brand.credit(5000)
  await run()
  await app.world.db.execute(
    sql`update products set status = 'paused' where brand_id = ${brand.id} and id = ${products[0] ?? ''}`,
  )
  await run()
  expect(await bellOf(brand)).toHaveLength(1)
  await app.world.db.execute(sql`update products set status = 'paused' where brand_id = ${brand.id}`)
  await run()
  expect((await bellOf(brand)).map(({ text }) => text.slice(0, 20))).toEqual(
    expect.arrayContaining(['Dein Werbeguthaben i', 'Keines der Produkte ']),
  )
  await app.world.db.execute(sql`update products set status = 'active' where brand_id = ${brand.id}`)
  await run()
  const stopAgain = async () => {
    await app.world.db.execute(sql`update products set status = 'paused' where brand_id = ${brand.id}`)
    await run()
    return (await bellOf(brand)).length
  }
  expect(await stopAgain()).toBe(2)
  await app.world.db.execute(sql`update products set status = 'active' where brand_id = ${brand.id}`)
  await run()
  app.passTime(25 * HOUR_MS)
  expect(await stopAgain()).toBe(3)
  app.passTime(-25 * HOUR_MS)
})

test('what members decide themselves is no alert', async () => {
  const brand = await openBoostingBrand(app)
  const { id, version } = await start(brand, await brand.products(1))
  await brand.owner.post(`/api/brand/campaigns/${id}/pause`, { version })
  await app.jobs.run(alertStoppedJob, {})
  expect(await bellOf(brand)).toEqual([])
})

test('a card that is clicked less than half as often as the median of its type is named once, with both rates', async () => {
  const at = app.world.now().toISOString()
  const brands = await Promise.all(Array.from({ length: 3 }, () => openBoostingBrand(app)))
  const clicksOf = [
    [20, 20],
    [20, 20],
    [20, 9],
  ]
  for (const [no, brand] of brands.entries()) {
    await brand.credit(5000)
    const products = await brand.products(2, { productType: 'accessories' })
    const { id } = await start(brand, products, `Boost ${no}`)
    for (const [place, productId] of products.entries()) {
      await app.world.db.execute(
        sql`insert into ad_impressions (token, campaign_id, product_id, seen_at, day)
            select gen_random_uuid(), ${id}, ${productId}, ${at}, ${at}::date from generate_series(1, 500)`,
      )
      await app.world.db.execute(
        sql`insert into ad_clicks (click_key, clicked_at, day, brand_id, campaign_id, product_id, price_cents, charged_cents, token)
            select gen_random_uuid(), ${at}, ${at}::date, ${brand.id}, ${id}, ${productId}, 5, 5, gen_random_uuid()
            from generate_series(1, ${clicksOf[no]?.[place] ?? 0})`,
      )
    }
  }
  await app.jobs.run(alertWeakPicturesJob, {})
  await app.jobs.run(alertWeakPicturesJob, {})
  const bells = await Promise.all(brands.map(bellOf))
  expect(bells.map((notices) => notices.length)).toEqual([0, 0, 1])
  expect(bells[2]).toMatchObject([{ kind: 'weak-picture', title: expect.stringMatching(/^Bild prüfen: „piece-/) }])
  const { campaigns } = (await brands[2]?.owner.get('/api/brand/campaigns'))?.body ?? { campaigns: [] }
  expect(campaigns[0]?.products.map(({ weakPicture }) => weakPicture)).toEqual([
    null,
    { clickRate: 0.018, usualRate: 0.04 },
  ])
})
