import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUPPORT_FIGURE_WEEKS } from '#contract/support.limits.ts'
import type { SupportWeek } from '#contract/support-staff.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  // Saturday in the week of Monday, 23 November.
  app = await openTestApp({ now: new Date('2026-11-28T10:00:00Z') })
})
afterAll(() => app.close())

interface Ticket {
  readonly created: string
  readonly minutes?: number
  readonly resolved?: string
  readonly rated?: readonly [at: string, stars: number]
}

test('are counted by weeks of Berlin, with the median of first replies and the average of stars', async () => {
  const [agent, person] = [await app.person({ staff: 'support' }), await app.person()]
  const add = ({ created, minutes, resolved, rated }: Ticket) =>
    app.world.db.execute(
      sql`insert into tickets (owner_id, subject, category, urgency, priority, language, created_at, updated_at,
            first_reply_minutes, resolved_at, rated_at, stars)
          values (${person.id}, 'Frage', 'account', 'normal', 'normal', 'de', ${created}, ${created}, ${minutes ?? null},
            ${resolved ?? null}, ${rated?.[0] ?? null}, ${rated?.[1] ?? null})`,
    )
  // Sunday 23:30 in Berlin, and half an hour later.
  await add({ created: '2026-11-22T22:30:00Z', minutes: 90, resolved: '2026-11-22T23:00:00Z' })
  await add({ created: '2026-11-22T23:00:00Z', minutes: 30, rated: ['2026-11-24T10:00:00Z', 5] })
  await add({ created: '2026-11-24T09:00:00Z', minutes: 50, rated: ['2026-11-25T10:00:00Z', 2] })
  await add({ created: '2026-11-25T09:00:00Z' })
  const answer = await agent.get('/api/admin/tickets/weeks')
  const { weeks } = answer.body as { weeks: SupportWeek[] }
  expect(weeks).toHaveLength(SUPPORT_FIGURE_WEEKS)
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-16', opened: 1, solved: 0, firstReplyMinutes: 90, rating: null, ratings: 0 },
    { from: '2026-11-23', opened: 3, solved: 1, firstReplyMinutes: 40, rating: 3.5, ratings: 2 },
  ])
  expect(weeks[0]).toEqual({
    from: '2026-09-07',
    opened: 0,
    solved: 0,
    firstReplyMinutes: null,
    rating: null,
    ratings: 0,
  })
  expect((await (await app.person({ staff: 'finance' })).get('/api/admin/tickets/weeks')).status).toBe(403)
})
