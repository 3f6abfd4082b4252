import type { BrandScope } from '#server/platform/scope/scope.ts'
import { settleCheckedFeed } from '../../feeds/feed-batches.service.ts'
import { isDrastic } from '../../feeds/is-drastic.ts'
import { upsertRows } from '../import-rows.store.ts'
import { touchBatch, updateBatch } from '../imports.store.ts'
import type { OpenedFile } from '../opening/opened-file.ts'
import { problemsKept } from '../opening/problems-kept.ts'
import { planPortion } from './plan-portion.ts'
import { inPortion, type Key, PORTION } from './portion.ts'

/** Checks the next products, as the import would; writes the result and nothing else. */
export function checkPortion(scope: BrandScope, key: Key, file: OpenedFile): Promise<void> {
  return inPortion(scope, key, 'checking', async (inside, batch) => {
    const products = file.products.slice(batch.done, batch.done + PORTION)
    const { plans } = await planPortion(inside, batch, { file, products, isLocked: false })
    const rows = plans.map((plan, at) => {
      const product = products[at]
      const { action, missing, problems, pictures, saved } = plan
      const productId = saved && action !== 'error' ? saved.row.id : null
      const found = { line: product?.line ?? 0, externalId: product?.externalId ?? '', name: product?.name ?? '' }
      const place = batch.done + at
      return {
        ...{ brandId: batch.brandId, batchId: batch.id, place, ...found },
        ...{ action, productId, problems, missing: [...missing], pictures: [...pictures] },
        isDrastic: isDrastic(plan, inside.now()),
      }
    })
    await upsertRows(inside.db, rows)
    const done = batch.done + products.length
    const touchedAt = inside.now()
    if (done < file.products.length) await touchBatch(inside.db, batch, { done, touchedAt })
    else {
      // Columns that were assigned by hand say more than the upload did.
      const facts = { ...batch.facts, products: file.products.length, problems: problemsKept(file.problems) }
      await updateBatch(inside.db, batch, { facts, done, touchedAt, state: 'checked', total: file.products.length })
      await settleCheckedFeed(inside, { ...batch, facts })
    }
  })
}
