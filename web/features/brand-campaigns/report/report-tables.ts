import type { CampaignReport, ReportSums } from '#contract/campaign-report.ts'
import type { Translation } from '#web/i18n/language.ts'
import type { FigureColumn, FigureTable } from '#web/ui/figures/figure-table.ts'
import { type Days, listDays } from '#web/ui/figures/ranges.ts'

const NOTHING: ReportSums = { impressions: 0, charged: 0, free: 0, costCents: 0, orders: 0, orderCents: 0 }

/** Null where there was nothing to divide by. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** A price in whole cents. */
export const meanCents = (cents: number, count: number): number | null =>
  count === 0 ? null : Math.round(cents / count)

/** Every day of the range, also those without anything, in order. */
export function daysIn(days: Days, report: CampaignReport): readonly CampaignReport['days'][number][] {
  const found = new Map(report.days.map((sums) => [sums.day, sums]))
  return listDays(days).map((day) => found.get(day) ?? { day, ...NOTHING })
}

/** The days of the charts, the latest first as in the other tables. */
export function dayTable(days: ReturnType<typeof daysIn>, { t }: Translation): FigureTable {
  return {
    columns: [
      { key: 'day', name: t('adreport.day'), kind: 'day' },
      { key: 'cost', name: t('adreport.cost'), kind: 'cents' },
      { key: 'charged', name: t('adreport.charged'), kind: 'count' },
      { key: 'free', name: t('adreport.free'), kind: 'count' },
      { key: 'impressions', name: t('adreport.impressions'), kind: 'count' },
    ],
    rows: days
      .map(({ day, costCents, charged, free, impressions }) => ({
        key: day,
        cells: [day, costCents, charged, free, impressions],
      }))
      .toReversed(),
  }
}

/** The columns of Product 5, in its order. */
const COLUMNS = [
  ['day', 'day'],
  ['campaign', 'text'],
  ['product', 'text'],
  ['impressions', 'count'],
  ['reach', 'count'],
  ['frequency', 'ratio'],
  ['likes', 'count'],
  ['likeRate', 'share'],
  ['details', 'count'],
  ['saves', 'count'],
  ['charged', 'count'],
  ['free', 'count'],
  ['clickRate', 'share'],
  ['price', 'cents'],
  ['bid', 'cents'],
  ['cost', 'cents'],
  ['budgetUse', 'share'],
  ['lostBudget', 'share'],
  ['lostRank', 'share'],
  ['lostFit', 'share'],
  ['orders', 'count'],
  ['orderValue', 'cents'],
  ['costPerOrder', 'cents'],
  ['roas', 'ratio'],
  ['acos', 'share'],
] as const satisfies readonly (readonly [string, FigureColumn['kind']])[]

/** What is promoted by day, campaign and product. */
export function rowTable({ rows, missed, hasOrders }: CampaignReport, { t }: Translation): FigureTable {
  const ofCampaign = new Map(missed.map((each) => [`${each.day} ${each.campaign.id}`, each]))
  return {
    columns: COLUMNS.map(([key, kind]) => ({ key, kind, name: t(`adreport.${key}`) })),
    rows: rows.map((row) => {
      const values = { ...ofRow(row), ...ofDay(ofCampaign.get(`${row.day} ${row.campaign.id}`)) }
      const orders = hasOrders ? ofOrders(row) : NO_ORDERS
      const all: Readonly<Record<(typeof COLUMNS)[number][0], string | number | null>> = { ...values, ...orders }
      return {
        key: `${row.day} ${row.campaign.id} ${row.product.id}`,
        cells: COLUMNS.map(([key]) => all[key]),
      }
    }),
  }
}

type Row = CampaignReport['rows'][number]
type Missed = CampaignReport['missed'][number]

const ofRow = ({ day, campaign, product, impressions, reach, likes, details, saves, ...row }: Row) => ({
  day,
  campaign: campaign.name,
  product: product.name,
  impressions,
  reach,
  frequency: reach === null ? null : ratio(impressions, reach),
  likes,
  likeRate: likes === null || reach === null ? null : ratio(likes, reach),
  details,
  saves,
  charged: row.charged,
  free: row.free,
  clickRate: ratio(row.charged, impressions),
  price: meanCents(row.costCents, row.charged),
  bid: row.bidCents,
  cost: row.costCents,
})

/** Of the whole campaign on that day. */
const ofDay = (missed: Missed | undefined) => ({
  budgetUse: missed ? ratio(missed.spentCents, missed.dailyBudgetCents) : null,
  lostBudget: missed ? ratio(missed.lostBudget, missed.offered) : null,
  lostRank: missed ? ratio(missed.lostRank, missed.offered) : null,
  lostFit: missed ? ratio(missed.lostFit, missed.offered) : null,
})

const NO_ORDERS = { orders: null, orderValue: null, costPerOrder: null, roas: null, acos: null }
const ofOrders = ({ orders, orderCents, costCents }: Row) => ({
  orders,
  orderValue: orderCents,
  costPerOrder: meanCents(costCents, orders),
  roas: ratio(orderCents, costCents),
  acos: ratio(costCents, orderCents),
})

export const LOST = ['lostBudget', 'lostRank', 'lostFit'] as const

/** Places that were sold, and how the campaigns lost them, by day and campaign. */
export const missedTable = ({ missed }: CampaignReport, { t }: Translation): FigureTable => ({
  columns: [
    { key: 'day', name: t('adreport.day'), kind: 'day' },
    { key: 'campaign', name: t('adreport.campaign'), kind: 'text' },
    { key: 'offered', name: t('adreport.offered'), kind: 'count' },
    { key: 'won', name: t('adreport.won'), kind: 'count' },
    ...LOST.map((key) => ({ key, name: t(`adreport.${key}`), kind: 'count' }) as const),
  ],
  rows: missed.map((each) => ({
    key: `${each.day} ${each.campaign.id}`,
    cells: [each.day, each.campaign.name, each.offered, each.won, ...LOST.map((key) => each[key])],
  })),
})
