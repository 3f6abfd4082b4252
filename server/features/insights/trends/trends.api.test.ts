import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRICE_BANDS } from '#contract/insights.limits.ts'
import { RARE_SEARCH, TREND } from '#contract/trends.limits.ts'
import type { RareSearches, Trends } from '#contract/trends.ts'
import { randomFrom } from '#recommender/random.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { countSearch } from '#server/features/search/search-counts.store.ts'
import { daysLater } from '#server/platform/text/berlin-day.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { makeTrendsJob } from '../insights.jobs.ts'

const NOW = new Date('2026-06-10T10:00:00Z')
const YESTERDAY = '2026-06-09'
const BRANDS = 8
const PRODUCTS = 48
const PEOPLE = 260
const COLOURS = ['black', 'red', 'olive'] as const
const TAGS = ['Vintage', 'denim ', 'rave', 'only-here'] as const

let app: TestApp
let owner: TestPerson
let products: readonly SavedProduct[]
const people: string[] = []
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      const made = Array.from({ length: PRODUCTS }, (_, n) =>
        inventedProduct(n, {
          colours: [COLOURS[(n + (n >> 3)) % 3] as string],
          // The last tag is of the first brand alone.
          tags: n % BRANDS === 0 ? [TAGS[3]] : [TAGS[(n >> 2) % 3] as string],
          priceCents: 1500 + (n % 5) * 4000,
        }),
      )
      products = await saveInvented(world, made, BRANDS)
      for (const month of ['2026-04-15', '2026-05-15']) {
        await world.db.execute(sql`select ensure_partitions(${month}::timestamptz)`)
      }
    },
  })
  owner = await app.person()
  for (let n = 0; n < PEOPLE; n++) people.push(randomUUID())
  await run(
    sql`insert into users (id, username, username_key, email, email_key, terms_version, terms_accepted_at)
        select id, id::text, id::text, id || '@example.com', id || '@example.com', '1', now()
        from unnest(${sql.param(people)}::uuid[]) u(id)`,
  )
  await run(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, u.id::uuid, 'admin', true
        from products, unnest(${sql.param([owner.id, people[0]])}::text[]) u(id) where no = ${products[0]?.no}`,
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['product_days', 'product_events', 'search_counts']) await run(sql`delete from ${sql.raw(table)}`)
})

const run = (text: ReturnType<typeof sql>) => app.world.db.execute(text)
const trends = async (person = owner) => (await person.get('/api/brand/trends')).body as unknown as Trends
const make = () => app.jobs.run(makeTrendsJob, {})

interface History {
  readonly views: { readonly user: string; readonly product: number; readonly day: string }[]
  readonly days: { readonly product: number; readonly day: string; readonly liked: number; readonly passed: number }[]
}

/** What people did on 50 days; how much of it, and how often they like, differs by product and week. */
function historyOf(seed: number, most: number): History {
  const random = randomFrom(seed)
  const below = (n: number) => Math.floor(random.uniform() * n)
  const history: History = { views: [], days: [] }
  for (let ago = 0; ago < 50; ago++) {
    const day = daysLater(YESTERDAY, 1 - ago)
    for (let product = 0; product < PRODUCTS; product++) {
      for (let n = below(most); n > 0; n--) history.views.push({ user: people[below(PEOPLE)] as string, product, day })
      const answers = below(12)
      const liked = below(answers + 1)
      history.days.push({ product, day, liked, passed: answers - liked })
    }
  }
  return history
}

async function store({ views, days }: History): Promise<void> {
  const numbered = <T extends { readonly product: number }>(rows: readonly T[]) =>
    JSON.stringify(rows.map((row) => ({ ...row, no: products[row.product]?.no })))
  await run(
    sql`insert into product_events (user_id, product_no, day, kind, key)
        select "user", no, day, 'viewed', gen_random_uuid()
        from jsonb_to_recordset(${numbered(views)}::jsonb) e("user" uuid, no int, day date) on conflict do nothing`,
  )
  await run(
    sql`insert into product_days (product_no, day, source, device, is_promoted, shown, viewed, liked, passed, too_expensive,
          not_my_style, size_missing, opened, saved, unsaved, clicked)
        select no, day, 'discovery', 'phone', false, 0, 0, liked, passed, 0, 0, 0, 0, 0, 0, 0
        from jsonb_to_recordset(${numbered(days)}::jsonb) e(no int, day date, liked int, passed int)`,
  )
}

const brandOf = (product: number): number => product % BRANDS
function propertiesOf(product: number): string[] {
  const { productType, colours, tags, priceCents } = (products[product] as SavedProduct).input
  const band = PRICE_BANDS.findLast((cents) => priceCents >= cents)
  return [
    `type ${productType}`,
    `price ${band}`,
    ...(colours ?? []).map((colour) => `colour ${colour}`),
    ...(tags ?? []).map((tag) => `tag ${tag.trim().toLowerCase()}`),
  ]
}

/** Cells and ranks once more, by loops. Dates are those of the issue: three weeks until yesterday, and the three before. */
function plainTrends({ views, days }: History) {
  const periods = [
    [daysLater(YESTERDAY, -20), YESTERDAY],
    [daysLater(YESTERDAY, -41), daysLater(YESTERDAY, -21)],
  ] as const
  const isOfTeam = (user: string, product: number) => user === people[0] && brandOf(product) === 0
  const inPeriod = periods.map(([from, to]) => ({
    days: days.filter(({ day }) => day >= from && day <= to),
    views: views.filter(({ day, user, product }) => day >= from && day <= to && !isOfTeam(user, product)),
  }))
  const rate = (rows: History['days']) => {
    const liked = rows.reduce((sum, row) => sum + row.liked, 0)
    return liked / rows.reduce((sum, row) => sum + row.liked + row.passed, 0)
  }
  const cells: string[] = []
  for (const name of new Set(products.flatMap((_, product) => propertiesOf(product)))) {
    const has = ({ product }: { readonly product: number }) => propertiesOf(product).includes(name)
    const parts = inPeriod.map((period) => {
      const own = period.days.filter(has)
      const viewers = new Set(period.views.filter(has).map(({ user }) => user))
      const brands = new Set(
        own.filter(({ liked, passed }) => liked + passed > 0).map(({ product }) => brandOf(product)),
      )
      const isEnough = viewers.size >= TREND.fewestPeople && brands.size >= TREND.fewestBrands
      return isEnough ? rate(own) / rate(period.days) : null
    })
    const [now, before] = parts
    if (now && before) cells.push(`${name} ${Math.round(100 * (now / before - 1)) || 0}`)
  }
  const [current] = inPeriod
  const compared = Array.from({ length: BRANDS }, (_, brand) => {
    const viewers = new Set(current?.views.filter(({ product }) => brandOf(product) === brand).map(({ user }) => user))
    const own = current?.days.filter(({ product }) => brandOf(product) === brand) ?? []
    return { brand, rate: rate(own), people: viewers.size }
  }).filter(({ people: count }) => count >= TREND.fewestPeople)
  const own = compared.find(({ brand }) => brand === 0)
  const less = compared.filter((other) => own && other.rate < own.rate).length
  const percentile = Math.round((100 * less) / Math.max(1, compared.length - 1))
  const isRanked = own && compared.length >= TREND.fewestBrands
  return { cells: cells.toSorted(), own: isRanked ? { percentile, brands: compared.length } : null }
}

describe('trends', () => {
  // With few views only some cells have enough people.
  test.each([
    [1, 12],
    [2, 3],
  ])('equal a plain computation over a random history (seed %i, up to %i views)', async (seed, most) => {
    const history = historyOf(seed, most)
    await store(history)
    await Promise.all([make(), make()])
    const { kinds, own, from, to } = await trends()
    const cells = kinds.flatMap(({ kind, cells: of }) =>
      of.map(({ key, changePercent }) => `${kind} ${key} ${changePercent}`),
    )
    const plain = plainTrends(history)
    expect({ cells: cells.toSorted(), own }).toEqual(plain)
    if (most === 12) expect([from, to, plain.own?.brands]).toEqual(['2026-05-20', '2026-06-09', BRANDS])
    // A tag of one brand says what people think of that brand.
    expect(cells.some((cell) => cell.startsWith('tag only-here'))).toBe(false)
    for (const { cells: of } of kinds) {
      expect(of).toEqual(of.toSorted((a, b) => b.changePercent - a.changePercent))
    }
  })

  test('say nothing where one person looked at everything', async () => {
    const history = historyOf(4, 8)
    await store({ ...history, views: history.views.map((view) => ({ ...view, user: people[1] as string })) })
    await make()
    expect(await trends()).toMatchObject({ from: null, own: null })
    expect((await trends()).kinds.flatMap(({ cells }) => cells)).toEqual([])
  })
})

test('what is searched and hardly found needs enough people on one day, and few products', async () => {
  const search = async (query: string, ago: number, times: number, found: number) => {
    for (let n = 0; n < times; n++) await countSearch(app.world.db, daysLater('2026-06-10', -ago), query, found)
  }
  const k = RARE_SEARCH.fewestPeople
  await search('leinenhemd', 2, k, 1)
  await search('leinenhemd', 1, 3, 0)
  await search('loden', 1, k + 5, 3)
  await search('hoodie', 1, k + 30, 4)
  await search('was einer sucht', 2, k - 1, 0)
  await search('was einer sucht', 1, k - 1, 0)
  await search('zu lange her', RARE_SEARCH.days + 1, k + 30, 0)
  await search('gerade eben', 0, k + 30, 0)
  await search('inzwischen gefunden', 3, k, 0)
  await search('inzwischen gefunden', 1, 1, 20)
  const { searches } = (await owner.get('/api/brand/trends/searches')).body as unknown as RareSearches
  expect(searches.map(({ query, searches: count, found }) => [query, count, found])).toEqual([
    ['loden', k + 5, 3],
    ['leinenhemd', k, 0],
  ])
})
