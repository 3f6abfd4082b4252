import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { ConversationRow, Thread } from '#contract/conversation.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useKeys } from '#web/ui/desk/use-keys.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { navigate } from '#web/ui/page/navigation.ts'
import { type ChatPlace, callsOf, threadKey } from './chat-place.ts'
import { delivered } from './outbox.ts'
import { useConversationChanged, type useDeskConversations } from './use-chat.ts'

interface DeskKeys {
  readonly place: ChatPlace
  readonly query: ReturnType<typeof useDeskConversations>
  readonly open: string | null
  readonly searchField: RefObject<HTMLInputElement | null>
  readonly replyField: RefObject<HTMLTextAreaElement | null>
  readonly onKeys: () => void
}

export const DESK_KEYS = [
  ['N', 'chat.key-next'],
  ['J / K', 'chat.key-move'],
  ['R', 'chat.key-reply'],
  ['/', 'chat.key-slash'],
  ['↵', 'chat.key-send'],
  ['Esc', 'chat.key-leave'],
  ['E', 'chat.key-settle'],
  ['A', 'chat.key-take'],
  ['Z', 'chat.key-snooze'],
  ['L', 'chat.key-label'],
  ['?', 'chat.key-keys'],
] as const

const rowsOf = (data: DeskKeys['query']['data']) => data?.pages.flatMap(({ conversations }) => conversations) ?? []

/** Who waits the longest, and is not answered by a colleague. */
const nextWaiting = (rows: readonly ConversationRow[], open: string | null) =>
  rows.find(({ id, waitingSince, assignee }) => id !== open && waitingSince !== null && assignee?.isOwn !== false)

/** Everything at a desk without a mouse (the work of a support is a queue), and how many were settled since it was opened. */
export function useDeskKeys({ place, query, open, searchField, replyField, onKeys }: DeskKeys) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const user = useSession()
  const changed = useConversationChanged(place)
  const isBusy = useRef(false)
  const [settled, setSettled] = useState(0)
  const goTo = (id: string | null) => navigate(place.address(id), { replace: true })
  /** Asks again before: what is shown may be older than the last answer. */
  const goToNext = async () => {
    const { data } = await query.refetch()
    const next = nextWaiting(rowsOf(data), open)
    if (next) goTo(next.id)
    else showToast({ title: t('chat.nextNone') })
    return next !== undefined
  }
  const act = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      showFailure(error, t, t('chat.changeFailed'))
    } finally {
      isBusy.current = false
    }
  }
  const settle = async (id: string) => {
    if (!(await delivered(id))) throw new Error('a message was refused')
    changed(await callsOf(place).setState(id, 'done'))
    setSettled((count) => count + 1)
    return undefined
  }
  const settleAndGoOn = async (id: string) => {
    if (client.getQueryData<Thread>(threadKey(place, id))?.conversation.state !== 'done') await settle(id)
    // Meanwhile another one may have been opened.
    if (new URLSearchParams(location.search).get('open') !== id) return
    if (!(await goToNext())) goTo(null)
  }
  const move = (step: 1 | -1) => {
    const rows = rowsOf(query.data)
    const at = rows.findIndex(({ id }) => id === open)
    const next = rows[at < 0 ? 0 : at + step]
    if (next) goTo(next.id)
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    n: () => void act(goToNext),
    '/': () => searchField.current?.focus(),
    '?': onKeys,
    ...(open !== null && {
      r: () => replyField.current?.focus(),
      e: () => void act(() => settleAndGoOn(open)),
      ...(user && { a: () => void act(async () => changed(await callsOf(place).assign(open, user.id))) }),
    }),
  })
  return { settle, settled }
}
