import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffBrandFilters } from '#contract/administration.ts'
import { type Answer, call } from '#web/api/call.ts'

const BRANDS = '/api/admin/brands'

type Page = Answer<'GET /api/admin/brands'>
export type ListedBrand = Page['brands'][number]
export type StaffBrand = Answer<'GET /api/admin/brands/{id}'>

/** Brands with these filters, the latest first. */
export const useStaffBrands = (filters: StaffBrandFilters) =>
  useInfiniteQuery({
    queryKey: [BRANDS, filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/brands', { query: { ...filters, ...(pageParam !== '' && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
    placeholderData: (before) => before,
    // What staff do elsewhere in the administration stands here when they come back.
    refetchOnMount: 'always',
  })

/** All that staff see of a brand. */
export const useStaffBrand = (id: string) =>
  useQuery({
    queryKey: [BRANDS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/brands/{id}', { params: { id }, signal }),
    refetchOnMount: 'always',
  })

export function useStaffBrandsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [BRANDS] })
}
