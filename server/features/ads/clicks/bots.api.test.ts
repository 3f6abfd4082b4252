import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventDevice } from '#contract/event-context.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
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
