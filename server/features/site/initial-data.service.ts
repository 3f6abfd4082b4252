import { PRICE } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { InitialData, InitialDeck, InitialShop } from '#contract/pages.ts'
import type { Product } from '#contract/products.ts'
import { Id } from '#contract/schemas.ts'
import { SEARCH } from '#contract/search.limits.ts'
import { ShopQuery } from '#contract/search.ts'
import { DEFAULT_LANGUAGE } from '#contract/vocabulary.ts'
import { presentUser, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { readSwipeState } from '#server/features/discovery/deck.service.ts'
import type { Feed } from '#server/features/discovery/feed/feed.service.ts'
import { readBrandShop } from '#server/features/search/brand-directory.service.ts'
import { listShop } from '#server/features/search/shop.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { InitialDataRequest } from '#server/platform/http/pages.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'

/** What this process deals and holds ready. */
interface InitialDataSources {
  readonly feed: Pick<Feed, 'top'>
  readonly products: Pick<Catalogue, 'pageOf' | 'whenComplete'>
}

const DECK_PATHS = ['/', '/discovery']
const SHOP_PATH = /^\/brands\/([^/]+)\/shop$/
/** As the app restores a deck of which nothing is stored (Decision 104). */
const NO_FILTERS: Filters = { gender: [], productType: [], sizes: [], priceRange: { min: PRICE.min, max: PRICE.max } }

/** Opens the answering ahead of what the app of a signed-in person would ask first; throws what these calls refuse. */
export function openInitialData(world: World, { feed, products }: InitialDataSources) {
  return async ({ actor, path, isOtherDeck, network, log }: InitialDataRequest): Promise<InitialData> => {
    const unknown: Scope = { ...world, actor, language: DEFAULT_LANGUAGE, address: network, log }
    const wantsDeck = DECK_PATHS.includes(path) && !isOtherDeck
    const [account, state] = await Promise.all([requireAccount(unknown), wantsDeck ? readSwipeState(unknown) : null])
    const scope = { ...unknown, language: account.language }
    const dealt = async (): Promise<InitialDeck | null> => {
      const filters = { ...NO_FILTERS, ...state?.filters }
      const cards = await feed.top(scope, filters)
      return cards.length > 0 ? { state, filters, products: cards } : null
    }
    const brandId = Id.safeParse(SHOP_PATH.exec(path)?.[1]).data
    return {
      language: account.language,
      user: presentUser(account),
      deck: wantsDeck ? await dealt() : null,
      shop: brandId === undefined ? null : await openShop(scope, products, brandId),
    }
  }
}

/** A shop as it opens: unfiltered, the most liked first. */
async function openShop(scope: Scope, ready: InitialDataSources['products'], brandId: string): Promise<InitialShop> {
  const query = ShopQuery.parse({ sort: 'popular' })
  const [brand, { nos, total }] = await Promise.all([
    readBrandShop(scope, brandId),
    listShop(scope, brandId, query),
    ready.whenComplete(),
  ])
  const products = JSON.parse(ready.pageOf(nos, scope.language).toString()) as Product[]
  return { brand, list: { total, hasMore: total > SEARCH.pageSize, products } }
}
