import type { BulkAction, BulkResult } from '#contract/brand-products.ts'
import { errorSentence } from '#contract/errors.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { type ProductOwner, readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { formOf } from '../form-columns.ts'
import { applyForm, lockOwnProduct } from '../manage-products.service.ts'
import { type OwnProduct, selectOwnProducts, updateOwnProduct } from '../own-products.store.ts'
import { applyStep } from '../product-steps.service.ts'
import { settleProducts } from '../settle-products.service.ts'
import { keepUndo } from './product-undo.service.ts'

/** Changes many products in one transaction; those that cannot be changed stay as they are. */
export function changeProducts(scope: BrandScope, ids: readonly string[], action: BulkAction): Promise<BulkResult> {
  const { brandId } = scope.member
  return inTransaction(scope, async (inside) => {
    const owner = await readProductOwner(inside, brandId)
    const products = await selectOwnProducts(inside.db, { brandId, ids, isLocked: true })
    const changed: OwnProduct[] = []
    const refused: BulkResult['refused'] = []
    for (const product of products) {
      const { id, name } = product.row
      try {
        await applyAction(inside, product, owner, action)
        changed.push(product)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ id, name, reason: reasonOf(error, inside) })
      }
    }
    const undo = await keepUndo(inside, changed)
    await settleProducts(
      inside,
      changed.map(({ row }) => row.id),
    )
    return { changed: changed.length, refused, undo }
  })
}

/** The sentence of the first field, which says more than that of the refusal. */
const reasonOf = ({ code, details }: Refusal, { language }: BrandScope): string =>
  Object.values(details.fields ?? {})[0] ?? errorSentence(code, language, details.values)

function applyAction(scope: BrandScope, product: OwnProduct, owner: ProductOwner, action: BulkAction): Promise<void> {
  if (action.kind === 'delete-drafts') {
    ensure(product.row.status === 'draft', 'products.locked')
    return removeDraft(scope, product)
  }
  if (action.kind === 'publish' || action.kind === 'pause' || action.kind === 'archive') {
    return applyStep(scope, product, owner, action.kind)
  }
  const form = { ...formOf(product.row, product.variants), ...product.pending?.changes }
  return applyForm(scope, product, owner, { ...form, ...fieldsOf(form, action) })
}

function fieldsOf(
  form: ProductForm,
  action: Extract<BulkAction, { kind: 'type' | 'gender' | 'fibres' | 'add-tags' }>,
): Partial<ProductForm> {
  if (action.kind === 'fibres') return { fibres: [...action.fibres] }
  if (action.kind === 'gender') return { gender: action.gender }
  if (action.kind === 'add-tags') return { tags: tagsWith(form.tags, action.tags) }
  return action.productType === form.productType ? {} : { productType: action.productType, category: '' }
}

const MOST_TAGS = 15

function tagsWith(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const all = [...tags, ...added.filter((tag) => !known.has(tag.toLowerCase()))]
  ensure(all.length <= MOST_TAGS, 'products.locked')
  return all
}

/** Hides a draft; a job deletes it when it can no longer be taken back. */
async function removeDraft(scope: BrandScope, { row, hasPrices }: OwnProduct): Promise<void> {
  ensure(!hasPrices, 'products.locked')
  await updateOwnProduct(scope.db, row.id, { deleteAfter: new Date(scope.now().getTime() + KEPT_MS) }, scope.now())
  await writeAudit(scope, {
    action: 'product.deleted',
    targetType: 'product',
    targetId: row.id,
    changed: { name: [row.name, null] },
  })
}

const KEPT_MS = 120_000

/** Deletes a draft that was never shown; archives every other product, so that its history stays. */
export function deleteProduct(
  scope: BrandScope,
  id: string,
): Promise<{ outcome: 'deleted' | 'archived'; undo: string }> {
  return inTransaction(scope, async (inside) => {
    const product = await lockOwnProduct(inside, id)
    const isDraft = product.row.status === 'draft' && !product.hasPrices
    if (isDraft) await removeDraft(inside, product)
    else if (product.row.status !== 'archived') {
      await applyStep(inside, product, await readProductOwner(inside, inside.member.brandId), 'archive')
    }
    const undo = await keepUndo(inside, [product])
    ensure(undo, 'products.unknown')
    await settleProducts(inside, [id])
    return { outcome: isDraft ? 'deleted' : 'archived', undo }
  })
}
