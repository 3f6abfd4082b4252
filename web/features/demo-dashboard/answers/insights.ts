import { EVENT_DEVICES, EVENT_SOURCES } from '#contract/event-context.ts'
import { type INSIGHT_GROUPS, INSIGHT_STEPS, type INSIGHT_UNITS, PRICE_BANDS } from '#contract/insights.limits.ts'
import type { Breakdown, Series, Steps } from '#contract/insights.ts'
import { daysBetween, daysLater, HOUR_MS, weekdayOf } from '../events/calendar.ts'
import { eachVisit, emptySteps, type Selected, stepsBy, stepsOf } from '../events/counts.ts'
import { isPromoted } from '../events/promoted.ts'
import { DID } from '../events/visits.ts'
import { PRODUCTS, productOf } from '../label/products.ts'
import { DEMO_DAYS } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'

type Unit = (typeof INSIGHT_UNITS)[number]
type Group = (typeof INSIGHT_GROUPS)[number]
/** 52 weeks: the same weekdays. */
const WEEKDAYS_AGO = 364

interface Days {
  readonly from: string
  readonly to: string
  /** Its place in `PIECES`; undefined: all. */
  readonly piece: number | undefined
  /** Promoted cards only, or all others. */
  readonly isPromoted: boolean | undefined
}

export const series: DemoAnswer<'GET /api/brand/insights/series'> = (world, { query = {} }) => {
  const days = daysOf(world, query)
  const unit = query.unit ?? 'day'
  const compared = comparedDays(days, query.compare ?? 'none')
  const hasCompared = compared !== null && compared.from >= firstDay(world)
  const over = wholePartOf(world, days, unit)
  return {
    range: partOf(world, days, unit, over),
    comparison: hasCompared ? partOf(world, { ...days, ...compared }, unit, over) : null,
    orders: { organic: countOrders(world, days, false), promoted: countOrders(world, days, true) },
    product: days.piece === undefined ? null : (PRODUCTS[days.piece]?.piece.name ?? null),
    historyDays: DEMO_DAYS,
  }
}

export const breakdown: DemoAnswer<'GET /api/brand/insights/breakdown'> = (world, { query = {} }) => {
  const by = query.by ?? 'product'
  const days = daysOf(world, query)
  const groups = stepsBy(world.visits, selectedOf(world, days), keyBy(world, by))
  const rows = [...groups]
    .map(([key, steps]) => ({ key, name: nameOf(by, key), steps }))
    .toSorted((a, b) => b.steps.shown - a.steps.shown)
  return { from: days.from, to: days.to, rows } satisfies Breakdown
}

const firstDay = ({ time }: DemoWorld): string => daysLater(time.today, 1 - DEMO_DAYS)

type Asked = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly product?: string | undefined
  readonly promoted?: string | undefined
}

/** As in a plan that shows as many days as there are. */
function daysOf(world: DemoWorld, { from = '', to = '', product, promoted }: Asked): Days {
  const first = firstDay(world)
  const shown = (day: string) => (day < first ? first : day)
  const piece = product === undefined ? undefined : productOf(product, world.language).no
  return {
    from: shown(from),
    to: shown(to),
    piece,
    isPromoted: promoted === undefined ? undefined : promoted === 'true',
  }
}

function comparedDays({ from, to }: Days, compare: string): Pick<Days, 'from' | 'to'> | null {
  if (compare === 'none') return null
  const ago = compare === 'previous' ? daysBetween(from, to) + 1 : WEEKDAYS_AGO
  return { from: daysLater(from, -ago), to: daysLater(to, -ago) }
}

const selectedOf = ({ time }: DemoWorld, { from, to, piece, isPromoted }: Days): Selected => ({
  from: daysBetween(from, time.today),
  to: daysBetween(to, time.today),
  piece,
  isPromoted,
})

/** Those of one part; none where the other one was asked for. */
function countOrders(world: DemoWorld, days: Days, isPromoted: boolean): number {
  const { visits } = world
  let orders = 0
  if (days.isPromoted === !isPromoted) return orders
  eachVisit(visits, selectedOf(world, { ...days, isPromoted }), (row) => {
    if ((visits.did[row] ?? 0) & DID.ordered) orders += 1
  })
  return orders
}

/** How much of a range is over: whole hours where it is shown in hours, otherwise days. */
function wholePartOf({ time }: DemoWorld, { from, to }: Days, unit: Unit): number {
  const days = Math.min(daysBetween(from, to) + 1, daysBetween(from, time.today))
  return unit === 'hour' && to === time.today ? days * 24 + time.hour : days * (unit === 'hour' ? 24 : 1)
}

