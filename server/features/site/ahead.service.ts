import type { Filters } from '#contract/discovery.ts'
import { DEFAULT_LANGUAGE, PRICE, SEARCH } from '#contract/limits.ts'
import type { Ahead, AheadDeck, AheadShop } from '#contract/pages.ts'
import type { Product } from '#contract/products.ts'
import { ShopQuery } from '#contract/search.ts'
import { presentUser, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { readSwipeState } from '#server/features/discovery/deck.service.ts'
import { openFeed } from '#server/features/discovery/feed/feed.service.ts'
import type { Catalogue } from '#server/features/discovery/shelf/catalogue.ts'
import { readBrandShop } from '#server/features/search/brand-directory.service.ts'
import { listShop } from '#server/features/search/shop.service.ts'
import type { AheadWish } from '#server/platform/http/pages.ts'
import type { Scope, World } from '#server/platform/scope.ts'

const DECK_PATHS = ['/', '/discovery']
const SHOP_PATH = /^\/brands\/([^/]+)\/shop$/
/** As the app restores a deck of which nothing is stored (decisions 4). */
const NO_FILTERS: Filters = { gender: [], productType: [], sizes: [], priceRange: { min: PRICE.min, max: PRICE.max } }

/** Opens the answering ahead of what the app of a signed-in person would ask first; throws what these calls refuse. */
export function openAhead(world: World, catalogue: Catalogue) {
  const feed = openFeed(catalogue)
  return async ({ actor, path, isOtherDeck, network, log }: AheadWish): Promise<Ahead> => {
    const unknown: Scope = { ...world, actor, language: DEFAULT_LANGUAGE, address: network, log }
    const wantsDeck = DECK_PATHS.includes(path) && !isOtherDeck
    const [account, state] = await Promise.all([requireAccount(unknown), wantsDeck ? readSwipeState(unknown) : null])
    const scope = { ...unknown, language: account.language }
    const dealt = async (): Promise<AheadDeck | null> => {
      const filters = { ...NO_FILTERS, ...state?.filters }
      const products = await feed.top(scope, filters)
      return products.length > 0 ? { state, filters, products } : null
    }
    const brandId = SHOP_PATH.exec(path)?.[1]
    return {
      language: account.language,
      user: presentUser(account),
      deck: wantsDeck ? await dealt() : null,
      shop: brandId === undefined ? null : await openShop(scope, catalogue, brandId),
    }
  }
}

/** A shop as it opens: unfiltered, the most liked first. */
async function openShop(scope: Scope, catalogue: Catalogue, brandId: string): Promise<AheadShop> {
  const query = ShopQuery.parse({ sort: 'popular' })
  const [brand, { nos, total }] = await Promise.all([readBrandShop(scope, brandId), listShop(scope, brandId, query)])
  const ready = nos.map((no) => catalogue.bytesOf(no, scope.language)).filter((bytes) => bytes !== null)
  const products = ready.map((bytes) => JSON.parse(Buffer.from(bytes).toString()) as Product)
  return { brand, list: { total, hasMore: total > SEARCH.pageSize, products } }
}
