import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatSettings } from '#contract/chat-settings.ts'
import { call } from '#web/api/call.ts'

const keyOf = (brandId: string | null) => ['/api/brand/chat-settings', brandId] as const

/** Hours, text and saved replies of a brand; nothing is asked without one. */
export const useChatSettings = (brandId: string | null) =>
  useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => call('GET /api/brand/chat-settings', { signal, ...(brandId !== null && { brandId }) }),
    enabled: brandId !== null,
  })

/** Saves all of them. */
export function useSaveChatSettings(brandId: string): (settings: ChatSettings) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    client.setQueryData(keyOf(brandId), await call('PUT /api/brand/chat-settings', { body, brandId }))
  }
}
