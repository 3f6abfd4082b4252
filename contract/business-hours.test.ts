import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addWorkingMinutes,
  type BusinessHours,
  isOpen,
  nextOpening,
  SUPPORT_HOURS,
  workingMinutesBetween,
} from './business-hours.ts'
import { germanHolidays } from './german-holidays.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** As printed in calendars: Easter Sundays, the earliest (2008) and the latest (2038) among them. */
const EASTER: Record<number, string> = {
  2008: '2008-03-23',
  2024: '2024-03-31',
  2025: '2025-04-20',
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
  2029: '2029-04-01',
  2030: '2030-04-21',
  2038: '2038-04-25',
  2049: '2049-04-18',
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function holidaysOf(year: number): string[] {
  const easter = Date.parse(EASTER[year] ?? '')
  const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26'].map((day) => `${year}-${day}`)
  return [...fixed, ...[-2, 1, 39, 50].map((days) => dayOf(easter + days * DAY_MS))].sort()
}

test('the nine holidays of all German states follow Easter', () => {
  for (const year of Object.keys(EASTER).map(Number)) {
    expect([...germanHolidays(year)].sort()).toEqual(holidaysOf(year))
  }
})

/** The moment of the last Sunday of a month, 1 o'clock UTC: when clocks are changed in the European Union. */
function changeOfClock(year: number, month: number): number {
  const last = Date.UTC(year, month, 0)
  return last - new Date(last).getUTCDay() * DAY_MS + 60 * MINUTE_MS
}

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030]
const SUMMERS = YEARS.map((year) => [changeOfClock(year, 3), changeOfClock(year, 10)] as const)

/** What the clock in Berlin shows, as if it were UTC, by the law instead of the time zone database. */
function clockOf(moment: number): Date {
  const isSummer = SUMMERS.some(([spring, autumn]) => spring <= moment && moment < autumn)
  return new Date(moment + (isSummer ? 120 : 60) * MINUTE_MS)
}

const HOLIDAYS = new Set(YEARS.flatMap(holidaysOf).map((day) => Date.parse(day)))
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether it is open during the minute that begins at a moment: looks at the clock and nothing else. */
function isOpenMinute(hours: BusinessHours, moment: number): boolean {
  const clock = clockOf(moment)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  if (!hours.isOpenOnHolidays && HOLIDAYS.has(clock.getTime() - minute * MINUTE_MS)) return false
  const today = hours.week[(clock.getUTCDay() + 6) % 7] ?? []
  return today.some(({ from, to }) => minutesOf(from) <= minute && minute < minutesOf(to))
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Up to three blocks, which may touch and overlap. */
const blocks = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ from: timeOf(Math.min(one, other)), to: timeOf(Math.max(one, other)) })),
  { maxLength: 3 },
)

const anyHours: fc.Arbitrary<BusinessHours> = fc.oneof(
  fc.constant(SUPPORT_HOURS),
  fc.record({
    week: fc.array(blocks, { minLength: 7, maxLength: 7 }),
    isOpenOnHolidays: fc.boolean(),
  }),
)

/** Somewhere in five years; every second one a few days around a change of the clock, Easter or the end of the year. */
const start = fc.oneof(
  fc.integer({ min: Date.UTC(2025, 0) / MINUTE_MS, max: Date.UTC(2029, 10) / MINUTE_MS }),
  fc
    .record({
      year: fc.constantFrom(2025, 2026, 2027, 2028, 2029),
      of: fc.constantFrom('spring', 'autumn', 'easter', 'new year'),
      minutes: fc.integer({ min: -5 * 1440, max: 3 * 1440 }),
    })
    .map(({ year, of, minutes }) => {
      const moments = {
        spring: changeOfClock(year, 3),
        autumn: changeOfClock(year, 10),
        easter: Date.parse(EASTER[year] ?? ''),
        'new year': Date.UTC(year - 1, 11, 31),
      }
      return moments[of as keyof typeof moments] / MINUTE_MS + minutes
    }),
)

/** Two hundred in `npm test`, five thousand in `npm run thorough`. */
const ROUNDS = (fc.readConfigureGlobal()?.numRuns ?? 50) * 4

test('hours, next opening, sums and dates agree with a simulation minute by minute', () => {
  const property = fc.property(anyHours, start, fc.integer({ min: 0, max: 9 * 1440 }), (hours, from, length) => {
    const begin = new Date(from * MINUTE_MS)
    let [open, first] = [0, null as number | null]
    for (let minute = from; minute < from + length; minute += 1) {
      const moment = minute * MINUTE_MS
      if (!isOpenMinute(hours, moment)) continue
      first ??= moment
      open += 1
      if (open === 1 || open % 397 === 0) {
        expect(addWorkingMinutes(hours, begin, open)?.getTime()).toBe(moment + MINUTE_MS)
      }
    }
    const end = new Date((from + length) * MINUTE_MS)
    expect(workingMinutesBetween(hours, begin, end)).toBe(open)
    expect(isOpen(hours, end)).toBe(isOpenMinute(hours, end.getTime()))
    const opening = nextOpening(hours, begin)?.getTime()
    if (first === null) expect(opening ?? Infinity).toBeGreaterThanOrEqual(end.getTime())
    else expect(opening).toBe(first)
  })
  fc.assert(property, { numRuns: ROUNDS })
})

test('the lunch break, evenings, weekends and holidays are closed to support', () => {
  const cases: [string, string | null][] = [
    ['2026-11-27T12:29:59+01:00', null],
    ['2026-11-27T12:30:00+01:00', '2026-11-27T12:30:00.000Z'],
    ['2026-11-27T17:30:00+01:00', '2026-11-30T08:00:00.000Z'],
    // From the Thursday before Easter to the Tuesday after it.
    ['2027-03-25T18:00:00+01:00', '2027-03-30T07:00:00.000Z'],
    ['2026-12-24T17:30:00+01:00', '2026-12-28T08:00:00.000Z'],
  ]
  for (const [at, opening] of cases) {
    expect(isOpen(SUPPORT_HOURS, new Date(at))).toBe(opening === null)
    expect(nextOpening(SUPPORT_HOURS, new Date(at))?.toISOString()).toBe(opening ?? new Date(at).toISOString())
  }
})

test('minutes end inside a minute when they began inside one', () => {
  const from = new Date('2026-11-27T17:29:30.500+01:00')
  const due = addWorkingMinutes(SUPPORT_HOURS, from, 1)
  expect(due?.toISOString()).toBe('2026-11-30T08:00:30.500Z')
  expect(workingMinutesBetween(SUPPORT_HOURS, from, due ?? from)).toBe(1)
})

test('hours without a block never open', () => {
  const closed: BusinessHours = { week: [], isOpenOnHolidays: true }
  const at = new Date('2026-11-27T12:00:00Z')
  expect([isOpen(closed, at), nextOpening(closed, at), addWorkingMinutes(closed, at, 1)]).toEqual([false, null, null])
  expect(workingMinutesBetween(closed, at, new Date('2031-01-01'))).toBe(0)
})
