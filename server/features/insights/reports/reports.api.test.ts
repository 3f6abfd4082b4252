import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Series } from '#contract/insights.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { countDaysJob, reportsJob } from '../insights.jobs.ts'

/** 8:00 on a Monday in Berlin, the day after the clocks went forward. */
const MONDAY = new Date('2026-03-30T06:00:00Z')
const HOUR_MS = 3_600_000

let app: TestApp
let owner: TestPerson
let products: readonly SavedProduct[]
beforeAll(async () => {
  app = await openTestApp({
    now: MONDAY,
    prepare: async (world) => {
      // One product of each of three brands; the third one has no event.
      products = await saveInvented(world, [inventedProduct(0), inventedProduct(1), inventedProduct(2)], 3)
    },
  })
  owner = await app.person()
  const [marketing, editor, quiet, viewer] = [
    await app.person(),
    await app.person(),
    await app.person(),
    await app.person(),
  ]
  const join = (person: TestPerson, product: number, role: string, isOwner: boolean) =>
    app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role, is_owner)
          select brand_id, ${person.id}::uuid, ${role}, ${isOwner} from products where no = ${products[product]?.no}`,
    )
  await join(owner, 0, 'admin', true)
  await join(marketing, 0, 'marketing', false)
  await join(editor, 0, 'editor', false)
  await app.world.db.execute(sql`update users set language = 'en' where id = ${marketing.id}`)
  await join(quiet, 2, 'admin', true)
  for (const day of ['2026-03-24', '2026-03-29', '2026-03-17'])
    await app.world.db.execute(
      sql`insert into product_events (user_id, product_no, day, kind, happened_at, key, source, device)
          values (${viewer.id}, ${products[0]?.no}, ${day}::date, 'viewed', ${`${day}T10:00:00Z`}::timestamptz,
            gen_random_uuid(), 'search', 'phone')`,
    )
  await app.jobs.run(countDaysJob, {})
})
afterAll(() => app.close())

const run = async () => {
  await Promise.all([app.jobs.run(reportsJob, {}), app.jobs.run(reportsJob, {})])
  await app.jobsDone()
}
const reports = () => app.mail.messages.filter(({ subject }) => /Woche|week|Monat|month/.test(subject))

test('the week goes to those who may see figures, once, with the numbers of the screen, in their language', async () => {
  app.passTime(-HOUR_MS)
  await run()
  expect(reports()).toEqual([])
  app.passTime(HOUR_MS)
  await run()
  await run()
  expect(reports()).toHaveLength(2)
  const german = reports().find(({ subject }) => subject.includes('Woche'))
  expect(german?.subject).toContain('deine Woche vom 23.03.2026 bis 29.03.2026')
  const { range, comparison } = (
    await owner.get('/api/brand/insights/series?from=2026-03-23&to=2026-03-29&compare=previous')
  ).body as Series
  expect([range.totals.viewed, comparison?.totals.viewed]).toEqual([2, 1])
  expect(german?.text).toContain(`Angesehen: ${range.totals.viewed} (davor ${comparison?.totals.viewed}).`)
  expect(german?.text).not.toContain('Bestellungen')
  expect(reports().find(({ subject }) => subject.includes('week'))?.text).toContain('Viewed: 2 (before: 1).')
})

test('its own link ends it, by a page and by one click, and only for this reader', async () => {
  const german = reports().find(({ subject }) => subject.includes('Woche'))
  const address = new URL(/<(.*)>/.exec(german?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
  expect(german?.text).toContain(address.href)
  const post = (url: string, body: string) =>
    app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    })
  const path = address.pathname + address.search
  expect((await post(path, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect((await post(path, '')).headers['location']).toBe('/drops/unsubscribed')
  expect((await post(`${address.pathname}?token=${'x'.repeat(44)}`, '')).headers['location']).toBe(
    '/drops/link-expired',
  )
  app.passTime(7 * 24 * HOUR_MS)
  await app.jobs.run(countDaysJob, {})
  await run()
  // The 7th of April: still within four weeks of the last event.
  expect(reports().map(({ subject }) => /Woche|week/.exec(subject)?.[0])).toEqual(
    expect.arrayContaining(['week', 'week']),
  )
  expect(reports().filter(({ subject }) => subject.includes('Woche'))).toHaveLength(1)
})

test('the month comes to those who chose it, and nothing after four quiet weeks', async () => {
  await owner.put('/api/notifications/preferences', { kind: 'monthly-report', channel: 'mail', isOn: true })
  const before = reports().length
  // 1 April, after 8:00; the week's report is 36 hours old and is not sent any more.
  app.passTime(-5 * 24 * HOUR_MS)
  await run()
  const [month] = reports().slice(before)
  expect(month?.subject).toContain('dein Monat März 2026')
  expect(reports()).toHaveLength(before + 1)
  // The Monday of 4 May.
  app.passTime(33 * 24 * HOUR_MS)
  await app.jobs.run(countDaysJob, {})
  await run()
  expect(reports()).toHaveLength(before + 1)
  expect(await rowsOf(app.world.db, sql`select 1 from notifications where kind like '%report'`)).toEqual([])
})

test('trends come every week, once, in the words of the reader, and end by their own link alone', async () => {
  const trends = () => app.mail.messages.filter(({ subject }) => /Trends der Woche|trends of the week/.test(subject))
  const viewer = await app.person()
  // The Monday of 11 May.
  app.passTime(7 * 24 * HOUR_MS)
  const cells = [
    ['type', 'tops', 12],
    ['type', 'shoes', -7],
    ['colour', 'black', 3],
    ['price', '2500', -1],
  ] as const
  for (const [kind, key, change] of cells)
    await app.world.db.execute(
      sql`insert into trend_cells (kind, key, change_percent, made_at)
          values (${kind}, ${key}, ${change}, ${app.world.now().toISOString()}::timestamptz)`,
    )
  await run()
  // Nothing has happened for four weeks.
  expect(trends()).toEqual([])
  await app.world.db.execute(
    sql`insert into product_events (user_id, product_no, day, kind, happened_at, key, source, device)
        values (${viewer.id}, ${products[0]?.no}, '2026-05-12', 'viewed', '2026-05-12T10:00:00Z', gen_random_uuid(), 'search', 'phone')`,
  )
  app.passTime(7 * 24 * HOUR_MS)
  await app.jobs.run(countDaysJob, {})
  await run()
  await run()
  const [german] = trends().filter(({ subject }) => subject.includes('der Woche'))
  expect(german?.text).toContain('Kategorien: Oberteile +12 %, Schuhe −7 %.')
  expect(german?.text).toContain('Preise: 25 bis 50 € −1 %.')
  const english = trends().find(({ subject }) => subject.includes('of the week'))
  expect(english?.text).toContain('Colours: Black +3%.')
  // Both members who may see figures; the editor may not.
  expect(trends()).toHaveLength(2)
  const address = new URL(/<(.*)>/.exec(german?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
  const answer = await app.http.inject({
    method: 'POST',
    url: address.pathname + address.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  const chosen = await rowsOf(
    app.world.db,
    sql`select kind, is_on as "isOn" from notification_preferences where user_id = ${owner.id} and channel = 'mail'`,
  )
  expect(chosen).toContainEqual({ kind: 'weekly-trends', isOn: false })
  expect(chosen).toContainEqual({ kind: 'monthly-report', isOn: true })
})
