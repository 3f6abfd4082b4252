import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductHistoryEntry } from '#contract/brand-products.ts'
import type { ReviewItem } from '#contract/moderation.ts'
import { checkLinks } from '#server/features/products/managing/links/link-check.service.ts'
import { type BrandDesk, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { refuseAffiliateLinks } from './affiliate-links.service.ts'

const BAD = 'https://shop.nord.example/go'
const GOOD = 'https://shop.nord.example/hoodie'

type History = { readonly entries: readonly ProductHistoryEntry[] }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  app.internet.pages.set(BAD, { movedTo: 'https://www.awin1.com/cread.php?id=1' })
  app.internet.pages.set('https://www.awin1.com/cread.php?id=1', {})
  app.internet.pages.set(GOOD, {})
})
afterAll(() => app.close())

const work = async () => {
  await checkLinks(app.world)
  return refuseAffiliateLinks(app.world)
}
const published = async (desk: BrandDesk, link: string) =>
  (await desk.step(await desk.ready({ link }), 'publish')).body.id
const decisionsOf = (id: string) =>
  rowsOf(
    app.world.db,
    sql`select decision, ground, is_automated as "isAutomated", facts from moderation_decisions
        where target_id = ${id} order by decided_at`,
  )

test('a live product whose link leads through an affiliate network is hidden, with a statement of reasons', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const id = await published(desk, BAD)
  const fine = await published(desk, GOOD)
  expect(await desk.read(id)).toMatchObject({ state: 'active' })
  expect(await work()).toBe(1)
  expect(await work()).toBe(0)
  expect(await desk.read(id)).toMatchObject({ state: 'changes_requested', linkAffiliateHost: 'www.awin1.com' })
  expect(await desk.read(fine)).toMatchObject({ state: 'active', linkStatus: 200, linkAffiliateHost: null })
  expect(await decisionsOf(id)).toEqual([
    {
      decision: 'request_changes',
      ground: 'affiliate-link',
      isAutomated: true,
      facts: expect.stringContaining('www.awin1.com'),
    },
  ])
  const { body } = await desk.owner.get('/api/notifications')
  expect(body.notices?.[0]).toMatchObject({ kind: 'product-reviewed', text: expect.stringContaining('automatisch') })
})

test('the same link is refused again, another one is not', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const id = await published(desk, BAD)
  await work()
  expect(await desk.step(await desk.read(id), 'publish')).toMatchObject({
    status: 400,
    body: { fields: { link: expect.stringContaining('www.awin1.com') } },
  })
  const saved = await desk.save(await desk.read(id), { link: GOOD })
  expect(saved.body).toMatchObject({ linkAffiliateHost: null, linkStatus: null })
  expect((await desk.step(saved.body, 'publish')).body.state).toBe('in_review')
  expect(await work()).toBe(0)
})

test('a product in review is refused, and staff can lift the refusal for good', async () => {
  const desk = await openBrandDesk(app)
  const ready = await desk.ready({ link: BAD })
  app.passTime(1000)
  const { id } = (await desk.step(ready, 'publish')).body
  app.passTime(1000)
  expect(await desk.read(id)).toMatchObject({ state: 'in_review' })
  expect(await work()).toBe(1)
  app.passTime(1000)
  const moderator = await app.person({ staff: 'moderator' })
  const path = `/api/staff/review/product/${id}`
  const { revision } = (await moderator.get(path)).body as unknown as ReviewItem
  expect((await moderator.post(`${path}/decisions`, { decision: 'reverse', revision })).status).toBe(200)
  const history = (await desk.owner.get(`/api/brand/products/${id}/history`)).body as unknown as History
  expect(history.entries.map(({ action, by, isByStaff }) => [action, by, isByStaff]).slice(0, 3)).toEqual([
    ['product.reverse', null, true],
    ['product.request_changes', null, false],
    ['product.publish', expect.any(String), false],
  ])
  app.passTime(25 * 3_600_000)
  expect(await work()).toBe(0)
  expect(await desk.read(id)).toMatchObject({ state: 'active', linkAffiliateHost: null })
})

test('a link that was changed before the refusal is not refused', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const id = await published(desk, BAD)
  await checkLinks(app.world)
  await app.world.db.execute(sql`update products set link_affiliate_host = null where id = ${id}`)
  expect(await refuseAffiliateLinks(app.world)).toBe(0)
  expect(await decisionsOf(id)).toEqual([])
})
