import { SEARCH } from '#contract/search.limits.ts'
import { searchContract } from '#contract/search.ts'
import { rareSearchesContract } from '#contract/trends.ts'
import { promotedJson } from '#server/features/ads/auction/promoted-json.service.ts'
import type { PromotedCard } from '#server/features/ads/auction/promotions.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { compressed } from '#server/platform/http/compress.ts'
import { joinJsonArray } from '#server/platform/http/join-json.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { type Exchange, serve } from '#server/platform/http/serve.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { highlightBrands, listBrands } from './brand-directory.service.ts'
import { createCountedSearches } from './counted-searches.ts'
import { listFoundBrands } from './found-brands.service.ts'
import { listRareSearches } from './rare-searches.service.ts'
import { search } from './search.service.ts'
import { dropSearch, keepSearch, listSearchWishes } from './search-wishes.service.ts'
import { listShop, readBrandShop, readPublicShop, readShopPreview } from './shop.service.ts'
import { readThemePreview } from './shop-design.service.ts'
import { suggest } from './suggest.service.ts'
import { synonymsRoutes } from './synonyms/synonyms.routes.ts'

export function searchRoutes(context: RouteContext, catalogue: Catalogue): void {
  const ready: Pick<Catalogue, 'bytesOf' | 'whenComplete'> = catalogue
  const counted = createCountedSearches()
  /** `{ …head, products: […] }` from the prepared JSON of each product, which is not serialised again. */
  const withProducts = async (
    head: object,
    nos: readonly number[],
    { language }: Scope,
    exchange: Exchange,
    promoted?: ReadonlyMap<number, PromotedCard>,
  ) => {
    await ready.whenComplete()
    const found = nos.flatMap((no) => {
      const [bytes, card] = [ready.bytesOf(no, language), promoted?.get(no)]
      return bytes === null ? [] : card ? promotedJson(bytes, card) : bytes
    })
    const start = Buffer.from(JSON.stringify({ ...head, products: [] }).slice(0, -'[]}'.length))
    return compressed(Buffer.concat([start, joinJsonArray(found), Buffer.from('}')]), exchange)
  }
  /** The same for a shop: its page, and the products of its sections that are not on it. */
  const withShop = async (
    { nos, total, featured, ...head }: Awaited<ReturnType<typeof readPublicShop | typeof readShopPreview>>,
    page: number,
    { language }: Scope,
    exchange: Exchange,
  ) => {
    await ready.whenComplete()
    const listOf = (numbers: readonly number[]) =>
      joinJsonArray(numbers.map((no) => ready.bytesOf(no, language)).filter((bytes) => bytes !== null))
    const others = page === 1 ? featured.filter((no) => !nos.includes(no)) : []
    const start = JSON.stringify({ ...head, total, hasMore: hasMore(page, total) }).slice(0, -1)
    const parts = [Buffer.from(`${start},"featured":`), listOf(others), Buffer.from(',"products":'), listOf(nos)]
    return compressed(Buffer.concat([...parts, Buffer.from('}')]), exchange)
  }
  const hasMore = (page: number, total: number) => page * SEARCH.pageSize < total
  synonymsRoutes(context)
  serve(context, searchContract, {
    'GET /api/search': async (scope, { query }, exchange) => {
      const { nos, promoted, ...result } = await search(scope, query, { counted, catalogue })
      return withProducts({ ...result, hasMore: hasMore(query.page, result.total) }, nos, scope, exchange, promoted)
    },
    'GET /api/search/brands': async (scope, { query }) => ({ brands: await listFoundBrands(scope, query) }),
    'GET /api/search/suggest': async (scope, { query }, exchange) => {
      const { nos, ...suggested } = await suggest(scope, query.q)
      return withProducts(suggested, nos, scope, exchange)
    },
    'GET /api/search/wishes': (scope) => listSearchWishes(scope),
    'PUT /api/search/wishes': async (scope, { body }) => {
      await keepSearch(scope, body.q)
      return { ok: true as const }
    },
    'DELETE /api/search/wishes': async (scope, { query }) => {
      await dropSearch(scope, query.q)
      return { ok: true as const }
    },
    'GET /api/brands': (scope, { query }) => listBrands(scope, query),
    'GET /api/brand-highlights': (scope) => highlightBrands(scope),
    'GET /api/public/brands/{id}': async (scope, { params, query }, exchange) =>
      withShop(await readPublicShop(scope, params.id, query.page), query.page, scope, exchange),
    'GET /api/public/shop-previews/{token}': async (scope, { params }, exchange) =>
      withShop(await readShopPreview(scope, params.token), 1, scope, exchange),
    'GET /api/brand/theme/preview': async (own, { query }, exchange) => {
      const scope = { ...own, language: query.language ?? own.language }
      const { nos, ...preview } = await readThemePreview(scope)
      return withProducts(preview, nos, scope, exchange)
    },
    'GET /api/brands/{id}': async (scope, { params }) => (await readBrandShop(scope, params.id)).brand,
    'GET /api/brands/{id}/featured': async (scope, { params }, exchange) =>
      withProducts({}, (await readBrandShop(scope, params.id)).featured, scope, exchange),
    'GET /api/brands/{id}/shop': async (scope, { params, query }, exchange) => {
      const { nos, total } = await listShop(scope, params.id, query)
      return withProducts({ total, hasMore: hasMore(query.page, total) }, nos, scope, exchange)
    },
  })
  serve(context, rareSearchesContract, { 'GET /api/brand/trends/searches': listRareSearches })
}
