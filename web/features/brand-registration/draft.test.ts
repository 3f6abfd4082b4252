import { expect, test } from 'vitest'
import { handleFrom } from './draft.ts'

test.each([
  ['Böse Möwe', 'boese-moewe'],
  ['  Café & Söhne!  ', 'cafe-soehne'],
  ['ELSE/WHERE 47', 'else-where-47'],
  ['東京', ''],
  ['A'.repeat(40), 'a'.repeat(30)],
])('the handle of %s is %s', (name, handle) => expect(handleFrom(name)).toBe(handle))
