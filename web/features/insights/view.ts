import { INSIGHT_COMPARISONS, INSIGHT_RANGE, INSIGHT_STEPS } from '#contract/insights.limits.ts'
import { areDays, type Days, daysOf, RANGES, type RangeId } from '#web/ui/figures/ranges.ts'
import { isSaid, listedIn, oneIn } from '#web/ui/page/address-values.ts'
import { type Unit, unitsFor, usualUnit } from './units.ts'

/** The groups that the list of figures can be by. */
export const LISTED_BY = ['product', 'type', 'gender', 'price', 'source', 'device'] as const
/** What has a chart and a table. */
const PANELS = ['time', 'funnel', 'list', 'hours', 'audience'] as const
export type PanelId = (typeof PANELS)[number]

export type Step = (typeof INSIGHT_STEPS)[number]

/** What Analysen shows; all of it stands in the address. */
export interface View extends Days {
  readonly range: RangeId
  readonly compare: (typeof INSIGHT_COMPARISONS)[number]
  readonly unit: Unit
  readonly promoted: 'true' | 'false' | undefined
  /** What the charts show. */
  readonly step: Step
  readonly by: (typeof LISTED_BY)[number]
  /** First day of the month whose audience is shown; the newest without one. */
  readonly month: string | undefined
  /** Charts that are shown as tables. */
  readonly tables: readonly PanelId[]
  /** Column of the list, and whether from its smallest value on. */
  readonly sort: string | undefined
  readonly isRising: boolean
}

const USUAL = { range: '28d', compare: 'previous', step: 'viewed', by: 'product' } as const

/** Values that cannot be are left out: users may edit addresses, and links are older than today. */
export function readView(search: string, today: string): View {
  const query = new URLSearchParams(search)
  const given = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const wanted = oneIn(query, 'range', RANGES) ?? USUAL.range
  const range = wanted === 'custom' && !areDays(given, today, INSIGHT_RANGE.mostDays) ? USUAL.range : wanted
  const days = range === 'custom' ? given : daysOf(range, today)
  return {
    ...days,
    range,
    compare: oneIn(query, 'compare', INSIGHT_COMPARISONS) ?? USUAL.compare,
    unit: oneIn(query, 'unit', unitsFor(days)) ?? usualUnit(days),
    promoted: oneIn(query, 'promoted', ['true', 'false']),
    step: oneIn(query, 'step', INSIGHT_STEPS) ?? USUAL.step,
    by: oneIn(query, 'by', LISTED_BY) ?? USUAL.by,
    month: /^\d{4}-\d{2}-01$/.exec(query.get('month') ?? '')?.[0],
    tables: listedIn(query, 'tables', PANELS),
    sort: query.get('sort')?.slice(0, 20) ?? undefined,
    isRising: isSaid(query, 'rising'),
  }
}

/** The address of a view, without what is usual. */
export function writeView(view: View): Readonly<Record<string, string | undefined>> {
  const { range, from, to, compare, unit, promoted, step, by, month, tables, sort, isRising } = view
  const unless = <V extends string>(value: V, usual: string) => (value === usual ? undefined : value)
  return {
    range: unless(range, USUAL.range),
    ...(range === 'custom' ? { from, to } : {}),
    compare: unless(compare, USUAL.compare),
    unit: unless(unit, usualUnit({ from, to })),
    promoted,
    step: unless(step, USUAL.step),
    by: unless(by, USUAL.by),
    month,
    tables: tables.join(',') || undefined,
    sort,
    rising: isRising ? 'true' : undefined,
  }
}

/** Another range: with days that it has, and its usual unit. */
export const withRange = (view: View, range: RangeId, today: string): View => {
  const days = range === 'custom' ? { from: view.from, to: view.to } : daysOf(range, today)
  return { ...view, ...days, range, unit: usualUnit(days) }
}

export const withDays = (view: View, days: Days): View => ({ ...view, ...days, range: 'custom', unit: usualUnit(days) })

/** Shows a panel as a table, or as a chart again. */
export const toggleTable = ({ tables }: View, panel: PanelId): readonly PanelId[] =>
  tables.includes(panel) ? tables.filter((each) => each !== panel) : [...tables, panel]
