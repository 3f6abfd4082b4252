import { readProduct } from '#server/features/products/products.service.ts'
import { countHit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { DROP_LIMITS } from '../drop-limits.ts'
import { readLinkToken } from '../links/mail-link.ts'
import { addReleaseClick } from './release-clicks.store.ts'

interface Released {
  readonly productId: string
  /** Product page in the brand's shop; null: none, or the product is not shown or not out any more. */
  readonly shop: string | null
}

/**
 * Where the link in the mails of a drop leads; null: the link is not one of ours. The token names only the product, and the
 * address is read from its row, so that the link leads nowhere else. `isCounted`: a person followed it.
 */
export async function followReleasedLink(scope: Scope, token: string, isCounted: boolean): Promise<Released | null> {
  const link = await readLinkToken(scope, token)
  if (link?.kind !== 'open-released') {
    await requireWithinLimit(scope, DROP_LIMITS.falseLinks, scope.address)
    return null
  }
  const shop = await shopOf(scope, link.id)
  if (isCounted) {
    const { hits } = await countHit(scope, DROP_LIMITS.opened, `${link.id} ${scope.address}`)
    if (hits <= DROP_LIMITS.opened.hits) await addReleaseClick(scope.db, link.id)
  }
  return { productId: link.id, shop }
}

async function shopOf(scope: Scope, productId: string): Promise<string | null> {
  try {
    const product = await readProduct(scope, productId)
    const isOut = product.releaseDate === null || new Date(product.releaseDate) <= scope.now()
    return isOut ? product.link : null
  } catch (error) {
    if (error instanceof Refusal && error.code === 'products.unknown') return null
    throw error
  }
}
