import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Random, randomFrom } from '#recommender/random.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { countPlainly, readRaw } from '../testing/plain-count.ts'
import { boundsOf, countOpenDays } from './count-days.service.ts'

const HOUR_MS = 3_600_000
/** Histories that share one calendar; each has people and products of its own. */
const HISTORIES = 20
const PEOPLE = 3
const PRODUCTS = 2
/** The histories begin before a change of the clocks, and before an ordinary week. */
const STARTS = ['2026-03-26T20:00:00Z', '2026-10-22T20:00:00Z', '2026-06-10T20:00:00Z'] as const
const ROUNDS = 10 * Number(process.env['PROPERTY_FACTOR'] ?? 1)
const OPEN = new AbortController().signal

let app: TestApp
let products: readonly SavedProduct[]
const people: string[] = []
beforeAll(async () => {
  app = await openTestApp({
    now: new Date(STARTS[0]),
    parts: { registerRoutes: () => {} },
    prepare: async (world) => {
      products = await saveInvented(
        world,
        Array.from({ length: HISTORIES * PRODUCTS }, (_, n) => inventedProduct(n)),
      )
      for (const start of STARTS) await world.db.execute(sql`select ensure_partitions(${start}::timestamptz)`)
    },
  })
})
afterAll(() => app.close())

const run = (text: ReturnType<typeof sql>) => app.world.db.execute(text)
const setClock = (moment: Date) => app.passTime(moment.getTime() - app.world.now().getTime())

type Sums = readonly (readonly [name: string, count: number])[]

/** The stored sums by day, as the plain computation names them. */
async function storedSums(table: 'product_hours' | 'product_days'): Promise<ReadonlyMap<string, Sums>> {
  const time = sql.raw(table === 'product_hours' ? 'hour' : 'day')
  const rows = await rowsOf<{ no: number; time: string; group: string; sums: Readonly<Record<string, number>> }>(
    app.world.db,
    sql`select product_no as no, ${time} as time,
          concat_ws(' ', source, device, case when is_promoted then 'true' else 'false' end) as group,
          to_jsonb(t) - array['product_no', 'hour', 'day', 'source', 'device', 'is_promoted'] as sums
        from ${sql.raw(table)} t`,
  )
  const found = new Map<string, [string, number][]>()
  for (const { no, time: at, group, sums } of rows) {
    const hour = table === 'product_hours' ? new Date(at) : null
    const day = hour ? berlinDayOf(hour) : at
    const own = found.get(day) ?? []
    found.set(day, own)
    for (const [step, count] of Object.entries(sums)) {
      if (count > 0) own.push([`${no} ${hour?.toISOString() ?? day} ${group} ${step}`, count])
    }
  }
  for (const own of found.values()) own.sort(byName)
  return found
}
const byName = ([a]: readonly [string, number], [b]: readonly [string, number]) => (a < b ? -1 : 1)
const sorted = (sums: ReadonlyMap<string, number>): Sums => [...sums].sort(byName)

/** One round: random events of all histories over eight days, with deletions, counted and compared after each step. */
class Round {
  readonly #random: Random
  readonly #seqs = new Map<string, number>()
  readonly #frozen = new Map<string, { readonly hours: Sums; readonly days: Sums }>()
  #shown: object[] = []
  #clicks: object[] = []
  #swipes: object[] = []

  constructor(seed: number) {
    this.#random = randomFrom(seed)
  }

