import { AD_PEOPLE_DAYS } from '#contract/ads.limits.ts'
import type { CampaignReport, ReportSums } from '#contract/campaign-report.ts'
import { CAMPAIGN_PAGES } from '#contract/campaigns.limits.ts'
import { readOrderFigures } from '#server/features/brands/overview/order-figures.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { selectDaySums, selectMissed, selectReportRows } from './campaign-report.store.ts'

interface Asked {
  readonly from: string
  readonly to: string
  readonly campaign?: string | undefined
}

const DAY_MS = 86_400_000

/** Figures of the campaigns of the caller's brand. */
export async function readCampaignReport(scope: BrandScope, { from, to, campaign }: Asked): Promise<CampaignReport> {
  const most = CAMPAIGN_PAGES.reportRows
  const asked = { brandId: scope.member.brandId, campaignId: campaign ?? null, from, to }
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  const [rows, missed, sums, { state }] = await Promise.all([
    selectReportRows(scope.db, asked, most + 1),
    selectMissed(scope.db, asked),
    selectDaySums(scope.db, { ...asked, from: daysLater(from, -count) }),
    readOrderFigures(scope),
  ])
  // A card is linked to its person for so many days, to the minute: of the first of them a part may be gone.
  const knownFrom = daysLater(berlinDayOf(scope.now()), 1 - AD_PEOPLE_DAYS)
  const days = sums.filter(({ day }) => day >= from)
  return {
    rows: rows.slice(0, most).map((row) => (row.day < knownFrom ? { ...row, ...NO_PEOPLE } : row)),
    missed,
    days,
    total: sumOf(days),
    before: sumOf(sums.filter(({ day }) => day < from)),
    hasOrders: state === 'on',
    isCut: rows.length > most,
  }
}

const NO_PEOPLE = { reach: null, likes: null, details: null, saves: null }
const NOTHING: ReportSums = { impressions: 0, charged: 0, free: 0, costCents: 0, orders: 0, orderCents: 0 }

function sumOf(days: readonly ReportSums[]): ReportSums {
  const sum = { ...NOTHING }
  for (const day of days) for (const name of Object.keys(sum) as (keyof ReportSums)[]) sum[name] += day[name]
  return sum
}
