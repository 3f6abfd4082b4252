import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/products.ts'
import { productSlots } from '#web/product/product-slots.ts'
import {
  currentProduct,
  type DeckEvent,
  type DeckState,
  emptyDeck,
  NO_FILTERS,
  reduceDeck,
  swipedIds,
  wantsNextPage,
} from './deck-state.ts'
import { sceneOf } from './deck-view.ts'

const product = (id: string) => ({ id, name: id }) as unknown as Product
const products = (from: number, count: number) => Array.from({ length: count }, (_, at) => product(`p${from + at}`))
const play = (events: readonly DeckEvent[], from: DeckState = emptyDeck) => events.reduce(reduceDeck, from)
const deal: DeckEvent = { type: 'deal', filters: NO_FILTERS }
const page = (list: readonly Product[], number = 1, dealt = 1): DeckEvent => ({
  type: 'answered',
  deal: dealt,
  page: number,
  products: list,
})
const swipe = (id: string, action: 'like' | 'pass' = 'like'): DeckEvent => ({ type: 'swiped', id, action })

describe('the deck', () => {
  it('puts the first product on top', () => {
    expect(currentProduct(play([deal, page(products(0, 5))]))?.id).toBe('p0')
  })

  it('takes two fast swipes for two products and ignores a second one for the same card', () => {
    const state = play([deal, page(products(0, 5)), swipe('p0'), swipe('p0'), swipe('p1')])
    expect(currentProduct(state)?.id).toBe('p2')
    expect([...swipedIds(state)]).toEqual(['p0', 'p1'])
  })

  it('keeps a card that an answer brings unchanged the same object, and takes a changed one', () => {
    const kept: DeckEvent = {
      type: 'kept',
      deal: 1,
      filters: NO_FILTERS,
      products: products(0, 3),
      unsentIds: new Set(),
    }
    const before = play([deal, kept])
    const changed = { ...product('p1'), name: 'anders' }
    const after = reduceDeck(before, page([product('p0'), changed, product('p2'), product('p3')]))
    expect(after.products[0]).toBe(before.products[0])
    expect(after.products[1]).toBe(changed)
    expect(after.products.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3'])
  })

  it('undoes one step and no more, to the previous position', () => {
    const state = play([deal, page(products(0, 5)), swipe('p0'), swipe('p1', 'pass'), { type: 'undone' }])
    expect(currentProduct(state)?.id).toBe('p1')
    expect([...swipedIds(state)]).toEqual(['p0'])
    expect(state.returned).toEqual({ id: 'p1', action: 'pass' })
    expect(reduceDeck(state, { type: 'undone' })).toBe(state)
  })

  it('undoes nothing after the history was changed, and keeps its position', () => {
    const swiped = play([deal, page(products(0, 5)), swipe('p0')])
    const expired = reduceDeck(swiped, { type: 'undo-expired' })
    expect([expired.lastSwiped, currentProduct(expired)?.id]).toEqual([null, 'p1'])
    expect(reduceDeck(expired, { type: 'undone' })).toBe(expired)
    expect(reduceDeck(expired, { type: 'undo-expired' })).toBe(expired)
  })

  it('lets a row of the list go from anywhere, and undo puts it back to its place', () => {
    const before = play([deal, page(products(0, 6)), swipe('p0')])
    const picked = reduceDeck(before, { type: 'picked', id: 'p4', action: 'pass' })
    expect(picked.products.slice(picked.index).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p5'])
    expect([...swipedIds(picked)]).toEqual(['p0', 'p4'])
    expect(picked.leaving).toBeNull()
    const undone = reduceDeck(picked, { type: 'undone' })
    expect(undone.products.slice(undone.index).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    for (const id of ['p0', 'p4', 'p99']) {
      expect(reduceDeck(picked, { type: 'picked', id, action: 'like' }), id).toBe(picked)
    }
  })

  it('keeps every row that the list shows when a newer order comes', () => {
    const before = play([deal, page(products(0, 10)), swipe('p0')])
    const newer = ['p9', 'p8'].map(product)
    const after = reduceDeck(before, {
      type: 'renewed',
      deal: 1,
      products: newer,
      unsentIds: new Set(),
      visibleCount: 6,
    })
    expect(after.products.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p9', 'p8', 'p7'])
  })

  it('takes a newer order below the visible cards and loses nothing', () => {
    const before = play([deal, page(products(0, 10)), swipe('p0'), swipe('p1')])
    const newer = ['p8', 'p1', 'p3', 'p20', 'p9'].map(product)
    const renewed: DeckEvent = {
      type: 'renewed',
      deal: 1,
      products: newer,
      unsentIds: new Set(['p9']),
      visibleCount: 3,
    }
    const after = reduceDeck(before, renewed)
    const shown = ['p0', 'p1', 'p2', 'p3', 'p4']
    expect(after.products.map(({ id }) => id)).toEqual([...shown, 'p8', 'p20', 'p5', 'p6', 'p7'])
    expect(productSlots(after)).toEqual(productSlots(before))
    expect(currentProduct(reduceDeck(after, { type: 'undone' }))?.id).toBe('p1')
  })

  it('takes no newer order of an older deal, nor while another request is under way', () => {
    const before = play([deal, page(products(0, 10))])
    const renewed: DeckEvent = {
      type: 'renewed',
      deal: 1,
      products: [product('p9')],
      unsentIds: new Set(),
      visibleCount: 3,
    }
    const pending = reduceDeck(before, { type: 'refresh' })
    expect(reduceDeck(pending, { ...renewed, deal: 2 })).toBe(pending)
    expect(reduceDeck(before, { ...renewed, deal: 0 })).toBe(before)
  })

  it('asks for the next page within three of the end', () => {
    const full = play([deal, page(products(0, 1000))])
    const at996 = play(
      products(0, 996).map((p) => swipe(p.id)),
      full,
    )
    expect(wantsNextPage(at996)).toBe(false)
    expect(wantsNextPage(reduceDeck(at996, swipe('p996')))).toBe(true)
  })

  it('never changes the visible cards when a page is appended, and keeps the undo step', () => {
    const before = play([...products(0, 997).map((p) => swipe(p.id))], play([deal, page(products(0, 1000))]))
    const after = play([{ type: 'next' }, page(products(998, 1200), 2)], before)
    const keys = (state: DeckState) => productSlots({ ...state, leaving: null }).map((slot) => slot.id)
    expect(keys(after)).toEqual(keys(before))
    expect(after.products.length).toBeLessThan(1300)
    expect(currentProduct(reduceDeck(after, { type: 'undone' }))?.id).toBe('p996')
  })

  it('brings no product twice', () => {
    const state = play([deal, page(products(0, 1000)), swipe('p0'), { type: 'next' }, page(products(0, 1500), 2)])
    const ids = state.products.map((p) => p.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(1500)
  })

  it('leaves out what was swiped on this device and not sent yet', () => {
    const state = play([deal, { ...page(products(0, 3)), unsentIds: new Set(['p0']) } as DeckEvent])
    expect(state.products.map((p) => p.id)).toEqual(['p1', 'p2'])
  })

  it.each([
    [1000, true],
    [999, false],
    [0, false],
  ])('a page of %d new products leaves hasMore %s', (count, hasMore) => {
    expect(play([deal, page(products(0, count))]).hasMore).toBe(hasMore)
  })

  it('starts again when the filters change, without the products just swiped', () => {
    const state = play([
      deal,
      page(products(0, 5)),
      swipe('p0'),
      { type: 'deal', filters: { ...NO_FILTERS, gender: ['men'] } },
    ])
    expect(state).toMatchObject({ index: 0, page: 0, products: [], hasMore: true, lastSwiped: null })
    expect(play([page(products(0, 3), 1, 2)], state).products.map((p) => p.id)).toEqual(['p1', 'p2'])
  })

  it('deals everything again after a restart', () => {
    const state = play([deal, page(products(0, 2)), swipe('p0'), { type: 'deal', filters: NO_FILTERS, forget: true }])
    expect(play([page(products(0, 2), 1, 2)], state).products).toHaveLength(2)
  })

  it('drops the answer to an older deal', () => {
    const state = play([deal, deal, page(products(0, 3), 1, 1)])
    expect([state.products, sceneOf(state)]).toEqual([[], 'loading'])
  })

  it('keeps its cards while it is refreshed, and then the card in view unless it is no longer dealt', () => {
    const state = play([deal, page(products(0, 3)), { type: 'refresh' }])
    expect(sceneOf(state)).toBe('cards')
    expect(currentProduct(play([page(products(10, 3), 1, 2)], state))?.id).toBe('p10')
    expect(currentProduct(play([page([...products(10, 3), ...products(0, 1)], 1, 2)], state))?.id).toBe('p0')
  })

  // Failures 7.
  it('shows the next page when it arrives after the last card was swiped', () => {
    const swiped = products(0, 1000).map((p) => swipe(p.id))
    const empty = play([...swiped, { type: 'next' }], play([deal, page(products(0, 1000))]))
    expect([sceneOf(empty), productSlots(reduceDeck(empty, { type: 'landed', id: 'p999' }))]).toEqual(['loading', []])
    const after = reduceDeck(empty, page(products(1000, 5), 2))
    expect([sceneOf(after), currentProduct(after)?.id]).toEqual(['cards', 'p1000'])
  })

  describe('whose cards are replaced by an answer', () => {
    const standIns: DeckEvent = {
      type: 'kept',
      deal: 1,
      filters: NO_FILTERS,
      products: products(0, 3),
      unsentIds: new Set(),
    }
    const answer = (list: readonly Product[], number = 1): DeckEvent => ({
      ...(page(list, 1, number) as DeckEvent & { type: 'answered' }),
      unsentIds: new Set(['p0']),
    })

    it.each([
      ['first cards', play([deal, standIns]), 1],
      ['cards that are refreshed', play([deal, page(products(0, 3)), { type: 'refresh' }]), 2],
    ] as const)('still takes back what was swiped on %s', (_, before, number) => {
      const after = play([swipe('p0'), answer(products(0, 5), number)], before)
      expect([currentProduct(after)?.id, [...swipedIds(after)]]).toEqual(['p1', ['p0']])
      const undone = reduceDeck(after, { type: 'undone' })
      expect([currentProduct(undone)?.id, [...swipedIds(undone)]]).toEqual(['p0', []])
    })

    it.each([
      ['first cards', play([deal, standIns]), 1],
      ['cards that are refreshed', play([deal, page(products(0, 3)), { type: 'refresh' }]), 2],
    ] as const)('keeps what was taken back meanwhile on %s', (_, before, number) => {
      const after = play([swipe('p0'), { type: 'undone' }, answer(products(1, 5), number)], before)
      expect(after.products.slice(after.index).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
      expect([...swipedIds(after)]).toEqual([])
    })

    it('shows another card after a refresh, also where the top one was undone before', () => {
      const undone = play([deal, page(products(0, 3)), swipe('p0'), { type: 'undone' }])
      const after = play([{ type: 'refresh' }, page(products(10, 3), 1, 2)], undone)
      expect(currentProduct(after)?.id).toBe('p10')
    })
  })

  it('mounts at most three cards, the leaving one included', () => {
    const flying = play([deal, page(products(0, 9)), swipe('p0')])
    expect(productSlots(flying).map((slot) => [slot.id, slot.place])).toEqual([
      ['p0', 'leaving'],
      ['p1', 'top'],
      ['p2', 'second'],
    ])
    expect(productSlots(reduceDeck(flying, { type: 'landed', id: 'p0' })).map((slot) => slot.id)).toEqual([
      'p1',
      'p2',
      'p3',
    ])
  })
})

describe('what the screen shows', () => {
  const filtered = { ...NO_FILTERS, productType: ['shoes' as const] }
  it.each<[string, readonly DeckEvent[], string]>([
    ['loading before the first answer', [deal], 'loading'],
    ['an error when the first page fails', [deal, { type: 'failed', deal: 1, failure: 'failed' }], 'failed'],
    [
      'the login when no user is signed in',
      [deal, { type: 'failed', deal: 1, failure: 'unauthenticated' }],
      'signed-out',
    ],
    ['all seen at the end', [deal, page(products(0, 1)), swipe('p0')], 'all-seen'],
    [
      'the filters to remove when they leave nothing',
      [{ type: 'deal', filters: filtered }, page([])],
      'filtered-empty',
    ],
    [
      'start over when cards ran out before the next page came',
      [
        deal,
        page(products(0, 1000)),
        ...products(0, 1000).map((p) => swipe(p.id)),
        { type: 'next' },
        { type: 'failed', deal: 1, failure: 'failed' },
      ],
      'stack-empty',
    ],
  ])('shows %s', (_, events, scene) => expect(sceneOf(play(events))).toBe(scene))
})

type Step = { do: 'like' | 'pass' | 'undo' | 'land' | 'refresh' } | { do: 'page'; from: number; count: number }

function take(step: Step, state: DeckState): DeckState {
  const top = currentProduct(state)
  switch (step.do) {
    case 'undo':
      return reduceDeck(state, { type: 'undone' })
    case 'refresh':
      return reduceDeck(state, { type: 'refresh' })
    case 'land':
      return reduceDeck(state, { type: 'landed', id: state.leaving?.id ?? '' })
    case 'page': {
      const pending = state.pending ? state : reduceDeck(state, { type: 'next' })
      return reduceDeck(pending, page(products(step.from, step.count), pending.page + 1, pending.deal))
    }
    default:
      return top ? reduceDeck(state, swipe(top.id, step.do)) : state
  }
}

describe('with any sequence of actions', () => {
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constantFrom('like' as const, 'pass' as const) }),
    fc.record({ do: fc.constantFrom('undo' as const, 'land' as const, 'refresh' as const) }),
    fc.record({ do: fc.constant('page' as const), from: fc.nat(40), count: fc.nat(20) }),
  )
  it('no product is dealt after it was swiped, none twice, and three cards are enough', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = play([deal, page(products(0, 12))])
        for (const next of steps) {
          state = take(next, state)
          const swiped = swipedIds(state)
          const remaining = state.products.slice(state.index).map((p) => p.id)
          expect(remaining.filter((id) => swiped.has(id))).toEqual([])
          expect(new Set(remaining).size).toBe(remaining.length)
          expect(productSlots(state).length).toBeLessThanOrEqual(3)
        }
      }),
    )
  })
})
