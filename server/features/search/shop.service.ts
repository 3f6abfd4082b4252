import { SEARCH } from '#contract/search.limits.ts'
import type { ShopQuery } from '#contract/search.ts'
import { findBrandNo, requireBrandNo } from '#server/features/brands/brand-ties.service.ts'
import { requireWithinPublicCallLimit } from '#server/features/products/public-products.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { listOptions } from './list-options.ts'
import { type FoundProducts, selectProductNos } from './product-list.store.ts'
import { requireSearchLimit } from './search-rate-limit.ts'
import { type DesignedShop, designedShop, readPreviewedShop } from './shop-design.service.ts'

/** Numbers of one page of a brand's products. */
export async function listShop(scope: Scope, brandId: string, query: ShopQuery): Promise<FoundProducts> {
  await requireSearchLimit(scope)
  return shopProducts(scope, await requireBrandNo(scope, brandId), query)
}

type FoundShop = FoundProducts & DesignedShop

/** The head of a brand's shop with its design; refuses unknown brands. */
export async function readBrandShop(scope: Scope, id: string): Promise<DesignedShop> {
  const userId = await requireSearchLimit(scope)
  return designedShop(scope, await requireBrandNo(scope, id), userId)
}

/** A brand's shop for visitors: its head, and the numbers of one page of its products. Null for unknown brands. */
export async function findPublicShop(
  scope: Pick<Scope, 'db' | 'now' | 'config' | 'language'>,
  brandId: string,
  page: number,
): Promise<FoundShop | null> {
  const brandNo = await findBrandNo(scope, brandId)
  if (brandNo === null) return null
  const [shop, found] = await Promise.all([
    designedShop(scope, brandNo, null),
    shopProducts(scope, brandNo, { sort: 'popular', page }),
  ])
  return { ...found, ...shop }
}

/** The same for a visitor's call. */
export async function readPublicShop(scope: Scope, brandId: string, page: number): Promise<FoundShop> {
  await requireWithinPublicCallLimit(scope)
  const shop = await findPublicShop(scope, brandId, page)
  ensure(shop, 'brands.unknown')
  return shop
}

/** The shop in a draft, for who has its link. */
export async function readShopPreview(scope: Scope, token: string): Promise<FoundShop & { readonly until: string }> {
  const { brandNo, ...shop } = await readPreviewedShop(scope, token)
  return { ...shop, ...(await shopProducts(scope, brandNo, { sort: 'popular', page: 1 })) }
}

async function shopProducts(
  scope: Pick<Scope, 'db' | 'now'>,
  brandNo: number,
  query: ShopQuery,
): Promise<FoundProducts> {
  const now = scope.now()
  const offset = (query.page - 1) * SEARCH.pageSize
  return selectProductNos(
    scope.db,
    { ...listOptions(query, now), brandNo, isShop: true },
    { sort: query.sort, limit: SEARCH.pageSize, offset, now },
  )
}
