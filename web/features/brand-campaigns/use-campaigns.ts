import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Gender } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'

const CAMPAIGNS = '/api/brand/campaigns'
/** Spending changes by itself while the page is open. */
const REFRESH_MS = 60_000

export type Campaigns = Answer<'GET /api/brand/campaigns'>

/** The campaigns that are not archived, or all of them, and what holds for all. */
export function useCampaigns(withArchived = false, enabled = true) {
  return useQuery({
    queryKey: [CAMPAIGNS, 'list', withArchived],
    queryFn: ({ signal }) =>
      call('GET /api/brand/campaigns', { query: withArchived ? { archived: 'true' } : {}, signal }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: REFRESH_MS / 2,
    refetchInterval: REFRESH_MS,
  })
}

/** One campaign. */
export function useCampaign(id: string) {
  return useQuery({
    queryKey: [CAMPAIGNS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/brand/campaigns/{id}', { params: { id }, signal }),
  })
}

/** What is being written must not change under the hands of its author; null: a new one. */
export function useEditedCampaign(id: string | null) {
  return useQuery({
    queryKey: [CAMPAIGNS, 'edited', id],
    queryFn: ({ signal }) => (id === null ? null : call('GET /api/brand/campaigns/{id}', { params: { id }, signal })),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

/** Products to choose from, each with why it cannot be boosted. */
export function useBoostable(q: string) {
  return useQuery({
    queryKey: [CAMPAIGNS, 'products', q],
    queryFn: ({ signal }) => call('GET /api/brand/campaigns/products', { query: q === '' ? {} : { q }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Those that are chosen; the answer before stays while the next one loads. */
export function useChosen(ids: readonly string[]) {
  return useQuery({
    queryKey: [CAMPAIGNS, 'chosen', ...ids],
    queryFn: ({ signal }) =>
      ids.length === 0
        ? { rows: [], total: 0 }
        : call('GET /api/brand/campaigns/products', { query: { ids: ids.join(',') }, signal }),
    placeholderData: keepPreviousData,
  })
}

export interface Planned {
  readonly productIds: readonly string[]
  readonly bidCents: number | null
  readonly dailyBudgetCents: number
  readonly genders: readonly Gender[]
}

/** What to expect; null: there is not enough to say. */
export function useEstimate(planned: Planned | null) {
  return useQuery({
    queryKey: [CAMPAIGNS, 'estimate', planned],
    queryFn: ({ signal }) =>
      planned === null
        ? null
        : call('POST /api/brand/campaigns/estimate', {
            body: { ...planned, productIds: [...planned.productIds], genders: [...planned.genders] },
            signal,
          }),
    placeholderData: (before) => (planned === null ? undefined : before),
    gcTime: 0,
  })
}

/** The card as shoppers see it; null: nothing to show. A product that is not public has none. */
export function useCard(productId: string | null) {
  return useQuery({
    queryKey: ['/api/products/{id}', productId],
    queryFn: ({ signal }) =>
      productId === null ? null : call('GET /api/products/{id}', { params: { id: productId }, signal }),
    retry: false,
  })
}

/** Reads everything about campaigns again. */
export function useCampaignsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [CAMPAIGNS] })
}
