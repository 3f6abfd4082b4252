import type { Reader } from '#web/product/spoken-product.ts'
import type { DeckState } from '../feed/deck-state.ts'
import { announcement } from '../screen/deck-announcement.ts'
import type { Look } from './look.ts'

/**
 * What a screen reader says after a swipe. In the list only the swiped row: the next one is announced by the focus that
 * moves there. An undo is announced by its toast.
 */
export function feedAnnouncement(look: Look, deck: DeckState, reader: Reader, nowMs: number): string {
  if (look === 'deck') return announcement(deck, reader, nowMs)
  if (!deck.lastSwiped) return ''
  const { product, action } = deck.lastSwiped
  return reader.t(action === 'like' ? 'discovery.saidLikedRow' : 'discovery.saidPassedRow', { product: product.name })
}
