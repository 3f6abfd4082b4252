import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOldBehaviourJob } from '#server/features/discovery/discovery.jobs.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { partitionsJob } from '#server/platform/audit/audit.jobs.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

/** Five minutes before the year ends, in Berlin as in UTC an hour later. */
const NOW = new Date('2027-12-31T23:55:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const EVENTS = ['view', 'click'] as const

let app: TestApp
let products: readonly SavedProduct[]
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      products = await saveInvented(world, [inventedProduct(0), inventedProduct(1)])
    },
  })
})
afterAll(() => app.close())

/** A key that a device makes at this moment. */
function keyAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
const send = async (person: TestPerson, event: (typeof EVENTS)[number], key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  expect((await person.post(`/api/products/${products[0]?.id}/${event}`, {}, { headers })).status).toBe(200)
}
/** The partitions in which the events of a user are, in order. */
const partsOf = async ({ id }: TestPerson, event: (typeof EVENTS)[number]) => {
  const table = sql.raw(event === 'view' ? 'product_events' : 'clicks')
  const rows = await rowsOf<{ part: string }>(
    app.world.db,
    sql`select tableoid::regclass::text as part from ${table} where user_id = ${id} order by 1`,
  )
  return rows.map(({ part }) => part.slice(-7))
}
const at = (ms: number) => new Date(app.world.now().getTime() + ms)

describe.each(EVENTS)('a %s', (event) => {
  test('counts once, however often and in whichever month it arrives', async () => {
    const person = await app.person()
    const key = keyAt(app.world.now())
    await Promise.all(Array.from({ length: 4 }, () => send(person, event, key)))
    app.passTime(10 * MINUTE_MS)
    await send(person, event, key)
    app.passTime(2 * DAY_MS)
    await send(person, event, key)
    expect(await partsOf(person, event)).toEqual([event === 'view' ? '2028_01' : '2027_12'])
    app.passTime(-10 * MINUTE_MS - 2 * DAY_MS)
  })

  test('counts once, too, when its key says nothing of the time, or something wrong', async () => {
    for (const key of [randomUUID(), keyAt(at(-40 * DAY_MS)), keyAt(at(9000 * DAY_MS))]) {
      const person = await app.person()
      await send(person, event, key)
      app.passTime(DAY_MS)
      await send(person, event, key)
      app.passTime(-DAY_MS)
      expect(await partsOf(person, event)).toHaveLength(1)
    }
  })

  test('of last month that arrives late is of last month', async () => {
    const person = await app.person()
    app.passTime(2 * DAY_MS)
    await send(person, event, keyAt(at(-2.5 * DAY_MS)))
    app.passTime(-2 * DAY_MS)
    expect(await partsOf(person, event)).toEqual(['2027_12'])
  })

  test('without a key counts at its arrival', async () => {
    const person = await app.person()
    await send(person, event)
    app.passTime(2 * DAY_MS)
    await send(person, event)
    app.passTime(-2 * DAY_MS)
    expect(await partsOf(person, event)).toHaveLength(2)
  })

  test('finds the partition of its month, a year on, because a job prepares it', async () => {
    const before = app.world.now()
    for (let month = 0; month < 12; month++) {
      await app.jobs.run(partitionsJob, {})
      app.passTime(31 * DAY_MS)
    }
    const person = await app.person()
    await send(person, event)
    app.passTime(before.getTime() - app.world.now().getTime())
    expect(await partsOf(person, event)).toEqual(['2029_01'])
  })
})

test('a deleted account leaves its clicks without saying whose, and none of its views', async () => {
  const person = await app.person()
  const count = async () =>
    rowsOf(
      app.world.db,
      sql`select (select count(*) from clicks)::int as clicks, (select count(*) from product_events)::int as views`,
    )
  const [before] = await count()
  for (const event of EVENTS) await send(person, event)
  // Events that arrive while the account is deleted are counted before it, or not at all.
  await Promise.all([
    send(person, 'click').catch(() => {}),
    app.world.db.execute(sql`delete from users where id = ${person.id}`),
    person.post(`/api/products/${products[1]?.id}/view`, {}),
  ])
  expect([await partsOf(person, 'click'), await partsOf(person, 'view')]).toEqual([[], []])
  const [after] = (await count()) as { clicks: number; views: number }[]
  expect(after).toMatchObject({ views: (before as { views: number }).views })
  expect(after?.clicks).toBeGreaterThan((before as { clicks: number }).clicks)
})

describe('a month of views', () => {
  const months = async () => {
    const rows = await rowsOf<{ name: string }>(
      app.world.db,
      sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'product_events'::regclass and c.relname < 'product_events_2026' order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  test('is dropped as a whole after 13 months, and never before', async () => {
    await app.world.db.execute(sql`select ensure_partitions('2024-02-10T00:00:00Z')`)
    expect(await months()).toHaveLength(4)
    await app.jobs.run(forgetOldBehaviourJob, {})
    expect(await months()).toEqual([])
    const before = await rowsOf(app.world.db, sql`select relname from pg_class where relispartition order by 1`)
    await app.world.db.execute(sql`select drop_partitions('product_events', 'infinity')`)
    expect(await rowsOf(app.world.db, sql`select relname from pg_class where relispartition order by 1`)).toEqual(
      before,
    )
  })

  test('of clicks is never dropped', async () => {
    const drop = app.world.db.execute(sql`select drop_partitions('clicks', '2024-01-01')`)
    await expect(drop).rejects.toMatchObject({ cause: { message: 'the partitions of clicks are kept' } })
  })
})

test('partitions have the keys and indexes of their table', async () => {
  const rows = await asOwner<{ parent: string; parts: number; alike: boolean }>(
    app.database.url,
    sql`select i.inhparent::regclass::text as parent, count(*)::int as parts,
          bool_and((select count(*) from pg_index x where x.indrelid = i.inhrelid)
            = (select count(*) from pg_index x where x.indrelid = i.inhparent)) as alike
        from pg_inherits i join pg_class c on c.oid = i.inhparent and c.relkind = 'p'
        where c.relnamespace = 'public'::regnamespace group by 1 order by 1`,
  )
  expect(rows.map(({ parent, alike }) => [parent, alike])).toEqual([
    ['audit_log', true],
    ['clicks', true],
    ['product_events', true],
  ])
})
