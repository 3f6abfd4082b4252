import type { ProductState } from '#contract/brand-products.limits.ts'
import type { ProductColumns } from './form-columns.ts'
import type { OwnProduct } from './own-products.store.ts'

/**
 * The state that the workspace shows, derived from those of owner, review and holds. In SQL it is `stateAt`
 * of product-list.store.ts.
 */
export function stateOf({ row, variants }: Pick<OwnProduct, 'row' | 'variants'>, now: Date): ProductState {
  const { status, reviewState, holdReasons } = row
  if (reviewState === 'blocked') return 'blocked'
  if (status === 'archived' || status === 'draft') return status
  if (reviewState !== 'none') return reviewState
  if (status === 'paused') return 'paused'
  if (holdReasons.some((reason) => reason !== 'scheduled' && reason !== 'plan')) return 'held'
  if (holdReasons.includes('plan')) return 'over_plan'
  if (holdReasons.length > 0 || (row.releaseAt !== null && row.releaseAt > now)) return 'scheduled'
  return variants.length > 0 && !variants.some(({ isAvailable }) => isAvailable) ? 'sold_out' : 'active'
}

/** Published and reviewed: its reviewed fields change only after a review (Product 4). */
export const isLive = ({ row }: Pick<OwnProduct, 'row'>): boolean =>
  (row.status === 'active' || row.status === 'paused') && row.reviewState === 'none'

/** The reasons that keep a product from view, with or without that of a later publication. */
export function withSchedule(
  holdReasons: ProductColumns['holdReasons'],
  isLater: boolean,
): ProductColumns['holdReasons'] {
  const others = holdReasons.filter((reason) => reason !== 'scheduled')
  return isLater ? [...others, 'scheduled'] : others
}
