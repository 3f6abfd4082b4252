import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { withLiked } from './deck-keeper.ts'

const product = (id: string) => ({ id }) as Product
const ids = (products: readonly Product[]) => products.map(({ id }) => id)

test('what was liked meanwhile stands before what was saved, the last one first, and nothing twice', () => {
  const liked = new Map([
    ['a', product('a')],
    ['b', product('b')],
  ])
  expect(ids(withLiked([product('b'), product('c')], liked))).toEqual(['b', 'a', 'c'])
})

test('a like that was taken back goes, also out of what was kept before', () => {
  const liked = new Map([
    ['a', product('a')],
    ['b', null],
  ])
  expect(ids(withLiked([product('b'), product('c')], liked))).toEqual(['a', 'c'])
})
