import { describe, expect, test } from 'vitest'
import { CONTENT_DIMENSION, FEATURE_GROUPS } from '../content/layout.ts'
import { type ContentInput, contentVector } from '../features.ts'
import { VECTOR_DIMENSION } from '../learning/model.ts'
import { drawWeights, expectedResidual, learn, newTaste, type Taste } from '../learning/posterior.ts'
import { handSetPrior, widenedPrior } from '../learning/prior.ts'
import { randomFrom } from '../random.ts'
import { COLOUR_FAMILIES, type Trait } from '../reasons/traits.ts'
import { directionOf } from './direction.ts'
import { type Wish, withWishes } from './wishes.ts'

const PRODUCT: ContentInput = {
  gender: 'unisex',
  productType: 'tops',
  name: 'Nr 1',
  description: '',
  brand: '1',
  tags: [],
  colours: ['grey'],
  priceCents: 9000,
  isOnSale: false,
  isDrop: false,
}
const product = (changes: Partial<ContentInput>): ContentInput => ({ ...PRODUCT, ...changes })

/** For each trait: its name, the trait, a product that has it, and one that differs only in that. */
const CASES: readonly [string, Trait, ContentInput, ContentInput][] = [
  ['a type', { is: 'type', value: 'pants' }, product({ productType: 'pants' }), product({ productType: 'shoes' })],
  ['a garment', { is: 'garment', value: 'hoodie' }, product({ name: 'Hoodie' }), product({ name: 'Polo' })],
  ['for whom', { is: 'gender', value: 'women' }, product({ gender: 'women' }), product({ gender: 'men' })],
  ['a colour', { is: 'colour', value: 'dark' }, product({ colours: ['black'] }), product({ colours: ['white'] })],
  ['a word', { is: 'word', value: 'wide' }, product({ tags: ['wide'] }), product({ tags: ['denim'] })],
  ['a brand', { is: 'brand', value: '7' }, product({ brand: '7' }), product({ brand: '3' })],
  ['low prices', { is: 'under', cents: 8000 }, product({ priceCents: 3000 }), product({ priceCents: 20_000 })],
  ['high prices', { is: 'from', cents: 8000 }, product({ priceCents: 20_000 }), product({ priceCents: 3000 })],
]

/** A user who liked one product and passed the other, `times` times each. */
function personWho(likes: ContentInput, passes: ContentInput, times: number, extra = 0): Taste {
  const taste = newTaste(widenedPrior(handSetPrior(), extra))
  const vectorOf = (of: ContentInput) => {
    const vector = new Float32Array(taste.dimension)
    vector.set(contentVector(of))
    return vector
  }
  for (let time = 0; time < times; time++) {
    learn(taste, vectorOf(likes), true, 0.4)
    learn(taste, vectorOf(passes), false, 0.4)
  }
  return taste
}

const scoreOf = (taste: Taste, of: ContentInput): number => expectedResidual(taste, contentVector(of))
/** Score of one product minus that of the other. */
const lead = (taste: Taste, one: ContentInput, other: ContentInput): number =>
  scoreOf(taste, one) - scoreOf(taste, other)

describe.each(CASES)('%s', (_, trait, having, lacking) => {
  test('that was learned loses its lead when the user states that it does not matter', () => {
    const learned = personWho(having, lacking, 60)
    const before = lead(learned, having, lacking)
    expect(before).toBeGreaterThan(0.1)
    const after = lead(withWishes(learned, [{ trait, wish: 'none' }]), having, lacking)
    expect(after).toBeLessThan(before * 0.8)
    expect(scoreOf(withWishes(learned, [{ trait, wish: 'none' }]), having)).toBeLessThan(scoreOf(learned, having))
  })

  test('rises by “more” and falls by “less”, even after many contrary swipes', () => {
    for (const learned of [newTaste(handSetPrior()), personWho(having, lacking, 60), personWho(lacking, having, 60)]) {
      const before = scoreOf(learned, having)
      expect(scoreOf(withWishes(learned, [{ trait, wish: 'more' }]), having)).toBeGreaterThan(before + 0.02)
      expect(scoreOf(withWishes(learned, [{ trait, wish: 'less' }]), having)).toBeLessThan(before - 0.02)
    }
  })
})

