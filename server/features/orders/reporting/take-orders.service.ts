import { randomUUID } from 'node:crypto'
import { ORDER_CLOCK_MS, ORDER_MOST_DAYS_AGO, ORDER_WINDOW_DAYS, type OrderProblem } from '#contract/orders.limits.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import {
  type Click,
  type CodeSale,
  insertOrders,
  type OrderRow,
  selectClicks,
  selectCodeSales,
  selectOrders,
} from './take-orders.store.ts'

const DAY_MS = 86_400_000

/** An order as a shop reports it. */
export interface Report {
  readonly orderNo: string
  readonly valueCents: number
  readonly occurredAt: Date
  /** Only the day is known: `occurredAt` is its beginning in Berlin. */
  readonly isDayOnly: boolean
  readonly via: 'call' | 'file'
  readonly clickKey: string | null
  readonly promoCode: string | null
}

export type Outcome =
  | { readonly kind: 'added' | 'repeated'; readonly order: OrderRow }
  | { readonly kind: 'refused'; readonly code: OrderProblem }
  /** No click of ours and no code of the brand's sales. */
  | { readonly kind: 'unrelated' }

type Decision = Outcome | { readonly kind: 'new'; readonly order: OrderRow }

/**
 * Takes reported orders of one brand, in the caller's transaction: each belongs to its click of the last seven days, or to
 * the sale with its promo code. A number that is known answers as it did before, or is refused when its content differs.
 */
export async function takeOrders(
  { db, now }: Pick<World, 'db' | 'now'>,
  brandId: string,
  reports: readonly Report[],
): Promise<Outcome[]> {
  const known = new Map((await selectOrders(db, brandId, numbersOf(reports))).map((order) => [order.orderNo, order]))
  const since = new Date(now().getTime() - (ORDER_MOST_DAYS_AGO + ORDER_WINDOW_DAYS + 1) * DAY_MS)
  const clicks = await selectClicks(db, { brandId, keys: present(reports.map(({ clickKey }) => clickKey)), since })
  const sales = await selectCodeSales(db, brandId, present(reports.map(({ promoCode }) => promoCode)))
  const decisions = reports.map((report): Decision => {
    const stored = known.get(report.orderNo)
    if (stored) return again(report, stored)
    const decision = decide({ report, clicks, sales, brandId, now: now() })
    // The same number may stand in a file twice.
    if (decision.kind === 'new') known.set(report.orderNo, decision.order)
    return decision
  })
  const added = await insertOrders(
    db,
    decisions.flatMap((decision) => (decision.kind === 'new' ? [decision.order] : [])),
  )
  return settle(decisions, reports, { added, read: () => selectOrders(db, brandId, numbersOf(reports)) })
}

const numbersOf = (reports: readonly Report[]): string[] => reports.map(({ orderNo }) => orderNo)
const present = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null)

interface Inserted {
  /** Ids of the orders that were inserted. */
  readonly added: ReadonlySet<string>
  readonly read: () => Promise<readonly OrderRow[]>
}

/** New orders that were not inserted were reported at the same time by another call, which came first. */
async function settle(
  decisions: readonly Decision[],
  reports: readonly Report[],
  { added, read }: Inserted,
): Promise<Outcome[]> {
  const isLate = (decision: Decision) => decision.kind === 'new' && !added.has(decision.order.id)
  const stored = decisions.some(isLate) ? new Map((await read()).map((order) => [order.orderNo, order])) : null
  return decisions.map((decision, at): Outcome => {
    if (decision.kind !== 'new') return decision
    if (added.has(decision.order.id)) return { kind: 'added', order: decision.order }
    const [report, first] = [reports[at], stored?.get(decision.order.orderNo)]
    if (!report || !first) throw new Error('an order was neither inserted nor found')
    return again(report, first)
  })
}

/**
 * What a known number answers. Of files often only the day is known, so that days are compared where one of both is. A file
 * may name only the code of an order that came by its click.
 */
