import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_CLICK } from '#contract/orders.limits.ts'
import type { BrandOrder, Tracking } from '#contract/orders.ts'
import type { SavedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { eraseBrands } from '#server/features/products/closure/erase-brands.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { oldOrdersJob } from './orders.jobs.ts'
import { type OrderDesk, openOrderDesk } from './testing/order-desk.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEY = '/api/brand/order-tracking/key'

let desk: OrderDesk
let app: TestApp
let owner: TestPerson
let shopper: TestPerson
let products: readonly SavedProduct[]
let brandId: string
beforeAll(async () => {
  desk = await openOrderDesk()
  ;({ app, owner, shopper, products, brandId } = desk)
})
afterAll(() => app.close())

const ago = (ms: number) => desk.ago(ms)
const click: OrderDesk['click'] = (...args) => desk.click(...args)
const order: OrderDesk['order'] = (...args) => desk.order(...args)
const report: OrderDesk['report'] = (...args) => desk.report(...args)
const orders = () => desk.orders()
const codeOf = async (body: object) => (await report(body)).body.code ?? 'taken'
const tracking = async (): Promise<Tracking> => (await owner.get('/api/brand/order-tracking')).body as Tracking

describe('a shop that reports an order', () => {
  test('gets the product of the click, and the same answer for the same order', async () => {
    const one = order(await click(shopper.id))
    const answers = await Promise.all([report(one), report(one), report(one)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ orderId: one.orderId, productId: products[0]?.id, isTest: false })
    for (const changes of [{ valueCents: 1 }, { occurredAt: ago(0) }, { clickId: await click(shopper.id) }])
      expect(await codeOf({ ...one, ...changes })).toBe('orders.other-content')
    // A repeat that comes late is still one.
    app.passTime(70 * DAY_MS)
    expect(await codeOf(one)).toBe('taken')
    app.passTime(-70 * DAY_MS)
    expect((await orders()).filter(({ orderId }) => orderId === one.orderId)).toHaveLength(1)
  })

  test.each([
    ['an unknown click', async () => order(randomUUID()), 'orders.click-unknown'],
    ['a click to another brand', async () => order(await click(shopper.id, 1)), 'orders.click-unknown'],
    ['a click 8 days before', async () => order(await click(shopper.id, 0, ago(8 * DAY_MS))), 'orders.outside-window'],
    ['an order before its click', async () => order(await click(shopper.id, 0, ago(0))), 'orders.outside-window'],
    ['another currency', async () => order(await click(shopper.id), { currency: 'CHF' }), 'orders.currency'],
    ['the future', async () => order(await click(shopper.id), { occurredAt: ago(-HOUR_MS) }), 'orders.in-future'],
    ['an old time', async () => order(await click(shopper.id), { occurredAt: ago(61 * DAY_MS) }), 'orders.too-old'],
    ['a fraction of a cent', async () => order(await click(shopper.id), { valueCents: 59.9 }), 'input'],
    ['a negative value', async () => order(await click(shopper.id), { valueCents: -1 }), 'input'],
  ] as const)('is told what is wrong: %s', async (_, given, code) => {
    expect(await codeOf(await given())).toBe(code)
  })

  test('may be a clock ahead, and at the end of the seventh day', async () => {
    expect(await codeOf(order(await click(shopper.id, 0, ago(0)), { occurredAt: ago(60_000) }))).toBe('taken')
    const last = ago(HOUR_MS)
    const clicked = new Date(new Date(last).getTime() - 7 * DAY_MS).toISOString()
    expect(await codeOf(order(await click(shopper.id, 0, clicked), { occurredAt: last }))).toBe('taken')
  })

  test('needs the key', async () => {
    for (const bearer of [null, `dropdeck_key_${'x'.repeat(43)}`, 'x'.repeat(43)])
      expect(await report(order(TEST_CLICK), bearer)).toMatchObject({ status: 401, body: { code: 'orders.key-wrong' } })
  })
})

test('a test stores nothing, and the screen says that it arrived', async () => {
  const before = (await orders()).length
  expect(await report(order(TEST_CLICK))).toMatchObject({ status: 200, body: { productId: null, isTest: true } })
  expect((await tracking()).key?.lastCall).toMatchObject({ outcome: 'test', sentence: '' })
  await report(order(randomUUID()))
  expect((await tracking()).key?.lastCall).toMatchObject({
    outcome: 'orders.click-unknown',
    sentence: expect.stringContaining('Diesen Klick kennen wir nicht'),
  })
  expect(await orders()).toHaveLength(before)
})

describe('the key', () => {
  test('is stored as a hash, replaced, and revoked, which the audit log says', async () => {
    const { key } = desk
    const stored = await rowsOf<{ text: string }>(app.world.db, sql`select k::text as text from order_keys k`)
    expect(stored[0]?.text).not.toContain(key.slice(13))
    const hint = (await tracking()).key?.hint ?? ''
    expect(key.endsWith(hint)).toBe(true)
    // Another member replaced it meanwhile.
    expect((await owner.post(KEY, { replaces: 'abcd' })).status).toBe(409)
    const answers = await Promise.all([1, 2].map(() => owner.post(KEY, { replaces: hint })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await report(order(TEST_CLICK))).status).toBe(401)
    desk.key = answers.map(({ body }) => (body as { key?: string }).key).find(Boolean) ?? ''
    expect((await report(order(TEST_CLICK))).status).toBe(200)
    expect((await owner.delete(KEY, {})).body).toMatchObject({ key: null })
    expect((await owner.delete(KEY, {})).status).toBe(200)
    expect((await report(order(TEST_CLICK))).status).toBe(401)
    const log = await rowsOf<{ action: string }>(
      app.world.db,
      sql`select action from audit_log where brand_id = ${brandId} order by at, id`,
    )
    const actions = log.map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('server-key')).toSorted()).toEqual([
      'server-key.made',
      'server-key.replaced',
      'server-key.revoked',
    ])
    desk.key = ((await owner.post(KEY, { replaces: null })).body as { key: string }).key
  })

  test('is a matter of admins; marketing sees and uploads orders, others nothing', async () => {
    const [marketing, editor] = [await app.person(), await app.person()]
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role, is_owner)
          values (${brandId}, ${marketing.id}, 'marketing', false), (${brandId}, ${editor.id}, 'editor', false)`,
    )
    expect((await marketing.get('/api/brand/orders')).status).toBe(200)
    expect((await marketing.post(KEY, { replaces: null })).status).toBe(403)
    expect((await editor.get('/api/brand/order-tracking')).status).toBe(403)
    // Their own orders are taken, and do not count.
    const before = await tracking()
    const own = order(await click(marketing.id))
    expect(await codeOf(own)).toBe('taken')
    expect((await tracking()).valueCents).toBe(before.valueCents)
    expect((await orders()).find(({ orderId }) => orderId === own.orderId)).toMatchObject({ isOwn: true })
  })
})

test('the overview has revenue and rate from it alone', async () => {
  const { orders: figures } = (await owner.get('/api/brand/overview')).body as {
    orders: { state: string; count: number; valueCents: number }
  }
  const { orders: count, valueCents } = await tracking()
  expect(figures).toMatchObject({ state: 'on', count, valueCents })
  const [plain] = await rowsOf<{ cents: number }>(
    app.world.db,
    sql`select sum(value_cents)::int as cents from orders where brand_id = ${brandId} and not is_own`,
  )
  expect(valueCents).toBe(plain?.cents)
  const other = await app.person()
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${other.id}::uuid, 'admin', true from products where no = ${products[1]?.no}`,
  )
  expect((await other.get('/api/brand/overview')).body).toMatchObject({ orders: { state: 'off', count: 0 } })
  expect((await other.get('/api/brand/orders')).body).toMatchObject({ orders: [] })
})

