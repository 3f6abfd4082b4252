import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { priceOf } from '../present.ts'
import { announceProducts } from '../products.service.ts'
import { selectProducts } from '../products.store.ts'
import { settleElapsed } from '../sales/settle-prices.service.ts'
import { appendPrices } from '../saving/save-products.store.ts'
import { indexProducts } from '../search-index/search-index.service.ts'
import { liftScheduled } from './own-products.store.ts'
import { markFirstListed, selectPriced, selectShownIds } from './settle-products.store.ts'

type Writer = Pick<World, 'db' | 'now'>

/**
 * What follows from every change of products, in the caller's transaction: their price history, the search index, and the
 * notice to all processes. The history begins when a product is shown for the first time; drafts have none.
 */
export async function settleProducts(
  scope: Writer,
  ids: readonly string[],
  cause: 'hand' | 'sale' = 'hand',
): Promise<void> {
  if (ids.length === 0) return
  await settleElapsed(scope, ids)
  const now = scope.now()
  await markFirstListed(scope.db, ids, now)
  const priced = await selectPriced(scope.db, ids)
  const rows = await selectProducts(scope.db, { ids }, now)
  const changed = rows.filter((row) => row.isListed || priced.has(row.id))
  await appendPrices(
    scope.db,
    changed.map((row) => ({
      productId: row.id,
      validFrom: now,
      priceCents: priceOf(row).effectiveCents,
      cause,
    })),
  )
  const nos = rows.map(({ no }) => no)
  await indexProducts(scope, { nos })
  await announceProducts(scope, nos)
}

/** The same for all products of a brand, when what is public of it changed. */
export async function settleBrand(scope: Writer, brandId: string): Promise<void> {
  await settleProducts(scope, await selectShownIds(scope.db, brandId))
}

/** Job: shows products whose time of publication has come. Returns how many. */
export function publishScheduled(scope: Writer): Promise<number> {
  return inTransaction(scope, async (inside) => {
    const ids = await liftScheduled(inside.db, inside.now())
    await settleProducts(inside, ids)
    return ids.length
  })
}
