import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase, rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { checkLedgerJob, expireCreditJob } from '../billing.jobs.ts'
import {
  balanceOf,
  expireCredit,
  grant,
  refundClick,
  restorePurchase,
  spend,
  takeBackPurchase,
  topUp,
} from './ledger.service.ts'
import { checkLedger } from './ledger-check.service.ts'
import { createReplay } from './testing/replay.ts'

const DAY_MS = 86_400_000
let app: TestApp
let second: DatabaseHandle
beforeAll(async () => {
  app = await openTestApp({ env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  second = openDatabase(app.world.config.databaseUrl ?? '', app.world.log, { max: 4 })
})
afterAll(async () => {
  await second.close()
  await app.close()
})

let brandId: string
beforeEach(async () => {
  brandId = (await insertTestBrand(app.world)).id
})

const inDays = (days: number) => new Date(app.world.now().getTime() + days * DAY_MS)
const buy = (cents: number, bonusCents = 0, purchaseId: string = randomUUID()) =>
  topUp(app.world, { brandId, purchaseId, cents, bonusCents, bonusExpiresAt: inDays(365), isLive: false }).then(
    () => purchaseId,
  )
const click = (cents: number, key: string = randomUUID()) => spend(app.world, { brandId, key, cents })
const balance = async () => {
  const { purchasedCents, bonusCents, debtCents } = await balanceOf(app.world, brandId)
  return [purchasedCents, bonusCents, debtCents]
}

describe('credit', () => {
  test('is spent bonus first, the bonus that expires first before the others', async () => {
    await buy(5000, 250)
    await grant(app.world, { brandId, kind: 'plan_grant', cause: `${brandId}:1`, cents: 100, expiresAt: inDays(60) })
    expect(await click(120)).toBe('spent')
    expect(await balance()).toEqual([5000, 230, 0])
    expect((await balanceOf(app.world, brandId)).nextExpiry?.cents).toBe(230)
    expect(await click(1000)).toBe('spent')
    expect(await balance()).toEqual([4230, 0, 0])
  })

  test('of one purchase and of one click counts once, however often it is posted', async () => {
    const purchaseId = await buy(5000, 250)
    await Promise.all(Array.from({ length: 8 }, () => buy(5000, 250, purchaseId)))
    const key = randomUUID()
    const results = await Promise.all(Array.from({ length: 20 }, () => click(30, key)))
    expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'repeated'), 'spent'])
    expect(await balance()).toEqual([5000, 220, 0])
    await expect(click(31, key)).rejects.toThrow('another charge')
  })

  test('never falls below zero, however many clicks spend it at the same time', async () => {
    await buy(1000)
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        spend({ ...app.world, db: n % 2 ? second.db : app.world.db }, { brandId, key: randomUUID(), cents: 30 }),
      ),
    )
    expect(results.filter((result) => result === 'spent')).toHaveLength(33)
    expect(await balance()).toEqual([10, 0, 0])
    expect(await click(11)).toBe('short')
  })

  test('that expired cannot be spent, and is posted by the next run of the job', async () => {
    await grant(app.world, { brandId, kind: 'bonus_grant', cause: brandId, cents: 500, expiresAt: inDays(1) })
    app.passTime(DAY_MS)
    expect([await balance(), await click(1)]).toEqual([[0, 0, 0], 'short'])
    await app.jobs.run(expireCreditJob, {})
    app.passTime(-DAY_MS)
    expect(await balance()).toEqual([0, 0, 0])
  })

  test('of a refunded click returns to its account, bonus that expired meanwhile for another 30 days', async () => {
    await grant(app.world, { brandId, kind: 'bonus_grant', cause: brandId, cents: 20, expiresAt: inDays(1) })
    await buy(1000)
    const key = randomUUID()
    await click(50, key)
    app.passTime(2 * DAY_MS)
    const refunds = [await refundClick(app.world, { brandId, key }), await refundClick(app.world, { brandId, key })]
    expect([refunds, await balance()]).toEqual([
      [true, false],
      [1000, 20, 0],
    ])
    expect((await balanceOf(app.world, brandId)).nextExpiry?.at).toBe(inDays(30).toISOString())
    expect(await refundClick(app.world, { brandId, key: randomUUID() })).toBe(false)
    const other = await insertTestBrand(app.world)
    await click(50, 'of-this-brand')
    expect(await refundClick(app.world, { brandId: other.id, key: 'of-this-brand' })).toBe(false)
    app.passTime(-2 * DAY_MS)
  })
})

