import { expect, test } from 'vitest'
import { COLOUR_FAMILIES } from '#contract/vocabulary.ts'
import { COLOUR_FAMILIES as MEASURED } from '#recommender/reasons/traits.ts'

test('the recommender, which cannot import the contract, uses the same colour families', () => {
  expect(MEASURED).toEqual(COLOUR_FAMILIES)
})
