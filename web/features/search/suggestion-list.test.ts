import { expect, test } from 'vitest'
import { stepped, typingGroups } from './suggestion-list.ts'

test.each([
  ['down from the field is the first line', -1, 1, 3, 0],
  ['down from the last line is the field', 2, 1, 3, -1],
  ['up from the field is the last line', -1, -1, 3, 2],
  ['up from the first line is the field', 0, -1, 3, -1],
  ['without lines there is only the field', -1, 1, 0, -1],
] as const)('%s', (_, at, by, count, expected) => {
  expect(stepped(at, by, count)).toBe(expected)
})

test('groups without lines are left out', () => {
  const nothing = { words: [], brands: [], productTypes: [], products: [], popular: [] }
  expect(typingGroups(nothing)).toEqual([])
  expect(typingGroups({ ...nothing, words: ['hoodie'], productTypes: ['tops'] }).map(({ name }) => name)).toEqual([
    'words',
    'categories',
  ])
})