test('pages of orders follow each other without a gap', async () => {
  const clicked = await click(shopper.id)
  for (let n = 0; n < 30; n++) await report(order(clicked))
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await owner.get(`/api/brand/orders${cursor && `?cursor=${cursor}`}`)
    const page = answer.body as { orders: BrandOrder[]; cursor: string | null }
    seen.push(...page.orders.map(({ id }) => id))
    cursor = page.cursor
  }
  const [all] = await rowsOf<{ n: number }>(
    app.world.db,
    sql`select count(*)::int as n from orders where brand_id = ${brandId}`,
  )
  expect([seen.length, new Set(seen).size]).toEqual([all?.n, all?.n])
})

test('a user’s copy has the orders that followed their clicks, until the account is deleted', async () => {
  const person = await app.person()
  const one = order(await click(person.id))
  await report(one)
  const copy = await person.get('/api/auth/export')
  expect(copy.text).toContain(one.orderId)
  await app.world.db.execute(sql`delete from users where id = ${person.id}`)
  const left = await rowsOf(
    app.world.db,
    sql`select 1 from orders o join clicks c on c.key = o.click_key where o.order_no = ${one.orderId} and c.user_id is not null`,
  )
  expect(left).toEqual([])
})

test('after 13 months only sums of days remain', async () => {
  const sums = async () =>
    rowsOf<{ orders: number; cents: number }>(
      app.world.db,
      sql`select coalesce(sum(orders), 0)::int as orders, coalesce(sum(value_cents), 0)::int as cents
          from order_days where brand_id = ${brandId}`,
    )
  const before = await tracking()
  expect(await sums()).toEqual([{ orders: 0, cents: 0 }])
  app.passTime(400 * DAY_MS)
  await Promise.all([app.jobs.run(oldOrdersJob, {}), app.jobs.run(oldOrdersJob, {})])
  expect(await sums()).toEqual([{ orders: before.orders, cents: before.valueCents }])
  expect(await rowsOf(app.world.db, sql`select 1 from orders`)).toEqual([])
  app.passTime(-400 * DAY_MS)
})

test('an erased brand has no key and no order', async () => {
  await app.world.db.execute(sql`update brands set delete_after = ${ago(DAY_MS)}::timestamptz where id = ${brandId}`)
  await eraseBrands(app.world)
  const left = await rowsOf(
    app.world.db,
    sql`select brand_id from orders union all select brand_id from order_days union all select brand_id from order_keys`,
  )
  expect(left.filter((row) => (row as { brand_id: string }).brand_id === brandId)).toEqual([])
  expect((await report(order(TEST_CLICK))).status).toBe(401)
})
