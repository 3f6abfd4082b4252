import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import type { StaffRight } from './rights.ts'

/** The queues of the administration, by how long what waits in them may wait; each is seen by those with its right. */
export const STAFF_QUEUES = {
  tickets: 'support',
  conversations: 'support',
  review: 'read',
  reports: 'read',
  appeals: 'read',
  contests: 'read',
  requests: 'money',
  returns: 'money',
  unpaid: 'money',
} as const satisfies Readonly<Record<string, StaffRight>>
export type StaffQueue = keyof typeof STAFF_QUEUES
export const STAFF_QUEUE_NAMES = Object.keys(STAFF_QUEUES) as [StaffQueue, ...StaffQueue[]]

const Time = z.iso.datetime()
const Count = z.int().nonnegative()

/** What waits in a queue, and since when. */
export const Waiting = z.object({
  count: Count,
  /** Null: nothing waits. */
  oldestAt: Time.nullable(),
  /** Of tickets: those whose reply is late or nearly so; null: this queue has no deadline. */
  late: Count.nullable(),
})
export type Waiting = Output<typeof Waiting>

const StaffOverview = z
  .object({
    /** Those that the caller sees. */
    queues: z.array(Waiting.extend({ queue: z.enum(STAFF_QUEUE_NAMES) })),
    figures: z.object({
      /** People who were here within a day, and within a week. */
      activeDay: Count,
      activeWeek: Count,
      /** Swipes of the last seven counted days by each person of the week; null: none was here. */
      swipesEach: z.number().nonnegative().nullable(),
      brandsLive: Count,
      /** What clicks cost brands since midnight (Berlin), and within seven days; null: no right to see money. */
      spentTodayCents: z.int().nullable(),
      spentWeekCents: z.int().nullable(),
    }),
    health: z.object({
      /** Jobs that should have begun five minutes ago, and jobs of a day that were given up. */
      jobsLate: Count,
      jobsFailed: Count,
      /** Mails that wait to be sent, and the oldest of them. */
      mails: Count,
      oldestMailAt: Time.nullable(),
    }),
  })
  .meta({ id: 'StaffOverview' })
export type StaffOverview = Output<typeof StaffOverview>

export const staffOverviewContract = defineContract({
  'GET /api/admin/overview': {
    access: 'staff',
    staffRight: 'read',
    tag: 'staff',
    summary:
      'What waits for staff, with age and lateness, figures of the day, and whether the system works (Product 14)',
    response: StaffOverview,
  },
})