  #below(n: number): number {
    return Math.floor(this.#random.uniform() * n)
  }
  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)] as T
  }
  #ago(mostMs: number): Date {
    return new Date(app.world.now().getTime() - this.#below(mostMs))
  }

  async events(): Promise<void> {
    for (let history = 0; history < HISTORIES; history++) {
      for (let n = this.#below(8); n > 0; n--) this.#event(history)
    }
    // Twice: a repeat changes nothing.
    for (const _ of [1, 2]) {
      await run(
        sql`insert into product_events (user_id, product_no, day, kind, happened_at, key, source, device, campaign_id)
            select u.id, no, day, kind, at, gen_random_uuid(), source, device, campaign
            from jsonb_to_recordset(${JSON.stringify(this.#shown)}::jsonb) e("user" uuid, no int, day date, kind text,
              at timestamptz, source text, device text, campaign uuid) join users u on u.id = e."user" on conflict do nothing`,
      )
    }
    await run(
      sql`insert into clicks (key, clicked_at, user_id, product_id, source, device, campaign_id)
          select gen_random_uuid(), at, u.id, e.id, source, device, campaign
          from jsonb_to_recordset(${JSON.stringify(this.#clicks)}::jsonb) e("user" uuid, id uuid, at timestamptz, source text,
            device text, campaign uuid) join users u on u.id = e."user"`,
    )
    await run(
      sql`insert into interactions (user_id, seq, product_no, action, key, takes_back, saved_before, created_at, source, device)
          select u.id, seq, no, action, gen_random_uuid(), takes_back, case when was_saved then now() end, at, source, device
          from jsonb_to_recordset(${JSON.stringify(this.#swipes)}::jsonb) e("user" uuid, seq int, no int, action text,
            takes_back int, was_saved boolean, at timestamptz, source text, device text) join users u on u.id = e."user"`,
    )
    this.#shown = []
    this.#clicks = []
    this.#swipes = []
  }

  #event(history: number): void {
    const user = people[history * PEOPLE + this.#below(PEOPLE)] as string
    const { id, no } = products[history * PRODUCTS + this.#below(PRODUCTS)] as SavedProduct
    const source = this.#pick(['discovery', 'search', 'shop', null])
    const device = this.#pick(['phone', 'desktop', null])
    const campaign = this.#below(4) === 0 ? randomUUID() : null
    const late = this.#ago(this.#below(5) === 0 ? 70 * HOUR_MS : 2 * HOUR_MS)
    const at = late.toISOString()
    const what = this.#below(10)
    const where = { user, source, device, campaign, at }
    if (what < 4) {
      this.#shown.push({ ...where, no, day: berlinDayOf(late), kind: this.#pick(['shown', 'viewed', 'detail']) })
    } else if (what < 6) this.#clicks.push({ ...where, id })
    else this.#swipe({ ...where, no, at: app.world.now().toISOString() })
  }

  #swipe(where: { readonly user: string; readonly no: number; readonly at: string }): void {
    const seq = (this.#seqs.get(where.user) ?? 0) + 1
    const action = this.#pick(['like', 'like', 'pass', 'pass', 'unsave', 'resave', 'undo', 'too-expensive', 'viewed'])
    const isAbout = action === 'undo' || action === 'too-expensive'
    if (isAbout && seq === 1) return
    this.#seqs.set(where.user, seq)
    const takes_back = isAbout ? 1 + this.#below(seq - 1) : null
    // Swipes of one moment have different ones, as in the log.
    const at = new Date(Date.parse(where.at) - 60_000 + seq).toISOString()
    this.#swipes.push({ ...where, seq, action, takes_back, was_saved: this.#below(2) === 0, at })
  }

  /** People delete their history or account, and change sides. */
  async changes(): Promise<void> {
    const user = this.#pick(people)
    const what = this.#below(6)
    if (what === 0) await run(sql`delete from users where id = ${user}`)
    if (what === 1) await run(sql`delete from product_events where user_id = ${user}`)
    if (what === 2) await run(sql`delete from interactions where user_id = ${user} and seq % 2 = 0`)
    if (what === 3) {
      await run(
        sql`insert into brand_members (brand_id, user_id, role, is_owner)
            select p.brand_id, u.id, 'editor', false from products p, users u
            where u.id = ${user} and p.no = ${this.#pick(products).no} on conflict do nothing`,
      )
    }
    if (what === 4)
      await run(
        sql`insert into staff (user_id, role) select id, 'support' from users where id = ${user} on conflict do nothing`,
      )
    if (what === 5) await run(sql`delete from brand_members where user_id = ${user}`)
  }

  /** Both computations agree on every open day; sealed days stay as they were when they were sealed. */
  async compare(first: string): Promise<void> {
    const now = app.world.now()
    const raw = await readRaw(app.world.db)
    const [hours, days] = [await storedSums('product_hours'), await storedSums('product_days')]
    for (let day = daysLater(first, -4); day <= berlinDayOf(now); day = daysLater(day, 1)) {
      const bounds = boundsOf(day)
      const stored = { hours: hours.get(day) ?? [], days: days.get(day) ?? [] }
      const expected = this.#frozen.get(day) ?? {
        hours: sorted(countPlainly(raw, bounds, true)),
        days: sorted(countPlainly(raw, bounds, false)),
      }
      expect({ day, ...stored }).toEqual({ day, ...expected })
      if (now >= bounds.sealedFrom) this.#frozen.set(day, stored)
    }
  }

  hoursOn(): number {
    return 1 + this.#below(30)
  }
}

