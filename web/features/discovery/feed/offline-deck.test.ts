import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { withLiked } from './offline-deck.ts'

const product = (id: string) => ({ id }) as Product
const ids = (products: readonly Product[]) => products.map(({ id }) => id)

test('new likes come before products saved earlier, the latest first, and no product appears twice', () => {
  const liked = new Map([
    ['a', product('a')],
    ['b', product('b')],
  ])
  expect(ids(withLiked([product('b'), product('c')], liked))).toEqual(['b', 'a', 'c'])
})

test('an undone like is removed, also from the products saved earlier', () => {
  const liked = new Map([
    ['a', product('a')],
    ['b', null],
  ])
  expect(ids(withLiked([product('b'), product('c')], liked))).toEqual(['a', 'c'])
})
