import { monthsBefore } from '#server/platform/data/partitions.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { allowLongStatements } from '../groups/people-groups.store.ts'
import { countDay, type Day, lockDay, selectCounted, selectFirstDay } from './count-days.store.ts'

const HOUR_MS = 3_600_000
/** Events are accepted for 72 hours (Decision 134); in the hour after that the last of them are committed. */
const SEALED_AFTER_MS = 73 * HOUR_MS
/** Trust 4.3: events are kept for so long. */
const KEPT_MONTHS = 13
/** Days before today that are not sealed yet. */
const LATE_DAYS = 4
/** How old a count may be, a little less because the job runs every minute: other open days than today get few events. */
const RECOUNT_MS = { today: 4.5 * 60_000, others: HOUR_MS - 30_000 } as const

/** The day with its bounds. */
export function boundsOf(day: string): Day {
  const end = berlinMidnight(daysLater(day, 1))
  return { day, start: berlinMidnight(day), end, sealedFrom: new Date(end.getTime() + SEALED_AFTER_MS) }
}

/**
 * Job: counts today every five minutes, and the other days that are not sealed once an hour; a day whose events can no longer change is counted
 * a last time and sealed. Several processes may run it at once: each day is counted by one of them at a time, and counting
 * it again changes nothing.
 */
export async function countOpenDays(world: World, signal?: AbortSignal): Promise<void> {
  const now = world.now()
  const today = berlinDayOf(now)
  for (const day of await listOpenDays(world, now)) {
    if (signal?.aborted) return
    const { countedAt, ...bounds } = day
    const isSealed = now >= bounds.sealedFrom
    const mostMs = bounds.day === today ? RECOUNT_MS.today : RECOUNT_MS.others
    if (!isSealed && countedAt !== null && now.getTime() - countedAt.getTime() < mostMs) continue
    await inTransaction(world, async ({ db }) => {
      await allowLongStatements(db)
      if (!(await lockDay(db, bounds.day))) await countDay(db, bounds, { now, isSealed })
    })
  }
}

/** All days that are not sealed, the oldest first; today is always one. */
async function listOpenDays(world: World, now: Date): Promise<(Day & { readonly countedAt: Date | null })[]> {
  const today = berlinDayOf(now)
  const { lastSealed, open } = await selectCounted(world.db)
  const [firstCounted] = open.keys()
  // Until a day is sealed, late events may be of days before the first count.
  const first = lastSealed
    ? daysLater(lastSealed, 1)
    : firstCounted
      ? earlier(firstCounted, daysLater(today, -LATE_DAYS))
      : ((await findFirstDay(world, now)) ?? today)
  const days: (Day & { readonly countedAt: Date | null })[] = []
  for (let day = earlier(first, today); day <= today; day = daysLater(day, 1)) {
    days.push({ ...boundsOf(day), countedAt: open.get(day) ?? null })
  }
  return days
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

const findFirstDay = (world: World, now: Date): Promise<string | null> =>
  inTransaction(world, async ({ db }) => {
    await allowLongStatements(db)
    return selectFirstDay(db, boundsOf(berlinDayOf(monthsBefore(now, KEPT_MONTHS))))
  })
