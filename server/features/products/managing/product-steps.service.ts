import type { ProductStep } from '#contract/brand-products.limits.ts'
import type { BrandProduct } from '#contract/brand-products.ts'
import { greenClaimIn, textsOfProduct } from '#contract/green-claims.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { ProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { showWaitingPictures } from '../pictures/waiting-pictures.service.ts'
import { isDropAt, requireRoom } from '../plan-hold/plan-room.service.ts'
import { checkFacts, requireComplete } from './check-own-product.ts'
import { formOf, type ProductColumns } from './form-columns.ts'
import { changeOwnProduct } from './manage-products.service.ts'
import { deleteChange, isReported, type OwnProduct, updateOwnProduct, upsertChange } from './own-products.store.ts'
import { withSchedule } from './product-state.ts'
import { isSampled } from './review/review-need.ts'

type Columns = Partial<Pick<ProductColumns, 'status' | 'reviewState' | 'holdReasons' | 'isHeldBack'>>

/** Publishes, pauses, archives one product, or makes it a draft again. */
export const stepProduct = (
  scope: BrandScope,
  id: string,
  { version, step }: { readonly version: number; readonly step: ProductStep },
): Promise<BrandProduct> =>
  changeOwnProduct(scope, { id, version }, (inside, product, owner) => applyStep(inside, product, owner, step))

/** The same for a locked product, in the caller's transaction. Refuses before it writes anything. */
export async function applyStep(
  scope: BrandScope,
  product: OwnProduct,
  owner: ProductOwner,
  step: ProductStep,
): Promise<void> {
  const isReviewed = step === 'publish' && (await isReported(scope.db, product.row.id))
  const columns = step === 'publish' ? published(scope, product, owner, isReviewed) : moved(product.row, step)
  if (columns.status === 'active' && product.row.status !== 'active') {
    await requireRoom(scope, isDropAt(product.row.releaseAt, scope.now()))
  }
  const { row } = product
  await updateOwnProduct(scope.db, row.id, { isHeldBack: false, ...columns }, scope.now())
  if (step === 'draft') {
    // A draft is reviewed as a whole before it is live again.
    await showWaitingPictures(scope.db, row.id)
    await deleteChange(scope.db, row.id)
  }
  const isFirst = step === 'publish' && row.status === 'draft' && columns.reviewState === 'none'
  if (isFirst && isSampled(row.id, owner.trustLevel)) await sample(scope, row)
  await writeAudit(scope, {
    action: `product.${step}`,
    targetType: 'product',
    targetId: row.id,
    changed: { status: [row.status, columns.status ?? row.status] },
  })
}

/** A change without fields: staff look at the live version afterwards. */
async function sample(scope: BrandScope, row: ProductColumns): Promise<void> {
  const submitted = { baseVersion: row.version, changes: {}, submittedAt: scope.now() }
  await upsertChange(scope.db, { productId: row.id, brandId: scope.member.brandId, ...submitted })
}

/** Claims about the environment are always looked at (Trust L29). */
function needsReview(form: ProductForm, trustLevel: number): boolean {
  return trustLevel === 0 || greenClaimIn(textsOfProduct(form)) !== null
}

function published(scope: BrandScope, product: OwnProduct, owner: ProductOwner, isReported: boolean): Columns {
  const { row, variants } = product
  const isResubmitted = row.status === 'active' && row.reviewState === 'changes_requested'
  const isPossible = row.reviewState === 'none' && (row.status === 'draft' || row.status === 'paused')
  ensure(isPossible || isResubmitted, 'products.locked')
  const form = formOf(row, variants)
  requireComplete(form, checkFacts(scope, owner, product), scope.language)
  const isReviewed =
    isResubmitted || (row.status === 'draft' && (row.isReviewDue || isReported || needsReview(form, owner.trustLevel)))
  const isLater = row.publishAt !== null && row.publishAt > scope.now()
  return {
    status: 'active',
    reviewState: isReviewed ? 'in_review' : 'none',
    holdReasons: withSchedule(keptHolds(row), isLater),
  }
}

/** One that becomes active has its place in the plan. */
const keptHolds = ({ status, holdReasons }: ProductColumns): ProductColumns['holdReasons'] =>
  status === 'active' ? holdReasons : holdReasons.filter((reason) => reason !== 'plan')

function moved({ status, reviewState }: ProductColumns, step: Exclude<ProductStep, 'publish'>): Columns {
  if (step === 'pause') {
    ensure(status === 'active' && reviewState === 'none', 'products.locked')
    return { status: 'paused' }
  }
  const isClosed = reviewState === 'rejected' || reviewState === 'blocked'
  if (step === 'archive') {
    ensure(status !== 'archived', 'products.locked')
    return { status: 'archived', ...(!isClosed && { reviewState: 'none' }) }
  }
  const isWithdrawn = reviewState === 'in_review' || reviewState === 'changes_requested'
  ensure(!isClosed && (status === 'archived' || isWithdrawn), 'products.locked')
  return { status: 'draft', reviewState: 'none', holdReasons: [] }
}
