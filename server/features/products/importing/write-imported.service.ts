import { createHash } from 'node:crypto'
import { GOOD_PICTURE } from '#contract/brand-pictures.limits.ts'
import { checkProduct } from '#contract/product-check.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { ProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { checkFacts, demoShopOf } from '../managing/check-own-product.ts'
import { columnsOf, formOf, variantColumns } from '../managing/form-columns.ts'
import { applyForm } from '../managing/manage-products.service.ts'
import { type OwnProduct, selectOwnProducts } from '../managing/own-products.store.ts'
import { isLive } from '../managing/product-state.ts'
import { applyStep } from '../managing/product-steps.service.ts'
import { settleProducts } from '../managing/settle-products.service.ts'
import type { SaleInput } from '../saving/product-input.ts'
import { writeImportedSales } from '../saving/save-sales.store.ts'
import { deleteDraft, insertImported, insertVariants, selectTouched } from './imports.store.ts'

export type { OwnProduct } from '../managing/own-products.store.ts'

/** The fields as the owner last saved them, with those that wait for their review. */
export const ownFormOf = ({
  row,
  variants,
  pending,
}: Pick<OwnProduct, 'row' | 'variants' | 'pending'>): ProductForm => ({
  ...formOf(row, variants),
  ...pending?.changes,
})

/** Published, or submitted to be: it must stay complete. */
export const isPublished = ({ row }: Pick<OwnProduct, 'row'>): boolean =>
  row.status === 'active' || row.status === 'paused'

/** Whether its fields can be changed at all. */
export const isChangeable = ({ row }: Pick<OwnProduct, 'row'>): boolean =>
  row.status !== 'archived' && row.reviewState !== 'blocked' && row.reviewState !== 'rejected'

interface Checking {
  readonly owner: ProductOwner
  /** Null: it does not exist yet. */
  readonly saved: OwnProduct | null
  readonly bringsPictures: boolean
}

/** Fields that keep this product from being published, by the validator of the form. */
export function missingFields(
  scope: Pick<BrandScope, 'config' | 'now'>,
  form: ProductForm,
  { owner, saved, bringsPictures }: Checking,
): string[] {
  const pictures = bringsPictures ? [GOOD_PICTURE] : []
  const facts = saved
    ? checkFacts(scope, owner, saved)
    : {
        linkHosts: owner.linkHosts,
        demoShop: demoShopOf(scope),
        hasSafetyDefault: owner.safety !== null,
        pictures,
        now: scope.now(),
        savedReleaseAt: null,
      }
  const problems = checkProduct(form, facts.pictures.length > 0 ? facts : { ...facts, pictures })
  const fields = problems.flatMap(({ field, isWarning }) => (isWarning ? [] : [field.split('.')[0] ?? field]))
  return [...new Set(fields)]
}

/** Whether saving this form would change the product. */
export function changesProduct(product: OwnProduct, form: ProductForm): boolean {
  const written = (given: ProductForm) =>
    JSON.stringify([columnsOf(given, product.row), variantColumns(given, product.variants), given.safety])
  return written(ownFormOf(product)) !== written(form)
}

interface NewProduct {
  readonly externalId: string
  readonly form: ProductForm
  /** The shop's own words, where they name no fibres that the law knows. */
  readonly material: string
}

/** Creates drafts, many at once; returns their ids in the same order. In the caller's transaction. */
export async function createImported(scope: BrandScope, created: readonly NewProduct[]): Promise<string[]> {
  const { brandId } = scope.member
  const now = scope.now()
  const rows = created.map(({ externalId, form, material }) => {
    const columns = columnsOf(form, null)
    const words = columns.fibres.length === 0 ? { materialDe: material, materialEn: material } : {}
    return { ...columns, ...words, brandId, source: 'import', externalId, createdAt: now, updatedAt: now }
  })
  const ids = await insertImported(scope.db, rows)
  const variants = created.flatMap(({ form }, at) =>
    variantColumns(form, []).map((row, position) => ({
      ...row,
      imageId: null,
      position,
      brandId,
      productId: ids[at] ?? '',
    })),
  )
  await insertVariants(scope.db, variants)
  for (const id of ids) await writeAudit(scope, { action: 'product.created', targetType: 'product', targetId: id })
  return ids
}

