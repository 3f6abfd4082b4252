import { readOrderFigures } from '#server/features/brands/overview/order-figures.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { countOrdersOf, type OrderCounts, type OrderSelection } from './count-orders.store.ts'

/** The reported orders of a selection by promotion; null: the shop reports none. */
export async function readOrderCounts(
  scope: Pick<BrandScope, 'db' | 'member' | 'now'>,
  selection: OrderSelection,
): Promise<OrderCounts | null> {
  const { state } = await readOrderFigures(scope)
  return state === 'on' ? countOrdersOf(scope.db, selection) : null
}