function again(report: Report, order: OrderRow): Outcome {
  const isSameTime =
    report.via === 'call' && order.via === 'call'
      ? report.occurredAt.getTime() === order.occurredAt.getTime()
      : berlinDayOf(report.occurredAt) === berlinDayOf(order.occurredAt)
  const isSameOrigin =
    report.clickKey === null
      ? order.clickKey !== null || isSameCode(report.promoCode, order.promoCode)
      : report.clickKey === order.clickKey
  const isSame = isSameTime && isSameOrigin && report.valueCents === order.valueCents
  return isSame ? { kind: 'repeated', order } : { kind: 'refused', code: 'orders.other-content' }
}

const isSameCode = (one: string | null, other: string | null): boolean => one?.toUpperCase() === other?.toUpperCase()

interface Given {
  readonly report: Report
  readonly clicks: ReadonlyMap<string, Click>
  readonly sales: readonly CodeSale[]
  readonly brandId: string
  readonly now: Date
}

function decide({ report, clicks, sales, brandId, now }: Given): Decision {
  const { clickKey, promoCode, occurredAt } = report
  if (clickKey === null && promoCode === null) return { kind: 'unrelated' }
  if (occurredAt.getTime() > now.getTime() + ORDER_CLOCK_MS) return { kind: 'refused', code: 'orders.in-future' }
  if (occurredAt.getTime() < now.getTime() - ORDER_MOST_DAYS_AGO * DAY_MS)
    return { kind: 'refused', code: 'orders.too-old' }
  const { orderNo, valueCents, via } = report
  const order = { id: randomUUID(), brandId, orderNo, valueCents, receivedAt: now, via }
  if (clickKey === null) return ofCode(report, sales, order)
  const click = clicks.get(clickKey)
  if (!click) return { kind: 'refused', code: 'orders.click-unknown' }
  if (!isInWindow(report, click.clickedAt)) return { kind: 'refused', code: 'orders.outside-window' }
  // Of a day, the first moment at which it can have been.
  const at = report.isDayOnly && occurredAt < click.clickedAt ? click.clickedAt : occurredAt
  const { key, ...origin } = click
  return { kind: 'new', order: { ...order, occurredAt: at, clickKey: key, promoCode, saleId: null, ...origin } }
}

type Begun = Pick<OrderRow, 'id' | 'brandId' | 'orderNo' | 'valueCents' | 'receivedAt' | 'via'>

function ofCode({ promoCode, occurredAt, isDayOnly }: Report, sales: readonly CodeSale[], order: Begun): Decision {
  const own = sales.filter(({ code }) => code === promoCode?.toUpperCase())
  if (own.length === 0) return { kind: 'unrelated' }
  const dayEnd = isDayOnly ? berlinMidnight(daysLater(berlinDayOf(occurredAt), 1)) : occurredAt
  const sale = own.find(({ startsAt, endsAt }) => startsAt <= dayEnd && endsAt > occurredAt)
  if (!sale) return { kind: 'refused', code: 'orders.code-over' }
  const origin = {
    source: 'unknown',
    device: 'unknown',
    isPromoted: false,
    isOwn: false,
    clickKey: null,
    clickedAt: null,
  }
  const { saleId, productId } = sale
  return { kind: 'new', order: { ...order, ...origin, occurredAt, promoCode, saleId, productId } }
}

/** Last click: the shop names the one it saw last, and the order follows it within the window. */
function isInWindow({ occurredAt, isDayOnly }: Report, clickedAt: Date): boolean {
  const last = new Date(clickedAt.getTime() + ORDER_WINDOW_DAYS * DAY_MS)
  if (isDayOnly) {
    const day = berlinDayOf(occurredAt)
    return day >= berlinDayOf(clickedAt) && day <= berlinDayOf(last)
  }
  return occurredAt.getTime() >= clickedAt.getTime() - ORDER_CLOCK_MS && occurredAt <= last
}
