import { expect, test } from 'vitest'
import type { SizeChoice } from '#contract/sizes.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { hasBit } from '#recommender/bitset.ts'
import { readSize } from '#server/features/products/sizes/read-size.ts'
import { comparableSizes, sizeRequirements } from '#server/features/products/sizes/sizes.service.ts'
import { createSizeIndex } from './size-index.ts'

const sizes = createSizeIndex()
function put(no: number, productType: ProductType, ...written: readonly string[]): void {
  const offers = written.map((text) => ({
    size: readSize(text.replace('!', ''), productType),
    isAvailable: !text.endsWith('!'),
  }))
  sizes.put(no, productType, comparableSizes({ productType, gender: 'unisex' }, offers))
}
put(1, 'tops', 'S', 'M', 'L')
put(2, 'tops', 'M!', 'L')
put(3, 'tops')
put(4, 'pants', 'W32/L32', 'W34/L34')
put(5, 'pants', 'S', 'M')
put(6, 'shoes', '41', '42.5')
put(7, 'shoes', 'UK 8')
put(8, 'accessories', 'One Size')
put(90, 'tops', 'XXL')
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 90]

function left(choices: readonly SizeChoice[], hidesUnsized: boolean): number[] {
  const outside = sizes.outside(sizeRequirements(choices).map((ask) => ({ ...ask, hidesUnsized })))
  return ALL.filter((no) => !outside || !hasBit(outside, no))
}

test.each<[string, SizeChoice[], boolean, number[]]>([
  ['nothing asked', [], true, ALL],
  ['one size of tops: other types stay, sold out goes', ['tops:M'], true, [1, 4, 5, 6, 7, 8]],
  ['the same, and what says nothing of its sizes stays', ['tops:M'], false, [1, 3, 4, 5, 6, 7, 8]],
  ['either of two sizes', ['tops:M', 'tops:L'], true, [1, 2, 4, 5, 6, 7, 8]],
  ['a waist: joggers in letter sizes are another scale', ['pants:W32'], false, [1, 2, 3, 4, 5, 6, 7, 8, 90]],
  ['a waist, and nothing that does not have it', ['pants:W32'], true, [1, 2, 3, 4, 6, 7, 8, 90]],
  ['waist and length belong together', ['pants:W32', 'pants:L34'], true, [1, 2, 3, 6, 7, 8, 90]],
  ['a length alone', ['pants:L34'], true, [1, 2, 3, 4, 6, 7, 8, 90]],
  ['letters or inches', ['pants:M', 'pants:W34'], true, [1, 2, 3, 4, 5, 6, 7, 8, 90]],
  ['a shoe size, also of another country and a half', ['shoes:42'], true, [1, 2, 3, 4, 5, 6, 7, 8, 90]],
  ['a shoe size that is not there', ['shoes:44'], true, [1, 2, 3, 4, 5, 8, 90]],
  ['several types', ['tops:S', 'shoes:41'], true, [1, 4, 5, 6, 8]],
])('%s', (_, choices, hidesUnsized, expected) => {
  expect(left(choices, hidesUnsized)).toEqual(expected)
})

test('a changed product is updated, and a removed one leaves all sets', () => {
  put(1, 'tops', 'XL')
  expect(left(['tops:M'], false)).not.toContain(1)
  expect(left(['tops:XL'], false)).toContain(1)
  put(1, 'shoes', '40')
  expect(left(['tops:M'], true)).toContain(1)
  sizes.remove(1)
  expect(left(['shoes:44'], true)).toContain(1)
  put(1, 'tops', 'S', 'M', 'L')
})
