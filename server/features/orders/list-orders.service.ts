import { ORDERS_PAGE } from '#contract/orders.limits.ts'
import type { BrandOrder } from '#contract/orders.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectOrdersOf } from './list-orders.store.ts'

/** One page of the orders of the caller's brand, the last ones first. */
export async function listOrders(
  { db, member }: BrandScope,
  cursor: string | undefined,
): Promise<{ orders: BrandOrder[]; cursor: string | null }> {
  const [, micros, id] = /^(\d{1,17})_([\da-f-]{36})$/.exec(cursor ?? '') ?? []
  ensure(cursor === undefined || id !== undefined, 'input')
  const below = micros === undefined || id === undefined ? null : { micros: Number(micros), id }
  const rows = await selectOrdersOf(db, { brandId: member.brandId, below, most: ORDERS_PAGE + 1 })
  const shown = rows.slice(0, ORDERS_PAGE)
  const last = rows.length > ORDERS_PAGE ? shown.at(-1) : undefined
  return {
    orders: shown.map(({ micros: _, orderNo, productId, product, ...order }) => ({
      ...order,
      orderId: shortened(orderNo),
      product: productId === null || product === null ? null : { id: productId, name: product },
    })),
    cursor: last ? `${last.micros}_${last.id}` : null,
  }
}

const MOST_SHOWN = 10

/** `#1024` as it is, `AB12…7890` of a long one: enough to find the order in the shop. */
const shortened = (orderNo: string): string =>
  orderNo.length <= MOST_SHOWN ? orderNo : `${orderNo.slice(0, 4)}…${orderNo.slice(-4)}`
