import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import type { ProductInsights } from '#contract/product-insights.ts'
import { type Random, randomFrom } from '#recommender/random.ts'
import { interval } from '#server/features/brands/overview/overview.service.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { insightsRoutes } from '../insights.routes.ts'
import { groupPeople } from './people-groups.service.ts'

const NOW = new Date('2026-06-10T10:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PEOPLE = 70
/** The first two people are of the brand's team. */
const TEAM = 2
const ROUNDS = 2 * Number(process.env['PROPERTY_FACTOR'] ?? 1)
const SIZES = [['tops:M'], ['tops:L'], ['tops:S', 'tops:M', 'shoes:42'], ['shoes:42'], ['pants:W32'], []] as const

let app: TestApp
let owner: TestPerson
let products: readonly SavedProduct[]
const people: string[] = []
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    parts: { registerRoutes: insightsRoutes },
    prepare: async (world) => {
      const priced = { priceCents: 5000, variants: inSizes('M') }
      products = await saveInvented(
        world,
        Array.from({ length: 8 }, (_, n) => inventedProduct(n, { ...priced, productType: n === 7 ? 'shoes' : 'tops' })),
        7,
      )
    },
  })
  owner = await app.person()
  for (let n = 0; n < PEOPLE; n++) people.push(randomUUID())
  await run(
    sql`insert into users (id, username, username_key, email, email_key, terms_version, terms_accepted_at)
        select id, id::text, id::text, id || '@example.com', id || '@example.com', '1', now()
        from unnest(${sql.param(people)}::uuid[]) u(id)`,
  )
  // Products 0 and 7 are of this brand.
  await run(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, u.id::uuid, 'admin', true
        from products, unnest(${sql.param([owner.id, ...people.slice(0, TEAM)])}::text[]) u(id) where no = ${no(0)}`,
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['interactions', 'saved_products', 'decks', 'people_groups']) {
    await run(sql`delete from ${sql.raw(table)}`)
  }
  seqs.clear()
})

const run = (text: ReturnType<typeof sql>) => app.world.db.execute(text)
const no = (at: number): number => products[at]?.no ?? 0
const insights = async (at: number): Promise<ProductInsights> =>
  (await owner.get(`/api/brand/insights/products/${products[at]?.id}`)).body as unknown as ProductInsights

const seqs = new Map<string, number>()
async function log(user: string, product: number, action: string, takesBack: number | null = null): Promise<number> {
  const seq = (seqs.get(user) ?? 0) + 1
  seqs.set(user, seq)
  await run(
    sql`insert into interactions (user_id, seq, product_no, action, key, takes_back, created_at)
        values (${user}, ${seq}, ${no(product)}, ${action}, gen_random_uuid(), ${takesBack},
          ${app.world.now().toISOString()}::timestamptz)`,
  )
  return seq
}
async function pass(user: string, product: number, reason: string | null): Promise<void> {
  const seq = await log(user, product, 'pass')
  if (reason) await log(user, product, reason, seq)
}
async function passes(from: number, to: number, product: number, tooExpensive: number): Promise<void> {
  for (let n = from; n < to; n++) {
    await pass(people[n] as string, product, n < from + tooExpensive ? 'too-expensive' : 'not-my-style')
  }
}
/** Counts when what happened so far has settled. */
async function count(): Promise<void> {
  app.passTime(2 * HOUR_MS)
  await groupPeople(app.world)
}
const groups = () =>
  rowsOf<{ row: string }>(
    app.world.db,
    sql`select concat_ws(' ', kind, product_no, people, concerned, price_gross_cents) as row from people_groups
        order by kind, product_no, counted_until`,
  ).then((rows) => rows.map(({ row }) => row))

describe('a group', () => {
  test('is made of at least 20 people, and one more person never changes a figure', async () => {
    await passes(TEAM, TEAM + FEWEST_PEOPLE - 1, 0, 6)
    await count()
    expect(await groups()).toEqual([])
    expect((await insights(0)).price).toMatchObject({ now: null, similar: null })
    await passes(30, 31, 0, 1)
    await count()
    expect((await insights(0)).price.now).toEqual({ people: 20, ...interval(7, 20) })
    const before = await insights(0)
    for (const [from, to] of [
      [31, 32],
      [32, 33],
      [33, 50],
    ] as const) {
      await passes(from, to, 0, to - from)
      await count()
      expect(await insights(0)).toEqual(before)
    }
    await passes(50, 51, 0, 1)
    await count()
    expect((await insights(0)).price.now).toEqual({ people: 40, ...interval(27, 40) })
  })

  test('has no members of the team, no undone pass, and each person once', async () => {
    for (const user of people.slice(0, TEAM)) await pass(user, 0, 'too-expensive')
    await passes(TEAM, TEAM + 18, 0, 0)
    // The same person twice: the last pass counts.
    await pass(people[TEAM] as string, 0, 'too-expensive')
    const seq = await log(people[40] as string, 0, 'pass')
    await log(people[40] as string, 0, 'undo', seq)
    await count()
    expect(await groups()).toEqual([])
    await passes(50, 52, 0, 0)
    await count()
    expect(await groups()).toEqual([`price ${no(0)} 20 1 5000`])
  })

  test('stays when people delete their account', async () => {
    await passes(TEAM, TEAM + 20, 0, 5)
    await count()
    await run(sql`delete from interactions`)
    await count()
    expect(await groups()).toEqual([`price ${no(0)} 20 5 5000`])
  })
})

test('the radar shows the present price, earlier ones, and similar prices of at least five other brands', async () => {
  await passes(10, 35, 0, 5)
  // Products 1 to 4 are of four other brands, product 5 of a fifth.
  for (let product = 1; product <= 4; product++) await passes(10, 30, product, 10)
  await count()
  expect((await insights(0)).price.similar).toBeNull()
  await passes(10, 30, 5, 0)
  // Of the own brand: not compared with itself.
  await passes(10, 30, 7, 20)
  await count()
  const similar = { fromCents: 4988, toCents: 7481, people: 100, ...interval(40, 100) }
  expect((await insights(0)).price).toEqual({
    priceCents: 5000,
    now: { people: 25, ...interval(5, 25) },
    before: [],
    similar,
  })
  await run(
    sql`update price_history set valid_to = ${app.world.now().toISOString()}::timestamptz where product_id = ${products[0]?.id}`,
  )
  await run(
    sql`insert into price_history (brand_id, product_id, valid_from, price_gross_cents, cause)
        select brand_id, id, ${app.world.now().toISOString()}::timestamptz, 5500, 'hand' from products
        where id = ${products[0]?.id}`,
  )
  app.passTime(HOUR_MS)
  await passes(10, 30, 0, 15)
  await count()
  expect((await insights(0)).price).toMatchObject({
    priceCents: 5500,
    now: { people: 20, ...interval(15, 20) },
    before: [{ priceCents: 5000, people: 25, ...interval(5, 25) }],
    similar: { fromCents: 4988, toCents: 7481, people: 100 },
  })
  await run(sql`delete from price_history where product_id = ${products[0]?.id} and price_gross_cents = 5500`)
  await run(sql`update price_history set valid_to = null where product_id = ${products[0]?.id}`)
})

/** The groups once more, by loops over what happened. */
class PlainGroups {
  readonly #passed = new Map<number, Map<string, boolean>>()
  readonly #saved = new Map<number, Set<string>>()
  readonly rows: string[] = []

  pass(product: number, user: string, isConcerned: boolean): void {
    const own = this.#passed.get(product) ?? new Map<string, boolean>()
    this.#passed.set(product, own.set(user, isConcerned))
  }
  save(product: number, user: string): void {
    this.#saved.set(product, (this.#saved.get(product) ?? new Set()).add(user))
  }
  close(): void {
    for (let at = 0; at < products.length; at++) {
      const passed = [...(this.#passed.get(at) ?? [])].filter(([user]) => !isTeam(user, at))
      if (passed.length >= FEWEST_PEOPLE) {
        this.rows.push(`price ${no(at)} ${passed.length} ${passed.filter(([, is]) => is).length} 5000`)
        this.#passed.delete(at)
      }
      // Every product comes in M; shoes are compared with nothing.
      const wearing =
        at === 7 ? [] : [...(this.#saved.get(at) ?? [])].filter((user) => !isTeam(user, at) && topsOf(user).length > 0)
      if (wearing.length < FEWEST_PEOPLE) continue
      this.rows.push(
        `size ${no(at)} ${wearing.length} ${wearing.filter((user) => !topsOf(user).includes('tops:M')).length}`,
      )
      this.#saved.delete(at)
    }
  }
}
const isTeam = (user: string, product: number) => [0, 7].includes(product) && people.indexOf(user) < TEAM
const sizesOf = (user: string) => SIZES[people.indexOf(user) % SIZES.length] as readonly string[]
const topsOf = (user: string) => sizesOf(user).filter((size) => size.startsWith('tops'))

async function happen(random: Random, plain: PlainGroups): Promise<void> {
  const below = (n: number) => Math.floor(random.uniform() * n)
  for (let n = 0; n < 120; n++) {
    const user = people[below(PEOPLE)] as string
    const product = below(3) === 0 ? 7 : below(2)
    if (below(3) > 0) {
      const isConcerned = below(3) === 0
      await pass(user, product, isConcerned ? 'too-expensive' : ([null, 'not-my-style'][below(2)] ?? null))
      plain.pass(product, user, isConcerned)
    } else {
      const saved = await run(
        sql`insert into saved_products (user_id, product_no, saved_at)
            values (${user}, ${no(product)}, ${app.world.now().toISOString()}::timestamptz) on conflict do nothing`,
      )
      if (saved.rowCount) plain.save(product, user)
    }
  }
}

test.each(Array.from({ length: ROUNDS }, (_, seed) => seed))(
  'groups equal a plain count of what happened (seed %i)',
  async (seed) => {
    for (const user of people) {
      await run(
        sql`insert into decks (user_id, size_profile)
            values (${user}, ${JSON.stringify({ sizes: sizesOf(user), limitsDeck: false, hidesUnsized: false })}::jsonb)`,
      )
    }
    const random = randomFrom(seed)
    const plain = new PlainGroups()
    for (let round = 0; round < 4; round++) {
      await happen(random, plain)
      app.passTime(2 * HOUR_MS)
      // Several processes at once.
      await Promise.all([groupPeople(app.world), groupPeople(app.world)])
      plain.close()
      expect((await groups()).toSorted()).toEqual(plain.rows.toSorted())
    }
    expect(plain.rows.length).toBeGreaterThan(3)
    app.passTime(DAY_MS)
  },
)

test('the size gap is the share of those who named sizes and find none of theirs', async () => {
  for (const user of people.slice(TEAM, TEAM + 60)) {
    await run(
      sql`insert into decks (user_id, size_profile)
          values (${user}, ${JSON.stringify({ sizes: sizesOf(user), limitsDeck: false, hidesUnsized: false })}::jsonb)`,
    )
    await run(
      sql`insert into saved_products (user_id, product_no, saved_at)
          values (${user}, ${no(0)}, ${app.world.now().toISOString()}::timestamptz)`,
    )
  }
  expect((await insights(0)).size).toEqual({ missing: null })
  await count()
  // Of six people three have sizes for tops, and one of them wears L, which is not offered.
  expect((await insights(0)).size).toEqual({ missing: { people: 30, ...interval(10, 30) } })
})
