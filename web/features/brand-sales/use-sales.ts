import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SaleForm } from '#contract/brand-sales.ts'
import { type Answer, call } from '#web/api/call.ts'

const SALES = ['/api/brand/sales'] as const

type Page = Answer<'GET /api/brand/sales'>

/** The brand's sales, page by page. */
export function useSales() {
  return useInfiniteQuery({
    queryKey: [...SALES, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/sales', { query: pageParam === '' ? {} : { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.cursor ?? undefined,
  })
}

/** One sale; null: a new one. */
export function useSale(id: string | null) {
  return useQuery({
    queryKey: [...SALES, 'one', id],
    queryFn: ({ signal }) => (id === null ? null : call('GET /api/brand/sales/{id}', { params: { id }, signal })),
    // What is being written must not change under the hands of its author.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

/** What a form would do; null: it is not complete enough to say. The answer before stays while the next one loads. */
export function usePreview(form: (Omit<SaleForm, 'name'> & { readonly id?: string }) | null) {
  return useQuery({
    queryKey: [...SALES, 'preview', form],
    queryFn: ({ signal }) => (form === null ? null : call('POST /api/brand/sales/preview', { body: form, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** What a saved sale does to its products. */
export function useSavedPreview(id: string) {
  return useQuery({
    queryKey: [...SALES, 'effects', id],
    queryFn: ({ signal }) => call('GET /api/brand/sales/{id}/preview', { params: { id }, signal }),
  })
}

/** Sales and products look different after a change of either. */
export function useSalesRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: SALES })
    await client.invalidateQueries({ queryKey: ['/api/brand/products'] })
  }
}
