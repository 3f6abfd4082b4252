import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/products.ts'
import { currentProduct, type DeckEvent, emptyDeck, NO_FILTERS, reduceDeck, showsKept } from './deck-state.ts'
import { sceneOf } from './deck-view.ts'

const products = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }) as unknown as Product)
const play = (...events: readonly DeckEvent[]) => events.reduce(reduceDeck, emptyDeck)
const filters = { ...NO_FILTERS, gender: ['women' as const] }
const deal: DeckEvent = { type: 'deal', filters: NO_FILTERS }
const kept = (list: readonly Product[], unsent: readonly string[] = [], dealt = 1): DeckEvent => ({
  type: 'kept',
  deal: dealt,
  filters,
  products: list,
  unsentIds: new Set(unsent),
})
const failed: DeckEvent = { type: 'failed', deal: 1, failure: 'failed' }
const answered = (...ids: readonly string[]): DeckEvent => ({
  type: 'answered',
  deal: 1,
  page: 1,
  products: products(...ids),
})
const swipe = (id: string): DeckEvent => ({ type: 'swiped', id, action: 'like' })

describe('a start without a network', () => {
  it('shows the stored cards with their filters, without those whose swipe was not sent yet', () => {
    const state = play(deal, kept(products('a', 'b', 'c'), ['a']), failed)
    expect([currentProduct(state)?.id, state.filters, sceneOf(state)]).toEqual(['b', filters, 'cards'])
    expect(showsKept(state)).toBe(true)
  })

  it('ends in "could not be loaded", not in "seen it all"', () => {
    const state = play(deal, kept(products('a')), failed, swipe('a'), { type: 'landed', id: 'a' })
    expect(sceneOf(state)).toBe('failed')
  })

  it('ends with the answer: its cards replace the stored ones, without those swiped meanwhile', () => {
    const state = play(deal, kept(products('a', 'b')), swipe('a'), answered('a', 'x', 'y'))
    expect(state.products.slice(state.index).map(({ id }) => id)).toEqual(['x', 'y'])
    expect([showsKept(state), state.page]).toEqual([false, 1])
  })

  it('never replaces an answer, nor shows cards of an older deal', () => {
    const answer = play(deal, answered('x'))
    expect(reduceDeck(answer, kept(products('a')))).toBe(answer)
    const dealt = play(deal)
    expect(reduceDeck(dealt, kept(products('a'), [], 0))).toBe(dealt)
    expect(reduceDeck(dealt, kept(products('a'), ['a']))).toBe(dealt)
  })
})
