import { expect, test } from 'vitest'
import { priceStepOf } from './product-insights.limits.ts'

test('every price lies in its step, and each step begins where the one before ends', () => {
  let before = priceStepOf(1)
  expect(before.fromCents).toBe(1)
  for (let cents = 1; cents <= 999_999; cents++) {
    const step = priceStepOf(cents)
    if (cents < step.fromCents || cents > step.toCents) throw new Error(`${cents} lies outside of its step`)
    if (step.fromCents === before.fromCents) continue
    expect([step.fromCents, cents]).toEqual([before.toCents + 1, before.toCents + 1])
    before = step
  }
})
