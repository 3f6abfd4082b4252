import { DEMO_DAYS, DROP_DAYS_AGO } from './timetable.ts'

const AT_FIRST = 38
const PER_DAY = 6.4
const BY_DROP = 154

/** How many people followed the label at the end of a day so many days ago; its drop brought many. */
export function followersOn(daysAgo: number): number {
  const day = DEMO_DAYS - daysAgo
  const sinceDrop = DROP_DAYS_AGO - daysAgo
  const wave = Math.round(2.5 * Math.sin(day * 1.7))
  return Math.round(AT_FIRST + day * PER_DAY + (sinceDrop >= 0 ? BY_DROP * (1 - 0.55 ** (sinceDrop + 1)) : 0)) + wave
}
