import { type ProductOwner, readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { removeImportedPictures } from '#server/features/products/importing/imported-pictures.service.ts'
import {
  changeImported,
  hashOf,
  lockImported,
  type OwnProduct,
  removeImported,
  saveImportedSales,
  settleImported,
  stepImported,
} from '#server/features/products/importing/write-imported.service.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { type ImportRow, selectToUndo, updateRow } from '../import-rows.store.ts'
import { touchBatch, updateBatch } from '../imports.store.ts'
import { inPortion, type Key, PORTION } from './portion.ts'

/** Takes the next products back. Those that changed since, or that users have answered, stay as they are. */
export function undoPortion(scope: BrandScope, key: Key): Promise<void> {
  return inPortion(scope, key, 'undoing', async (inside, batch) => {
    const rows = await selectToUndo(inside.db, batch.id, PORTION)
    const touchedAt = inside.now()
    if (rows.length === 0) {
      await updateBatch(inside.db, batch, { state: 'undone', touchedAt, finishedAt: touchedAt })
      return
    }
    const owner = await readProductOwner(inside, batch.brandId)
    const ids = rows.flatMap(({ productId }) => productId ?? [])
    const products = new Map((await lockImported(inside, ids)).map((product) => [product.row.id, product]))
    const removed = await removeCreated(inside, rows, { products, owner })
    for (const row of rows) {
      const product = products.get(row.productId ?? '')
      const isBack = await takeBack(inside, { row, product, owner, removed })
      const kept = { key: 'keptAtUndo', line: row.line, product: row.externalId, column: '', value: '' } as const
      const problems = isBack || !product ? row.problems : [...row.problems, kept]
      await updateRow(inside.db, row, { isUndone: true, problems })
    }
    await settleImported(inside, ids)
    await touchBatch(inside.db, batch, { done: batch.done + rows.length, touchedAt })
  })
}

interface TakingBack extends Restoring {
  readonly removed: ReadonlySet<string>
}

/** False: it stays as it is. */
async function takeBack(scope: BrandScope, { removed, ...restoring }: TakingBack): Promise<boolean> {
  const { row, product, owner } = restoring
  if (row.action === 'create') return removed.has(row.productId ?? '')
  if (row.action === 'pause') return product !== undefined && stepImported(scope, product, owner, 'publish')
  return restore(scope, restoring)
}

interface Existing {
  readonly products: ReadonlyMap<string, OwnProduct>
  readonly owner: ProductOwner
}

async function removeCreated(
  scope: BrandScope,
  rows: readonly ImportRow[],
  { products, owner }: Existing,
): Promise<Set<string>> {
  const created = rows.flatMap(({ action, productId }) =>
    action === 'create' ? (products.get(productId ?? '') ?? []) : [],
  )
  await saveImportedSales(
    scope,
    created.map(({ row }) => ({ productId: row.id, sale: null })),
  )
  return removeImported(scope, created, owner)
}

interface Restoring {
  readonly row: ImportRow
  readonly product: OwnProduct | undefined
  readonly owner: ProductOwner
}

/** False: it stays, because it changed since or may not become what it was. */
async function restore(scope: BrandScope, { row, product, owner }: Restoring): Promise<boolean> {
  const { before } = row
  if (!product || !before || hashOf(product) !== row.afterHash) return false
  const { id } = product.row
  try {
    await inTransaction(scope, async (within) => {
      await removeImportedPictures(within, id, row.pictureIds)
      await changeImported(within, product, owner, before.form)
      if (before.sale === undefined) return
      const { sale } = before
      const restored = sale && {
        percent: sale.percent,
        promoCode: null,
        startsAt: new Date(sale.startsAt),
        endsAt: new Date(sale.endsAt),
      }
      await saveImportedSales(within, [{ productId: id, sale: restored }])
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
