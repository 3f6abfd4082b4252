import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { refundClick, spend } from '../ledger/ledger.service.ts'
import { openBillingDesk } from '../testing/desk.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-06-20T10:00:00Z') })
})
afterAll(() => app.close())

test('the wallet says what is spent a day and how long the rest lasts; every member may read it', async () => {
  const desk = await openBillingDesk(app)
  await desk.buy()
  expect((await desk.owner.get('/api/brand/wallet')).body).toMatchObject({ spentPerDayCents: 0, daysLeft: null })
  const refunded = randomUUID()
  for (const [cents, key] of [
    [700, randomUUID()],
    [300, refunded],
  ] as const) {
    await spend(app.world, { brandId: desk.brand.id, key, cents })
  }
  await refundClick(app.world, { brandId: desk.brand.id, key: refunded })
  app.passTime(DAY_MS)
  await spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents: 50 })
  // 4550 cents are left; seven full days cost 700.
  expect((await desk.owner.get('/api/brand/wallet')).body).toMatchObject({ spentPerDayCents: 100, daysLeft: 45 })
  const { days } = (await desk.owner.get('/api/brand/wallet/spending')).body as {
    days: { day: string; cents: number }[]
  }
  expect([days.length, days.at(-2), days.at(-1)]).toEqual([
    30,
    { day: '2026-06-20', cents: 700 },
    { day: '2026-06-21', cents: 50 },
  ])
  const editor = await app.person()
  await app.world.db.execute(sql`
    insert into brand_members (brand_id, user_id, role) values (${desk.brand.id}, ${editor.id}, 'editor')`)
  expect((await editor.get('/api/brand/wallet')).body).toMatchObject({ purchasedCents: 4500 })
  expect((await editor.get('/api/brand/invoices')).status).toBe(403)
  expect((await editor.get('/api/checkout/quote?package=M')).status).toBe(403)
  app.passTime(-DAY_MS)
})

test('the ledger is read by parts, and as a file without formulas', async () => {
  const desk = await openBillingDesk(app)
  await desk.buy()
  const kinds = async (of: string) =>
    ((await desk.owner.get(`/api/brand/wallet/entries?of=${of}`)).body as { entries: { kind: string }[] }).entries.map(
      ({ kind }) => kind,
    )
  expect([await kinds('bought'), await kinds('bonus'), await kinds('clicks'), await kinds('other')]).toEqual([
    ['topup'],
    ['bonus_grant'],
    [],
    [],
  ])
  const { text } = await desk.owner.get('/api/brand/wallet/entries.csv?of=bought')
  expect(text.trim().split('\r\n')).toEqual([
    'Nummer;Zeitpunkt (UTC);Art;Gekauft (€);Bonus (€);Offener Betrag (€);Grund',
    expect.stringMatching(/^\d+;2026-06-20T10:00:00\.000Z;Aufladung;50,00;0,00;0,00;$/),
  ])
})

test('a quote says what an order costs, and a suspended brand buys nothing', async () => {
  const desk = await openBillingDesk(app)
  expect((await desk.owner.get('/api/checkout/quote?package=L')).body).toMatchObject({
    ...{ title: 'Werbeguthaben, Paket L', netCents: 10_000, vatCents: 1900, grossCents: 11_900, bonusCents: 1000 },
    ...{ sells: 'test', buyer: { company: 'Hafenware GmbH', email: expect.stringContaining('@') } },
  })
  expect((await desk.owner.get('/api/checkout/quote?cents=2500')).body).toMatchObject({ title: 'Werbeguthaben' })
  expect((await desk.owner.get('/api/checkout/quote')).body).toMatchObject({ code: 'billing.package' })
  await app.world.db.execute(sql`update brands set status = 'suspended' where id = ${desk.brand.id}`)
  expect((await desk.owner.get('/api/checkout/quote?package=L')).body).toMatchObject({ code: 'billing.closed' })
  expect((await desk.order()).body).toMatchObject({ code: 'billing.closed' })
})
