import { expect, test } from 'vitest'
import { searchesFrom, withNewest } from './recent-searches.ts'

test('a repeated search moves to the front and is listed once', () => {
  expect(withNewest(['jacke', 'Hoodie', 'cap'], 'hoodie')).toEqual(['hoodie', 'jacke', 'cap'])
})

test('ten searches are kept; the eleventh removes the oldest', () => {
  const ten = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  expect(withNewest(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
})

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['not json', []],
])('what is stored as %s is read as %j', (stored, expected) => {
  expect(searchesFrom(stored)).toEqual(expected)
})
