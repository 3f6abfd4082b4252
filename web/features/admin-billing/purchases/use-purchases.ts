import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PURCHASE_FILTERS, PurchaseKind } from '#contract/billing.limits.ts'
import { type Answer, call } from '#web/api/call.ts'

const PURCHASES = '/api/admin/billing/purchases'

type Page = Answer<'GET /api/admin/billing/purchases'>
export type ListedPurchase = Page['purchases'][number]
export type PurchaseDetail = Answer<'GET /api/admin/billing/purchases/{id}'>

interface Searched {
  readonly q?: string | undefined
  readonly state?: (typeof PURCHASE_FILTERS)[number] | undefined
  readonly kind?: PurchaseKind | undefined
}

/** Purchases of all brands, the latest first. */
export const usePurchases = (searched: Searched) =>
  useInfiniteQuery({
    queryKey: [PURCHASES, searched],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/billing/purchases', {
        query: { ...searched, ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
    placeholderData: (before) => before,
  })

export const usePurchase = (id: string) =>
  useQuery({
    queryKey: [PURCHASES, id],
    queryFn: ({ signal }) => call('GET /api/admin/billing/purchases/{id}', { params: { id }, signal }),
    retry: false,
  })

/** Reads lists and the open purchase again. */
export function usePurchasesRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [PURCHASES] })
}
