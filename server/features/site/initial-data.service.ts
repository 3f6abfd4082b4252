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
import { listShop, readBrandShop } from '#server/features/search/shop.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { InitialDataRequest } from '#server/platform/http/pages.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'

/** Sources of the cards. */
interface InitialDataSources {
  readonly feed: Pick<Feed, 'top'>
  readonly products: Pick<Catalogue, 'pageOf' | 'whenComplete'>
}

const DECK_PATHS = ['/', '/discovery']
const SHOP_PATH = /^\/brands\/([^/]+)\/shop$/
/** The filters that the app uses when none are stored (Decision 104). */
const NO_FILTERS: Filters = { gender: [], productType: [], sizes: [], priceRange: { min: PRICE.min, max: PRICE.max } }

/** Creates the function that answers the first requests of a signed-in user's app. It throws the errors of these calls. */
export function openInitialData(world: World, { feed, products }: InitialDataSources) {
  return async ({ actor, path, isOtherDeck, network, log }: InitialDataRequest): Promise<InitialData> => {
    const withoutLanguage: Scope = { ...world, actor, language: DEFAULT_LANGUAGE, address: network, log }
    const wantsDeck = DECK_PATHS.includes(path) && !isOtherDeck
    const [account, state] = await Promise.all([
      requireAccount(withoutLanguage),
      wantsDeck ? readSwipeState(withoutLanguage) : null,
    ])
    const scope = { ...withoutLanguage, language: account.language }
    const dealt = async (): Promise<InitialDeck | null> => {
      const filters = { ...NO_FILTERS, ...state?.filters }
      const cards = await feed.top(scope, filters)
      return cards.length > 0 ? { state, filters, products: cards } : null
    }
    const brandId = Id.safeParse(SHOP_PATH.exec(path)?.[1]).data
    return {
      language: account.language,
      user: presentUser(account, actor),
      deck: wantsDeck ? await dealt() : null,
      shop: brandId === undefined ? null : await openShop(scope, products, brandId),
    }
  }
}

/** The first products of a shop: unfiltered, the most liked first. */
async function openShop(
  scope: Scope,
  catalogue: InitialDataSources['products'],
  brandId: string,
): Promise<InitialShop> {
  const query = ShopQuery.parse({ sort: 'popular' })
  const [{ brand, featured }, { nos, total }] = await Promise.all([
    readBrandShop(scope, brandId),
    listShop(scope, brandId, query),
    catalogue.whenComplete(),
  ])
  const productsOf = (numbers: readonly number[]) =>
    JSON.parse(catalogue.pageOf(numbers, scope.language).toString()) as Product[]
  const list = { total, hasMore: total > SEARCH.pageSize, products: productsOf(nos) }
  return { brand, list, featured: productsOf(featured) }
}
