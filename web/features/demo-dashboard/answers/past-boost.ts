import type { CampaignReport, ReportSums } from '#contract/campaign-report.ts'
import { CAMPAIGN_PAGES } from '#contract/campaigns.limits.ts'
import type { ClickReceipt } from '#contract/click-receipts.ts'
import { daysBetween, daysLater, HOUR_MS } from '../events/calendar.ts'
import { eachVisit } from '../events/counts.ts'
import { chargedFor, PAST_BOOST } from '../events/promoted.ts'
import { DID } from '../events/visits.ts'
import { demoId } from '../label/demo-id.ts'
import { PRODUCTS } from '../label/products.ts'
import { centsOn } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'

const WHOLE = { from: PAST_BOOST.from, to: PAST_BOOST.until, isPromoted: true }
const NOTHING: ReportSums = { impressions: 0, charged: 0, free: 0, costCents: 0, orders: 0, orderCents: 0 }

export const PAST_BOOST_ID = demoId('campaign', 3)
const campaign = { id: PAST_BOOST_ID, name: PAST_BOOST.name }

interface PaidClick {
  /** In the order in which they were made, from 1. */
  readonly no: number
  readonly at: string
  readonly piece: number
  /** 0: it was free. */
  readonly cents: number
}

/** The clicks on its cards, the latest first. */
export function boostClicks({ visits, days }: DemoWorld): PaidClick[] {
  const clicks: Omit<PaidClick, 'no'>[] = []
  eachVisit(visits, WHOLE, (row) => {
    if (!((visits.did[row] ?? 0) & DID.clicked)) return
    const startMs = days[visits.daysAgo[row] ?? 0]?.startMs ?? 0
    const atMs = startMs + (visits.hour[row] ?? 0) * HOUR_MS + (visits.minute[row] ?? 0) * 60_000
    clicks.push({ at: new Date(atMs).toISOString(), piece: visits.piece[row] ?? 0, cents: chargedFor(visits, row) })
  })
  return clicks
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((click, no) => ({ ...click, no: no + 1 }))
    .toReversed()
}

interface Row extends ReportSums {
  readonly day: string
  readonly piece: number
  readonly people: Set<number>
  likes: number
  details: number
  saves: number
}

/** By day and piece, the latest first. */
function rowsOf({ visits, days }: DemoWorld, selected: Parameters<typeof eachVisit>[1]): Row[] {
  const rows = new Map<string, Row>()
  eachVisit(visits, selected, (row) => {
    const did = visits.did[row] ?? 0
    if (!(did & DID.viewed)) return
    const [daysAgo, piece] = [visits.daysAgo[row] ?? 0, visits.piece[row] ?? 0]
    const key = `${daysAgo} ${piece}`
    const day = days[daysAgo]?.day ?? ''
    const sum = rows.get(key) ?? { ...NOTHING, day, piece, people: new Set(), likes: 0, details: 0, saves: 0 }
    rows.set(key, sum)
    sum.impressions += 1
    sum.people.add(visits.person[row] ?? 0)
    addDeeds(sum, did)
    if (did & DID.clicked) addClick(sum, chargedFor(visits, row))
    if (did & DID.ordered) {
      sum.orders += 1
      sum.orderCents += centsOn(piece, daysAgo)
    }
  })
  return [...rows.values()].toSorted((a, b) => b.day.localeCompare(a.day) || a.piece - b.piece)
}

function addDeeds(sum: Row, did: number): void {
  if (did & DID.liked) sum.likes += 1
  if (did & DID.opened) sum.details += 1
  if (did & DID.saved && !(did & DID.unsaved)) sum.saves += 1
}

function addClick(sum: Row, cents: number): void {
  if (cents > 0) sum.charged += 1
  else sum.free += 1
  sum.costCents += cents
}

function sumOf(rows: readonly ReportSums[]): ReportSums {
  const sum = { ...NOTHING }
  for (const row of rows) for (const name of Object.keys(sum) as (keyof ReportSums)[]) sum[name] += row[name]
  return sum
}

