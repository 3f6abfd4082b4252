import { queryClient } from '#web/api/query-client.ts'
import { FEED_PATH } from './ask-feed.ts'
import { SWIPE_STATE_PATH } from './swipe-state.ts'

/** Spec §7: what a swipe changes elsewhere. The visible cards are only marked, never asked again. */
export function markStale(): void {
  void queryClient.invalidateQueries({ queryKey: ['/api/saved-products'] })
  for (const path of ['/api/products/discovery', FEED_PATH, SWIPE_STATE_PATH]) {
    void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
  }
}