describe('a payment that is taken back', () => {
  const takeBack = (purchaseId: string, cents: number, kind: 'refund' | 'dispute' = 'refund', bonusCents = 0) =>
    takeBackPurchase(app.world, { brandId, purchaseId, kind, cause: `${purchaseId}:${cents}`, cents, bonusCents })
  const restore = (purchaseId: string, cents: number, bonusCents = 0) =>
    restorePurchase(app.world, {
      ...{ brandId, purchaseId, kind: 'dispute_won', cause: `${purchaseId}:${cents}`, cents, isLive: false },
      bonus: { of: `${purchaseId}:${cents}`, cents: bonusCents, expiresAt: inDays(365) },
    })

  test('takes its own credit first, then other bought credit, never bonus of another purchase', async () => {
    const [first] = [await buy(1000, 100), await buy(2000, 200)]
    const takings = [await takeBack(first, 1000, 'refund', 100), await takeBack(first, 1000, 'refund', 100)]
    expect(takings).toEqual([true, false])
    expect(await balance()).toEqual([2000, 200, 0])
  })

  test('leaves a debt for what was spent: it stops spending, and the next purchase settles it', async () => {
    const purchaseId = await buy(1000)
    await click(700)
    await grant(app.world, { brandId, kind: 'bonus_grant', cause: brandId, cents: 50, expiresAt: inDays(9) })
    await takeBack(purchaseId, 1000, 'dispute')
    expect([await balance(), await click(10)]).toEqual([[0, 50, 700], 'short'])
    await buy(500)
    expect(await balance()).toEqual([0, 50, 200])
    await buy(500)
    expect([await balance(), await click(10)]).toEqual([[300, 50, 0], 'spent'])
  })

  test('is credited again when the dispute is won, and settles the debt that it left', async () => {
    const purchaseId = await buy(1000)
    await click(400)
    await takeBack(purchaseId, 1000, 'dispute')
    for (const _ of [1, 2]) await restore(purchaseId, 1000)
    expect(await balance()).toEqual([600, 0, 0])
  })

  test('takes what is left of its bonus with it, and gives just that back', async () => {
    const purchaseId = await buy(1000, 100)
    await click(40)
    await takeBack(purchaseId, 1000, 'dispute', 100)
    expect(await balance()).toEqual([0, 0, 0])
    for (const _ of [1, 2]) await restore(purchaseId, 1000, 100)
    expect(await balance()).toEqual([1000, 60, 0])
  })
})

