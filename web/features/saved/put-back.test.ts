import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { putBack } from './put-back.ts'

const list = (ids: string) => [...ids].map((id) => ({ id }) as Product)
const back = (now: string, id: string, before: string) =>
  putBack(list(now), { id } as Product, list(before))
    .map((product) => product.id)
    .join('')

test('only the product that could not be removed returns to its place', () => {
  expect(back('acd', 'b', 'abcd')).toBe('abcd')
  expect(back('ad', 'b', 'abcd')).toBe('abd')
  expect(back('', 'b', 'abcd')).toBe('b')
  expect(back('abcd', 'b', 'abcd')).toBe('abcd')
})
