import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventDevice } from '#contract/event-context.ts'
import { balanceOf } from '#server/features/billing/ledger/ledger.service.ts'
import { checkLedger } from '#server/features/billing/ledger/ledger-check.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { recheckClicksJob } from '../ads.jobs.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'
import { insertUsers } from '../testing/insert-users.ts'
import { dealtAd } from '../testing/promoted-card.ts'
import { chargeClick } from './charge-click.service.ts'

// Programs as the server sees them: without HTTP, which the other tests have.

let app: TestApp
let brand: BoostingBrand
let products: string[]
let campaignId: string
beforeAll(async () => {
  app = await openTestApp()
  brand = await openBoostingBrand(app)
  products = await brand.products(20)
  await brand.credit(10_000_000)
  const form = boostForm(products, { dailyBudgetCents: 50_000 })
  const { body } = await brand.owner.post('/api/brand/campaigns', { form, isStarted: true })
  campaignId = body.id
  await app.world.db.execute(sql`update campaigns set daily_budget_cents = 100000000 where id = ${campaignId}`)
})
afterAll(() => app.close())

interface Visit {
  readonly userId: string
  readonly address: string
  readonly product?: number
  readonly device?: EventDevice | null
  /** Between the moment at which the card was dealt and the click. */
  readonly afterMs?: number
  readonly token?: string
  readonly seconds?: number
}
const nowMs = 0
/** A click; false: it was free. */
async function visit(one: Visit): Promise<boolean> {
  const { userId, address, product = 0, device = 'phone', afterMs = 5000, token = randomUUID(), seconds = 0 } = one
  const now = () => new Date(app.world.now().getTime() + nowMs + seconds * 1000)
  const productId = products[product % products.length] ?? ''
  const ad = dealtAd(app, { campaignId, productId, userId, token, issuedAtMs: now().getTime() - afterMs })
  const clickKey = randomUUID()
  await chargeClick({ ...app.world, now, address }, { ad, clickKey, productId, userId, device })
  const [row] = await rowsOf<{ charged: number }>(
    app.world.db,
    sql`select charged_cents as charged from ad_clicks where click_key = ${clickKey}`,
  )
  return (row?.charged ?? 0) > 0
}
async function charged(visits: readonly Visit[]): Promise<number> {
  let count = 0
  for (const one of visits) if (await visit(one)) count += 1
  return count
}
const many = (count: number, make: (no: number) => Visit) => Array.from({ length: count }, (_, no) => make(no))

// Trust S75: five kinds of programs.
test('programs are charged nothing', async () => {
  const [one = '', two = '', three = '', ...others] = await insertUsers(app.world, 30)
  const own = '203.0.113.77'
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${brand.id}, ${two}, 'editor')`,
  )
  await app.world.db.execute(
    sql`update users set email_verified_at = null where id = any(${sql.param(others)}::uuid[])`,
  )
  const token = randomUUID()
  await visit({ userId: three, address: '203.0.113.5', token })
  const kinds = {
    'that say what they are, or nothing': many(25, (no) => ({ userId: one, address: own, product: no, device: null })),
    'that follow every card at once': many(25, (no) => ({ userId: one, address: own, product: no, afterMs: 120 })),
    'of the brand itself': many(25, (no) => ({ userId: two, address: own, product: no })),
    'that repeat a card': many(25, () => ({ userId: three, address: '203.0.113.6', token })),
    'with accounts that were never confirmed': others.map((userId, no) => ({ userId, address: own, product: no })),
  } satisfies Record<string, readonly Visit[]>
  for (const [kind, visits] of Object.entries(kinds)) expect([kind, await charged(visits)]).toEqual([kind, 0])
})

test('a person with an account of their own who clicks without end is charged five times in ten minutes at most', async () => {
  const [userId = ''] = await insertUsers(app.world, 1)
  expect(
    await charged(many(40, (no) => ({ userId, address: '203.0.113.90', product: no, seconds: no * 10 }))),
  ).toBeLessThanOrEqual(5)
})

/** Refunded clicks of these users by the rule that the nightly look found, and how many they were. */
async function recheckedOf(users: readonly string[]) {
  await app.jobs.run(recheckClicksJob, {})
  await app.jobs.run(recheckClicksJob, {})
  return rowsOf<{ rule: string; clicks: number; cents: number }>(
    app.world.db,
    sql`select r.rule, count(*)::int as clicks, sum(k.charged_cents)::int as cents
        from ad_click_refunds r join ad_clicks k on k.id = r.click_id
        where r.reason = 'recheck' and k.user_id = any(${sql.param([...users])}::uuid[]) group by 1`,
  )
}

// Product 5: what exceeds a limit within a day was no shopper before it exceeded it, either.
test('the nightly look returns the first clicks, too, of users and addresses that exceed a limit, and no others', async () => {
  const [hasty = '', busy = '', calm = '', ...crowd] = await insertUsers(app.world, 15)
  await charged(many(8, (no) => ({ userId: hasty, address: '198.51.100.1', product: no, seconds: no * 20 })))
  await charged(many(24, (no) => ({ userId: busy, address: `198.51.100.${20 + no}`, product: no, seconds: no * 150 })))
  await charged(many(5, (no) => ({ userId: calm, address: '198.51.100.2', product: no, seconds: no * 30 })))
  await charged(crowd.map((userId, no) => ({ userId, address: '198.51.100.3', product: no })))
  const { purchasedCents: before } = await balanceOf(app.world, brand.id)
  app.passTime(3_700_000)
  expect(await recheckedOf([hasty])).toEqual([{ rule: 'R6', clicks: 5, cents: 50 }])
  expect(await recheckedOf([busy])).toEqual([{ rule: 'R6', clicks: 20, cents: 200 }])
  expect(await recheckedOf(crowd)).toEqual([{ rule: 'R7', clicks: 10, cents: 100 }])
  expect(await recheckedOf([calm])).toEqual([])
  app.passTime(-3_700_000)
  expect((await balanceOf(app.world, brand.id)).purchasedCents - before).toBeGreaterThanOrEqual(350)
  expect((await checkLedger(app.world)).differences).toEqual([])
})