async function beginAnew(start: Date): Promise<void> {
  setClock(start)
  for (const table of [
    'product_events',
    'clicks',
    'interactions',
    'product_hours',
    'product_days',
    'counted_days',
    'brand_members',
    'staff',
  ]) {
    await run(sql`delete from ${sql.raw(table)}`)
  }
  await run(sql`delete from users`)
  people.length = 0
  for (let n = 0; n < HISTORIES * PEOPLE; n++) people.push(randomUUID())
  await run(
    sql`insert into users (id, username, username_key, email, email_key, terms_version, terms_accepted_at)
        select id, id::text, id::text, id || '@example.com', id || '@example.com', '1', now()
        from unnest(${sql.param(people)}::uuid[]) u(id)`,
  )
}

describe('the sums of days and hours', () => {
  test.each(Array.from({ length: ROUNDS }, (_, seed) => seed))(
    `equal a plain count of the raw events (${HISTORIES} histories, seed %i)`,
    async (seed) => {
      const start = new Date(STARTS[seed % STARTS.length] as string)
      await beginAnew(start)
      const round = new Round(seed)
      while (app.world.now().getTime() < start.getTime() + 8 * 24 * HOUR_MS) {
        await round.events()
        await round.changes()
        // Several processes at once.
        await Promise.all([countOpenDays(app.world, OPEN), countOpenDays(app.world, OPEN)])
        await round.compare(berlinDayOf(start))
        app.passTime(round.hoursOn() * HOUR_MS)
      }
      expect((await storedSums('product_days')).size).toBeGreaterThan(4)
    },
    60_000,
  )

  const dayTotals = async () => {
    const rows = await rowsOf<{ row: string }>(
      app.world.db,
      sql`select concat_ws(' ', day, sum(shown), sum(viewed), sum(liked)) as row from product_days group by day order by day`,
    )
    return rows.map(({ row }) => row)
  }
  const view = (user: string, no: number) =>
    run(
      sql`insert into product_events (user_id, product_no, day, kind, happened_at, key)
          values (${user}, ${no}, ${berlinDayOf(app.world.now())}, 'viewed', ${app.world.now().toISOString()}::timestamptz, gen_random_uuid())`,
    )

  test('stay when a day is sealed, whatever is deleted after it, and are deleted with the events before', async () => {
    await beginAnew(new Date('2026-06-10T10:00:00Z'))
    const [first, second] = people as [string, string]
    const no = products[0]?.no ?? 0
    for (const user of [first, second]) await view(user, no)
    await countOpenDays(app.world, OPEN)
    expect(await dayTotals()).toEqual(['2026-06-10 2 2 0'])
    await run(sql`delete from users where id = ${first}`)
    // Until 73 hours after the end of the day.
    setClock(new Date('2026-06-13T22:59:00Z'))
    await countOpenDays(app.world, OPEN)
    expect(await dayTotals()).toEqual(['2026-06-10 1 1 0'])
    setClock(new Date('2026-06-13T23:00:00Z'))
    await countOpenDays(app.world, OPEN)
    await run(sql`delete from users where id = ${second}`)
    app.passTime(48 * HOUR_MS)
    await countOpenDays(app.world, OPEN)
    expect(await dayTotals()).toEqual(['2026-06-10 1 1 0'])
  })

  test('leave out programs, which look at more products than a person can', async () => {
    await beginAnew(new Date('2026-06-10T10:00:00Z'))
    const [person, program] = people as [string, string]
    for (const user of [person, program]) await view(user, products[0]?.no ?? 0)
    await run(
      sql`insert into product_events (user_id, product_no, day, kind, key)
          select ${program}, 1000000 + n, '2026-06-10', 'shown', gen_random_uuid() from generate_series(1, 5000) n`,
    )
    await countOpenDays(app.world, OPEN)
    expect(await dayTotals()).toEqual(['2026-06-10 1 1 0'])
  })

  test('of days before the first count are counted, too, and sealed at once', async () => {
    await beginAnew(new Date('2026-06-10T10:00:00Z'))
    await view(people[0] as string, products[0]?.no ?? 0)
    app.passTime(10 * 24 * HOUR_MS)
    await countOpenDays(app.world, OPEN)
    expect(await dayTotals()).toEqual(['2026-06-10 1 1 0'])
    const [row] = await rowsOf(
      app.world.db,
      sql`select count(*)::int as days, count(*) filter (where is_sealed)::int as sealed from counted_days`,
    )
    expect(row).toEqual({ days: 11, sealed: 7 })
  })
})
