import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import type { Days } from '#web/ui/figures/ranges.ts'

const STALE_MS = 60_000

/** Figures of one campaign or of all; while other days load, the figures before stay. */
export function useReport({ from, to }: Days, campaign: string | undefined) {
  const query = { from, to, ...(campaign && { campaign }) }
  return useQuery({
    queryKey: ['/api/brand/campaign-report', query],
    queryFn: ({ signal }) => call('GET /api/brand/campaign-report', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
}
