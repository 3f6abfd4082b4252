import { expect, test } from 'vitest'
import { COLOUR_FAMILIES } from '#contract/vocabulary.ts'
import { COLOUR_FAMILIES as MEASURED } from '#recommender/reasons/traits.ts'

test('the ranking, which may import nothing, names the colour families as the contract does', () => {
  expect(MEASURED).toEqual(COLOUR_FAMILIES)
})
