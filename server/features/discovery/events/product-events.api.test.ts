import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVENT_SOURCE_HEADER } from '#contract/event-context.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { inventedProduct, type SavedProduct, saveInvented } from '../testing/invented-products.ts'

/** Five minutes before midnight in Berlin. */
const NOW = new Date('2027-05-10T21:55:00Z')
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148'
const HOUR_MS = 3_600_000

let app: TestApp
let products: readonly SavedProduct[]
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      products = await saveInvented(
        world,
        [0, 1, 2].map((n) => inventedProduct(n)),
      )
    },
  })
})
afterAll(() => app.close())

/** A key that a device makes so long after the test's time. */
function keyAfter(ms: number): string {
  const time = (app.world.now().getTime() + ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
const event = (product: number, kind = 'shown', key = keyAfter(0)) => ({
  key,
  productId: products[product]?.id,
  kind,
  source: 'search',
})
const send = (person: TestPerson, ...events: unknown[]) =>
  person.post('/api/product-events', { events }, { headers: { 'user-agent': PHONE } })
const stored = async ({ id }: TestPerson) =>
  (
    await rowsOf<{ row: string }>(
      app.world.db,
      sql`select concat_ws(' ', product_no, day, kind, source, device) as row from product_events where user_id = ${id} order by 1`,
    )
  ).map(({ row }) => row)

test('products that were shown and opened count once per day, at the time of the device', async () => {
  const person = await app.person()
  const [a, b] = products.map(({ no }) => no)
  const late = event(1, 'shown', keyAfter(-50 * HOUR_MS))
  const events = [event(0), event(0), event(0, 'detail'), late]
  expect((await send(person, ...events)).body).toEqual({ accepted: 4 })
  await send(person, ...events)
  expect(await stored(person)).toEqual([
    `${a} 2027-05-10 detail search phone`,
    `${a} 2027-05-10 shown search phone`,
    `${b} 2027-05-08 shown search phone`,
  ])
})

test('a key of a wrong clock counts once, also when it arrives again on another day', async () => {
  const person = await app.person()
  const wrong = event(0, 'shown', keyAfter(-100 * HOUR_MS))
  await send(person, wrong)
  app.passTime(HOUR_MS)
  await send(person, wrong)
  app.passTime(-HOUR_MS)
  expect(await stored(person)).toEqual([`${products[0]?.no} 2027-05-10 shown search phone`])
})

test('unknown and hidden products are left out, and the others count', async () => {
  const person = await app.person()
  await app.world.db.execute(sql`update products set status = 'draft' where id = ${products[2]?.id}`)
  const answer = await send(person, { ...event(0), productId: randomUUID() }, event(2), event(1))
  await app.world.db.execute(sql`update products set status = 'active' where id = ${products[2]?.id}`)
  expect([answer.status, answer.body]).toEqual([200, { accepted: 1 }])
  expect(await stored(person)).toHaveLength(1)
})

test.each([
  ['an unknown kind', { kind: 'bought' }],
  ['an unknown source', { source: 'moon' }],
  ['no key', { key: undefined }],
])('%s is refused', async (_name, wrong) => {
  const person = await app.person()
  expect((await send(person, { ...event(0), ...wrong })).status).toBe(400)
})

test('a view, a click and a swipe say where they happened, and count without it', async () => {
  const person = await app.person()
  const headers = { [EVENT_SOURCE_HEADER]: 'shop', 'user-agent': PHONE }
  const [first, second] = products
  for (const [product, options] of [
    [first, { headers }],
    [second, { headers: { [EVENT_SOURCE_HEADER]: 'moon' } }],
  ] as const) {
    expect((await person.post(`/api/products/${product?.id}/view`, {}, options)).status).toBe(200)
    expect((await person.post(`/api/products/${product?.id}/click`, {}, options)).status).toBe(200)
    const swipe = { productId: product?.id, action: 'like' }
    expect((await person.post('/api/user-interactions', swipe, options)).status).toBe(200)
  }
  const rows = await rowsOf<{ row: string }>(
    app.world.db,
    sql`select concat_ws(' ', what, source, device) as row from (
          select 'view' as what, product_no, source, device from product_events where user_id = ${person.id}
          union all select 'click', p.no, c.source, c.device from clicks c join products p on p.id = c.product_id
            where user_id = ${person.id}
          union all select action, product_no, source, device from interactions where user_id = ${person.id}) e
        order by product_no, what`,
  )
  expect(rows.map(({ row }) => row)).toEqual([
    'click shop phone',
    'like shop phone',
    'view shop phone',
    'click',
    'like',
    'view',
  ])
})

test('a restart and the deletion of the account delete them', async () => {
  const person = await app.person()
  await send(person, event(0), event(1, 'detail'))
  await person.delete('/api/user-seen-products')
  expect(await stored(person)).toEqual([])
  await send(person, event(0))
  await app.world.db.execute(sql`delete from users where id = ${person.id}`)
  expect(await stored(person)).toEqual([])
})
