import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import type { PriceList } from '#contract/plans.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { offerOf } from './plans.service.ts'

const HOUR_MS = 3_600_000
let app: TestApp
let finance: TestPerson
beforeAll(async () => {
  app = await openTestApp()
  finance = await app.person()
  await app.world.db.execute(sql`insert into staff (user_id, role) values (${finance.id}, 'finance')`)
  await app.world.db.execute(sql`update sessions set second_factor_at = now() where user_id = ${finance.id}`)
})
afterAll(() => app.close())

const packages = async () => (await app.visitor().get('/api/packages')).body
const add = (prices: PriceList, hours: number, from = finance) =>
  from.post('/api/admin/prices', {
    validFrom: new Date(app.world.now().getTime() + hours * HOUR_MS).toISOString(),
    prices,
    reason: 'Neues Paket',
    password: from.password,
  })
const dearer: PriceList = {
  ...FIRST_PRICES,
  packages: FIRST_PRICES.packages.map((one) => ({ ...one, priceCents: one.priceCents + 100 })),
}

test('plans and packages cost what Product 9 and 10 say, also when many ask first', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.visitor().get('/api/plans')))
  for (const { body } of answers) {
    expect(body).toMatchObject({ areOnSale: true })
    expect(
      (body as { plans: readonly { name: string; monthCents: number }[] }).plans.map(({ name, monthCents }) => [
        name,
        monthCents,
      ]),
    ).toEqual([
      ['free', 0],
      ['starter', 1900],
      ['pro', 4900],
      ['studio', 14_900],
    ])
  }
  const { packages: listed, sells } = (await packages()) as {
    packages: readonly { name: string; creditCents: number }[]
    sells: string
  }
  expect(Object.fromEntries(listed.map(({ name, creditCents }) => [name, creditCents]))).toEqual({
    S: 2500,
    M: 5250,
    L: 11_000,
    XL: 28_500,
    XXL: 60_000,
  })
  expect(sells).toBe('test')
})

test.each([
  [2000, 0],
  [4999, 0],
  [5001, 250],
  [24_999, 2499],
  [500_000, 100_000],
])('an own amount of %i cents brings the bonus of the next smaller package, rounded down: %i', async (cents, bonus) => {
  expect(await offerOf(app.world, { name: null, cents })).toMatchObject({ priceCents: cents, bonusCents: bonus })
})

test('new prices hold from their moment on, without a restart, and are in the audit log', async () => {
  expect((await add(dearer, 2)).body).toEqual({ version: 2 })
  expect(await packages()).toMatchObject({ packages: [{ priceCents: 2500 }, {}, {}, {}, {}] })
  expect((await finance.get('/api/admin/prices')).body).toMatchObject({ versions: [{ version: 1 }, { version: 2 }] })
  app.passTime(2 * HOUR_MS)
  expect(await packages()).toMatchObject({ packages: [{ priceCents: 2600 }, {}, {}, {}, {}] })
  expect((await finance.get('/api/admin/prices')).body).toMatchObject({
    versions: [{ version: 2, setBy: finance.username, reason: 'Neues Paket' }],
    past: [{ version: 1, setBy: null, reason: '' }],
  })
  const { rows } = await app.world.db.execute(sql`select action, reason from audit_log where target_type = 'prices'`)
  expect(rows).toEqual([{ action: 'prices.added', reason: 'Neues Paket' }])
})

test('prices are refused in the past, years ahead, before others that are set, in the wrong order, and from moderators', async () => {
  expect((await add(dearer, -1)).body).toMatchObject({ code: 'plans.past' })
  expect((await add(dearer, 367 * 24)).body).toMatchObject({ code: 'plans.far' })
  await add(dearer, 10)
  expect((await add(dearer, 5)).body).toMatchObject({ code: 'plans.past' })
  const turned = { ...dearer, packages: dearer.packages.toReversed() }
  expect((await add(turned, 20)).status).toBe(400)
  const twice = { ...dearer, packages: dearer.packages.map((one) => ({ ...one, name: 'S' as const })) }
  expect((await add(twice, 20)).status).toBe(400)
  const moderator = await app.person()
  await app.world.db.execute(sql`insert into staff (user_id, role) values (${moderator.id}, 'moderator')`)
  await app.world.db.execute(sql`update sessions set second_factor_at = now() where user_id = ${moderator.id}`)
  expect((await add(dearer, 20, moderator)).status).toBe(403)
})

test('what a plan costs more or allows less is set 15 days ahead at least; what is better holds at once', async () => {
  const other = await openTestApp()
  const staff = await other.person({ staff: 'finance' })
  const change = (days: number, pro: Partial<PriceList['plans']['pro']>) =>
    staff.post('/api/admin/prices', {
      validFrom: new Date(other.world.now().getTime() + days * 24 * HOUR_MS).toISOString(),
      prices: { ...FIRST_PRICES, plans: { ...FIRST_PRICES.plans, pro: { ...FIRST_PRICES.plans.pro, ...pro } } },
      reason: 'Anpassung',
    })
  for (const worse of [
    { monthCents: 5000 },
    { activeProducts: 999 },
    { feedHours: 24 as const },
    { feedHours: null },
    { activeDrops: 1 },
  ])
    expect((await change(14.9, worse)).body, JSON.stringify(worse)).toMatchObject({ code: 'plans.notice' })
  expect((await change(0.1, { monthCents: 4800, activeDrops: null })).body).toEqual({ version: 2 })
  expect((await change(15.1, { monthCents: 5000 })).body).toEqual({ version: 3 })
  await other.close()
})

test('prices that were written are never changed', async () => {
  const refused = await app.world.db.execute(sql`delete from price_versions`).catch((error: Error) => error.cause)
  expect(refused).toMatchObject({ code: '42501' })
})
