import { expect, test } from 'vitest'
import { isShopAddress } from './shop-address.ts'

test.each([
  ['https://shop.example', true],
  ['https://shop.example/de', true],
  ['http://shop.example', false],
  ['javascript:alert(1)', false],
  ['shop.example', false],
  ['https://', false],
  ['https://mia:secret@shop.example', false],
  ['https://shop.example?ref=1', false],
  ['https://shop.example/#top', false],
  ['https://shop.example/a b', false],
])('product links can be built from %s: %s', (address, may) => {
  expect(isShopAddress(address)).toBe(may)
})