/** Writes a form over a locked product; of a live one, what needs a review waits for it. In the caller's transaction. */
export const changeImported = (
  scope: BrandScope,
  product: OwnProduct,
  owner: ProductOwner,
  form: ProductForm,
): Promise<void> => applyForm(scope, product, owner, form)

/** What follows from the changes of these products. In the caller's transaction. */
export const settleImported = (scope: BrandScope, ids: readonly string[]): Promise<void> => settleProducts(scope, ids)

/** Sales that files name; null ends the imported one. In the caller's transaction. */
export const saveImportedSales = (
  { db, member, now }: BrandScope,
  sales: readonly { readonly productId: string; readonly sale: SaleInput | null }[],
): Promise<void> => writeImportedSales(db, member.brandId, sales, now())

/** Locks products of the brand. */
export const lockImported = ({ db, member }: BrandScope, ids: readonly string[]): Promise<OwnProduct[]> =>
  selectOwnProducts(db, { brandId: member.brandId, ids, isLocked: true })

/** The same for the same fields, variants and waiting changes. */
export const hashOf = (product: OwnProduct): string =>
  createHash('sha256')
    .update(JSON.stringify([ownFormOf(product), isLive(product) || isPublished(product)]))
    .digest('base64url')

export type Publishing = 'published' | 'incomplete' | 'plan-full' | 'plan-drops'

/** Publishes a draft, or submits it for its review; says why not. In the caller's transaction. */
export async function publishImported(
  scope: BrandScope,
  product: OwnProduct,
  owner: ProductOwner,
): Promise<Publishing> {
  try {
    await applyStep(scope, product, owner, 'publish')
    return 'published'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'products.plan-drops') return 'plan-drops'
    return error.code === 'products.plan-limit' ? 'plan-full' : 'incomplete'
  }
}

/** The product as a draft, withdrawn from a review that has not shown it to anyone; null: it is no draft. */
async function withdrawn(scope: BrandScope, product: OwnProduct, owner: ProductOwner): Promise<OwnProduct | null> {
  const { status, reviewState } = product.row
  if (status === 'draft') return product
  const isWaiting = reviewState === 'in_review' || reviewState === 'changes_requested'
  if (status !== 'active' || !isWaiting || product.hasPrices) return null
  await applyStep(scope, product, owner, 'draft')
  return { ...product, row: { ...product.row, status: 'draft', reviewState: 'none' } }
}

/** Pauses a product, or shows a paused one again; false: it stays as it is. In the caller's transaction. */
export async function stepImported(
  scope: BrandScope,
  product: OwnProduct,
  owner: ProductOwner,
  step: 'pause' | 'publish',
): Promise<boolean> {
  if (product.row.status !== (step === 'pause' ? 'active' : 'paused')) return false
  try {
    await applyStep(scope, product, owner, step)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Takes back that these products were created: drafts that were never shown are deleted, others archived. Those that users
 * have answered or saved stay. Returns the ids of those that are gone. In the caller's transaction.
 */
export async function removeImported(
  scope: BrandScope,
  products: readonly OwnProduct[],
  owner: ProductOwner,
): Promise<Set<string>> {
  const ids = products.map(({ row }) => row.id)
  const touched = await selectTouched(scope.db, ids)
  const gone = new Set<string>()
  for (const product of products) {
    const { id, status } = product.row
    if (touched.has(id)) continue
    const draft = await withdrawn(scope, product, owner)
    if (draft && (await deleteDraft(scope.db, scope.member.brandId, id))) {
      await writeAudit(scope, { action: 'product.deleted', targetType: 'product', targetId: id })
    } else if (status !== 'archived') await applyStep(scope, draft ?? product, owner, 'archive')
    gone.add(id)
  }
  return gone
}
