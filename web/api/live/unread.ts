import { useSyncExternalStore } from 'react'
import type { LiveHello } from '#contract/live-news.ts'
import { createListeners } from '#web/device/listeners.ts'

let now: LiveHello | null = null
const { subscribe, notify } = createListeners()

/** Unread messages as far as this page knows them; null: it has not asked yet. */
export const useUnread = (): LiveHello | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  )

export function showUnread(unread: LiveHello | null): void {
  now = unread
  notify()
}