describe('the books', () => {
  const INSUFFICIENT_PRIVILEGE = '42501'
  const CHECK_VIOLATION = '23514'
  const refused = (statement: string) =>
    app.world.db.execute(sql.raw(statement)).then(
      () => 'allowed',
      (error: { readonly cause?: { readonly code?: string } }) => error.cause?.code,
    )

  test.each([
    'update ledger_postings set cents = 1',
    'delete from ledger_postings',
    'update ledger_entries set cents = 1',
    'delete from ledger_entries',
    'delete from credit_lots',
    'update credit_lots set granted_cents = 1',
    'update credit_debts set owed_cents = 1',
    'truncate ledger_entries',
  ])('cannot be changed by the server: %s', async (statement) => {
    expect(await refused(statement)).toBe(INSUFFICIENT_PRIVILEGE)
  })

  test('take no posting whose entries do not sum to 0, and no entry afterwards', async () => {
    const post = (values: string) =>
      refused(`with posting as (insert into ledger_postings (brand_id, kind, key, cents, posted_at)
        values ('${brandId}', 'click', '${randomUUID()}', 5, now()) returning id)
        insert into ledger_entries (posting_id, account, cents) select id, x.* from posting, (values ${values}) as x`)
    expect(await post(`('payments', 5), ('clicks', -4)`)).toBe(CHECK_VIOLATION)
    expect(await post(`('payments', 5)`)).toBe(CHECK_VIOLATION)
    expect(await post(`('payments', 5), ('clicks', -5)`)).toBe('allowed')
    const more = `insert into ledger_entries (posting_id, account, cents)
      select max(id), x.* from ledger_postings, (values ('grants', 5), ('expired', -5)) as x group by x.column1, x.column2`
    expect(await refused(more)).toBe(CHECK_VIOLATION)
  })

  test('that do not add up alarm the operator, and say where', async () => {
    await buy(1000)
    await app.jobs.run(checkLedgerJob, {})
    expect(app.mail.messages.filter(({ subject }) => subject.startsWith('Alarm'))).toEqual([])
    const [lot] = await rowsOf<{ id: number }>(
      app.world.db,
      sql`update credit_lots set left_cents = 999 where brand_id = ${brandId} returning id`,
    )
    await app.jobs.run(checkLedgerJob, {})
    const alarm = app.mail.messages.find(({ subject }) => subject.startsWith('Alarm'))
    expect(alarm).toMatchObject({ to: 'post@dropdeck.example' })
    expect(alarm?.text).toContain(`lot ${lot?.id}: -1 cents. Rule: what is left of credit is the sum of its entries.`)
    await app.world.db.execute(sql`update credit_lots set left_cents = 1000 where id = ${lot?.id}`)
  })
})

// Trust R04, I3: what a plain program computes from the same schedule is what the ledger says.
test('of random schedules on two connections, nothing is lost, doubled or below zero', async () => {
  const cents = fc.integer({ min: 1, max: 400 })
  const no = fc.integer({ min: 0, max: 5 })
  const Step = fc.oneof(
    // A purchase has its bonus, or none, from the first time on.
    fc
      .record({ what: fc.constant('buy' as const), no, cents, bonus: fc.integer({ min: 1, max: 90 }) })
      .map((step) => (step.no === 0 ? { ...step, bonus: 0 } : step)),
    fc.record({ what: fc.constant('grant' as const), no, cents, days: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ what: fc.constant('click' as const), no: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ what: fc.constant('refundClick' as const), no: fc.integer({ min: 0, max: 30 }) }),
    fc.record({
      what: fc.constant('takeBack' as const),
      no,
      kind: fc.constantFrom('refund' as const, 'dispute' as const),
    }),
    fc.record({
      what: fc.constant('restore' as const),
      no,
      kind: fc.constantFrom('refund' as const, 'dispute' as const),
    }),
    fc.record({ what: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  )
  const schedule = fc.array(fc.record({ step: Step, times: fc.integer({ min: 1, max: 3 }) }), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const { id } = await insertTestBrand(app.world)
      const replay = createReplay(id, app.world.now())
      for (const { step, times } of steps) {
        const worlds = Array.from({ length: times }, (_, n) => ({
          db: n % 2 ? second.db : app.world.db,
          now: replay.now,
          config: app.world.config,
        }))
        // Repeats arrive at the same time on both connections, as from two processes.
        await Promise.all(worlds.map((books) => replay.act(books, step)))
        replay.count(step)
        const found = await balanceOf({ ...app.world, now: replay.now }, id)
        expect([found.purchasedCents, found.bonusCents, found.debtCents]).toEqual(replay.balance())
      }
      await expireCredit({ ...app.world, now: replay.now }, new AbortController().signal)
    }),
  )
  expect((await checkLedger(app.world)).differences).toEqual([])
})
