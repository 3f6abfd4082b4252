import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { YearFigures } from '#contract/transparency.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { siteHousekeepingJob } from '../site.jobs.ts'

const YEAR_MS = 366 * 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-06-01T10:00:00Z') })
})
afterAll(() => app.close())

const read = async () => {
  app.passTime(61_000)
  return ((await app.visitor().get('/api/site/transparency')).body as { years: YearFigures[] }).years
}

/** A report that came at a time and was decided some hours later; null: not yet. */
const report = (at: string, reason: string, outcome: string | null, hours = 0) =>
  app.world.db.execute(
    sql`insert into content_notices (reference, reason, location, explanation, language, created_at, outcome, decided_at)
        values ('M-' || gen_random_uuid(), ${reason}, 'Ort', 'Erklärung', 'de', ${at}::timestamptz, ${outcome},
          case when ${outcome}::text is not null then ${at}::timestamptz + make_interval(hours => ${hours}) end)`,
  )

test('figures are counted by year in Berlin, with the median of decisions', async () => {
  expect(await read()).toMatchObject([{ year: 2026, notices: { received: 0, medianHours: null } }])
  await report('2026-03-01T10:00:00Z', 'hate', 'restricted', 2)
  await report('2026-03-02T10:00:00Z', 'hate', 'kept', 4)
  await report('2026-03-03T10:00:00Z', 'other', 'kept', 30)
  await report('2026-05-31T10:00:00Z', 'other', null)
  // Still 2026 in London, and the next year in Berlin.
  await report('2025-12-31T23:30:00Z', 'privacy', 'kept', 1)
  await report('2025-12-31T22:30:00Z', 'minors', 'kept', 8)
  await app.world.db.execute(
    sql`insert into appeals (reference, about, subject_id, subject_reference, email, text, language, created_at, outcome, decided_at)
        values ('W-1', 'notice', gen_random_uuid(), 'M-1', 'ida@example.org', 'Nein.', 'de', '2026-04-01', 'granted', '2026-04-02')`,
  )
  const years = await read()
  expect(years.map(({ year }) => year)).toEqual([2026, 2025])
  expect(years[0]).toMatchObject({
    notices: { received: 5, restricted: 1, kept: 3, open: 1, medianHours: 3 },
    restrictions: { made: 0, grounds: [] },
    appeals: { received: 1, granted: 1, medianHours: 24 },
  })
  expect(years[0]?.notices.reasons).toEqual([
    { reason: 'hate', count: 2 },
    { reason: 'other', count: 2 },
    { reason: 'privacy', count: 1 },
  ])
  expect(years[1]).toMatchObject({ notices: { received: 1, medianHours: 8 } })
})

test('a year stays when its reports are deleted', async () => {
  await app.jobs.run(siteHousekeepingJob, {})
  app.passTime(YEAR_MS)
  await app.jobs.run(siteHousekeepingJob, {})
  app.passTime(2 * YEAR_MS)
  await app.jobs.run(siteHousekeepingJob, {})
  const years = await read()
  expect(years.map(({ year, notices }) => [year, notices.received])).toEqual([
    [2029, 0],
    [2026, 5],
    [2025, 1],
  ])
})
