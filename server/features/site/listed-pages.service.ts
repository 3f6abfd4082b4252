import { countPublicBrandParts, listPublicBrandIds } from '#server/features/brands/public-brands.service.ts'
import { countPublicParts, listPublicIds } from '#server/features/products/public-products.service.ts'
import type { Listed } from '#server/platform/http/crawlers.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** The pages of all public products and of the shops that have some, in parts, for search engines. */
export const listedPages = (world: World): Listed => ({
  products: {
    countParts: () => countPublicParts(world),
    paths: async (part) => (await listPublicIds(world, part)).map((id) => `/products/${id}`),
  },
  shops: {
    countParts: () => countPublicBrandParts(world),
    paths: async (part) => (await listPublicBrandIds(world, part)).map((id) => `/brands/${id}/shop`),
  },
})
