import { ORDER_MOST_DAYS_AGO, ORDERS_PAGE, REVENUE_DAYS } from '#contract/orders.limits.ts'
import { OVERVIEW_DAYS } from '#contract/overview.limits.ts'
import type { Overview } from '#contract/overview.ts'
import { eachVisit, stepsOf } from '../events/counts.ts'
import { DID } from '../events/visits.ts'
import { demoId } from '../label/demo-id.ts'
import { PRODUCTS } from '../label/products.ts'
import { centsOn } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'

interface DemoOrder {
  readonly no: number
  readonly at: string
  readonly piece: number
  readonly cents: number
}

/** Those that followed a click, the last ones first. */
function ordersOf({ visits, days }: DemoWorld, since: number): DemoOrder[] {
  const orders: DemoOrder[] = []
  eachVisit(visits, { from: since - 1, to: 0 }, (row) => {
    if (!((visits.did[row] ?? 0) & DID.ordered)) return
    const daysAgo = visits.daysAgo[row] ?? 0
    const piece = visits.piece[row] ?? 0
    const minutes = (visits.hour[row] ?? 0) * 60 + (visits.minute[row] ?? 0)
    const at = new Date((days[daysAgo]?.startMs ?? 0) + minutes * 60_000).toISOString()
    orders.push({ no: row, at, piece, cents: centsOn(piece, daysAgo) })
  })
  return orders.toSorted((a, b) => b.at.localeCompare(a.at))
}

const sumOf = (orders: readonly DemoOrder[]): number => orders.reduce((sum, { cents }) => sum + cents, 0)

/** Revenue of the overview, from the same orders as the list. */
export function orderFigures(world: DemoWorld): Overview['orders'] {
  const orders = ordersOf(world, REVENUE_DAYS)
  const { clicked } = stepsOf(world.visits, { from: OVERVIEW_DAYS - 1, to: 0 })
  const ordered = ordersOf(world, OVERVIEW_DAYS).length
  return {
    state: 'on',
    count: orders.length,
    valueCents: sumOf(orders),
    rate: clicked === 0 ? null : ordered / clicked,
  }
}

export const tracking: DemoAnswer<'GET /api/brand/order-tracking'> = (world) => {
  const orders = ordersOf(world, REVENUE_DAYS)
  const lastOrderAt = orders[0]?.at ?? null
  return {
    key: {
      hint: 'k7Qd',
      createdAt: new Date(world.days[62]?.startMs ?? 0).toISOString(),
      lastCall: lastOrderAt === null ? null : { at: lastOrderAt, outcome: 'taken', sentence: '' },
    },
    orders: orders.length,
    valueCents: sumOf(orders),
    lastOrderAt,
  }
}

export const orders: DemoAnswer<'GET /api/brand/orders'> = (world, { query = {} }) => {
  const from = Number(query.cursor ?? 0)
  const all = ordersOf(world, ORDER_MOST_DAYS_AGO)
  const page = all.slice(from, from + ORDERS_PAGE)
  return {
    orders: page.map(({ no, at, piece, cents }) => {
      const {
        id,
        piece: { name },
      } = PRODUCTS[piece] ?? { id: '', piece: { name: '' } }
      return {
        id: demoId('other', 1000 + no),
        orderId: `NK-${10_000 + (no % 90_000)}`,
        valueCents: cents,
        product: { id, name },
        promoCode: null,
        occurredAt: at,
        via: 'call' as const,
        isOwn: false,
      }
    }),
    cursor: from + ORDERS_PAGE < all.length ? String(from + ORDERS_PAGE) : null,
  }
}
