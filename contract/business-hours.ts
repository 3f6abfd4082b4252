import { germanHolidays } from './german-holidays.ts'

/**
 * When people answer: several blocks a day by the clock in Berlin. A block that a change of the clock shortens or repeats
 * counts as long as it really lasted.
 */

/** From the first minute on and up to the last, which no longer belongs to it: `09:00` to `12:30`; `24:00` ends a day. */
interface OpeningBlock {
  readonly from: string
  readonly to: string
}

export interface BusinessHours {
  /** The blocks of Monday to Sunday; a day without blocks is closed. */
  readonly week: readonly (readonly OpeningBlock[])[]
  /** Whether the blocks hold on the days that are holidays in all of Germany. */
  readonly isOpenOnHolidays: boolean
}

interface Span {
  readonly start: number
  readonly end: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Hours that do not open for so long never do: no weekday is a holiday for a year. */
const SEARCHED_DAYS = 400

const WORKING_DAY: readonly OpeningBlock[] = [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '17:30' },
]

/** When support answers (Product 13). */
export const SUPPORT_HOURS: BusinessHours = {
  week: [WORKING_DAY, WORKING_DAY, WORKING_DAY, WORKING_DAY, WORKING_DAY, [], []],
  isOpenOnHolidays: false,
}

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** What the clock in Berlin shows, as if it were UTC. */
function clockOf(moment: number): number {
  const parts = Object.fromEntries(CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + (moment % 1000)
}

const offsetAt = (moment: number): number => clockOf(moment) - moment

const dayOf = (clock: number): string => new Date(clock).toISOString().slice(0, 10)

/** The minute at which the clock was changed between two moments with different offsets. */
function changeBetween(before: number, after: number): number {
  const offset = offsetAt(before)
  let [low, high] = [before / MINUTE_MS, after / MINUTE_MS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * MINUTE_MS) === offset) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

/** The parts of a day in which the clock runs evenly: one, or two when the clock is changed. */
function evenParts(day: string): readonly (Span & { readonly offset: number })[] {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Midnight is never skipped or repeated in Berlin: the clock is changed at 2 or 3 o'clock.
  const start = midnight - offsetAt(midnight - 2 * HOUR_MS)
  const end = midnight + DAY_MS - offsetAt(midnight + DAY_MS - HOUR_MS)
  const [first, last] = [offsetAt(start), offsetAt(end)]
  if (first === last) return [{ start, end, offset: first }]
  const change = changeBetween(start, end)
  return [
    { start, end: change, offset: first },
    { start: change, end, offset: last },
  ]
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function blocksOf(hours: BusinessHours, day: string): readonly OpeningBlock[] {
  if (!hours.isOpenOnHolidays && germanHolidays(Number(day.slice(0, 4))).includes(day)) return []
  return hours.week[(new Date(day).getUTCDay() + 6) % 7] ?? []
}

/** Joins spans that touch or overlap. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && span.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, span.end) }
    else result.push(span)
  }
  return result
}

function openSpansOf(hours: BusinessHours, day: string): Span[] {
  const blocks = blocksOf(hours, day)
  if (blocks.length === 0) return []
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return joined(
    evenParts(day).flatMap((part) =>
      blocks
        .map(({ from, to }) => ({
          start: Math.max(part.start, midnight + minutesOf(from) * MINUTE_MS - part.offset),
          end: Math.min(part.end, midnight + minutesOf(to) * MINUTE_MS - part.offset),
        }))
        .filter(({ start, end }) => start < end),
    ),
  )
}

/** What is open from the day of a moment on, in order. */
function* openSpansFrom(hours: BusinessHours, moment: number): Generator<Span> {
  const first = Date.parse(dayOf(clockOf(moment)))
  for (let days = 0, quiet = 0; quiet < SEARCHED_DAYS; days += 1, quiet += 1) {
    for (const span of openSpansOf(hours, dayOf(first + days * DAY_MS))) {
      quiet = 0
      yield span
    }
  }
}

/** Whether it is open at a moment. */
export function isOpen(hours: BusinessHours, at: Date): boolean {
  const moment = at.getTime()
  return openSpansOf(hours, dayOf(clockOf(moment))).some(({ start, end }) => start <= moment && moment < end)
}

/** The first open moment from `at` on, which is `at` itself while it is open; null: it never opens. */
export function nextOpening(hours: BusinessHours, at: Date): Date | null {
  for (const { start, end } of openSpansFrom(hours, at.getTime())) {
    if (end > at.getTime()) return new Date(Math.max(start, at.getTime()))
  }
  return null
}

/** The first moment at which it was open for so many minutes since `from`; null: it never will be. */
export function addWorkingMinutes(hours: BusinessHours, from: Date, minutes: number): Date | null {
  if (minutes <= 0) return from
  let left = minutes * MINUTE_MS
  for (const span of openSpansFrom(hours, from.getTime())) {
    const start = Math.max(span.start, from.getTime())
    if (span.end <= start) continue
    if (span.end - start >= left) return new Date(start + left)
    left -= span.end - start
  }
  return null
}

/** For how many minutes, with their fractions, it was open between two moments; 0 when the second is not later. */
export function workingMinutesBetween(hours: BusinessHours, from: Date, to: Date): number {
  let open = 0
  for (const span of openSpansFrom(hours, from.getTime())) {
    if (span.start >= to.getTime()) break
    open += Math.max(0, Math.min(span.end, to.getTime()) - Math.max(span.start, from.getTime()))
  }
  return open / MINUTE_MS
}
