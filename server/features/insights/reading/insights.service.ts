import type { HandlerArgs } from '#contract/endpoint.ts'
import { INSIGHT_STEPS } from '#contract/insights.limits.ts'
import type { Breakdown, insightsContract, Series, Steps } from '#contract/insights.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { bucketsOf } from './buckets.ts'
import {
  findOwnNo,
  type Selection,
  selectDays,
  selectGroups,
  selectHours,
  selectWeekdayHours,
} from './insights.store.ts'

type SeriesQuery = HandlerArgs<(typeof insightsContract)['GET /api/brand/insights/series']>['query']
type BreakdownQuery = HandlerArgs<(typeof insightsContract)['GET /api/brand/insights/breakdown']>['query']
type RangeQuery = Omit<BreakdownQuery, 'by'>
type Part = Series['range']

const DAY_MS = 86_400_000
/** 52 weeks: the same weekdays. */
const WEEKDAYS_AGO = 364

/** The figures of a range over time, and of the one that it is compared with. */
export async function readSeries(scope: BrandScope, query: SeriesQuery): Promise<Series> {
  const { unit, compare } = query
  const selection = await selectionOf(scope, query)
  const days = compare === 'none' ? null : comparedDays(selection, compare)
  const before = days && days.from >= earliestDay(scope) ? withDays(selection, days) : null
  const [range, comparison] = await Promise.all([
    readPart(scope, selection, unit),
    before && readPart(scope, before, unit),
  ])
  return { range, comparison }
}

/** The figures of a range by one property. */
export async function readBreakdown(scope: BrandScope, { by, ...query }: BreakdownQuery): Promise<Breakdown> {
  const selection = await selectionOf(scope, query)
  const rows =
    by === 'weekday-hour' ? await selectWeekdayHours(scope.db, selection) : await selectGroups(scope.db, selection, by)
  const { from, to } = selection
  return { from, to, rows: rows.map(({ key, name, ...steps }) => ({ key, name, steps })) }
}

/** Product 9: the plan says how far back figures are shown. */
const earliestDay = ({ member, now }: BrandScope): string =>
  daysLater(berlinDayOf(now()), 1 - limitsOf(member.brandId).historyDays)

async function selectionOf(scope: BrandScope, query: RangeQuery): Promise<Selection> {
  const { db, member } = scope
  const { brandId } = member
  const productNo = query.product === undefined ? null : await findOwnNo(db, brandId, query.product)
  ensure(query.product === undefined || productNo !== null, 'products.unknown')
  const promoted = query.promoted === undefined ? null : query.promoted === 'true'
  const earliest = earliestDay(scope)
  const shown = (day: string) => (day < earliest ? earliest : day)
  return withDays({ brandId, productNo, promoted }, { from: shown(query.from), to: shown(query.to) })
}

const withDays = (
  { brandId, productNo, promoted }: Pick<Selection, 'brandId' | 'productNo' | 'promoted'>,
  { from, to }: Pick<Selection, 'from' | 'to'>,
): Selection => {
  return { brandId, productNo, promoted, from, to, start: berlinMidnight(from), end: berlinMidnight(daysLater(to, 1)) }
}

/** The days that a range is compared with. */
function comparedDays(
  { from, to }: Selection,
  compare: 'previous' | 'year' | 'weekdays',
): { from: string; to: string } {
  if (compare === 'weekdays') return { from: daysLater(from, -WEEKDAYS_AGO), to: daysLater(to, -WEEKDAYS_AGO) }
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return { from: daysLater(from, -days), to: daysLater(from, -1) }
}

/** The same date a year earlier; 28 February for 29 February. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return `${year}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`
}

async function readPart({ db, now }: BrandScope, selection: Selection, unit: SeriesQuery['unit']): Promise<Part> {
  const rows = unit === 'hour' ? await selectHours(db, selection) : await selectDays(db, selection, unit)
  const byStart = new Map(rows.map(({ start, ...steps }) => [start, steps]))
  const buckets = bucketsOf(selection, unit, now()).map(({ start, isIncomplete }) => ({
    start,
    isIncomplete,
    steps: byStart.get(start) ?? NOTHING,
  }))
  const totals = Object.fromEntries(
    INSIGHT_STEPS.map((step) => [step, buckets.reduce((total, { steps }) => total + steps[step], 0)]),
  ) as Steps
  return { from: selection.from, to: selection.to, totals, buckets }
}

const NOTHING = Object.fromEntries(INSIGHT_STEPS.map((step) => [step, 0])) as Steps
