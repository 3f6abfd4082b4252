import type { Translate } from '#web/i18n/translate.ts'
import type { DeckState } from '../feed/deck-state.ts'

/** What became of a row; which one comes next is said by the focus that moves there. An undo is said by its toast. */
export function listAnnouncement({ lastSwiped }: DeckState, t: Translate): string {
  if (!lastSwiped) return ''
  const product = lastSwiped.product.name
  return t(lastSwiped.action === 'like' ? 'discovery.saidLikedRow' : 'discovery.saidPassedRow', { product })
}
