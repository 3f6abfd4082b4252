import type { BrandProduct } from '#contract/brand-products.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { Media } from '#contract/products.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import {
  readWaitingPictures,
  refuseWaitingPictures,
  showRefusedPictures,
  showWaitingPictures,
} from '../../pictures/waiting-pictures.service.ts'
import { columnsOf, formOf, type ProductColumns } from '../form-columns.ts'
import {
  type ChangedFields,
  deleteChange,
  type OwnProduct,
  selectOwnProducts,
  setChangeState,
  updateOwnProduct,
} from '../own-products.store.ts'
import { presentOwnProduct } from '../present-own-product.ts'
import { isLive } from '../product-state.ts'
import { settleProducts } from '../settle-products.service.ts'

/** `hide`: changes are requested of what is live, too, and it is not shown until they were made. */
export type ReviewOutcome = 'approve' | 'request_changes' | 'reject' | 'block' | 'hide'

/** What was decided about: the product itself, or the change of a live product that waited. */
export interface AppliedReview {
  readonly brandId: string
  readonly name: string
  readonly subject: 'product' | 'change'
}

type Writer = Pick<World, 'db' | 'now'>

/** Locks a product until the caller's transaction ends. */
export async function lockForReview({ db }: Pick<World, 'db'>, productId: string): Promise<void> {
  await selectOwnProducts(db, { brandId: null, ids: [productId], isLocked: true })
}

const STATES = { request_changes: 'changes_requested', reject: 'rejected' } as const

/**
 * Applies a decision of the review to a product, in the caller's transaction: to the change that waits, where there is one,
 * otherwise to the product. `reason`: what the brand reads beside what was refused. Approving also takes back a refusal or a block. The caller records the decision and notifies.
 */
export async function applyReview(
  scope: Writer,
  productId: string,
  outcome: ReviewOutcome,
  reason = '',
): Promise<AppliedReview> {
  const [product] = await selectOwnProducts(scope.db, { brandId: null, ids: [productId], isLocked: true })
  ensure(product, 'products.unknown')
  const { row } = product
  const isChange = outcome !== 'block' && outcome !== 'hide' && isLive(product) && product.pending !== null
  if (isChange) await decideChange(scope, product, outcome, reason)
  else await decideProduct(scope, product, outcome)
  await settleProducts(scope, [productId])
  return { brandId: row.brandId, name: row.name, subject: isChange ? 'change' : 'product' }
}

async function decideProduct({ db, now }: Writer, { row }: OwnProduct, outcome: ReviewOutcome): Promise<void> {
  const isLifted = outcome === 'approve' && row.reviewState === 'changes_requested' && row.linkAffiliateHost !== null
  const reviewed = { reviewState: nextState(row, outcome), isReviewDue: outcome !== 'approve' }
  const columns = { ...reviewed, ...(isLifted && { linkAffiliateHost: '' }) }
  await updateOwnProduct(db, row.id, columns, now())
  // Added while it was live, and seen with the whole product.
  if (outcome === 'approve') await showWaitingPictures(db, row.id)
}

function nextState({ status, reviewState }: ProductColumns, outcome: ReviewOutcome): ProductColumns['reviewState'] {
  ensure(status !== 'draft', 'products.locked')
  if (outcome === 'block') return 'blocked'
  if (outcome === 'hide') return 'changes_requested'
  ensure(reviewState !== 'none', 'products.locked')
  return outcome === 'approve' ? 'none' : STATES[outcome]
}

async function decideChange(
  scope: Writer,
  { row, variants, pending }: OwnProduct,
  outcome: Exclude<ReviewOutcome, 'block' | 'hide'>,
  reason: string,
): Promise<void> {
  if (outcome !== 'approve') {
    await refuseWaitingPictures(scope.db, row.id, reason)
    return setChangeState(scope.db, row.id, STATES[outcome])
  }
  const form = { ...formOf(row, variants), ...pending?.changes }
  await updateOwnProduct(scope.db, row.id, columnsOf(form, row), scope.now())
  if (pending?.state === 'in_review') await showWaitingPictures(scope.db, row.id)
  else await showRefusedPictures(scope.db, row.id)
  await deleteChange(scope.db, row.id)
}

export interface ReviewedProduct {
  readonly brandId: string
  /** As it is live, or as it was submitted for the first time. */
  readonly live: ProductForm
  /** Fields of a live product that wait; empty: staff look at the live version. Null: the whole product waits. */
  readonly changes: ChangedFields | null
  readonly product: BrandProduct
  /** New pictures of a live product that wait. */
  readonly waitingPictures: readonly Media[]
}

/** A product with what waits for a decision, for staff. */
export async function readForReview(scope: Writer, productId: string): Promise<ReviewedProduct> {
  const [product] = await selectOwnProducts(scope.db, { brandId: null, ids: [productId] })
  ensure(product, 'products.unknown')
  const { row, variants, pending } = product
  const owner = await readProductOwner(scope, row.brandId)
  return {
    brandId: row.brandId,
    live: formOf(row, variants),
    changes: pending?.changes ?? null,
    product: presentOwnProduct(product, owner.name, scope.now()),
    waitingPictures: await readWaitingPictures(scope.db, row, owner.name),
  }
}