/** All that it brought. */
export const boostSums = (world: DemoWorld): ReportSums => sumOf(rowsOf(world, WHOLE))

/** Cents by day. */
export const spentByDay = (world: DemoWorld): ReadonlyMap<string, number> => {
  const spent = new Map<string, number>()
  for (const { day, costCents } of rowsOf(world, WHOLE)) spent.set(day, (spent.get(day) ?? 0) + costCents)
  return spent
}

export const campaignReport: DemoAnswer<'GET /api/brand/campaign-report'> = (world, { query }) => {
  const { from = '', to = '', campaign: asked = PAST_BOOST_ID } = query ?? {}
  const { today } = world.time
  const within = (first: string, last: string) =>
    asked === PAST_BOOST_ID
      ? rowsOf(world, {
          ...WHOLE,
          from: Math.min(WHOLE.from, daysBetween(first, today)),
          to: Math.max(WHOLE.to, daysBetween(last, today)),
        })
      : []
  const rows = within(from, to)
  const byDay = [...new Set(rows.map(({ day }) => day))].map(
    (day) => [day, sumOf(rows.filter((row) => row.day === day))] as const,
  )
  return {
    rows: rows.slice(0, CAMPAIGN_PAGES.reportRows).map(({ piece, people, ...row }) => ({
      ...row,
      campaign,
      product: { id: PRODUCTS[piece]?.id ?? '', name: PRODUCTS[piece]?.piece.name ?? '' },
      reach: people.size,
      bidCents: PAST_BOOST.bidCents,
    })),
    missed: byDay.map(([day, sums]) => missedOn(day, sums)),
    days: byDay.map(([day, sums]) => ({ day, ...sums })).toReversed(),
    total: sumOf(rows),
    before: sumOf(within(daysLater(from, -daysBetween(from, to) - 1), daysLater(from, -1))),
    hasOrders: true,
    isCut: false,
  }
}

/** As an auction among few: for each card that was shown, another one bid more or did not fit. */
function missedOn(day: string, { impressions, costCents }: ReportSums): CampaignReport['missed'][number] {
  const lost = { lostBudget: Math.round(impressions * 0.06), lostRank: Math.round(impressions * 0.31) }
  const lostFit = Math.round(impressions * 0.44)
  return {
    day,
    campaign,
    offered: impressions + lost.lostBudget + lost.lostRank + lostFit,
    won: impressions,
    ...lost,
    lostFit,
    spentCents: costCents,
    dailyBudgetCents: PAST_BOOST.dailyBudgetCents,
  }
}

export const clickReceipts: DemoAnswer<'GET /api/brand/ad-clicks'> = (world, { query = {} }) => {
  const { campaign: asked = PAST_BOOST_ID, kind, before } = query
  const isWanted = ({ cents }: PaidClick) =>
    kind === undefined || (kind === 'charged' && cents > 0) || (kind === 'free' && cents === 0)
  const all = asked === PAST_BOOST_ID ? boostClicks(world).filter(isWanted) : []
  const page = all.filter(({ no }) => !before || no < before).slice(0, CAMPAIGN_PAGES.receipts)
  const last = page.at(-1)
  return {
    receipts: page.map(receiptOf),
    before: last && all.at(-1) !== last ? last.no : null,
  }
}

const SEEN_BEFORE_MS = 14_000

function receiptOf({ no, at, piece, cents }: PaidClick): ClickReceipt {
  const price = cents || 7
  return {
    id: no,
    at,
    campaign,
    product: { id: PRODUCTS[piece]?.id ?? '', name: PRODUCTS[piece]?.piece.name ?? '' },
    clickKey: demoId('other', 5000 + no),
    seenAt: new Date(Date.parse(at) - SEEN_BEFORE_MS).toISOString(),
    bidCents: PAST_BOOST.bidCents,
    secondRankCents: price - 1,
    chargedCents: cents,
    freeReason: cents > 0 ? null : 'R2',
    refund: null,
    contest: null,
    // The demo saves nothing.
    contestableUntil: null,
  }
}
