import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placePromoted } from './promoted.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
const slots = fc.array(fc.record({ at: fc.integer({ min: 0, max: 45 }), productNo: fc.integer({ min: 1, max: 80 }) }), {
  maxLength: 8,
})

describe('promoted cards', () => {
  test('are at their positions and marked, and the other cards move down', () => {
    expect(placePromoted([1, 2, 3], [{ at: 1, productNo: 9 }], 10)).toEqual([
      { productNo: 1, isPromoted: false },
      { productNo: 9, isPromoted: true },
      { productNo: 2, isPromoted: false },
      { productNo: 3, isPromoted: false },
    ])
  })

  test('are not shown a second time at their organic position', () => {
    const cards = placePromoted([1, 2, 3], [{ at: 0, productNo: 3 }], 10)
    expect(cards.map(({ productNo }) => productNo)).toEqual([3, 1, 2])
  })

  test('are not promoted when the organic order already has them earlier', () => {
    const cards = placePromoted([1, 2, 3], [{ at: 2, productNo: 1 }], 10)
    expect(cards).toEqual([1, 2, 3].map((productNo) => ({ productNo, isPromoted: false })))
  })

  test('never change the order of other cards, never repeat, and never lengthen the page', () => {
    fc.assert(
      fc.property(numbers, slots, fc.integer({ min: 0, max: 50 }), (order, booked, most) => {
        const cards = placePromoted(order, booked, most)
        const shown = cards.map(({ productNo }) => productNo)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.length).toBeLessThanOrEqual(most)
        const promoted = new Set(cards.filter((card) => card.isPromoted).map(({ productNo }) => productNo))
        const organic = shown.filter((no) => !promoted.has(no))
        expect(organic).toEqual(order.filter((no) => !promoted.has(no)).slice(0, organic.length))
        cards.forEach(({ productNo, isPromoted }, at) => {
          if (isPromoted) expect(booked).toContainEqual({ at, productNo })
        })
      }),
    )
  })

  test('every slot within the order is filled, unless its product is on the page earlier', () => {
    fc.assert(
      fc.property(numbers, slots, (order, booked) => {
        const cards = placePromoted(order, booked, 100)
        for (const { at, productNo } of booked) {
          const isFirstBooking = booked.find((slot) => slot.at === at)?.productNo === productNo
          const wasShown = cards.slice(0, at).some((card) => card.productNo === productNo)
          if (at >= cards.length - 1 || !isFirstBooking || wasShown) continue
          expect(cards[at]).toEqual({ productNo, isPromoted: true })
        }
      }),
    )
  })
})
