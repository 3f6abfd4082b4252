import { EVENT_SOURCES } from '#contract/event-context.ts'
import { PIECES } from '../label/pieces.ts'
import type { Visits } from './visits.ts'

/** The boost of the label that is over. Days ago, both included. */
export const PAST_BOOST = {
  name: 'Herbst in Kiel',
  from: 30,
  until: 10,
  bidCents: 12,
  dailyBudgetCents: 200,
  pieces: ['kai-hoodie', 'anker-cargo', 'boje-longsleeve', 'lotse-crewneck', 'schleuse-denim', 'duenung-strick'],
} as const

const PIECE_NOS = new Set(PAST_BOOST.pieces.map((slug) => PIECES.findIndex((piece) => piece.slug === slug)))
const DECK = EVENT_SOURCES.indexOf('discovery')

/** Whether a card was promoted: in the deck, and there not always. */
export function isPromoted({ daysAgo, piece, source, minute }: Visits, row: number): boolean {
  const ago = daysAgo[row] ?? 0
  if (ago > PAST_BOOST.from || ago < PAST_BOOST.until || source[row] !== DECK) return false
  return PIECE_NOS.has(piece[row] ?? -1) && (minute[row] ?? 0) % 3 !== 0
}

/** What a click on a promoted card cost; 0: it was free. */
export function chargedFor({ minute }: Visits, row: number): number {
  const at = minute[row] ?? 0
  return at % 10 === 1 ? 0 : 6 + (at % 6)
}
