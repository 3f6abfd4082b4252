import { useSearch } from 'wouter'
import { CAMPAIGN_PAGES } from '#contract/campaigns.limits.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { areDays, type Days, daysOf, type RangeId } from '#web/ui/figures/ranges.ts'
import { isSaid, listedIn, oneIn } from '#web/ui/page/address-values.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'

/** No range is longer than what is answered at once. */
export const REPORT_RANGES = ['today', 'yesterday', '7d', '28d', '90d', 'month', 'last-month', 'custom'] as const
type ReportRange = (typeof REPORT_RANGES)[number] & RangeId
const PANELS = ['time', 'missed'] as const
export type ReportPanel = (typeof PANELS)[number]

/** What the report shows; all of it stands in the address. */
export interface ReportView extends Days {
  readonly range: ReportRange
  /** Id; all of them without one. */
  readonly campaign: string | undefined
  /** Charts that are shown as tables. */
  readonly tables: readonly ReportPanel[]
  /** Column of the table, and whether from its smallest value on. */
  readonly sort: string | undefined
  readonly isRising: boolean
}

const USUAL = '28d'
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Values that cannot be are left out. */
export function readReport(search: string, today: string): ReportView {
  const query = new URLSearchParams(search)
  const given = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const wanted = oneIn(query, 'range', REPORT_RANGES) ?? USUAL
  const range = wanted === 'custom' && !areDays(given, today, CAMPAIGN_PAGES.reportDays) ? USUAL : wanted
  return {
    ...(range === 'custom' ? given : daysOf(range, today)),
    range,
    campaign: ID.exec(query.get('campaign') ?? '')?.[0],
    tables: listedIn(query, 'tables', PANELS),
    sort: query.get('sort')?.slice(0, 20) ?? undefined,
    isRising: isSaid(query, 'rising'),
  }
}

/** The query of an address with this view, without what is usual; what else stands in it stays. */
export function writeReport(search: string, view: ReportView): string {
  const { range, from, to, campaign, tables, sort, isRising } = view
  const values = {
    range: range === USUAL ? undefined : range,
    from: range === 'custom' ? from : undefined,
    to: range === 'custom' ? to : undefined,
    campaign,
    tables: tables.join(',') || undefined,
    sort,
    rising: isRising ? 'true' : undefined,
  }
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return query.toString()
}

export const withRange = (view: ReportView, range: ReportRange, today: string): ReportView => ({
  ...view,
  ...(range === 'custom' ? {} : daysOf(range, today)),
  range,
})

/** What the address says is shown, and the function that writes another view into it. */
export function useReportView() {
  const search = useSearch()
  const today = dayOf(new Date(), DEFAULT_TIMEZONE)
  return {
    today,
    view: readReport(search, today),
    show: (next: ReportView) => replaceQuery(writeReport(search, next)),
  }
}
