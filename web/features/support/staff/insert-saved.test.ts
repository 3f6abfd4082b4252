import { expect, test } from 'vitest'
import { insertSaved } from './insert-saved.ts'

const replies = [
  { id: '1', shortcut: 'code', text: 'Hallo %name, zu %nummer: Sieh im Spam-Ordner nach. 100 %', version: 1 },
]
const names = { name: 'mia', nummer: 'SW-100001' }
const filled = 'Hallo mia, zu SW-100001: Sieh im Spam-Ordner nach. 100 %'

test.each([
  ['/code', filled],
  ['Moin\n/code', `Moin\n${filled}`],
  ['https://code', null],
  ['/cod', null],
  ['/code und mehr', null],
] as const)('%j', (text, expected) => {
  expect(insertSaved(text, text.length, replies, names)).toBe(expected)
})

test('what stands after the cursor stays', () => {
  expect(insertSaved('/code danke', 5, replies, names)).toBe(`${filled} danke`)
})
