import { expect, test } from 'vitest'
import { SEARCH } from '#contract/search.limits.ts'
import { SearchQuery } from '#contract/search.ts'
import { wordsIn } from './address-values.ts'

const MOST = SEARCH.maxCharacters

test.each([
  ['  Böse Möwe ', 'Böse Möwe'],
  ['Kapu\u00ADzen', 'Kapuzen'],
  ['\u202Eeidooh\u0000', 'eidooh'],
  ['wide\nleg\ttrousers', 'wide leg trousers'],
  ['👨\u200D👩', '👨👩'],
  [`${'a'.repeat(MOST - 1)}👟 and more`, 'a'.repeat(MOST - 1)],
  ['x'.repeat(9000), 'x'.repeat(MOST)],
  ['\u200B', ''],
])('%j in the address becomes the query %j, which the API accepts', (text, words) => {
  expect(wordsIn(text, MOST)).toBe(words)
  expect(SearchQuery.safeParse({ q: words }).success).toBe(true)
})
