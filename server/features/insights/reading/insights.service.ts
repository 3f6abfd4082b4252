import type { HandlerArgs } from '#contract/endpoint.ts'
import { INSIGHT_STEPS } from '#contract/insights.limits.ts'
import type { Breakdown, insightsContract, Series, Steps } from '#contract/insights.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { readOrderCounts } from '#server/features/orders/count-orders.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { bucketsOf } from './buckets.ts'
import {
  findOwn,
  type Selection,
  selectDays,
  selectGroups,
  selectHours,
  selectTotals,
  selectWeekdayHours,
} from './insights.store.ts'

type SeriesQuery = HandlerArgs<(typeof insightsContract)['GET /api/brand/insights/series']>['query']
type BreakdownQuery = HandlerArgs<(typeof insightsContract)['GET /api/brand/insights/breakdown']>['query']
type RangeQuery = Omit<BreakdownQuery, 'by'>
type Part = Series['range']
/** A member, or a job for a brand. */
type Reader = Pick<BrandScope, 'db' | 'now' | 'config' | 'member'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** 52 weeks: the same weekdays. */
const WEEKDAYS_AGO = 364

/** The figures of a range over time, and of the one that it is compared with. */
export async function readSeries(scope: Reader, query: SeriesQuery): Promise<Series> {
  const { unit, compare } = query
  const { historyDays } = await limitsOf(scope, scope.member.brandId)
  const { selection, product } = await selectionOf(scope, query, historyDays)
  const days = compare === 'none' ? null : comparedDays(selection, compare)
  const before = days && days.from >= earliestDay(scope, historyDays) ? withDays(selection, days) : null
  const over = wholePartOf(selection, unit, scope.now())
  const [range, comparison, orders] = await Promise.all([
    readPart(scope, selection, unit, over),
    before && readPart(scope, before, unit, over),
    readOrderCounts(scope, selection),
  ])
  return { range, comparison, orders, product, historyDays }
}

/** The figures of a range by one property. */
export async function readBreakdown(scope: BrandScope, { by, ...query }: BreakdownQuery): Promise<Breakdown> {
  const { historyDays } = await limitsOf(scope, scope.member.brandId)
  const { selection } = await selectionOf(scope, query, historyDays)
  const rows =
    by === 'weekday-hour' ? await selectWeekdayHours(scope.db, selection) : await selectGroups(scope.db, selection, by)
  const { from, to } = selection
  return { from, to, rows: rows.map(({ key, name, ...steps }) => ({ key, name, steps })) }
}

/** Product 9: the plan says how far back figures are shown. */
const earliestDay = ({ now }: Reader, historyDays: number): string => daysLater(berlinDayOf(now()), 1 - historyDays)

async function selectionOf(scope: Reader, query: RangeQuery, historyDays: number) {
  const { db, member } = scope
  const { brandId } = member
  const product = query.product === undefined ? null : await findOwn(db, brandId, query.product)
  ensure(query.product === undefined || product !== null, 'products.unknown')
  const promoted = query.promoted === undefined ? null : query.promoted === 'true'
  const earliest = earliestDay(scope, historyDays)
  const shown = (day: string) => (day < earliest ? earliest : day)
  const days = { from: shown(query.from), to: shown(query.to) }
  return {
    selection: withDays({ brandId, productNo: product?.no ?? null, promoted }, days),
    product: product?.name ?? null,
  }
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
  return { from: daysLater(from, -daysBetween(from, to)), to: daysLater(from, -1) }
}

/** Both included. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** The same date a year earlier; 28 February for 29 February. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return `${year}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`
}

/** How much of a range is over: as many whole hours where it is shown in hours, otherwise days. */
function wholePartOf({ from, to, start, end }: Selection, unit: SeriesQuery['unit'], now: Date): number {
  if (unit === 'hour') return Math.floor((Math.min(now.getTime(), end.getTime()) - start.getTime()) / HOUR_MS)
  const yesterday = daysLater(berlinDayOf(now), -1)
  return daysBetween(from, to < yesterday ? to : yesterday)
}

async function readPart(
  { db, now }: Reader,
  selection: Selection,
  unit: SeriesQuery['unit'],
  over: number,
): Promise<Part> {
  const rows = unit === 'hour' ? await selectHours(db, selection) : await selectDays(db, selection, unit)
  const byStart = new Map(rows.map(({ start, ...steps }) => [start, steps]))
  const buckets = bucketsOf(selection, unit, now()).map(({ start, isIncomplete }) => ({
    start,
    isIncomplete,
    steps: byStart.get(start) ?? NOTHING,
  }))
  const { from, to } = selection
  const totals = sumOf(buckets)
  const whole =
    unit === 'hour' ? sumOf(buckets.slice(0, Math.max(0, over))) : await wholeDays(db, selection, over, totals)
  return { from, to, totals, whole, buckets }
}

/** The sums of the first days of a selection. */
async function wholeDays(db: BrandScope['db'], selection: Selection, days: number, totals: Steps): Promise<Steps> {
  const { from, to } = selection
  if (days >= daysBetween(from, to)) return totals
  if (days <= 0) return NOTHING
  return (await selectTotals(db, withDays(selection, { from, to: daysLater(from, days - 1) }))) ?? NOTHING
}

const sumOf = (buckets: Part['buckets']): Steps =>
  Object.fromEntries(
    INSIGHT_STEPS.map((step) => [step, buckets.reduce((total, { steps }) => total + steps[step], 0)]),
  ) as Steps

const NOTHING = Object.fromEntries(INSIGHT_STEPS.map((step) => [step, 0])) as Steps
