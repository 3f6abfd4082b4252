import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INSIGHT_GROUPS } from '#contract/insights.limits.ts'
import type { Breakdown, Series } from '#contract/insights.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { foldOldOrders } from '#server/features/orders/retention.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { countDaysJob, insightsWork } from '../insights.jobs.ts'
import { insightsRoutes } from '../insights.routes.ts'

/** Noon in Berlin, two days after the clocks went forward. */
const NOW = new Date('2026-03-31T10:00:00Z')
const SERIES = '/api/brand/insights/series'
const BREAKDOWN = '/api/brand/insights/breakdown'

let app: TestApp
let owner: TestPerson
let products: readonly SavedProduct[]
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    parts: { registerRoutes: insightsRoutes, work: insightsWork },
    prepare: async (world) => {
      products = await saveInvented(
        world,
        [
          inventedProduct(0, { productType: 'tops', priceCents: 2499 }),
          inventedProduct(1, { productType: 'shoes', priceCents: 20_000 }),
          inventedProduct(2),
        ],
        // Products 0 and 2 are of the first brand, 1 of the second.
        2,
      )
    },
  })
  owner = await app.person()
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${owner.id}::uuid, 'admin', true from products where no = ${products[0]?.no}`,
  )
  const people = [await app.person(), await app.person(), await app.person()]
  const [first, second, third] = people.map(({ id }) => id)
  await happen(first, 0, '2026-03-29T00:30:00Z', 'viewed', 'search')
  await happen(second, 0, '2026-03-29T21:30:00Z', 'detail', 'shop')
  // The same person, product and day again: counted by the first event alone.
  await happen(second, 0, '2026-03-29T21:45:00Z', 'shown', 'search')
  await happen(first, 2, '2026-03-31T09:30:00Z', 'shown', 'discovery')
  await happen(third, 0, '2026-03-22T10:00:00Z', 'viewed', 'search', true)
  await happen(third, 1, '2026-03-29T10:00:00Z', 'viewed', 'search')
  await happen(owner.id, 0, '2026-03-29T10:00:00Z', 'viewed', 'search')
  await app.world.db.execute(
    sql`insert into clicks (key, clicked_at, user_id, product_id, source, device)
        values (gen_random_uuid(), '2026-03-29T21:40:00Z', ${second}, ${products[0]?.id}, 'shop', 'phone')`,
  )
  await app.jobs.run(countDaysJob, {})
})
afterAll(() => app.close())

const happen = (
  user: string | undefined,
  product: number,
  at: string,
  kind: string,
  source: string,
  promoted = false,
) =>
  app.world.db.execute(
    sql`insert into product_events (user_id, product_no, day, kind, happened_at, key, source, device, campaign_id)
        values (${user}, ${products[product]?.no}, (${at}::timestamptz at time zone 'Europe/Berlin')::date, ${kind},
          ${at}::timestamptz, gen_random_uuid(), ${source}, 'phone', ${promoted ? user : null}::uuid)`,
  )
const series = async (query: string): Promise<Series> => (await owner.get(`${SERIES}?${query}`)).body
const breakdown = async (query: string): Promise<Breakdown> => (await owner.get(`${BREAKDOWN}?${query}`)).body
/** `start shown/viewed/opened/clicked`, with a star where it is incomplete. */
const lines = ({ buckets }: Series['range']) =>
  buckets.map(({ start, isIncomplete, steps: { shown, viewed, opened, clicked } }) =>
    [start, `${shown}/${viewed}/${opened}/${clicked}${isIncomplete ? '*' : ''}`].join(' '),
  )

describe('a series', () => {
  test('has every day, with people counted once, and says which is not over', async () => {
    const { range, comparison } = await series('from=2026-03-28&to=2026-03-31')
    expect(lines(range)).toEqual([
      '2026-03-28 0/0/0/0',
      '2026-03-29 2/2/1/1',
      '2026-03-30 0/0/0/0',
      '2026-03-31 1/0/0/0*',
    ])
    expect(range.totals).toMatchObject({ shown: 3, viewed: 2, opened: 1, clicked: 1, liked: 0 })
    expect(comparison).toBeNull()
  })

  test('in hours has 23 of them when the clocks go forward', async () => {
    const { range } = await series('from=2026-03-29&to=2026-03-29&unit=hour')
    expect(range.buckets).toHaveLength(23)
    expect(lines(range).filter((line) => !line.endsWith(' 0/0/0/0'))).toEqual([
      '2026-03-29T00:00:00Z 1/1/0/0',
      '2026-03-29T21:00:00Z 1/1/1/1',
    ])
  })

  test('in weeks and months marks those that the range cuts off', async () => {
    expect(lines((await series('from=2026-03-20&to=2026-03-31&unit=week')).range)).toEqual([
      '2026-03-16 1/1/0/0*',
      '2026-03-23 2/2/1/1',
      '2026-03-30 1/0/0/0*',
    ])
    expect(lines((await series('from=2026-02-01&to=2026-03-15&unit=month')).range)).toEqual([
      '2026-02-01 0/0/0/0',
      '2026-03-01 0/0/0/0*',
    ])
  })

  test.each([
    ['previous', '2026-03-22', '2026-03-25', 1],
    ['weekdays', '2025-03-30', '2025-04-02', 0],
    ['year', '2025-03-29', '2025-04-01', 0],
  ])('is compared with %s', async (compare, from, to, shown) => {
    const asked = compare === 'previous' ? 'from=2026-03-26&to=2026-03-29' : 'from=2026-03-29&to=2026-04-01'
    const { comparison } = await series(`${asked}&compare=${compare}`)
    expect(comparison).toMatchObject({ from, to, totals: { shown } })
    expect(comparison?.buckets).toHaveLength(4)
  })

  test('makes changes comparable: what has just begun is left out on both sides', async () => {
    const wholes = async (query: string) => {
      const { range, comparison } = await series(query)
      return [range.totals.shown, range.whole.shown, comparison?.totals.shown, comparison?.whole.shown]
    }
    // Today at noon: three days against the first three of the four before.
    expect(await wholes('from=2026-03-28&to=2026-03-31&compare=previous')).toEqual([3, 2, 0, 0])
    expect(await wholes('from=2026-03-28&to=2026-03-31&unit=month&compare=previous')).toEqual([3, 2, 0, 0])
    expect(await wholes('from=2026-03-31&to=2026-03-31&compare=previous')).toEqual([1, 0, 0, 0])
    // 36 hours against the first 36 of the two days before: of two events on the 29th one was in the evening.
    expect(await wholes('from=2026-03-30&to=2026-03-31&unit=hour&compare=previous')).toEqual([1, 1, 2, 1])
    expect(await wholes('from=2026-03-29&to=2026-03-29&unit=hour&compare=previous')).toEqual([2, 2, 0, 0])
  })

  test('names its product, and how many days the plan shows', async () => {
    const { product, historyDays } = await series(`from=2026-03-20&to=2026-03-31&product=${products[2]?.id}`)
    expect([product, historyDays]).toEqual([products[2]?.input.name, 400])
    expect((await series('from=2026-03-20&to=2026-03-31')).product).toBeNull()
  })

  test('is of one product, or of what was promoted', async () => {
    const days = 'from=2026-03-20&to=2026-03-31'
    expect((await series(`${days}&product=${products[2]?.id}`)).range.totals.shown).toBe(1)
    expect((await series(`${days}&promoted=true`)).range.totals.shown).toBe(1)
    expect((await series(`${days}&promoted=false`)).range.totals.shown).toBe(3)
  })

  test('begins where the history of the plan does, and has no comparison before it', async () => {
    const { range, comparison } = await series('from=2025-02-20&to=2025-03-05&unit=week&compare=previous')
    // 400 days with today.
    expect([range.from, range.to, comparison]).toEqual(['2025-02-25', '2025-03-05', null])
  })
})

describe('a breakdown', () => {
  const days = 'from=2026-03-20&to=2026-03-31'
  const shown = async (by: string) =>
    (await breakdown(`${days}&by=${by}`)).rows.map(({ key, steps }) => [key, steps.shown])

  test('adds up to the total, whatever it is by', async () => {
    const { range } = await series(days)
    for (const by of INSIGHT_GROUPS) {
      const { rows } = await breakdown(`${days}&by=${by}`)
      const sum = (step: 'shown' | 'clicked') => rows.reduce((total, { steps }) => total + steps[step], 0)
      expect([by, sum('shown'), sum('clicked')]).toEqual([by, range.totals.shown, range.totals.clicked])
    }
  })

  test('names products, price bands, sources, and hours of Berlin', async () => {
    const { rows } = await breakdown(`${days}&by=product`)
    expect(rows.map(({ key, name, steps }) => [key, name, steps.shown])).toEqual([
      [products[0]?.id, products[0]?.input.name, 3],
      [products[2]?.id, products[2]?.input.name, 1],
    ])
    expect(await shown('price')).toContainEqual(['0', 3])
    expect(await shown('source')).toEqual([
      ['search', 2],
      ['discovery', 1],
      ['shop', 1],
    ])
    expect(await shown('weekday-hour')).toEqual([
      ['2 11', 1],
      ['7 01', 1],
      ['7 11', 1],
      ['7 23', 1],
    ])
  })
})

test.each([
  'from=2026-03-31&to=2026-03-30',
  'from=2025-01-01&to=2026-03-31&unit=month',
  'from=2026-03-01&to=2026-03-03&unit=hour',
  'from=2025-12-01&to=2026-03-31',
  'from=2026-02-30&to=2026-03-01',
  'from=yesterday&to=2026-03-01',
  'from=2026-03-01&to=2026-03-02&compare=moon',
])('%s is refused', async (query) => {
  expect((await owner.get(`${SERIES}?${query}`)).status).toBe(400)
})

test('products of other brands are unknown, and members without the right see nothing', async () => {
  const query = `from=2026-03-20&to=2026-03-31&product=${products[1]?.id}`
  expect((await owner.get(`${SERIES}?${query}`)).status).toBe(404)
  expect((await owner.get(`${BREAKDOWN}?${query}&by=source`)).status).toBe(404)
  const [editor, outsider] = [await app.person(), await app.person()]
  const other = await insertTestBrand(app.world, { owner: outsider.id, members: { [editor.id]: 'editor' } })
  const days = 'from=2026-03-20&to=2026-03-31'
  expect((await editor.get(`${SERIES}?${days}`)).status).toBe(403)
  expect((await app.visitor().get(`${SERIES}?${days}`)).status).toBe(401)
  const answer = await outsider.get(`${SERIES}?${days}`)
  expect([other.id.length, (answer.body as unknown as Series).range.totals.shown]).toEqual([36, 0])
  expect(await rowsOf(app.world.db, sql`select 1 from product_days limit 1`)).toHaveLength(1)
})

describe('orders of the funnel', () => {
  const ordered = async (query: string) => (await series(query)).orders
  const days = 'from=2026-03-20&to=2026-03-31'

  test('are unknown until the shop has reported one', async () => {
    expect(await ordered(days)).toBeNull()
  })

  test('are those of a second, plain count, with older ones of which sums remain', async () => {
    // Berlin: the evening before and the night of the clocks, today, and two that are older than thirteen months.
    const at = [
      '2026-03-19T22:59:59Z',
      '2026-03-19T23:00:00Z',
      '2026-03-29T00:59:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
      '2026-03-31T09:00:00Z',
      '2025-02-26T22:59:00Z',
      '2025-02-26T23:01:00Z',
    ]
    const orders = at.flatMap((moment, n) =>
      [0, 1, 2].map((extra) => ({
        moment,
        // Product 1 belongs to another brand; null: a promo code of several products.
        product: [products[0], products[2], null][(n + extra) % 3] ?? null,
        isPromoted: (n + extra) % 2 === 0,
        isOwn: (n + 2 * extra) % 5 === 0,
      })),
    )
    for (const [n, { moment, product, isPromoted, isOwn }] of orders.entries())
      await app.world.db.execute(
        sql`insert into orders (brand_id, order_no, value_cents, occurred_at, received_at, via, product_id, source, device,
              is_promoted, is_own)
            select brand_id, ${`no ${n}`}, 4990, ${moment}::timestamptz, ${moment}::timestamptz, 'call', ${product?.id ?? null}::uuid,
              'search', 'phone', ${isPromoted}, ${isOwn} from products where no = ${products[0]?.no}`,
      )
    await foldOldOrders(app.world)
    const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
    const counted = ({ from, to, product }: { from: string; to: string; product?: string | undefined }) => {
      const found = orders.filter(
        (order) =>
          !order.isOwn &&
          berlin.format(new Date(order.moment)) >= from &&
          berlin.format(new Date(order.moment)) <= to &&
          (product === undefined || order.product?.id === product),
      )
      const promoted = found.filter(({ isPromoted }) => isPromoted).length
      return { organic: found.length - promoted, promoted }
    }
    const ranges = [
      { from: '2026-03-20', to: '2026-03-31' },
      { from: '2026-03-29', to: '2026-03-29' },
      { from: '2025-02-26', to: '2025-02-26' },
      { from: '2025-02-25', to: '2026-03-31' },
    ]
    for (const { from, to } of ranges)
      for (const product of [undefined, products[0]?.id, products[2]?.id]) {
        const query = `from=${from}&to=${to}&unit=month${product ? `&product=${product}` : ''}`
        const plain = counted({ from, to, product })
        expect([query, await ordered(query)]).toEqual([query, plain])
        expect(await ordered(`${query}&promoted=true`)).toEqual({ organic: 0, promoted: plain.promoted })
        expect(await ordered(`${query}&promoted=false`)).toEqual({ organic: plain.organic, promoted: 0 })
      }
  })
})
