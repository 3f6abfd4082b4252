import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const BRANDS = '/api/admin/billing/brands'

export type ListedAccount = Answer<'GET /api/admin/billing/brands'>['brands'][number]
export type Account = Answer<'GET /api/admin/billing/brands/{id}'>

/** Brands with their credit, by name. */
export const useAccounts = (q: string) =>
  useQuery({
    queryKey: [BRANDS, { q }],
    queryFn: ({ signal }) => call('GET /api/admin/billing/brands', { query: q === '' ? {} : { q }, signal }),
    placeholderData: (before) => before,
  })

export const useAccount = (id: string) =>
  useQuery({
    queryKey: [BRANDS, id],
    queryFn: ({ signal }) => call('GET /api/admin/billing/brands/{id}', { params: { id }, signal }),
    retry: false,
  })

export function useAccountsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [BRANDS] })
}

/** Asked for on demand: it reads the whole ledger. */
export const useLedgerCheck = () =>
  useQuery({
    queryKey: ['/api/admin/billing/ledger-check'],
    queryFn: ({ signal }) => call('GET /api/admin/billing/ledger-check', { signal }),
    enabled: false,
    gcTime: 0,
  })
