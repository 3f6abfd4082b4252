import type { Alerts } from '#contract/drops.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { hasAlert } from './price/price-drops.store.ts'
import { selectOwn } from './sign-up/sign-ups.store.ts'

/** The mails that a user has asked for: sign-ups for drops, and price alerts on or off. */
export async function listAlerts(scope: Scope): Promise<Alerts> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  const signUps = await selectOwn(scope.db, actor.userId)
  const priceDrops = await hasAlert(scope.db, actor.userId)
  const ids = signUps.map(({ productId }) => productId)
  const products = ids.length === 0 ? [] : await readProducts(scope, ids)
  const byId = new Map(products.map((product) => [product.id, product]))
  const drops = signUps.flatMap(({ id, productId, email }) => {
    const product = byId.get(productId)
    if (!product) return []
    const { name, brand, releaseDate, media } = product
    return [{ id, productId, name, brand: brand.name, releaseDate, picture: media[0] ?? null, email }]
  })
  return { drops, priceDrops }
}