describe('stated wishes', () => {
  const wishes: readonly Wish[] = [
    { trait: { is: 'garment', value: 'hoodie' }, wish: 'more' },
    { trait: { is: 'colour', value: 'dark' }, wish: 'none' },
    { trait: { is: 'word', value: 'denim' }, wish: 'less' },
  ]
  const learned = personWho(product({ colours: ['black'] }), product({ colours: ['white'] }), 30, 16)

  test('do not change the learned taste, which is returned itself when there are none', () => {
    const [mean, covariance] = [learned.mean.slice(), learned.covariance.slice()]
    withWishes(learned, wishes)
    expect(learned.mean).toEqual(mean)
    expect(learned.covariance).toEqual(covariance)
    expect(withWishes(learned, [])).toBe(learned)
  })

  test('do not depend on the order in which they were stated', () => {
    const one = withWishes(learned, wishes)
    const other = withWishes(learned, wishes.toReversed())
    for (const [at, value] of one.mean.entries()) expect(other.mean[at]).toBeCloseTo(value, 9)
  })

  test('are certain, so that exploration does not contradict them', () => {
    const direction = directionOf({ is: 'colour', value: 'dark' }, learned.dimension)
    const varianceOf = ({ covariance, dimension }: Taste): number => {
      let sum = 0
      for (let row = 0; row < dimension; row++)
        for (let column = 0; column < dimension; column++)
          sum += (direction[row] ?? 0) * (covariance[row * dimension + column] ?? 0) * (direction[column] ?? 0)
      return sum
    }
    expect(varianceOf(learned)).toBeGreaterThan(1e-3)
    expect(varianceOf(withWishes(learned, wishes))).toBeLessThan(1e-5)
    for (const value of drawWeights(withWishes(learned, wishes), 1, randomFrom(7)))
      expect(Number.isFinite(value)).toBe(true)
  })

  test('do not change weights of other traits', () => {
    const taste = withWishes(learned, wishes)
    const { start, size } = FEATURE_GROUPS.type
    expect(taste.mean.subarray(start, start + size)).toEqual(learned.mean.subarray(start, start + size))
    expect(taste.mean.subarray(CONTENT_DIMENSION)).toEqual(learned.mean.subarray(CONTENT_DIMENSION))
  })

  test('are all satisfied, even when two of them share coordinates', () => {
    const taste = withWishes(learned, wishes)
    const weightOf = (trait: Trait, { mean }: Taste) =>
      mean.reduce((sum, value, at) => sum + value * (directionOf(trait, VECTOR_DIMENSION)[at] ?? 0), 0)
    for (const { trait, wish } of wishes) {
      const [before, after] = [weightOf(trait, learned), weightOf(trait, taste)]
      if (wish === 'more') expect(after).toBeCloseTo(Math.max(before, 0) + 0.2, 1)
      if (wish === 'less') expect(after).toBeCloseTo(Math.min(before, 0) - 0.2, 1)
      if (wish === 'none') expect(Math.abs(after)).toBeLessThan(0.02)
    }
  })

  test('that contradict each other change little', () => {
    const both: readonly Wish[] = [
      { trait: { is: 'under', cents: 8000 }, wish: 'more' },
      { trait: { is: 'from', cents: 8000 }, wish: 'more' },
    ]
    const taste = withWishes(newTaste(handSetPrior()), both)
    expect(Math.max(...taste.mean.map(Math.abs))).toBeLessThan(0.2)
  })

  test('count neither as a swipe nor as an answer that an undo takes back', () => {
    const taste = withWishes(learned, wishes)
    expect(taste.swipes).toBe(learned.swipes)
    expect(taste.last).toBeNull()
  })
})

test('every direction has length 1 and is zero in the learned factors', () => {
  const traits: readonly Trait[] = [
    ...CASES.map(([, trait]) => trait),
    ...COLOUR_FAMILIES.map((value) => ({ is: 'colour', value }) as const),
    { is: 'gender', value: 'unisex' },
    { is: 'word', value: 'skate park' },
  ]
  for (const trait of traits) {
    const direction = directionOf(trait, VECTOR_DIMENSION)
    expect(direction).toHaveLength(VECTOR_DIMENSION)
    expect(Math.hypot(...direction)).toBeCloseTo(1, 5)
    expect(direction.subarray(CONTENT_DIMENSION).every((value) => value === 0)).toBe(true)
  }
})
