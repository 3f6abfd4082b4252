import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { type DeckEvent, type DeckState, emptyDeck, NO_FILTERS, reduceDeck } from '../feed/deck-state.ts'
import { announcement } from './deck-announcement.ts'

const product = (id: string, rest: Partial<Product> = {}) => shownProduct({ id, name: `Hoodie ${id}`, ...rest })

const dealt = reduceDeck(reduceDeck(emptyDeck, { type: 'deal', filters: NO_FILTERS }), {
  type: 'answered',
  deal: 1,
  page: 1,
  products: [product('A'), product('B'), product('C', { sponsored: true })],
})
const like = (id: string): DeckEvent => ({ type: 'swiped', id, action: 'like' })
const pass = (id: string): DeckEvent => ({ type: 'swiped', id, action: 'pass' })
const after = (...events: readonly DeckEvent[]): DeckState => events.reduce(reduceDeck, dealt)

const german = { t: translator(de, 'de'), language: 'de', timezone: 'Europe/Berlin' } as const
const english = { t: translator(en, 'en'), language: 'en', timezone: 'Europe/Berlin' } as const
const now = Date.parse('2026-11-21T00:00:00Z')
const said = (state: DeckState, reader: typeof german | typeof english = german) =>
  announcement(state, reader, now).replaceAll('\u00a0', ' ')

// Trust 5.2.4 and A3: the sequence that a screen reader says.
test.each([
  ['nothing before the first decision', after(), ''],
  ['a like and the new top card', after(like('A')), 'Gefällt dir: Hoodie A. Jetzt: Nordlicht, Hoodie B, 50,00 €.'],
  ['a pass', after(pass('A')), 'Übersprungen: Hoodie A. Jetzt: Nordlicht, Hoodie B, 50,00 €.'],
  ['nothing after an undo: its toast says it', after(like('A'), { type: 'undone' }), ''],
  [
    'an ad by its word',
    after(pass('A'), like('B')),
    'Gefällt dir: Hoodie B. Jetzt: Anzeige. Nordlicht, Hoodie C, 50,00 €.',
  ],
  ['the end of the stack', after(pass('A'), pass('B'), like('C')), 'Gefällt dir: Hoodie C. Keine weiteren Produkte.'],
])('%s', (_, state, words) => {
  expect(said(state)).toBe(words)
})

test('the same in English', () => {
  expect(said(after(like('A')), english)).toMatch(/Hoodie A\. .*Nordlicht, Hoodie B, €50\.00\.$/)
})
