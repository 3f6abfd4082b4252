import type { ProductOwner } from '#server/features/brands/product-owner.service.ts'
import {
  lockImported,
  settleImported,
  stepImported,
} from '#server/features/products/importing/write-imported.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { type ImportRow, updateRow } from '../batches/import-rows.store.ts'
import type { Batch } from '../batches/imports.store.ts'
import { markPaused, selectPausedByFeed } from './feed-products.store.ts'

interface Gone {
  readonly rows: readonly ImportRow[]
  readonly owner: ProductOwner
}

/** Pauses products that the feed no longer has. In the caller's transaction. */
export async function pauseGone(scope: BrandScope, { feedId }: Batch, { rows, owner }: Gone): Promise<void> {
  if (rows.length === 0 || feedId === null) return
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const products = new Map((await lockImported(scope, ids)).map((product) => [product.row.id, product]))
  const paused: string[] = []
  for (const row of rows) {
    const product = products.get(row.productId ?? '')
    const isPaused = product !== undefined && (await stepImported(scope, product, owner, 'pause'))
    if (isPaused) paused.push(product.row.id)
    await updateRow(scope.db, row, { isCommitted: true, action: isPaused ? 'pause' : 'skip' })
  }
  await markPaused(scope.db, { feedId, ids: paused, isPaused: true })
  await settleImported(scope, paused)
}

interface Returned {
  readonly ids: readonly string[]
  readonly owner: ProductOwner
}

/** Shows products again that the feed had paused and has again. In the caller's transaction. */
export async function resumeReturned(scope: BrandScope, { feedId }: Batch, { ids, owner }: Returned): Promise<void> {
  if (ids.length === 0 || feedId === null) return
  const paused = await selectPausedByFeed(scope.db, feedId, ids)
  if (paused.length === 0) return
  const shown: string[] = []
  for (const product of await lockImported(scope, paused)) {
    if (await stepImported(scope, product, owner, 'publish')) shown.push(product.row.id)
  }
  await markPaused(scope.db, { feedId, ids: shown, isPaused: false })
  await settleImported(scope, shown)
}
