import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AutoTopup } from '#contract/auto-topup.ts'
import type { CardSetup } from '#contract/billing.ts'
import { type DatabaseHandle, openDatabase, rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { buyAutomaticallyJob, warnOfCreditJob } from '../billing.jobs.ts'
import { grant, spend } from '../ledger/ledger.service.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { buyAutomatically } from './buy-automatically.service.ts'

const DAY_MS = 86_400_000
let app: TestApp
let second: DatabaseHandle
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-20T10:00:00Z') })
  second = openDatabase(app.world.config.databaseUrl ?? '', app.world.log, { max: 4 })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await second.close()
  await app.close()
})

let desk: Awaited<ReturnType<typeof openBillingDesk>>
beforeEach(async () => {
  desk = await openBillingDesk(app)
})

const PATH = '/api/brand/auto-topup'
const read = async () => (await desk.owner.get(PATH)).body as AutoTopup
const CHOSEN = {
  isOn: true,
  thresholdCents: 1000,
  amount: { kind: 'package', name: 'S' },
  capCents: 5000,
} as const
const save = async (changes: object = {}) =>
  desk.owner.send('PUT', PATH, { version: (await read()).version, ...CHOSEN, ...changes })
const saveCard = async (number: string) => {
  const path = '/api/brand/payment-method/setups'
  const begun = await desk.owner.send('POST', path, undefined, { headers: { 'idempotency-key': randomUUID() } })
  await desk.owner.post(`${path}/${(begun.body as CardSetup).id}/test-card`, { number })
  await app.jobsDone()
}
const trigger = () => app.jobs.run(buyAutomaticallyJob, {})
const drain = async () => {
  const [purchased = 0, bonus = 0] = await desk.wallet()
  if (purchased + bonus > 0) {
    await spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents: purchased + bonus })
  }
}
const notices = () =>
  rowsOf<{ phase: string; cents: number }>(
    app.world.db,
    sql`select data->>'phase' as phase, (data->>'cents')::int as cents from notifications
        where user_id = ${desk.owner.id} and kind in ('credit', 'credit-low') order by created_at, id`,
  )

test('it is ordered with a saved card, within a cap, and by versions', async () => {
  expect((await save()).body).toMatchObject({ code: 'billing.auto-card' })
  await saveCard('4242 4242 4242 4242')
  expect((await save({ capCents: 2500, amount: { kind: 'package', name: 'M' } })).body).toMatchObject({
    code: 'billing.auto-cap',
  })
  expect((await save({ amount: { kind: 'own', cents: 2499 } })).status).toBe(400)
  const saved = await save()
  expect(saved.body).toMatchObject({ version: expect.any(Number), ...CHOSEN, usedCents: 0, pausedFor: null })
  const stale = await desk.owner.send('PUT', PATH, { version: 0, ...CHOSEN })
  expect(stale.body).toMatchObject({ code: 'conflict' })
})

test('many triggers on two processes buy once, and give one receipt', async () => {
  await saveCard('4242 4242 4242 4242')
  await save()
  const other = { ...app.world, db: second.db }
  await Promise.all(Array.from({ length: 8 }, (_, n) => buyAutomatically(n % 2 ? other : app.world)))
  await app.jobsDone()
  await trigger()
  expect([await desk.wallet(), await notices()]).toEqual([[2500, 0, 0], [{ phase: 'topped-up', cents: 2975 }]])
  expect(await read()).toMatchObject({ usedCents: 2500, isBuying: false })
  const receipt = app.mail.messages.filter(
    ({ to, subject }) => to === desk.owner.email && /aufgeladen|topped/.test(subject),
  )
  expect(receipt).toHaveLength(1)
})

test('it never exceeds the cap of the month in Berlin, says so once, and goes on in the next month', async () => {
  await saveCard('4242 4242 4242 4242')
  await save()
  for (let n = 0; n < 5; n++) {
    await drain()
    const other = { ...app.world, db: second.db }
    await Promise.all([buyAutomatically(app.world), buyAutomatically(other)])
    await app.jobsDone()
  }
  expect(await read()).toMatchObject({ usedCents: 5000 })
  // The clock stands still, so their order is not known.
  const phases = (await notices()).map(({ phase }) => phase)
  expect(phases.toSorted()).toEqual(['topped-up', 'topped-up', 'topup-cap'])
  // 1 December in Berlin begins at 23:00 UTC.
  const left = new Date('2026-11-30T22:59:00Z').getTime() - app.world.now().getTime()
  app.passTime(left)
  await trigger()
  expect((await read()).usedCents).toBe(5000)
  app.passTime(60_000)
  await trigger()
  await app.jobsDone()
  expect(await read()).toMatchObject({ usedCents: 2500 })
  app.passTime(-left - 60_000)
})

test('a failed payment pauses it with the reason until it is saved again', async () => {
  await saveCard('4000 0000 0000 0341')
  await save()
  await trigger()
  await app.jobsDone()
  await trigger()
  expect(await read()).toMatchObject({ pausedFor: 'declined', usedCents: 0, isBuying: false })
  expect([await desk.wallet(), (await notices()).map(({ phase }) => phase)]).toEqual([[0, 0, 0], ['topup-failed']])
  await saveCard('4242 4242 4242 4242')
  await trigger()
  expect(await desk.wallet()).toEqual([0, 0, 0])
  await save()
  await trigger()
  await app.jobsDone()
  expect([await desk.wallet(), (await read()).pausedFor]).toEqual([[2500, 0, 0], null])
  await desk.owner.send('DELETE', '/api/brand/payment-method')
  await drain()
  await trigger()
  expect(await read()).toMatchObject({ pausedFor: 'no-card', usedCents: 2500 })
})

test('an order whose process ended before it was placed is paid by the next one', async () => {
  await saveCard('4242 4242 4242 4242')
  await save()
  await app.world.db.execute(sql`
    insert into auto_topup_orders (brand_id, month, price_version, net_cents, bonus_cents, bonus_months, package_name, created_at)
    values (${desk.brand.id}, '2026-11', 1, 2500, 0, 12, 'S', ${new Date(app.world.now().getTime() - 180_000).toISOString()})`)
  await trigger()
  await app.jobsDone()
  expect([await desk.wallet(), (await read()).usedCents]).toEqual([[2500, 0, 0], 2500])
})

test('a brand is warned once a day while its credit lasts for less than three days, and before bonus ends', async () => {
  await desk.buy()
  for (let n = 0; n < 4; n++) {
    await spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents: 1000 })
    app.passTime(DAY_MS)
  }
  const warned = async () => {
    await app.jobs.run(warnOfCreditJob, {})
    return notices()
  }
  // 12,50 € left at 40 € in seven days lasts for two days.
  for (const _ of [1, 2]) expect(await warned()).toEqual([{ phase: 'low', cents: 1250 }])
  app.passTime(DAY_MS)
  expect(await warned()).toHaveLength(2)
  // The list is read by time, and the clock stands still.
  app.passTime(1)
  const expiresAt = new Date(app.world.now().getTime() + 5 * DAY_MS)
  const bonus = { kind: 'bonus_grant', cause: desk.brand.id, cents: 9000, expiresAt } as const
  await grant(app.world, { brandId: desk.brand.id, ...bonus })
  for (const _ of [1, 2]) expect((await warned()).slice(2)).toEqual([{ phase: 'expiring', cents: 9000 }])
  app.passTime(-5 * DAY_MS - 1)
})