/** The sums of the first days of a range, or of its first hours. */
function wholeOf(
  world: DemoWorld,
  days: Days,
  part: Pick<Series['range'], 'buckets' | 'totals'>,
  over: number,
  unit: Unit,
) {
  if (unit === 'hour') return totalOf(part.buckets.slice(0, over).map(({ steps }) => steps))
  if (over > daysBetween(days.from, days.to)) return part.totals
  if (over <= 0) return emptySteps()
  return stepsOf(world.visits, selectedOf(world, { ...days, to: daysLater(days.from, over - 1) }))
}

function partOf(world: DemoWorld, days: Days, unit: Unit, over: number): Series['range'] {
  const { visits } = world
  const starts = world.days.map(({ day }) => (unit === 'hour' ? '' : firstDayOf(day, unit)))
  const startOf = (row: number) => {
    const daysAgo = visits.daysAgo[row] ?? 0
    return unit === 'hour' ? hourStart(world, daysAgo, visits.hour[row] ?? 0) : (starts[daysAgo] ?? '')
  }
  const sums = stepsBy(visits, selectedOf(world, days), startOf)
  const buckets = bucketsOf(world, days, unit).map((bucket) => ({
    ...bucket,
    steps: sums.get(bucket.start) ?? emptySteps(),
  }))
  const totals = totalOf(buckets.map(({ steps }) => steps))
  return { from: days.from, to: days.to, totals, whole: wholeOf(world, days, { buckets, totals }, over, unit), buckets }
}

function totalOf(all: readonly Steps[]): Steps {
  const total = emptySteps()
  for (const steps of all) for (const step of INSIGHT_STEPS) total[step] += steps[step]
  return total
}

const hourStart = ({ days }: DemoWorld, daysAgo: number, hour: number): string =>
  new Date((days[daysAgo]?.startMs ?? 0) + hour * HOUR_MS).toISOString().replace('.000', '')

function bucketsOf(world: DemoWorld, { from, to }: Days, unit: Unit) {
  const { time } = world
  const buckets: { start: string; isIncomplete: boolean }[] = []
  if (unit === 'hour') {
    for (let day = from; day <= to; day = daysLater(day, 1)) {
      const daysAgo = daysBetween(day, time.today)
      for (let hour = 0; hour < 24; hour += 1)
        buckets.push({ start: hourStart(world, daysAgo, hour), isIncomplete: daysAgo === 0 && hour >= time.hour })
    }
    return buckets
  }
  for (let start = firstDayOf(from, unit); start <= to; start = nextOf(start, unit)) {
    const last = daysLater(nextOf(start, unit), -1)
    buckets.push({ start, isIncomplete: start < from || last > to || last >= time.today })
  }
  return buckets
}

function firstDayOf(day: string, unit: Exclude<Unit, 'hour'>): string {
  if (unit === 'day') return day
  return unit === 'month' ? `${day.slice(0, 8)}01` : daysLater(day, 1 - weekdayOf(day))
}

function nextOf(start: string, unit: Exclude<Unit, 'hour'>): string {
  if (unit === 'day') return daysLater(start, 1)
  // The 32nd day from the first of a month is in the next one.
  return unit === 'week' ? daysLater(start, 7) : firstDayOf(daysLater(start, 31), 'month')
}

function keyBy({ visits, days }: DemoWorld, by: Group): (row: number) => string {
  const weekdays = days.map(({ day }) => weekdayOf(day))
  const pieceOf = (row: number) => PRODUCTS[visits.piece[row] ?? 0]
  const keys: Readonly<Record<Group, (row: number) => string | undefined>> = {
    product: (row) => pieceOf(row)?.id,
    type: (row) => pieceOf(row)?.piece.type,
    gender: (row) => pieceOf(row)?.piece.gender,
    price: (row) => String(PRICE_BANDS.findLast((band) => band <= (pieceOf(row)?.piece.priceCents ?? 0))),
    source: (row) => EVENT_SOURCES[visits.source[row] ?? 0],
    device: (row) => EVENT_DEVICES[visits.device[row] ?? 0],
    promotion: (row) => (isPromoted(visits, row) ? 'promoted' : 'organic'),
    'weekday-hour': (row) => `${weekdays[visits.daysAgo[row] ?? 0]} ${String(visits.hour[row]).padStart(2, '0')}`,
  }
  return (row) => keys[by](row) ?? ''
}

const nameOf = (by: Group, key: string): string | null =>
  by === 'product' ? (PRODUCTS.find(({ id }) => id === key)?.piece.name ?? null) : null
