import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FIRST_PLACEMENT, type Placement } from '#contract/ads.limits.ts'
import { balanceOf } from '#server/features/billing/ledger/ledger.service.ts'
import { checkLedger } from '#server/features/billing/ledger/ledger-check.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { recheckClicksJob, watchLinksJob } from '../ads.jobs.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'
import { clickAd, dealtAd, sealed } from '../testing/promoted-card.ts'

let app: TestApp
let brand: BoostingBrand
let productId: string
let campaignId: string
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})
beforeEach(async () => {
  brand = await openBoostingBrand(app)
  productId = (await brand.products(1))[0] ?? ''
  await brand.credit(1000)
  const { body } = await brand.owner.post('/api/brand/campaigns', { form: boostForm([productId]), isStarted: true })
  campaignId = body.id
})

let addresses = 0
/** A charged click of someone, in the brand's list. */
async function charge(by?: TestPerson) {
  const person = by ?? (await app.person())
  const token = await sealed(app, dealtAd(app, { campaignId, productId, userId: person.id }))
  await clickAd(person, productId, token, { key: randomUUID(), from: `203.0.113.${++addresses}` })
  const [latest] = (await brand.owner.get('/api/brand/ad-clicks')).body.receipts
  expect(latest?.chargedCents).toBe(10)
  return { id: latest?.id ?? 0, person }
}
const credit = async () => (await balanceOf(app.world, brand.id)).purchasedCents
const latest = async () => (await brand.owner.get('/api/brand/ad-clicks')).body.receipts[0]

test('staff see campaigns, free clicks and contests, and decide about a contest once', async () => {
  const finance = await app.person({ staff: 'finance' })
  const [first, second] = [await charge(), await charge()]
  for (const { id } of [first, second])
    await brand.owner.post(`/api/brand/ad-clicks/${id}/contest`, { reason: 'kein Besuch' })
  const { body } = await finance.get('/api/admin/ads')
  expect(body.campaigns.find(({ id }) => id === campaignId)).toMatchObject({ charged: 2, costCents: 20 })
  expect(body.contests.map(({ clickId }) => clickId)).toEqual([first.id, second.id])
  const { notices } = (await finance.get('/api/notifications')).body
  expect(notices).toMatchObject([{ kind: 'money-staff', path: '/admin?area=ads&view=contests' }])
  const decide = (id: number, isAccepted: boolean, by = finance) =>
    by.post(`/api/admin/ad-clicks/${id}/decision`, { isAccepted, reason: 'geprüft' })
  expect((await decide(first.id, true, await app.person({ staff: 'readonly' }))).status).toBe(403)
  app.passTime(16 * 60_000)
  const late = [await decide(first.id, true), await decide(first.id, false)]
  app.passTime(-16 * 60_000)
  expect(late.map(({ body }) => body.reauth)).toEqual([true, true])
  expect([(await decide(first.id, true)).status, (await decide(first.id, false)).body.code]).toEqual([
    200,
    'campaigns.contest-decided',
  ])
  expect((await decide(second.id, false)).status).toBe(200)
  expect(await credit()).toBe(990)
  expect(await latest()).toMatchObject({ refund: null, contest: { state: 'refused', decision: 'geprüft' } })
  expect((await finance.get('/api/admin/ads')).body.contests).toEqual([])
})

