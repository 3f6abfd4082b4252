import { queryClient } from '#web/api/query-client.ts'
import { FEED_PATH } from './request-feed.ts'
import { SWIPE_STATE_PATH } from './swipe-state.ts'

/**
 * Spec §7: invalidates the queries that a swipe changes. The deck is only marked stale, never refetched. The saved list
 * is reloaded by `web/product/saved/saved-products.ts`.
 */
export function markStale(): void {
  for (const path of ['/api/products/discovery', FEED_PATH, SWIPE_STATE_PATH]) {
    void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
  }
}
