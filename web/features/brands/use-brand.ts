import { useQuery } from '@tanstack/react-query'
import type { BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { BRAND_PATH } from './brand-tie.ts'
import { prepareLook } from './theme/lazy-shop.tsx'

const headKey = (brandId: string | null, language: Language) => [BRAND_PATH, brandId, language]

/** Caches the head of a shop that came with the document. */
export const cacheBrand = (brand: BrandShop, language: Language): void =>
  void queryClient.setQueryData(headKey(brand.id, language), brand)

/** With the code and the products that the shop is drawn with, so that nothing moves later. */
async function fetchShop(id: string, language: Language, signal: AbortSignal): Promise<BrandShop> {
  const brand = await call('GET /api/brands/{id}', { params: { id }, signal })
  const featured = hasProducts(brand) ? queryClient.prefetchQuery(featuredQuery(id, language)) : null
  // Without them the shop is shown, and they are requested once more.
  await Promise.allSettled([prepareLook(brand.theme), featured])
  return brand
}

/** The head of a shop that is shown. */
export function useShop(brandId: string) {
  const { language } = useTranslation()
  return useQuery({
    queryKey: headKey(brandId, language),
    queryFn: ({ signal }) => fetchShop(brandId, language, signal),
  })
}

/** The head of a brand's shop; without an id nothing is requested. */
export function useBrand(brandId: string | null) {
  const { language } = useTranslation()
  return useQuery({
    queryKey: headKey(brandId, language),
    queryFn: ({ signal }) => call('GET /api/brands/{id}', { params: { id: brandId ?? '' }, signal }),
    enabled: brandId !== null,
  })
}

const featuredKey = (brandId: string, language: Language) => [`${BRAND_PATH}/featured`, brandId, language]

/** Caches the products of a designed shop's sections that came with the document. */
export const cacheFeatured = (brandId: string, products: readonly Product[], language: Language): void =>
  void queryClient.setQueryData(featuredKey(brandId, language), { products: [...products] })

const hasProducts = ({ theme }: BrandShop): boolean => theme?.sections.some((section) => 'products' in section) === true

const featuredQuery = (id: string, language: Language) => ({
  queryKey: featuredKey(id, language),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    call('GET /api/brands/{id}/featured', { params: { id }, signal }),
})

const NONE: ReadonlyMap<string, Product> = new Map()

/** The products in the sections of a designed shop, by id; empty until they are loaded. */
export function useFeatured(brand: BrandShop | undefined): ReadonlyMap<string, Product> {
  const { language } = useTranslation()
  const enabled = brand !== undefined && hasProducts(brand)
  const { data } = useQuery({ ...featuredQuery(brand?.id ?? '', language), enabled })
  return data ? new Map(data.products.map((product) => [product.id, product])) : NONE
}
