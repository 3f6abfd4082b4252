import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overview } from '#contract/overview.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { countDaysJob } from '#server/features/insights/insights.jobs.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { interval } from './overview.service.ts'

let app: TestApp
let owner: TestPerson
let products: readonly { readonly id: string; readonly no: number; readonly brandId: string }[]

beforeAll(async () => {
  app = await openTestApp({
    now: new Date('2026-03-10T11:00:00Z'),
    prepare: async (world) => {
      await saveInvented(
        world,
        Array.from({ length: 4 }, (_, n) => inventedProduct(n)),
      )
    },
  })
  owner = await app.person()
  products = await rowsOf(app.world.db, sql`select id, no, brand_id as "brandId" from products order by no`)
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select distinct brand_id, ${owner.id}::uuid, 'admin', true from products where no = ${products[0]?.no}`,
  )
})
afterAll(() => app.close())

/** The overview after all days were counted anew. */
const overview = async (person = owner): Promise<Overview> => {
  await app.world.db.execute(sql`delete from counted_days`)
  await app.jobs.run(countDaysJob, {})
  return (await person.get('/api/brand/overview')).body
}
const view = (person: TestPerson, day: string, index = 0) =>
  app.world.db.execute(
    sql`insert into product_events (user_id, product_no, day, kind, key)
        values (${person.id}, ${products[index]?.no}, ${day}, 'viewed', gen_random_uuid())`,
  )
const save = (person: TestPerson, moment: string, index = 0) =>
  app.world.db.execute(
    sql`insert into saved_products (user_id, product_no, saved_at)
        values (${person.id}, ${products[index]?.no}, ${moment}::timestamptz)`,
  )
const click = (person: TestPerson, moment: string, index = 0) =>
  app.world.db.execute(
    sql`insert into clicks (key, user_id, product_id, clicked_at)
        values (gen_random_uuid(), ${person.id}, ${products[index]?.id}, ${moment}::timestamptz)`,
  )

describe('the overview', () => {
  test('says nothing where nothing happened, and never a rate of no one', async () => {
    const { views, saves, clickRate, interested, activity, top } = await overview()
    expect({ views: views.total, saves, clickRate, interested, activity, top }).toEqual({
      views: 0,
      saves: { total: 0, week: 0, weekBefore: 0, days: Array.from({ length: 14 }, () => 0) },
      clickRate: null,
      interested: 0,
      activity: [],
      top: { week: [], month: [] },
    })
  })

  test('counts what people did, by day, without the own team and without names', async () => {
    const people = [await app.person(), await app.person(), await app.person()] as const
    for (const person of people) await view(person, '2026-03-10')
    for (const person of people) await view(person, '2026-03-09')
    await view(people[0], '2026-03-01')
    await view(owner, '2026-03-10')
    await save(people[0], '2026-03-10T08:00:00Z')
    await save(people[1], '2026-03-10T09:00:00Z')
    await save(owner, '2026-03-10T09:00:00Z')
    await click(people[0], '2026-03-10T08:00:00Z')
    await click(owner, '2026-03-10T08:00:00Z')
    const { views, saves, clickRate, interested, activity } = await overview()
    expect(views).toMatchObject({ total: 7, today: 3, hour: 12, yesterdaySoFar: 3, week: 3, weekBefore: 1 })
    expect([views.days.length, views.days.at(-1), views.days.at(5)]).toEqual([14, 3, 1])
    expect(saves).toMatchObject({ total: 2, week: 0, weekBefore: 0 })
    expect(clickRate).toBeCloseTo(1 / 7)
    expect(interested).toBe(2)
    expect(activity.map(({ kind, day, people: count }) => [kind, day, count])).toEqual([
      ['saved', '2026-03-10', 2],
      ['clicked', '2026-03-10', 1],
    ])
    expect(JSON.stringify(activity)).not.toContain(people[0].id)
  })

  test('compares today with the same hours of yesterday, and saves with removals', async () => {
    const before = await overview()
    const people = [await app.person(), await app.person(), await app.person()] as const
    // A minute before noon in Berlin, which is now, and a minute after it.
    for (const [index, moment] of ['2026-03-09T10:59:00Z', '2026-03-09T11:01:00Z'].entries()) {
      await app.world.db.execute(
        sql`insert into product_events (user_id, product_no, day, kind, happened_at, key)
            values (${people[index]?.id}, ${products[0]?.no}, '2026-03-09', 'detail', ${moment}::timestamptz, gen_random_uuid())`,
      )
    }
    await app.world.db.execute(
      sql`insert into interactions (user_id, seq, product_no, action, key, saved_before, created_at)
          select u.id, 1, ${products[0]?.no}, u.action, gen_random_uuid(), case when u.action = 'unsave' then now() end,
            '2026-03-08T10:00:00Z'::timestamptz
          from unnest(${sql.param(people.map(({ id }) => id))}::uuid[], array['like', 'unsave', 'unsave']) u(id, action)`,
    )
    const { views, saves } = await overview()
    expect(views.yesterdaySoFar).toBe(before.views.yesterdaySoFar + 1)
    expect(views.week).toBe(before.views.week + 2)
    expect(saves.week).toBe(-1)
  })

  test('compares products by their rate of likes from fifty viewers on, over seven and 28 days', async () => {
    const sums = (index: number, day: string, viewed: number, liked: number) =>
      app.world.db.execute(
        sql`insert into product_days (product_no, day, source, device, is_promoted, shown, viewed, liked, passed,
              too_expensive, not_my_style, size_missing, opened, saved, unsaved, clicked)
            values (${products[index]?.no}, ${day}, 'unknown', 'tablet', false, ${viewed}, ${viewed}, ${liked}, 0, 0, 0, 0, 0, 0, 0, 0)`,
      )
    // Counted once, then read: counting again would replace what no event explains.
    await overview()
    await sums(0, '2026-03-05', 55, 25)
    await sums(0, '2026-02-20', 45, 25)
    await sums(0, '2026-01-20', 1000, 1000)
    const { top }: Overview = (await owner.get('/api/brand/overview')).body
    const [week, month] = [top.week[0], top.month[0]]
    expect([top.week.length, top.month.length, week?.id, month?.id]).toEqual([1, 1, products[0]?.id, products[0]?.id])
    expect(week?.viewers).toBeLessThan(month?.viewers ?? 0)
    expect(month).toMatchObject({ name: expect.any(String), likes: 51 })
    expect(month?.low).toBeLessThan(month?.rate ?? 0)
    await app.world.db.execute(sql`delete from product_days where device = 'tablet'`)
    await sums(0, '2026-03-05', 40, 40)
    const under: Overview = (await owner.get('/api/brand/overview')).body
    expect(under.top.week).toEqual([])
  })

  test('counts who liked, saved or clicked as interested, also when the like is gone since, but not when it was taken back', async () => {
    const { interested } = await overview()
    const swipe = (person: TestPerson, seq: number, action: string, takesBack: number | null = null) =>
      app.world.db.execute(
        sql`insert into interactions (user_id, seq, product_no, action, key, takes_back, saved_before, created_at)
            values (${person.id}, ${seq}, ${products[0]?.no}, ${action}, gen_random_uuid(), ${takesBack},
              case when ${action} = 'unsave' then now() end, '2026-03-09T10:00:00Z'::timestamptz)`,
      )
    const [removed, undone, passed, again] = [
      await app.person(),
      await app.person(),
      await app.person(),
      await app.person(),
    ]
    await swipe(removed, 1, 'like')
    await swipe(removed, 2, 'unsave')
    await swipe(undone, 1, 'like')
    await swipe(undone, 2, 'undo', 1)
    await swipe(passed, 1, 'pass')
    await swipe(again, 1, 'like')
    await swipe(again, 2, 'undo', 1)
    await swipe(again, 3, 'like')
    await swipe(owner, 1, 'like')
    expect((await overview()).interested).toBe(interested + 2)
    app.passTime(28 * 86_400_000)
    expect((await overview()).interested).toBe(0)
    app.passTime(-28 * 86_400_000)
  })

  test('of another brand shows none of it', async () => {
    const other = await app.person()
    await insertTestBrand(app.world, { owner: other.id })
    const { products: own, views, saves, followers, nextStep } = await overview(other)
    expect([own.total, views.total, saves.total, followers]).toEqual([0, 0, 0, 0])
    expect(nextStep).toEqual({ kind: 'imprint', products: 0 })
  })
})

test('the interval stays within nought and one', () => {
  expect(interval(0, 50).low).toBe(0)
  expect(interval(30, 60).low).toBeCloseTo(0.377, 2)
  expect(interval(30, 60).high).toBeCloseTo(0.623, 2)
  expect(interval(50, 50).high).toBeLessThanOrEqual(1)
})
