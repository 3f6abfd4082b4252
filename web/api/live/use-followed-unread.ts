import { useEffect } from 'react'
import type { LiveHello } from '#contract/live-news.ts'
import { silently } from '#web/device/silently.ts'
import { useUnread } from './unread.ts'

/** Unread messages, for pages that show them from the start. */
export function useFollowedUnread(): LiveHello | null {
  useEffect(() => {
    silently(
      'count unread messages',
      import('./follow-unread.ts').then(({ followUnread }) => followUnread()),
    )
  }, [])
  return useUnread()
}
