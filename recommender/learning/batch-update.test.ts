import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { learnMany } from './batch-update.ts'
import { learn, newTaste } from './posterior.ts'
import { handSetPrior } from './prior.ts'

const prior = handSetPrior()

function observations(count: number) {
  const random = randomFrom(7)
  return Array.from({ length: count }, () => ({
    vector: Float32Array.from({ length: prior.dimension }, () => (random.uniform() < 0.5 ? 0 : random.normal() / 4)),
    liked: random.uniform() < 0.4,
    rate: 0.2 + 0.4 * random.uniform(),
  }))
}

const farthest = (one: Float64Array, other: Float64Array) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] as number))), 0)

test.each([1, 40, 1000])('a batch of %i observations has the same result as one after the other', (count) => {
  const slow = newTaste(prior)
  const quick = newTaste(prior)
  const many = learnMany(quick)
  for (const { vector, liked, rate } of observations(count)) {
    learn(slow, vector, liked, rate)
    many.add(vector, liked, rate)
  }
  many.finish()
  expect(farthest(quick.mean, slow.mean)).toBeLessThan(1e-6)
  expect(farthest(quick.covariance, slow.covariance)).toBeLessThan(1e-6)
  expect(quick).toMatchObject({ swipes: count, last: null })
})

test('a batch continues from the learned taste, and an empty batch changes nothing', () => {
  const [first, ...rest] = observations(200)
  if (!first) throw new Error('no observations')
  const slow = newTaste(prior)
  const quick = newTaste(prior)
  for (const taste of [slow, quick]) learn(taste, first.vector, first.liked, first.rate)
  learnMany(quick).finish()
  expect(quick).toEqual(slow)
  const many = learnMany(quick)
  for (const { vector, liked, rate } of rest) {
    learn(slow, vector, liked, rate)
    many.add(vector, liked, rate)
  }
  many.finish()
  expect(farthest(quick.mean, slow.mean)).toBeLessThan(1e-6)
})

test('a vector of another length is refused', () => {
  expect(() => learnMany(newTaste(prior)).add(new Float32Array(3), true, 0.4)).toThrow(RangeError)
})
