import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryEntry } from '#contract/history.ts'
import { type Answer, call } from '#web/api/call.ts'
import { notifyHistoryChange } from '#web/api/history-changes.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

export type HistoryKind = HistoryEntry['kind'] | 'all'
type Page = Answer<'GET /api/history'>

const HISTORY = '/api/history'

/** A change of one entry; shown after the server has made it. */
export type Change = 'like' | 'again' | 'forget'

interface UseHistory {
  /** Undefined until the first answer. */
  readonly entries: readonly HistoryEntry[] | undefined
  readonly hasMore: boolean
  readonly isFetching: boolean
  readonly hasFailed: boolean
  readonly hasMoreFailed: boolean
  /** Id of the product that is being changed. */
  readonly busy: string | null
  readonly more: () => void
  readonly retry: () => void
  readonly change: (entry: HistoryEntry, change: Change, product: string) => Promise<boolean>
  readonly clear: () => Promise<boolean>
}

const DONE = {
  like: ['history.liked', 'history.likedText'],
  again: ['history.dealtAgain', 'history.dealtAgainText'],
  forget: ['history.forgotten', 'history.forgottenText'],
} as const

/** The history of one kind, page by page; reloaded each time it is shown, because swipes change it. */
export function useHistory(kind: HistoryKind): UseHistory {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const query = useInfiniteQuery({
    queryKey: [HISTORY, kind],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/history', {
        query: { ...(kind !== 'all' && { kind }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.cursor ?? undefined,
    staleTime: 0,
  })

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      notifyHistoryChange()
      return true
    } catch (error) {
      showFailure(error, t, t('history.changeFailed'))
      return false
    }
  }
  const change = async (entry: HistoryEntry, kindOfChange: Change, product: string): Promise<boolean> => {
    if (busy !== null) return false
    setBusy(entry.product.id)
    const isDone = await attempt(() => send(entry.product.id, kindOfChange))
    setBusy(null)
    if (!isDone) return false
    client.setQueriesData<InfiniteData<Page>>({ queryKey: [HISTORY] }, (data) =>
      changed(data, entry.product.id, kindOfChange),
    )
    if (kindOfChange === 'like') void client.invalidateQueries({ queryKey: ['/api/saved-products'] })
    const [title, text] = DONE[kindOfChange]
    showToast({ title: t(title, { product }), text: t(text) })
    return true
  }
  const clear = async (): Promise<boolean> => {
    const isDone = await attempt(() => call('DELETE /api/history'))
    if (!isDone) return false
    await client.resetQueries({ queryKey: [HISTORY] })
    showToast({ title: t('history.cleared'), text: t('history.clearedText') })
    return true
  }
  return {
    entries: query.data?.pages.flatMap(({ entries }) => entries),
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    hasFailed: query.isError && query.data === undefined,
    hasMoreFailed: query.isFetchNextPageError,
    busy,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    retry: () => void query.refetch(),
    change,
    clear,
  }
}

function send(id: string, change: Change): Promise<unknown> {
  const params = { id }
  if (change === 'like') return call('PUT /api/history/{id}', { params, body: { action: 'like' } })
  return call('DELETE /api/history/{id}', { params, ...(change === 'again' && { query: { again: 'true' } }) })
}

/** The lists after the change: the entry is removed, or liked. */
function changed(data: InfiniteData<Page> | undefined, id: string, change: Change): InfiniteData<Page> | undefined {
  if (!data) return data
  const pages = data.pages.map((page) => ({
    ...page,
    entries: page.entries.flatMap((entry): HistoryEntry[] => {
      if (entry.product.id !== id) return [entry]
      return change === 'like' ? [{ ...entry, kind: 'like', isSaved: true }] : []
    }),
  }))
  return { ...data, pages }
}
