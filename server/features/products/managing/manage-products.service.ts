import type { BrandProduct, FormFacts } from '#contract/brand-products.ts'
import { areClaimsNew, greenClaimIn, textsOfProduct } from '#contract/green-claims.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { type ProductOwner, readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { hasWaitingPictures } from '../pictures/waiting-pictures.service.ts'
import { isDropAt, requireDropRoom } from '../plan-hold/plan-room.service.ts'
import { settleElapsed } from '../sales/settle-prices.service.ts'
import { checkFacts, demoShopOf, requireComplete } from './check-own-product.ts'
import { columnsOf, formOf, type ProductColumns, variantColumns } from './form-columns.ts'
import { changedFields } from './history/history-entries.ts'
import {
  type ChangedFields,
  deleteChange,
  insertEmptyChange,
  insertOwnProduct,
  isReported,
  type OwnProduct,
  selectOwnProducts,
  updateOwnProduct,
  upsertChange,
  writeVariants,
} from './own-products.store.ts'
import { presentOwnProduct } from './present-own-product.ts'
import { isLive, withSchedule } from './product-state.ts'
import { fieldsToReview } from './review/review-need.ts'
import { settleProducts } from './settle-products.service.ts'

const TARGET = 'product'

/** The product of the caller's brand, locked; another brand's is unknown. */
export async function lockOwnProduct(scope: BrandScope, id: string): Promise<OwnProduct> {
  const { brandId } = scope.member
  const [product] = await selectOwnProducts(scope.db, { brandId, ids: [id], isLocked: true })
  ensure(product, 'products.unknown')
  return product
}

/** One product of the caller's brand with everything that its form shows. */
export async function readOwnProduct(scope: BrandScope, id: string): Promise<BrandProduct> {
  const { brandId } = scope.member
  const [[product], owner] = await Promise.all([
    selectOwnProducts(scope.db, { brandId, ids: [id] }),
    readProductOwner(scope, brandId),
  ])
  ensure(product, 'products.unknown')
  return presentOwnProduct(product, owner.name, scope.now())
}

/** What the form needs to know of the brand. */
export async function readFormFacts(scope: BrandScope): Promise<FormFacts> {
  const { name, language, linkHosts, safety, trustLevel } = await readProductOwner(scope, scope.member.brandId)
  const isReviewed = trustLevel === 0
  return { brandName: name, language, linkHosts: [...linkHosts], safety, demoShop: demoShopOf(scope), isReviewed }
}

/** Creates a draft. */
export function createDraft(scope: BrandScope, form: ProductForm, { isReviewDue = false } = {}): Promise<BrandProduct> {
  const { brandId } = scope.member
  return inTransaction(scope, async (inside) => {
    const now = inside.now()
    const row = await insertOwnProduct(inside.db, {
      ...columnsOf(form, null),
      brandId,
      source: 'hand',
      isReviewDue,
      createdAt: now,
      updatedAt: now,
    })
    await writeVariants(inside.db, row, withoutPictures(variantColumns(form, [])))
    await writeAudit(inside, { action: 'product.created', targetType: TARGET, targetId: row.id })
    await settleProducts(inside, [row.id])
    return readOwnProduct(inside, row.id)
  })
}

const withoutPictures = <Variant extends object>(rows: readonly Variant[]) =>
  rows.map((row) => ({ ...row, imageId: null }))

/** A draft with the same fields, without dates and pictures. */
export async function duplicateProduct(scope: BrandScope, id: string): Promise<BrandProduct> {
  const [original] = await selectOwnProducts(scope.db, { brandId: scope.member.brandId, ids: [id] })
  ensure(original, 'products.unknown')
  const form = { ...formOf(original.row, original.variants), ...original.pending?.changes }
  const suffix = form.language === 'de' ? ' (Kopie)' : ' (copy)'
  const variants = form.variants.map((variant) => ({ ...variant, id: null, imageId: null }))
  const name = form.name.slice(0, 120 - suffix.length) + suffix
  const { isReviewDue } = original.row
  return createDraft(scope, { ...form, name, variants, releaseAt: null, publishAt: null }, { isReviewDue })
}

interface Save {
  readonly version: number
  readonly form: ProductForm
}

/** Saves a product of the caller's brand. */
export const saveOwnProduct = (scope: BrandScope, id: string, { version, form }: Save): Promise<BrandProduct> =>
  changeOwnProduct(scope, { id, version }, async (inside, product, owner) => {
    await applyForm(inside, product, owner, form)
    await requireDropAfter(inside, product.row)
  })

/** Product 9: an active product that becomes a drop needs a place among the drops of the plan. */
async function requireDropAfter(scope: BrandScope, { id, status, releaseAt }: ProductColumns): Promise<void> {
  if (status !== 'active' || isDropAt(releaseAt, scope.now())) return
  const { row } = await lockOwnProduct(scope, id)
  if (isDropAt(row.releaseAt, scope.now())) await requireDropRoom(scope)
}

