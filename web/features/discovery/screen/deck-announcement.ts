import { type Reader, spokenProduct } from '#web/product/spoken-product.ts'
import { currentProduct, type DeckState } from '../feed/deck-state.ts'

/** Trust 5.2.4: "Gespeichert: Produkt. Jetzt: Marke, Produkt, Preis." An undo is announced by its toast only. */
export function announcement(state: DeckState, reader: Reader, nowMs: number): string {
  const last = state.lastSwiped
  if (!last) return ''
  const { t } = reader
  const product = last.product.name
  const next = currentProduct(state)
  if (!next) return t(last.action === 'like' ? 'discovery.saidLikedLast' : 'discovery.saidPassedLast', { product })
  const values = { product, next: spokenProduct(next, reader, nowMs) }
  return t(last.action === 'like' ? 'discovery.saidLiked' : 'discovery.saidPassed', values)
}
