import { countPublicParts, listPublicIds } from '#server/features/products/public-products.service.ts'
import type { ListedPages } from '#server/platform/http/crawlers.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** The pages of all public products, in parts, for search engines. */
export const listedProducts = (world: World): ListedPages => ({
  countParts: () => countPublicParts(world),
  paths: async (part) => (await listPublicIds(world, part)).map((id) => `/products/${id}`),
})
