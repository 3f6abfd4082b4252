import { expect, test } from 'vitest'
import { type ContentInput, contentVector } from '../features.ts'
import { type PassReason, reasonVector } from './pass-reasons.ts'
import { expectedResidual, learn, newTaste, type Taste, unlearnLast } from './posterior.ts'
import { handSetPrior } from './prior.ts'

const jacket: ContentInput = {
  gender: 'men',
  productType: 'tops',
  name: 'Bomber Nord',
  description: '',
  brand: '7',
  tags: ['bomber'],
  colours: ['olive'],
  priceCents: 18_000,
  isOnSale: false,
  isDrop: false,
}
const vectorAt = (euros: number, change: Partial<ContentInput> = {}) =>
  contentVector({ ...jacket, ...change, priceCents: euros * 100 })
const expected = (taste: Taste, euros: number, change?: Partial<ContentInput>) =>
  expectedResidual(taste, vectorAt(euros, change))

function afterPass(reason: PassReason): Taste {
  const taste = newTaste(handSetPrior())
  const vector = reasonVector(reason, contentVector(jacket))
  if (vector) learn(taste, vector, false, 0.4)
  return taste
}

test('“too expensive” lowers the score of this price, and more that of a higher price, but not that of the style', () => {
  const taste = afterPass('too-expensive')
  expect(expected(taste, 180)).toBeLessThan(-0.01)
  expect(expected(taste, 500)).toBeLessThan(expected(taste, 180))
  // A cheap jacket of the same kind, brand and colour must not be affected.
  expect(expected(taste, 40)).toBe(0)
  // Another product with the same price must be affected.
  const other = { productType: 'shoes', brand: '9', colours: ['white'], name: 'Runner', tags: [] } as const
  expect(expected(taste, 180, other)).toBeCloseTo(expected(taste, 180), 6)
})

test('a missing size changes nothing', () => {
  expect(reasonVector('size-missing', contentVector(jacket))).toBeNull()
  expect(expected(afterPass('size-missing'), 180)).toBe(0)
})

test('“not my style” is learned like a pass without a reason', () => {
  const taste = afterPass('not-my-style')
  const usual = newTaste(handSetPrior())
  learn(usual, contentVector(jacket), false, 0.4)
  expect(taste.mean).toEqual(usual.mean)
  expect(expected(taste, 40)).toBeLessThan(-0.01)
})

test.each([1, 20, 60, 100, 400, 2000])(
  'rejecting a price of %i euros lowers all higher prices, and no lower one',
  (euros) => {
    const vector = vectorAt(euros)
    const meant = [...(reasonVector('too-expensive', vector) ?? [])]
    const price = [...vector].slice(8, 12)
    const lower = price.findIndex((part) => part > 0)
    expect(meant.slice(8, 12)).toEqual(price.map((part, at) => (at > lower ? 1 : part)))
    expect(meant.filter((part, at) => (at < 8 || at > 11) && part !== 0)).toEqual([])
  },
)

test('an undo restores the taste before the pass', () => {
  const taste = afterPass('too-expensive')
  expect(unlearnLast(taste)).toBe(true)
  expect(taste.swipes).toBe(0)
  for (const weight of taste.mean) expect(Math.abs(weight)).toBeLessThan(1e-12)
})