/** Changes a product that the caller has seen in this version, and returns it as it is then. */
export function changeOwnProduct(
  scope: BrandScope,
  { id, version }: { readonly id: string; readonly version: number },
  change: (scope: BrandScope, product: OwnProduct, owner: ProductOwner) => Promise<void>,
): Promise<BrandProduct> {
  return inTransaction(scope, async (inside) => {
    const product = await lockOwnProduct(inside, id)
    ensure(product.row.version === version, 'conflict')
    await change(inside, product, await readProductOwner(inside, inside.member.brandId))
    await settleProducts(inside, [id])
    return readOwnProduct(inside, id)
  })
}

/**
 * Writes a form over a locked product. Of a live one, fields that need a review wait for it, and the old ones stay live.
 * Refuses before it writes anything.
 */
export async function applyForm(
  scope: BrandScope,
  product: OwnProduct,
  owner: ProductOwner,
  form: ProductForm,
): Promise<void> {
  const { row, pending } = product
  ensure(row.reviewState !== 'blocked' && row.reviewState !== 'rejected', 'products.locked')
  // Those who saved it still see it, and nothing of it was reviewed anew. As a draft it is changed.
  ensure(row.status !== 'archived', 'products.locked')
  const isPublished = row.status === 'active' || row.status === 'paused'
  if (isPublished) requireComplete(form, checkFacts(scope, owner, product), scope.language)
  const live = formOf(row, product.variants)
  const waiting = isLive(product)
    ? fieldsToReview(live, form, { trustLevel: owner.trustLevel, isReported: await isReported(scope.db, row.id) })
    : {}
  const kept = Object.fromEntries(Object.keys(waiting).map((field) => [field, live[field as keyof ProductForm]]))
  await writeForm(scope, product, { ...form, ...kept })
  await writeWaiting(scope, product, waiting)
  if (isLive(product)) await lookAtClaim(scope, product, live, form)
  const changed = changedFields({ ...live, ...pending?.changes }, form)
  if (row.status !== 'draft' && Object.keys(changed).length > 0) {
    await writeAudit(scope, { action: 'product.changed', targetType: TARGET, targetId: row.id, changed })
  }
}

/** A claim about the environment that is new or changed, or is proven otherwise, is looked at afterwards (Trust L29). */
async function lookAtClaim(
  scope: BrandScope,
  { row }: OwnProduct,
  live: ProductForm,
  form: ProductForm,
): Promise<void> {
  const texts = textsOfProduct(form)
  const isProvenAnew = form.claimEvidence !== live.claimEvidence && greenClaimIn(texts) !== null
  if (!isProvenAnew && !areClaimsNew(texts, textsOfProduct(live))) return
  await insertEmptyChange(scope.db, { productId: row.id, brandId: row.brandId, submittedAt: scope.now() })
}

/** Submits what waits for a review, unless the same was submitted before. */
async function writeWaiting(scope: BrandScope, { row, pending }: OwnProduct, waiting: ChangedFields): Promise<void> {
  const { brandId } = scope.member
  const submitted = { productId: row.id, brandId, baseVersion: row.version, changes: waiting, submittedAt: scope.now() }
  if (Object.keys(waiting).length === 0) {
    // A change without fields is for pictures, or for staff to look at the live version.
    if (!pending || Object.keys(pending.changes).length === 0) return
    if (await hasWaitingPictures(scope.db, row.id)) return upsertChange(scope.db, submitted)
    return deleteChange(scope.db, row.id)
  }
  if (pending?.state === 'in_review' && JSON.stringify(pending.changes) === JSON.stringify(waiting)) return
  await upsertChange(scope.db, submitted)
}

/** Writes all fields and variants of a locked product. */
async function writeForm(scope: BrandScope, product: OwnProduct, form: ProductForm): Promise<void> {
  const { row, variants, pictures } = product
  const columns = columnsOf(form, row)
  if (columns.priceGrossCents !== row.priceGrossCents) await settleElapsed(scope, [row.id])
  const now = scope.now()
  const isLater = form.publishAt !== null && new Date(form.publishAt) > now
  const holdReasons = withSchedule(row.holdReasons, isLater && row.status !== 'draft')
  await updateOwnProduct(scope.db, row.id, { ...columns, holdReasons }, now)
  const known = new Set(pictures.map(({ id }) => id))
  const rows = variantColumns(form, variants).map((variant) => ({
    ...variant,
    imageId: variant.imageId && known.has(variant.imageId) ? variant.imageId : null,
  }))
  await writeVariants(scope.db, row, rows)
}
