import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Filters } from '#contract/discovery.ts'
import { FEWEST_PEOPLE, REACH } from '#contract/product-insights.limits.ts'
import type { ProductInsights } from '#contract/product-insights.ts'
import type { SizeProfile } from '#contract/size-profile.ts'
import { randomFrom } from '#recommender/random.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { insightsRoutes } from '../insights.routes.ts'
import { makeReach } from './reach.service.ts'

const NOW = new Date('2026-06-10T10:00:00Z')
const DAY_MS = 86_400_000
const PEOPLE = 300

const NO_FILTERS: Filters = { gender: [], productType: [], sizes: [], priceRange: { min: 0, max: 10_000 } }

interface Person {
  readonly id: string
  readonly filters: Filters | null
  readonly profile: SizeProfile | null
  readonly isActive: boolean
  readonly hasHidden: boolean
  readonly seen: readonly number[]
}

let app: TestApp
let owner: TestPerson
let products: readonly SavedProduct[]
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    parts: { registerRoutes: insightsRoutes },
    prepare: async (world) => {
      products = await saveInvented(
        world,
        [
          inventedProduct(0, { productType: 'tops', gender: 'men', priceCents: 4000, variants: inSizes('M') }),
          inventedProduct(1, { productType: 'shoes', gender: 'unisex', priceCents: 12_000, variants: inSizes('US 9') }),
          inventedProduct(2, { productType: 'accessories', gender: 'women', priceCents: 900 }),
        ],
        1,
      )
      await world.db.execute(sql`select ensure_partitions('2026-05-01T00:00:00Z'::timestamptz)`)
    },
  })
  owner = await app.person()
  await run(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${owner.id}::uuid, 'admin', true from products where no = ${products[0]?.no}`,
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  await run(sql`delete from product_reach`)
  await run(sql`delete from product_events`)
  await run(sql`delete from users where id <> ${owner.id}`)
})

const run = (text: ReturnType<typeof sql>) => app.world.db.execute(text)
const insights = async (at: number): Promise<ProductInsights> =>
  (await owner.get(`/api/brand/insights/products/${products[at]?.id}`)).body as unknown as ProductInsights

function randomPeople(seed: number): Person[] {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random.uniform() * from.length)] as T
  return Array.from({ length: PEOPLE }, () => ({
    id: randomUUID(),
    filters: pick<Filters | null>([
      null,
      NO_FILTERS,
      { gender: ['men'], productType: ['tops', 'shoes'], sizes: [], priceRange: { min: 0, max: 100 } },
      { gender: ['women'], productType: [], sizes: [], priceRange: { min: 10, max: 10_000 } },
      { gender: [], productType: ['tops'], sizes: ['tops:L'], priceRange: { min: 0, max: 10_000 } },
    ]),
    profile: pick<SizeProfile | null>([
      null,
      { sizes: ['tops:S', 'shoes:42'], limitsDeck: true, hidesUnsized: false },
      { sizes: ['tops:S', 'shoes:40'], limitsDeck: false, hidesUnsized: false },
      { sizes: ['shoes:40'], limitsDeck: true, hidesUnsized: true },
    ]),
    isActive: pick([true, true, true, false]),
    hasHidden: pick([true, false, false, false, false]),
    seen: [0, 1, 2].filter(() => pick([true, false, false])),
  }))
}

async function store(people: readonly Person[]): Promise<void> {
  await run(
    sql`insert into users (id, username, username_key, email, email_key, terms_version, terms_accepted_at)
        select id, id::text, id::text, id || '@example.com', id || '@example.com', '1', now()
        from unnest(${sql.param(people.map(({ id }) => id))}::uuid[]) u(id)`,
  )
  const rows = people.map(({ id, filters, profile }) => ({
    id,
    state: filters && { currentPage: 1, hasMoreProducts: true, filters },
    profile,
  }))
  await run(
    sql`insert into decks (user_id, swipe_state, size_profile)
        select id, nullif(state, 'null'), nullif(profile, 'null')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, state jsonb, profile jsonb)`,
  )
  const hidden = people.filter(({ hasHidden }) => hasHidden).map(({ id }) => id)
  await run(
    sql`insert into brand_ties (user_id, brand_no, kind)
        select u.person, b.no, 'hide' from brands b, unnest(${sql.param(hidden)}::uuid[]) u(person)`,
  )
  // People who are active saw another product lately; what they saw of these may be long ago.
  const events = people.flatMap(({ id, isActive, seen }) => [
    ...(isActive ? [{ id, no: 999, day: '2026-06-01' }] : []),
    ...seen.map((product) => ({ id, no: products[product]?.no, day: '2026-05-02' })),
  ])
  await run(
    sql`insert into product_events (user_id, product_no, day, kind, key)
        select id, no, day, 'shown', gen_random_uuid()
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) r(id uuid, no int, day date)`,
  )
}

const GENDER_AND_TYPE = [
  ['men', 'tops'],
  [null, 'shoes'],
  ['women', 'accessories'],
] as const
const EUROS = [40, 120, 9] as const

/** What keeps the product from the person; null: its gender or type does not fit. */
function obstacleOf({ filters, profile, seen }: Person, product: 0 | 1 | 2) {
  const { gender, productType, sizes, priceRange } = filters ?? NO_FILTERS
  const [madeFor, type] = GENDER_AND_TYPE[product]
  // Unisex products are for everyone (Decision 122).
  if (madeFor !== null && gender.length > 0 && !gender.includes(madeFor)) return null
  if (productType.length > 0 && !productType.includes(type)) return null
  if (seen.includes(product)) return 'seen'
  const euros = EUROS[product]
  if (euros < priceRange.min || euros > priceRange.max) return 'outOfPrice'
  const own = profile?.limitsDeck ? profile.sizes : []
  // The top comes in M, for which no one asks; US 9 of a unisex shoe is a European 42.
  const isWrongTop = type === 'tops' && [...sizes, ...own].some((size) => size.startsWith('tops'))
  const isWrongShoe = type === 'shoes' && own.some((size) => size.startsWith('shoes')) && !own.includes('shoes:42')
  return isWrongTop || isWrongShoe ? 'outOfSize' : 'open'
}

/** The reach of a product, person by person. */
function plainReach(people: readonly Person[], product: 0 | 1 | 2) {
  const sum = { fitting: 0, seen: 0, outOfPrice: 0, outOfSize: 0, open: 0 }
  for (const person of people) {
    const obstacle = person.isActive && !person.hasHidden ? obstacleOf(person, product) : null
    if (obstacle === null) continue
    sum.fitting++
    sum[obstacle]++
  }
  const rounded = (count: number) => count - (count % FEWEST_PEOPLE)
  return Object.fromEntries(Object.entries(sum).map(([part, count]) => [part, rounded(count)]))
}

test.each([1, 2])('equals a plain count, person by person (seed %i)', async (seed) => {
  const people = randomPeople(seed)
  await store(people)
  await Promise.all([makeReach(app.world), makeReach(app.world)])
  for (const product of [0, 1, 2] as const) {
    const { reach } = await insights(product)
    expect([product, reach]).toEqual([product, { ...plainReach(people, product), madeAt: NOW.toISOString() }])
  }
  expect((await insights(0)).reach?.fitting).toBeGreaterThan(0)
})

test('is made anew once a week, and not by every person who comes', async () => {
  await store(randomPeople(3))
  await makeReach(app.world)
  const before = (await insights(1)).reach
  await run(sql`delete from users where id <> ${owner.id}`)
  await run(sql`delete from product_events`)
  app.passTime((REACH.everyDays - 1) * DAY_MS)
  await makeReach(app.world)
  expect((await insights(1)).reach).toEqual(before)
  app.passTime(2 * DAY_MS)
  await makeReach(app.world)
  expect((await insights(1)).reach).toMatchObject({ fitting: 0, open: 0 })
  app.passTime(-(REACH.everyDays + 1) * DAY_MS)
})

test('is not made for products of brands without members, or only in the shop', async () => {
  await run(sql`update products set is_shop_only = true where no = ${products[2]?.no}`)
  await makeReach(app.world)
  expect((await insights(2)).reach).toBeNull()
  await run(sql`update products set is_shop_only = false`)
})
