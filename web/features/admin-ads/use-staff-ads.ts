import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const ADS = '/api/admin/ads'

export type StaffAds = Answer<'GET /api/admin/ads'>
export type StaffCampaign = StaffAds['campaigns'][number]
export type Contest = StaffAds['contests'][number]

/** Campaigns, free clicks and contested clicks of all brands. */
export const useStaffAds = () =>
  useQuery({ queryKey: [ADS], queryFn: ({ signal }) => call('GET /api/admin/ads', { signal }) })

export function useStaffAdsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [ADS] })
}
