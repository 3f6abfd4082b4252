export const SNOOZE_CHOICES = ['hour', 'hours', 'tomorrow', 'week'] as const
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number]

const HOUR_MS = 3_600_000
/** When a desk begins, by the clock of the device. */
const MORNING = 9

function morningIn(now: Date, days: number): Date {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  day.setHours(MORNING, 0, 0, 0)
  return day
}

/** Until when each choice puts a conversation aside; `week` is the next Monday. */
export const snoozeTimes = (now: Date): Readonly<Record<SnoozeChoice, Date>> => ({
  hour: new Date(now.getTime() + HOUR_MS),
  hours: new Date(now.getTime() + 4 * HOUR_MS),
  tomorrow: morningIn(now, 1),
  week: morningIn(now, (8 - now.getDay()) % 7 || 7),
})
