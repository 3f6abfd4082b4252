import { type ProductOwner, readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { matchProducts } from '#server/features/products/importing/match-products.service.ts'
import { startTimeSlice } from '#server/platform/load/time-slice.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import type { ImportedProduct } from '../../reading/imported-product.ts'
import { selectProductsOf } from '../import-rows.store.ts'
import type { Batch } from '../imports.store.ts'
import type { OpenedFile } from '../opening/opened-file.ts'
import { type Plan, planProduct } from './plan-product.ts'

interface Portion {
  readonly file: OpenedFile
  readonly products: readonly ImportedProduct[]
  /** The products of the brand stay as they are until the transaction ends. */
  readonly isLocked: boolean
}

interface PlannedPortion {
  readonly owner: ProductOwner
  readonly plans: readonly Plan[]
}

const given = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text) => text !== null && text !== '') as string[]

/** Plans what to do with these products: the same for a check and for the import itself. */
export async function planPortion(
  scope: BrandScope,
  batch: Batch,
  { file, products, isLocked }: Portion,
): Promise<PlannedPortion> {
  const owner = await readProductOwner(scope, batch.brandId)
  const { changed, created } = await selectProductsOf(scope.db, batch.id, isLocked)
  const keys = products.map(({ externalId, variants }) => ({
    externalId,
    skus: given(variants.map(({ sku }) => sku)),
    gtins: given(variants.map(({ gtin }) => gtin)),
  }))
  const matches = await matchProducts(scope, { keys, fileIds: file.ids, created, isLocked })
  const taken = new Set(changed)
  const { options } = batch
  const plans: Plan[] = []
  // A check reads thousands of products without a pause: decks are dealt by the same thread.
  const slice = startTimeSlice()
  for (const [at, product] of products.entries()) {
    const match = matches[at] ?? { product: null, isUnclear: false }
    const plan = planProduct(product, match, { scope, owner, options, taken, picturesOf: file.picturesOf })
    if (plan.saved && (plan.action === 'update' || plan.action === 'same')) taken.add(plan.saved.row.id)
    plans.push(plan)
    if (slice.isOver()) await slice.next()
  }
  return { owner, plans }
}
