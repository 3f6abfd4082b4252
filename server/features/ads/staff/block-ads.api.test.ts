import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffAds } from '#contract/ads-staff.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { balanceOf } from '#server/features/billing/ledger/ledger.service.ts'
import { checkLedger } from '#server/features/billing/ledger/ledger-check.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'
import { clickAd, dealtAd, sealed } from '../testing/promoted-card.ts'

const REASON = 'Die Bilder zeigen ein anderes Produkt'
let app: TestApp
let finance: TestPerson
let brand: BoostingBrand
let productId: string
let campaignId: string
beforeAll(async () => {
  app = await openTestApp()
  finance = await app.person({ staff: 'finance' })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})
beforeEach(async () => {
  brand = await openBoostingBrand(app)
  productId = (await brand.products(1))[0] ?? ''
  await brand.credit(1000)
  campaignId = (await start()).body.id
})

const start = (isStarted = true) =>
  brand.owner.post('/api/brand/campaigns', { form: boostForm([productId]), isStarted })
const pathOf = (what: 'campaign' | 'brand') =>
  what === 'brand' ? `/api/admin/ad-brands/${brand.id}/block` : `/api/admin/campaigns/${campaignId}/block`
const block = (what: 'campaign' | 'brand', isBlocked = true, by = finance) =>
  by.post(pathOf(what), { isBlocked, reason: isBlocked ? REASON : 'Die Bilder stimmen jetzt' })
const campaign = async () => (await brand.owner.get(`/api/brand/campaigns/${campaignId}`)).body as Campaign
const titles = async () => (await brand.owner.get('/api/notifications')).body.notices.map(({ title }) => title)

test('a campaign that staff block is told with its reason, cannot be changed or started, and goes on when that is lifted', async () => {
  expect((await block('campaign')).status).toBe(200)
  expect((await block('campaign')).body.code).toBe('campaigns.block-unchanged')
  expect(await campaign()).toMatchObject({ status: 'active', delivery: 'blocked', blockedReason: REASON })
  await app.jobs.done()
  expect(app.mail.lastTo(brand.owner.email)?.text).toContain(`${REASON}. Solange wird nichts gezeigt`)
  const { version, form } = await campaign()
  const changed = await brand.owner.put(`/api/brand/campaigns/${campaignId}`, { version, form })
  expect(changed.body).toMatchObject({ code: 'campaigns.blocked', message: expect.stringContaining(`${REASON}.`) })
  await brand.owner.post(`/api/brand/campaigns/${campaignId}/pause`, { version })
  const resume = { version: version + 1 }
  expect((await brand.owner.post(`/api/brand/campaigns/${campaignId}/resume`, resume)).body.code).toBe(
    'campaigns.blocked',
  )
  // Others of the brand go on.
  expect((await start()).status).toBe(200)
  expect((await block('campaign', false)).status).toBe(200)
  expect((await brand.owner.post(`/api/brand/campaigns/${campaignId}/resume`, resume)).body).toMatchObject({
    delivery: 'running',
    blockedReason: null,
  })
  expect((await titles()).toSorted()).toEqual(['„Boost“ ist gesperrt', '„Boost“ ist wieder frei'])
  const { rows } = await app.world.db.execute(
    sql`select action, changed from audit_log where action like 'ads.%blocked' and brand_id = ${brand.id} order by action`,
  )
  expect(rows).toMatchObject([
    { action: 'ads.blocked', changed: { blockedReason: [null, REASON] } },
    { action: 'ads.unblocked', changed: { blockedReason: [REASON, null] } },
  ])
})

test('one switch blocks everything that a brand advertises or wants to start; drafts can be written', async () => {
  expect((await block('brand')).status).toBe(200)
  expect(await campaign()).toMatchObject({ delivery: 'blocked', blockedReason: REASON })
  const list = (await brand.owner.get('/api/brand/campaigns')).body
  expect(list.settings).toMatchObject({ blockedReason: REASON, isStopped: false })
  const refused = [
    await start(),
    await brand.owner.post('/api/brand/campaigns/quick', { productId, dailyBudgetCents: 500 }),
    await brand.owner.put('/api/brand/ad-settings', { version: 0, isStopped: false, monthlyLimitCents: null }),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('campaigns.blocked'))
  expect((await start(false)).status).toBe(200)
  const { blocks, campaigns } = (await finance.get('/api/admin/ads')).body as StaffAds
  expect(blocks.find(({ brand: { id } }) => id === brand.id)).toMatchObject({ campaign: null, reason: REASON })
  expect(campaigns.find(({ id }) => id === campaignId)).toMatchObject({ status: 'active', isBlocked: true })
  expect((await block('brand', false)).status).toBe(200)
  expect(await campaign()).toMatchObject({ delivery: 'running' })
})

test('only staff with the right to money block, never the own brand, and lifting asks for a recent sign-in', async () => {
  const moderator = await app.person({ staff: 'moderator' })
  expect((await block('brand', true, moderator)).status).toBe(403)
  const insider = await app.person({ staff: 'superadmin' })
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${brand.id}, ${insider.id}, 'editor')`,
  )
  for (const what of ['campaign', 'brand'] as const)
    expect((await block(what, true, insider)).body.code).toBe('billing.own-brand')
  const unknown = `/api/admin/ad-brands/${campaignId}/block` as const
  expect((await finance.post(unknown, { isBlocked: true, reason: REASON })).body.code).toBe('brands.unknown')
  app.passTime(16 * 60_000)
  expect((await block('campaign')).status).toBe(200)
  expect((await block('campaign', false)).body).toMatchObject({ reauth: true })
  app.passTime(-16 * 60_000)
  expect((await block('campaign', false)).status).toBe(200)
})

// Trust I4: what is answered as blocked is not charged any more, on no process.
test.each(['campaign', 'brand'] as const)(
  'once a %s is blocked no click is charged, on two processes',
  async (what) => {
    const second = await openSecondProcess(app)
    try {
      const here = await Promise.all(Array.from({ length: 12 }, () => app.person()))
      const people = [...here, ...(await Promise.all(Array.from({ length: 12 }, () => second.person())))]
      await app.world.db.execute(sql`update users set created_at = created_at - interval '1 day'`)
      const tokens = await Promise.all(
        people.map(({ id }) => sealed(app, dealtAd(app, { campaignId, productId, userId: id }))),
      )
      const click = (no: number) =>
        clickAd(people[no] as TestPerson, productId, tokens[no] ?? '', { from: `203.0.113.${no}` })
      const charged = async () =>
        (
          await rowsOf<{ n: number }>(
            app.world.db,
            sql`select count(*)::int as n from ad_clicks where campaign_id = ${campaignId} and charged_cents > 0`,
          )
        )[0]?.n ?? 0
      const odd = people.flatMap((_, no) => (no % 2 ? [no] : []))
      const blocking = block(what).then(async ({ status }) => ({ status, charged: await charged() }))
      const racing = Promise.all(odd.map(click))
      const answered = await blocking
      await racing
      const late = await Promise.all(people.flatMap((_, no) => (no % 2 ? [] : [click(no)])))
      expect([answered.status, ...late]).toEqual(Array(13).fill(200))
      expect(await charged()).toBe(answered.charged)
      expect((await balanceOf(app.world, brand.id)).purchasedCents).toBe(1000 - 10 * answered.charged)
      const free = await brand.owner.get('/api/brand/ad-clicks?kind=free')
      expect(free.body.receipts.every(({ freeReason }) => freeReason === 'stopped')).toBe(true)
    } finally {
      await second.close()
    }
  },
)
