import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { appendPrices } from '../saving/save-products.store.ts'
import { indexProducts } from '../search-index/search-index.service.ts'
import { pricesUntil } from './lowest-price.ts'
import { lockPriced, selectUnsettledIds } from './settle-prices.store.ts'

type Writer = Pick<World, 'db' | 'now'>

/**
 * Writes what sales that began or ended changed, at their moments, in the caller's transaction. Whatever changes a price
 * or a sale calls it before, so that the history keeps every price that was shown. Locks the products.
 */
export async function settleElapsed(scope: Writer, ids: readonly string[]): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const products = await lockPriced(scope.db, ids)
  const nowMs = scope.now().getTime()
  const missing = products.map(({ id, no, priceCents, facts }) => ({
    no,
    spans: pricesUntil(facts, priceCents, nowMs)
      .slice(facts.prices.length)
      .map(({ fromMs, cents }) => ({
        productId: id,
        validFrom: new Date(fromMs),
        priceCents: cents,
        cause: 'sale' as const,
      })),
  }))
  const rounds = Math.max(0, ...missing.map(({ spans }) => spans.length))
  for (let round = 0; round < rounds; round++) {
    await appendPrices(
      scope.db,
      missing.flatMap(({ spans }) => spans.slice(round, round + 1)),
    )
  }
  return missing.filter(({ spans }) => spans.length > 0).map(({ no }) => no)
}

/** The same for all products, and for the search. Returns how many changed. */
export async function settlePrices(scope: Writer): Promise<number> {
  const ids = await selectUnsettledIds(scope.db, scope.now())
  if (ids.length === 0) return 0
  return inTransaction(scope, async (inside) => {
    const nos = await settleElapsed(inside, ids)
    await indexProducts(inside, { nos })
    return nos.length
  })
}
