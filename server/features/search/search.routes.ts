import { SEARCH } from '#contract/search.limits.ts'
import { searchContract } from '#contract/search.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { compressed } from '#server/platform/http/compress.ts'
import { joinJsonArray } from '#server/platform/http/join-json.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { type Exchange, serve } from '#server/platform/http/serve.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { highlightBrands, listBrands, readBrandShop } from './brand-directory.service.ts'
import { createCountedSearches } from './counted-searches.ts'
import { listFoundBrands } from './found-brands.service.ts'
import { search } from './search.service.ts'
import { dropSearch, keepSearch, listSearchWishes } from './search-wishes.service.ts'
import { listShop, readPublicShop } from './shop.service.ts'
import { suggest } from './suggest.service.ts'

export function searchRoutes(context: RouteContext, ready: Pick<Catalogue, 'bytesOf' | 'whenComplete'>): void {
  const counted = createCountedSearches()
  /** `{ …head, products: […] }` from the prepared JSON of each product, which is not serialised again. */
  const withProducts = async (head: object, nos: readonly number[], { language }: Scope, exchange: Exchange) => {
    await ready.whenComplete()
    const found = nos.map((no) => ready.bytesOf(no, language)).filter((bytes) => bytes !== null)
    const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"products":`)
    return compressed(Buffer.concat([start, joinJsonArray(found), Buffer.from('}')]), exchange)
  }
  const hasMore = (page: number, total: number) => page * SEARCH.pageSize < total
  serve(context, searchContract, {
    'GET /api/search': async (scope, { query }, exchange) => {
      const { nos, ...result } = await search(scope, query, counted)
      return withProducts({ ...result, hasMore: hasMore(query.page, result.total) }, nos, scope, exchange)
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
    'GET /api/public/brands/{id}': async (scope, { params, query }, exchange) => {
      const { brand, nos, total } = await readPublicShop(scope, params.id, query.page)
      return withProducts({ brand, total, hasMore: hasMore(query.page, total) }, nos, scope, exchange)
    },
    'GET /api/brands/{id}': (scope, { params }) => readBrandShop(scope, params.id),
    'GET /api/brands/{id}/shop': async (scope, { params, query }, exchange) => {
      const { nos, total } = await listShop(scope, params.id, query)
      return withProducts({ total, hasMore: hasMore(query.page, total) }, nos, scope, exchange)
    },
  })
}
