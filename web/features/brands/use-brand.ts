import { useQuery } from '@tanstack/react-query'
import type { BrandShop } from '#contract/brands.ts'
import type { Language } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { BRAND_PATH } from './brand-tie.ts'

const headKey = (brandId: string | null, language: Language) => [BRAND_PATH, brandId, language]

/** Caches the head of a shop that came with the document. */
export const cacheBrand = (brand: BrandShop, language: Language): void =>
  void queryClient.setQueryData(headKey(brand.id, language), brand)

/** The head of a brand's shop; without an id nothing is requested. */
export function useBrand(brandId: string | null) {
  const { language } = useTranslation()
  return useQuery({
    queryKey: headKey(brandId, language),
    queryFn: ({ signal }) => call('GET /api/brands/{id}', { params: { id: brandId ?? '' }, signal }),
    enabled: brandId !== null,
  })
}
