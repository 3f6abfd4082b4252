import { silently } from '#web/device/silently.ts'
import { call } from '../call.ts'
import { currentUser, onUserChange } from '../session.ts'
import { followLive, type LiveListener } from './live.ts'
import { showUnread } from './unread.ts'

/** Several events at once are one question. */
const PAUSE_MS = 400

let leave: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined

onUserChange(() => {
  clearTimeout(timer)
  leave?.()
  leave = null
  showUnread(null)
})

/**
 * Keeps the number of unread messages: by the stream, and by asking while there is none. Without a conversation and without
 * a desk nothing can arrive, and no stream is opened.
 */
export async function followUnread(): Promise<void> {
  if (leave === null) await readUnread()
}

/** Asks for the number now. */
export async function readUnread(): Promise<void> {
  const user = currentUser()
  // Private messages are no part of what staff see as a user.
  if (user?.viewedUntil) return
  const unread = await call('GET /api/conversations/unread')
  if (currentUser()?.id !== user?.id) return
  showUnread(unread)
  const canArrive = unread.hasOwn || unread.support !== null || Object.keys(unread.brands).length > 0
  if (canArrive) leave ??= followLive(told)
}

const told: LiveListener = (event) => {
  if (event.kind === 'all' && event.hello) showUnread(event.hello)
  else if (event.kind === 'all' || event.news.kind !== 'typing') {
    clearTimeout(timer)
    timer = setTimeout(() => silently('count unread messages', readUnread()), PAUSE_MS)
  }
}
