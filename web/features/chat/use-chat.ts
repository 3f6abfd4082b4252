import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Conversation, Thread } from '#contract/conversation.ts'
import type { ChatNews } from '#contract/live-news.ts'
import { call } from '#web/api/call.ts'
import { readUnread } from '#web/api/live/follow-unread.ts'
import { useLive } from '#web/api/live/live.ts'
import { silently } from '#web/device/silently.ts'
import { type ChatPlace, callsOf, type DeskQuery, listKey, threadKey } from './chat-place.ts'
import { withMessages, withOlder } from './thread-data.ts'

const NEXT = {
  initialPageParam: '',
  getNextPageParam: ({ cursor }: { readonly cursor: string | null }) => cursor ?? undefined,
  staleTime: 0,
} as const

/** The user's conversations, the last message first. */
export const useConversations = (place: ChatPlace, q: string) =>
  useInfiniteQuery({
    queryKey: [...listKey(place), q],
    queryFn: ({ pageParam, signal }) => callsOf(place).list(q, pageParam, signal),
    placeholderData: (before) => before,
    ...NEXT,
  })

const SNOOZE_CHECK_MS = 60_000

/** Conversations of a desk, the longest waiting first. */
export const useDeskConversations = (place: ChatPlace, { filter, label, q }: DeskQuery) =>
  useInfiniteQuery({
    queryKey: [...listKey(place), filter, label, q],
    queryFn: ({ pageParam, signal }) => callsOf(place).desk({ filter, label, q }, pageParam, signal),
    // What was put aside comes back by itself.
    refetchInterval: SNOOZE_CHECK_MS,
    placeholderData: (before) => before,
    ...NEXT,
  })

/** Reads the lists of the place again whenever something changed in one of its conversations. */
export function useLiveList(place: ChatPlace): void {
  const client = useQueryClient()
  useLive((told) => {
    if (told.kind === 'one' && (told.news.kind === 'typing' || !isOf(told.news, place))) return
    void client.invalidateQueries({ queryKey: listKey(place) })
  })
}

const isOf = ({ brandId }: ChatNews, { reader, brandId: own }: ChatPlace): boolean =>
  reader === 'user' || (reader === 'brand' ? brandId === own : brandId === null)

export const sideOf = ({ reader }: Pick<ChatPlace, 'reader'>) => (reader === 'user' ? 'user' : 'desk')

/** A conversation with its messages, kept up to date while it is shown. */
export function useThread(place: ChatPlace, id: string) {
  const client = useQueryClient()
  const key = threadKey(place, id)
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => withOlder(await callsOf(place).read(id, signal), client.getQueryData<Thread>(key)),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const partner = usePartnerTyping(place, id)
  useLive((told) => {
    if (told.kind === 'one' && (told.news.conversationId !== id || told.news.kind === 'typing')) return
    void client.invalidateQueries({ queryKey: key })
  })
  const older = useOlder(place, id, query.data)
  useReading(place, query.data)
  return { query, partner, older }
}

const TYPING_SHOWN_MS = 6000

/** Whether the partner writes right now. */
function usePartnerTyping(place: ChatPlace, id: string): boolean {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((told) => {
    if (told.kind === 'all' || told.news.conversationId !== id || told.news.side === sideOf(place)) return
    clearTimeout(timer.current)
    setTyping(told.news.kind === 'typing')
    if (told.news.kind === 'typing') timer.current = setTimeout(() => setTyping(false), TYPING_SHOWN_MS)
  })
  return isTyping
}

/** Loads the messages before those that are shown. */
function useOlder(place: ChatPlace, id: string, thread: Thread | undefined) {
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const first = thread?.messages[0]?.seq
  return {
    state,
    load: async () => {
      if (first === undefined || state === 'loading') return
      setState('loading')
      try {
        const { messages, hasOlder } = await callsOf(place).older(id, first)
        client.setQueryData<Thread>(threadKey(place, id), (now) => now && { ...withMessages(now, messages), hasOlder })
        setState('idle')
      } catch {
        setState('failed')
      }
    },
  }
}

/** Tells the server what was read, while the page is visible. */
function useReading(place: ChatPlace, thread: Thread | undefined): void {
  const client = useQueryClient()
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  const { id, unread = 0 } = thread?.conversation ?? {}
  const lastSeq = thread?.messages.at(-1)?.seq ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something unread was shown
  useEffect(() => {
    if (id === undefined || unread === 0 || !isVisible) return
    const mark = async () => {
      await callsOf(place).mark(id, { deliveredSeq: lastSeq, readSeq: lastSeq })
      await Promise.all([client.invalidateQueries({ queryKey: listKey(place) }), readUnread()])
    }
    silently('mark messages as read', mark())
  }, [id, unread, lastSeq, isVisible])
}

/** Takes over what a call answered about a conversation. */
export function useConversationChanged(place: ChatPlace): (conversation: Conversation) => void {
  const client = useQueryClient()
  return (conversation) => {
    client.setQueryData<Thread>(threadKey(place, conversation.id), (thread) => thread && { ...thread, conversation })
    void client.invalidateQueries({ queryKey: listKey(place) })
  }
}

/** What a new message would begin or go on with, and the product that it is about. */
export const useStart = (brandId: string | null, productId: string | null, isWanted = true) =>
  useQuery({
    queryKey: ['/api/conversations/start', brandId, productId],
    queryFn: ({ signal }) =>
      call('GET /api/conversations/start', {
        query: { ...(brandId !== null && { brandId }), ...(productId !== null && { productId }) },
        signal,
      }),
    staleTime: 0,
    enabled: isWanted,
  })
