import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['300', 300],
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['12,', 12],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1.250,50', 1250.5],
  ['10,000.00', 10_000],
  [',5', 0.5],
  ['', null],
  [',', null],
])('"%s" means %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
