import { isStaffAllowed } from '#contract/rights.ts'
import {
  STAFF_QUEUE_NAMES,
  STAFF_QUEUES,
  type StaffOverview,
  type StaffQueue,
  type Waiting,
} from '#contract/staff-overview.ts'
import { countActivePeople } from '#server/features/accounts/sessions/active-people.service.ts'
import { readContestAge, spentSince } from '#server/features/ads/staff/ad-sums.service.ts'
import { readMoneyAges } from '#server/features/billing/staff/money-ages.service.ts'
import { countPublicBrands } from '#server/features/brands/public-brands.service.ts'
import { readSupportAge } from '#server/features/chat/support-age.service.ts'
import { swipesSince } from '#server/features/insights/counting/swipe-sums.service.ts'
import { readQueueAge } from '#server/features/moderation/queue-ages.service.ts'
import { readTicketAge } from '#server/features/support/staff/queue.service.ts'
import { readHealth } from '#server/platform/jobs/jobs-health.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

type Read = (scope: StaffScope) => Promise<Omit<Waiting, 'late'> & { readonly late?: number }>

/** Who knows what waits in a queue. */
const READERS: Readonly<Record<StaffQueue, Read>> = {
  tickets: readTicketAge,
  conversations: readSupportAge,
  review: (scope) => readQueueAge(scope, ['brand', 'product', 'domain']),
  reports: (scope) => readQueueAge(scope, ['notice']),
  appeals: (scope) => readQueueAge(scope, ['appeal']),
  contests: readContestAge,
  requests: async (scope) => (await readMoneyAges(scope)).requests,
  returns: async (scope) => (await readMoneyAges(scope)).returns,
  unpaid: async (scope) => (await readMoneyAges(scope)).unpaid,
}

/** Product 14, Übersicht: the queues of the caller's role, figures, and whether the system works. */
export async function readStaffOverview(scope: StaffScope): Promise<StaffOverview> {
  const { actor, db } = scope
  const seen = STAFF_QUEUE_NAMES.filter((queue) => isStaffAllowed(actor.staffRole, STAFF_QUEUES[queue]))
  const queues = await Promise.all(seen.map(async (queue) => ({ late: null, ...(await READERS[queue](scope)), queue })))
  return { queues, figures: await readFigures(scope), health: await readHealth(db) }
}

async function readFigures(scope: StaffScope): Promise<StaffOverview['figures']> {
  const now = scope.now()
  const today = berlinDayOf(now)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const seesMoney = isStaffAllowed(scope.actor.staffRole, 'money')
  const [activeDay, activeWeek, swipes, brandsLive] = await Promise.all([
    countActivePeople(scope, ago(1)),
    countActivePeople(scope, ago(WEEK_DAYS)),
    swipesSince(scope, daysLater(today, -WEEK_DAYS)),
    countPublicBrands(scope),
  ])
  const firstDay = berlinMidnight(daysLater(today, 1 - WEEK_DAYS))
  return {
    ...{ activeDay, activeWeek, brandsLive },
    swipesEach: activeWeek === 0 ? null : Math.round((swipes / activeWeek) * 10) / 10,
    spentTodayCents: seesMoney ? await spentSince(scope, berlinMidnight(today)) : null,
    spentWeekCents: seesMoney ? await spentSince(scope, firstDay) : null,
  }
}
