import { expect, test } from 'vitest'
import { httpsAddress } from './https-address.ts'

test.each([
  ['label.de', 'https://label.de'],
  [' www.label.de/shop?page=1 ', 'https://www.label.de/shop?page=1'],
  ['https://label.de', 'https://label.de'],
  ['http://label.de', 'http://label.de'],
  ['mailto:a@label.de', 'mailto:a@label.de'],
  ['a@label.de', 'a@label.de'],
  ['label', 'label'],
  ['', ''],
])('%s is read as %s', (typed, address) => {
  expect(httpsAddress(typed)).toBe(address)
})
