import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDING_NOTICE_DAYS } from '#contract/brand-endings.limits.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { endBrandsJob } from '../moderation.jobs.ts'
import { openReviewDesk, type ReviewDesk } from '../testing/review-desk.ts'

const DAY_MS = 86_400_000

let review: ReviewDesk
beforeAll(async () => {
  review = await openReviewDesk()
})
afterAll(() => review.app.close())

const hasEnded = async (id: string) => {
  const [row] = await rowsOf<{ hasEnded: boolean }>(
    review.app.world.db,
    sql`select ended_at is not null as "hasEnded" from brands where id = ${id}`,
  )
  return row?.hasEnded
}

async function endingBrand(): Promise<string> {
  const { app, moderator } = review
  const brand = await review.waitingBrand()
  await review.decide(brand.path, 'approve', {})
  app.passTime(1000)
  const lastDay = daysLater(berlinDayOf(app.world.now()), ENDING_NOTICE_DAYS)
  const reasons = { ground: 'terms', facts: 'Drei Produkte waren Nachahmungen, trotz zweier Hinweise.', note: '' }
  const answer = await moderator.post(`/api/admin/brands/${brand.id}/ending`, { ...reasons, cause: 'notice', lastDay })
  expect(answer.status).toBe(200)
  return brand.id
}

test('a brand whose end fails does not stop the others, and the job reports it', async () => {
  const { app } = review
  const [broken, other] = [await endingBrand(), await endingBrand()]
  await asOwner(
    app.database.url,
    `create function fail_end() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger fail_end before update on brands for each row when (new.id = '${broken}') execute function fail_end()`,
  )
  app.passTime((ENDING_NOTICE_DAYS + 2) * DAY_MS)
  await expect(app.jobs.run(endBrandsJob, {})).rejects.toThrow('1 of 2 failed')
  expect([await hasEnded(broken), await hasEnded(other)]).toEqual([false, true])
  expect(app.logged.some((line) => line.includes(broken))).toBe(true)
  await asOwner(app.database.url, 'drop trigger fail_end on brands')
  await app.jobs.run(endBrandsJob, {})
  expect(await hasEnded(broken)).toBe(true)
})
