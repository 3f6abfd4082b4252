import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { type QueueName, type QueueType, type ReviewType, TYPES_OF_QUEUE } from '#contract/moderation.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { oneIn } from '#web/ui/page/address-values.ts'
import { replaceView } from '#web/ui/page/navigation.ts'

type Queue = Answer<'GET /api/staff/review'>
export type QueueEntry = Queue['items'][number]
export type Item = Answer<'GET /api/staff/review/{type}/{id}'>

interface Target {
  readonly type: QueueType
  readonly id: string
}

const QUEUE = '/api/staff/review'
/** Other members of staff work on the same queue. */
const REFRESH_MS = 30_000

/** A queue or what a search finds, the open item, and moving between them; all of it is in the address. */
export function useReview(name: QueueName) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = new URLSearchParams(useSearch())
  const words = query.get('q') ?? ''
  const type = oneIn(query, 'type', TYPES_OF_QUEUE[name])
  const id = query.get('id')
  const open: Target | null = type && id ? { type, id } : null
  const [isTaking, setTaking] = useState(false)
  const queue = useQuery({
    queryKey: [QUEUE, name, words],
    queryFn: ({ signal }) => call('GET /api/staff/review', { query: { q: words, queue: name }, signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  })
  const show = (target: Target | null, q = words) =>
    replaceView(toAdmin(name, { q, type: target?.type, id: target?.id }))
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [QUEUE] })
  }
  const items = queue.data?.items ?? []
  const at = items.findIndex((item) => item.id === open?.id)
  return {
    name,
    words,
    open,
    queue: queue.data,
    hasFailed: queue.data === undefined && queue.error !== null,
    retry: () => void queue.refetch(),
    isTaking,
    show,
    refresh,
    search: (text: string) => show(null, text),
    /** One up or down in the list. */
    move: (by: 1 | -1) => {
      const target = items[at < 0 ? 0 : Math.min(Math.max(at + by, 0), items.length - 1)]
      if (target) show(target)
    },
    /** Claims the next item and shows it. */
    takeNext: async () => {
      if (isTaking) return
      setTaking(true)
      try {
        const { next } = await call('POST /api/staff/review/next', {
          body: { queue: name, ...(open && { after: open.id }) },
        })
        show(next, '')
      } catch (error) {
        showFailure(error, t, t('review.failed'))
      } finally {
        // Before the list is read again: a decision made meanwhile takes the next item, too.
        setTaking(false)
      }
      await refresh()
    },
  }
}
export type Review = ReturnType<typeof useReview>

/** What is decided about, anew for every version of it. */
export function useItem({ type, id }: { readonly type: ReviewType; readonly id: string }) {
  return useQuery({
    queryKey: [QUEUE, type, id],
    queryFn: ({ signal }) => call('GET /api/staff/review/{type}/{id}', { params: { type, id }, signal }),
    // When the claim of another member of staff ends.
    refetchInterval: ({ state: { data } }) => (data?.claim?.isOwn === false ? REFRESH_MS : false),
    retry: false,
  })
}
