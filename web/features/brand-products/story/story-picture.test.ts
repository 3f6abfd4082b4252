import { expect, test } from 'vitest'
import { linesOf } from './story-picture.ts'

const ten = { measure: (text: string) => text.length, width: 10, most: 2 }

test.each([
  ['Hoodie', ['Hoodie']],
  ['Heavy Hoodie', ['Heavy', 'Hoodie']],
  ['A very heavy hoodie', ['A very', 'heavy hoo…']],
  ['Baumwollkapuzenpullover', ['Baumwollk…']],
])('%s is broken into lines', (text, lines) => {
  expect(linesOf(text, ten)).toEqual(lines)
})
