import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { BRAND_PATH } from './brand-tie.ts'

/** The head of a brand's shop; nothing is asked without an id. */
export function useBrand(brandId: string | null) {
  const { language } = useSpeech()
  return useQuery({
    queryKey: [BRAND_PATH, brandId, language],
    queryFn: ({ signal }) => call('GET /api/brands/{id}', { params: { id: brandId ?? '' }, signal }),
    enabled: brandId !== null,
  })
}
