import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST_PLACEMENT, PROMOTED_POSITIONS } from '#contract/ads.limits.ts'
import { type Board, type Entry, positionsFor, priceOf, rankOf, runAuction } from './auction.ts'
import { pacedShare } from './pacing.ts'

const entry = (productNo: number, changes: Partial<Entry> = {}): Entry => ({
  campaign: 0,
  productNo,
  productId: `p${productNo}`,
  brandNo: productNo,
  bidCents: 20,
  quality: 1,
  ...changes,
})
const boardOf = (entries: readonly Entry[], shares: readonly number[] = []): Board => ({
  campaigns: Array.from({ length: 60 }, (_, no) => ({ id: `c${no}`, genders: [], share: shares[no] ?? 1, payer: '' })),
  entries: [...entries].sort((one, other) => rankOf(other) - rankOf(one)),
  reserveCents: 5,
  placement: FIRST_PLACEMENT,
  flag: { mode: 'on', percent: 50, ids: [] },
})
const ORGANIC = Array.from({ length: 300 }, (_, no) => 1000 + no)
/** Organic cards of 20 brands in turn; promoted products have brands of their own. */
const brandOf = (no: number) => (no >= 1000 ? 5000 + (no % 20) : no)
const sell = (board: Board, changes: object = {}) =>
  runAuction(board, { order: ORGANIC, positions: [5, 13, 21], brandOf, fits: () => true, seed: 1, ...changes })

describe('the price', () => {
  test.each([
    ['the reserve, alone', entry(1), null, 5],
    ['one cent above the next bid', entry(1), entry(2, { bidCents: 12 }), 13],
    ['less with a better card', entry(1, { quality: 2 }), entry(2, { bidCents: 12 }), 7],
    ['the bid at most', entry(1, { bidCents: 10, quality: 2 }), entry(2, { bidCents: 20 }), 10],
    ['the reserve at least', entry(1), entry(2, { bidCents: 3 }), 5],
  ])('is %s', (_what, winner, next, price) => {
    expect(priceOf(winner, next, 5).priceCents).toBe(price)
  })

  test('is never set by another bid of the same brand', () => {
    const [own, other] = [entry(2, { bidCents: 19, brandNo: 1 }), entry(3, { bidCents: 9 })]
    const { sold } = sell(boardOf([entry(1), own, other]))
    expect(sold[0]).toMatchObject({ at: 5, priceCents: 10, secondRankCents: 9 })
  })
})

describe('places', () => {
  test('are one in eight over all cards that a user is shown, never among the first three of a page', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(7), fc.integer({ min: 1, max: 1000 }), (before, phase, cards) => {
        const places = positionsFor(FIRST_PLACEMENT, { cardsBefore: before, phase, cards })
        for (const at of places) {
          expect(at).toBeGreaterThanOrEqual(FIRST_PLACEMENT.freeCards)
          expect(at).toBeLessThan(Math.min(cards, PROMOTED_POSITIONS))
          expect((before + at) % FIRST_PLACEMENT.everyCards).toBe(phase)
        }
      }),
    )
  })

  test('follow stricter rules of staff: fewer, later, and further from the same brand', () => {
    const placement = { ...FIRST_PLACEMENT, everyCards: 12, freeCards: 6, brandDistance: 20 }
    expect(positionsFor(placement, { cardsBefore: 0, phase: 5, cards: 50 })).toEqual([17, 29, 41])
    const board = { ...boardOf([entry(1), entry(2, { brandNo: 1, bidCents: 15 })]), placement }
    const places = [5, 17, 29].map((at) => ({ at }))
    expect(sell(board, { positions: [5, 17, 29] }).sold).toMatchObject([places[0], places[2]])
    expect(sell({ ...board, placement: FIRST_PLACEMENT }, { positions: [5, 17, 29] }).sold).toMatchObject([
      places[0],
      places[1],
    ])
  })

  test('go to the highest rank, each product once, and to none that does not fit', () => {
    const board = boardOf([entry(1), entry(2, { bidCents: 15 }), entry(3, { bidCents: 30 })])
    const winners = sell(board).sold.map(({ entry: { productNo } }) => productNo)
    expect(winners).toEqual([3, 1, 2])
    const { sold, lostFit } = sell(board, { fits: ({ productNo }: Entry) => productNo !== 3 })
    expect([sold.length, sold[0]?.entry.productNo, lostFit.size]).toEqual([2, 1, 1])
  })

  test('have no other card of their brand within ten, promoted or not, however many there are', () => {
    const products = fc.array(
      fc.record({ brand: fc.integer({ min: 1, max: 25 }), bid: fc.integer({ min: 5, max: 500 }) }),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(products, fc.nat(7), (made, phase) => {
        const entries = made.map(({ brand, bid }, no) => entry(no + 1, { brandNo: brand, bidCents: bid, campaign: no }))
        const brands = new Map(entries.map(({ productNo, brandNo }) => [productNo, brandNo]))
        const brand = (no: number) => brands.get(no) ?? 1 + (no % 25)
        const { sold } = sell(boardOf(entries), {
          positions: positionsFor(FIRST_PLACEMENT, { cardsBefore: 0, phase, cards: 300 }),
          brandOf: brand,
        })
        const page: number[] = [...ORGANIC]
        for (const { at, entry: one } of sold) page.splice(at, 0, one.productNo)
        for (const { at, entry: one } of sold) {
          const near = page.slice(Math.max(0, at - 9), at + 10).filter((no) => no !== one.productNo)
          expect(near.map(brand)).not.toContain(one.brandNo)
        }
        expect(new Set(sold.map(({ entry: one }) => one.productNo)).size).toBe(sold.length)
      }),
    )
  })

  test('are the same for the same seed, and campaigns that spend too fast sit some out', () => {
    const entries = Array.from({ length: 40 }, (_, no) => entry(no + 1, { campaign: no }))
    const board = boardOf(
      entries,
      Array.from({ length: 40 }, () => 0.5),
    )
    const winnersOf = (seed: number) => sell(board, { seed }).sold.map(({ entry: { productNo } }) => productNo)
    expect(winnersOf(7)).toEqual(winnersOf(7))
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => winnersOf(seed).join())).size).toBeGreaterThan(1)
  })
})

test('pacing follows the day: as much is spent as it is old, and the first click is never too early', () => {
  const pace = { pacing: 'even' as const, dailyBudgetCents: 1000, bidCents: 20 }
  expect(pacedShare({ ...pace, spentTodayCents: 500, dayShare: 0.25 })).toBe(0.5)
  expect(pacedShare({ ...pace, spentTodayCents: 200, dayShare: 0.25 })).toBe(1)
  expect(pacedShare({ ...pace, spentTodayCents: 20, dayShare: 0 })).toBe(1)
  expect(pacedShare({ ...pace, pacing: 'fast', spentTodayCents: 900, dayShare: 0.1 })).toBe(1)
})
