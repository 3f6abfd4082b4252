import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Thread } from '#contract/conversation.ts'
import { type Answer, call } from '#web/api/call.ts'
import { CallFailure, isUnauthenticated } from '#web/api/call-failure.ts'
import { followUnread } from '#web/api/live/follow-unread.ts'
import { queryClient } from '#web/api/query-client.ts'
import { silently } from '#web/device/silently.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { type ChatPlace, callsOf, listKey, threadKey } from './chat-place.ts'
import { forgetPictures, keepPicture, pictureFile } from './pictures/picture-files.ts'
import type { ChosenPicture } from './pictures/use-chosen-pictures.ts'
import {
  followChat,
  keepDraft,
  keepUnsent,
  type Recipient,
  recipientKey,
  type Unsent,
  unsentMessages,
} from './stored-chat.ts'
import { withMessages } from './thread-data.ts'

type Sent = Answer<'POST /api/conversations'>

const RETRY_MS = 10_000
const sentListeners = new Set<(unsent: Unsent, sent: Sent) => void>()
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined

if (typeof window !== 'undefined') addEventListener('online', () => void sendAll())

/** Sends what an earlier visit of this device could not send. */
export const sendUnsent = (): Promise<void> => sendAll()

/** The messages to this recipient that the server has not confirmed yet. */
export function useUnsent(to: Recipient): readonly Unsent[] {
  const all = useSyncExternalStore(followChat, unsentMessages)
  useEffect(() => void sendAll(), [])
  return all.filter((one) => recipientKey(one.to) === recipientKey(to))
}

/** Calls back when a message has arrived. */
export function useSent(listener: (unsent: Unsent, sent: Sent) => void): void {
  const tell = useEffectEvent(listener)
  useEffect(() => {
    const own = (unsent: Unsent, sent: Sent) => tell(unsent, sent)
    sentListeners.add(own)
    return () => void sentListeners.delete(own)
  }, [])
}

/**
 * Waits until nothing to this conversation is on its way: a message that arrives after it was settled would open it again.
 * False: one of them was refused.
 */
export function delivered(conversationId: string): Promise<boolean> {
  const own = () => unsentMessages().filter(({ to }) => 'conversationId' in to && to.conversationId === conversationId)
  return new Promise((resolve) => {
    const look = () => {
      if (own().some(({ problem }) => problem === null)) return
      stop()
      resolve(own().length === 0)
    }
    const stop = followChat(look)
    look()
  })
}

/** Shows a message at once and sends it, now or when there is a connection. */
export function send(
  { reader, brandId }: Pick<ChatPlace, 'reader' | 'brandId'>,
  { pictures, ...message }: Pick<Unsent, 'to' | 'text' | 'product'> & { readonly pictures: readonly ChosenPicture[] },
): void {
  for (const { id, file } of pictures) keepPicture(id, file)
  const unsent: Unsent = {
    ...message,
    pictures: pictures.map(({ id }) => id),
    ...{ id: crypto.randomUUID(), reader, deskBrandId: brandId, at: new Date().toISOString(), problem: null },
  }
  keepUnsent((all) => [...all, unsent])
  void sendAll()
}

export function sendAgain(id: string): void {
  keepUnsent((all) => all.map((one) => (one.id === id ? { ...one, problem: null } : one)))
  void sendAll()
}

export function discard(id: string): void {
  forgetPictures(unsentMessages().find((one) => one.id === id)?.pictures ?? [])
  keepUnsent((all) => all.filter((one) => one.id !== id))
}

/** One after the other, so that they arrive in their order. */
async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  try {
    for (let next = firstWaiting(); next; next = firstWaiting()) {
      if (!(await deliver(next))) {
        timer = setTimeout(() => void sendAll(), RETRY_MS)
        return
      }
    }
  } finally {
    isSending = false
  }
}

const firstWaiting = () => unsentMessages().find(({ problem }) => problem === null)

/** False: there was no answer, and it has to be tried again later. */
async function deliver(unsent: Unsent): Promise<boolean> {
  try {
    const sent = await post(unsent)
    const place = { reader: unsent.reader, brandId: unsent.deskBrandId } as ChatPlace
    queryClient.setQueryData<Thread>(
      threadKey(place, sent.conversationId),
      (thread) => thread && withMessages(thread, [sent.message]),
    )
    for (const listener of [...sentListeners]) listener(unsent, sent)
    discard(unsent.id)
    // With the first conversation, answers may arrive.
    silently('count unread messages', followUnread())
    void queryClient.invalidateQueries({ queryKey: listKey(place) })
    return true
  } catch (error) {
    if (!(error instanceof CallFailure) || isUnauthenticated(error)) return false
    if (error.code === 'demo.unsaved') {
      // The demo saves nothing, and that is no error.
      discard(unsent.id)
      keepDraft(unsent.to, unsent.text)
      showToast({ title: error.message })
      return true
    }
    if (error.status >= 500) return false
    keepUnsent((all) => all.map((one) => (one.id === unsent.id ? { ...one, problem: error.message } : one)))
    return true
  }
}

async function post({ id: messageId, text, to, product, pictures, ...from }: Unsent): Promise<Sent> {
  const body = { messageId, text, ...(product && { productId: product.id }) }
  if ('conversationId' in to) {
    const calls = callsOf({ reader: from.reader, brandId: from.deskBrandId })
    // One that arrived before is kept once. One that is gone from the device is missed by the server, which says so.
    for (const id of pictures) {
      const file = await pictureFile(id)
      if (file) await calls.uploadPicture(to.conversationId, id, file)
    }
    return calls.send(to.conversationId, { ...body, pictureIds: pictures })
  }
  return call('POST /api/conversations', { body: { ...body, ...(to.brandId !== null && { brandId: to.brandId }) } })
}