test('staff stop a campaign with a reason that its brand reads; no one stops that of the own brand', async () => {
  const finance = await app.person({ staff: 'finance' })
  const stop = (step: string, by = finance, reason = 'Irreführende Karte') =>
    by.post(`/api/admin/campaigns/${campaignId}/stop`, { step, reason })
  const delivery = async () => (await brand.owner.get('/api/brand/campaigns')).body.campaigns[0]?.delivery
  expect([(await stop('pause', finance, ' ')).status, await delivery()]).toEqual([400, 'running'])
  const insider = await app.person({ staff: 'superadmin' })
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${brand.id}, ${insider.id}, 'editor')`,
  )
  expect((await stop('pause', insider)).body).toMatchObject({ code: 'billing.own-brand' })
  expect([(await stop('pause')).status, await delivery()]).toEqual([200, 'paused'])
  expect((await brand.owner.get('/api/notifications')).text).toContain('Irreführende Karte')
  expect([(await stop('end')).status, (await stop('end')).body.code]).toEqual([200, 'campaigns.archived'])
  const { rows } = await app.world.db.execute(
    sql`select changed, reason from audit_log where action = 'campaign.stopped' and target_id = ${campaignId} order by at`,
  )
  expect(rows).toMatchObject([
    { changed: { status: ['active', 'paused'] } },
    { changed: { status: ['paused', 'archived'] } },
  ])
})

test('free clicks are counted by day and reason', async () => {
  const finance = await app.person({ staff: 'finance' })
  const { person } = await charge()
  const token = await sealed(app, dealtAd(app, { campaignId, productId, userId: person.id }))
  await clickAd(person, productId, token, { key: randomUUID(), from: `203.0.113.${++addresses}` })
  const { days, invalid, invalidByDay } = (await finance.get('/api/admin/ads')).body
  const [counted] = await rowsOf<{ clicks: number }>(
    app.world.db,
    sql`select count(*)::int as clicks from ad_clicks where free_reason = 'R2'`,
  )
  expect([days.length, invalid.find(({ reason }) => reason === 'R2')?.clicks]).toEqual([7, counted?.clicks])
  expect(invalidByDay.filter(({ reason }) => reason === 'R2')).toEqual([
    { day: days[6], reason: 'R2', clicks: counted?.clicks },
  ])
})

test('the lowest price is set by staff, and campaigns below it are told', async () => {
  const finance = await app.person({ staff: 'finance' })
  expect((await finance.post('/api/admin/ad-reserve', { cents: 25, reason: 'Preise' })).status).toBe(200)
  const [campaign] = (await brand.owner.get('/api/brand/campaigns')).body.campaigns
  expect(campaign?.delivery).toBe('bid-too-low')
  await finance.post('/api/admin/ad-reserve', { cents: 5, reason: 'Preise' })
})

test('rules for promoted cards are set by staff, never looser than promised, and the page about the ranking has them', async () => {
  const [finance, moderator] = [await app.person({ staff: 'finance' }), await app.person({ staff: 'moderator' })]
  const before = (await finance.get('/api/admin/ads')).body.placement
  expect(before).toEqual(FIRST_PLACEMENT)
  const set = (placement: Placement, by = finance, seen = before) =>
    by.put('/api/admin/ad-placement', { before: seen, placement, reason: 'Ruhigeres Deck' })
  const stricter = { everyCards: 12, freeCards: 5, brandDistance: 20, impressions: 1, days: 14 }
  expect((await set(stricter, moderator)).status).toBe(403)
  expect((await set({ ...before, everyCards: 7 })).status).toBe(400)
  expect((await set({ ...before, impressions: 3 })).status).toBe(400)
  expect((await set(before)).body.code).toBe('campaigns.placement-same')
  const raced = await Promise.all([set(stricter), set({ ...stricter, days: 21 })])
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = (await finance.get('/api/admin/ads')).body.placement
  const { ranking } = (await app.visitor().get('/api/site/facts')).body
  expect(ranking).toMatchObject({ promotedEvery: 12, promotedFree: 5, promotedDistance: 20, promotedTimes: 1 })
  expect(ranking.promotedDays).toBe(now.days)
  expect((await set(before, finance, now)).status).toBe(200)
  const rows = await rowsOf<{ changed: object }>(
    app.world.db,
    sql`select changed from audit_log where action = 'ads.placement' order by changed -> 'everyCards'`,
  )
  expect(rows).toMatchObject([{ changed: { everyCards: [8, 12] } }, { changed: { everyCards: [12, 8] } }])
})

test('clicks of people who turn out to work for the brand are returned within 72 hours, on a line of their own', async () => {
  const { person } = await charge()
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${brand.id}, ${person.id}, 'marketing')`,
  )
  app.passTime(73 * 3_600_000)
  await app.jobs.run(recheckClicksJob, {})
  app.passTime(-73 * 3_600_000)
  expect(await credit()).toBe(990)
  for (const _ of [1, 2]) await app.jobs.run(recheckClicksJob, {})
  expect([await credit(), (await latest())?.refund?.reason]).toEqual([1000, 'recheck'])
  const { body } = await brand.owner.get('/api/brand/wallet/entries')
  expect(body.entries.filter(({ kind }) => kind === 'click_refund')).toMatchObject([{ purchasedCents: 10 }])
})

test('a page that is gone stops its boost and returns the clicks since the last look, until it is back', async () => {
  const rows = await app.world.db.execute(sql`select link from products where id = ${productId}`)
  const { link } = rows.rows[0] as { link: string }
  app.internet.pages.set(link, {})
  await app.jobs.run(watchLinksJob, {})
  await charge()
  app.internet.pages.set(link, { status: 404 })
  await app.jobs.run(watchLinksJob, {})
  const [campaign] = (await brand.owner.get('/api/brand/campaigns')).body.campaigns
  expect([campaign?.delivery, await credit(), (await latest())?.refund?.reason]).toEqual(['link-broken', 1000, 'link'])
  expect((await brand.owner.get('/api/notifications')).body.unread).toBe(1)
  app.internet.pages.set(link, {})
  await app.jobs.run(watchLinksJob, {})
  expect((await brand.owner.get('/api/brand/campaigns')).body.campaigns[0]?.delivery).toBe('running')
})
