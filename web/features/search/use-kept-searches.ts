import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { SEARCH } from '#contract/search.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'

const KEPT_SEARCHES_PATH = '/api/search/wishes'

export type KeptSearch = Answer<'GET /api/search/wishes'>['wishes'][number]

interface KeptSearches {
  /** Undefined until they are loaded. */
  readonly searches: readonly KeptSearch[] | undefined
  readonly isBusy: boolean
  readonly isKept: (query: string) => boolean
  /** Whether the query is long enough to be saved. */
  readonly canKeep: (query: string) => boolean
  readonly set: (query: string, isKept: boolean) => void
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The searches saved in the account, and how many products they find now. */
export function useKeptSearches(): KeptSearches {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [KEPT_SEARCHES_PATH],
    queryFn: ({ signal }) => call('GET /api/search/wishes', { signal }),
  })
  const change = useMutation({
    mutationFn: ({ query, isKept }: { readonly query: string; readonly isKept: boolean }) =>
      isKept
        ? call('PUT /api/search/wishes', { body: { q: query } })
        : call('DELETE /api/search/wishes', { query: { q: query } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEPT_SEARCHES_PATH] }),
    onError: (error) => showFailure(error, t, t('search.keepFailed')),
  })
  return {
    searches: data?.wishes,
    isBusy: change.isPending,
    isKept: (query) => data?.wishes.some((search) => isSame(search.query, query)) ?? false,
    canKeep: (query) => query.trim().length >= SEARCH.minCharacters,
    set: (query, isKept) => change.mutate({ query, isKept }),
  }
}
