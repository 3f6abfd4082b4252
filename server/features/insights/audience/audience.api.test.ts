import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Audience } from '#contract/audience.ts'
import { INSIGHT_GROUPS } from '#contract/insights.limits.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { insightsRoutes } from '../insights.routes.ts'
import { countAudiences } from './audience.service.ts'

const AUDIENCE = '/api/brand/insights/audience'
const PEOPLE = 60

let app: TestApp
let owner: TestPerson
let products: readonly SavedProduct[]
const people: string[] = []
beforeAll(async () => {
  app = await openTestApp({
    now: new Date('2026-06-10T10:00:00Z'),
    parts: { registerRoutes: insightsRoutes },
    prepare: async (world) => {
      products = await saveInvented(
        world,
        [
          inventedProduct(0, { productType: 'tops', priceCents: 4900 }),
          inventedProduct(1, { productType: 'shoes', priceCents: 12_000 }),
          inventedProduct(2, { productType: 'tops', priceCents: 4900 }),
          inventedProduct(3, { productType: 'pants', priceCents: 4900 }),
        ],
        // Products 0 and 2 are of the first brand, the others of the second.
        2,
      )
    },
  })
  owner = await app.person()
  await run(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${owner.id}::uuid, 'admin', true from products where no = ${products[0]?.no}`,
  )
  for (let n = 0; n < PEOPLE; n++) people.push(randomUUID())
  await run(
    sql`insert into users (id, username, username_key, email, email_key, terms_version, terms_accepted_at)
        select id, id::text, id::text, id || '@example.com', id || '@example.com', '1', now()
        from unnest(${sql.param(people)}::uuid[]) u(id)`,
  )
})
afterAll(() => app.close())

const run = (text: ReturnType<typeof sql>) => app.world.db.execute(text)
const like = (who: readonly string[], product: number, at: string, seq: number) =>
  run(
    sql`insert into interactions (user_id, seq, product_no, action, key, created_at)
        select id, ${seq}::int, ${products[product]?.no}::int, 'like', gen_random_uuid(), ${at}::timestamptz
        from unnest(${sql.param([...who])}::uuid[]) u(id)`,
  )
const chooseGender = (who: readonly string[], gender: readonly string[]) =>
  run(
    sql`insert into decks (user_id, swipe_state)
        select id, ${JSON.stringify({ filters: { gender } })}::jsonb from unnest(${sql.param([...who])}::uuid[]) u(id)
        on conflict (user_id) do update set swipe_state = excluded.swipe_state`,
  )
const audience = async (query = ''): Promise<Audience> =>
  (await owner.get(AUDIENCE + query)).body as unknown as Audience
const cells = ({ months }: Audience) =>
  months.map(({ month, people: everyone, traits }) => [
    month,
    everyone,
    Object.values(traits).map((values) => values.map(({ value, people: count }) => `${value} ${count}`)),
  ])

describe('the audience', () => {
  test('is of a complete month, once it cannot change any more, and has each person once', async () => {
    await chooseGender(people.slice(0, 32), ['women'])
    await chooseGender(people.slice(32, 57), ['men'])
    await like(people, 0, '2026-05-03T10:00:00Z', 1)
    await like(people, 2, '2026-05-31T21:59:00Z', 2)
    await like(people.slice(0, 40), 1, '2026-05-20T10:00:00Z', 3)
    // Of June.
    await like(people.slice(0, 5), 3, '2026-05-31T22:00:00Z', 4)
    await like([owner.id], 0, '2026-05-03T10:00:00Z', 1)
    app.passTime(new Date('2026-06-03T10:00:00Z').getTime() - app.world.now().getTime())
    await countAudiences(app.world)
    expect(await audience()).toEqual({ months: [] })
    app.passTime(7 * 86_400_000)
    // Several processes at once.
    await Promise.all([countAudiences(app.world), countAudiences(app.world)])
    // Three people without a gender would be the rest, so the men are hidden with them; that all like one price is hidden, too.
    expect(cells(await audience())).toEqual([['2026-05-01', 60, [['women 30'], [], ['shoes 40']]]])
  })

  test('tells a program that tries ranges, filters, deletions and other days nothing about fewer people', async () => {
    const before = await audience()
    for (const by of INSIGHT_GROUPS) {
      const query = `?by=${by}&from=2026-05-02&to=2026-05-02&product=${products[0]?.id}`
      // Ranges and filters make no difference.
      expect(await audience(query)).toEqual(before)
      const { status, body } = await owner.get(`/api/brand/insights/breakdown?by=${by}&from=2026-05-02&to=2026-05-03`)
      expect([status, JSON.stringify(body).includes('women 30')]).toEqual([200, false])
    }
    await chooseGender(people.slice(0, 20), ['men'])
    await run(sql`delete from users where id = ${people[0]}`)
    await like([people[1] ?? ''], 1, '2026-05-25T10:00:00Z', 9)
    await countAudiences(app.world)
    app.passTime(20 * 86_400_000)
    await countAudiences(app.world)
    expect(await audience()).toEqual(before)
  })

  test('of another brand is its own, and members without the right see none', async () => {
    const [outsider, editor] = [await app.person(), await app.person()]
    await run(
      sql`insert into brand_members (brand_id, user_id, role, is_owner)
          select brand_id, ${outsider.id}::uuid, 'admin', true from products where no = ${products[1]?.no}
          union all select brand_id, ${editor.id}::uuid, 'editor', false from products where no = ${products[0]?.no}`,
    )
    const { months } = (await outsider.get(AUDIENCE)).body as unknown as Audience
    expect(months.map(({ people: everyone }) => everyone)).toEqual([40])
    expect((await editor.get(AUDIENCE)).status).toBe(403)
    expect((await app.visitor().get(AUDIENCE)).status).toBe(401)
  })
})
