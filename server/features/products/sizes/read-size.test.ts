import { expect, test } from 'vitest'
import type { ProductType } from '#contract/vocabulary.ts'
import { labelOf, readSize } from './read-size.ts'
import { comparableSizes } from './sizes.service.ts'

test.each<[string, ProductType, string | null, string]>([
  ['M', 'tops', 'INT', 'M'],
  [' medium ', 'tops', 'INT', 'M'],
  ['X-Large', 'tops', 'INT', 'XL'],
  ['2XL', 'tops', 'INT', 'XXL'],
  ['XXXL', 'tops', 'INT', '3XL'],
  ['S/M', 'accessories', 'INT', 'S/M'],
  ['One Size', 'accessories', 'ONE', 'One Size'],
  ['Einheitsgröße', 'accessories', 'ONE', 'One Size'],
  ['Taille unique', 'accessories', 'ONE', 'One Size'],
  ['W32/L34', 'pants', 'W-L', 'W32/L34'],
  ['32/34', 'pants', 'W-L', 'W32/L34'],
  ['W32 L34', 'pants', 'W-L', 'W32/L34'],
  ['32x34', 'pants', 'W-L', 'W32/L34'],
  ['W31', 'pants', 'W-L', 'W31'],
  ['31', 'pants', 'W-L', 'W31'],
  ['38', 'pants', 'EU', '38'],
  ['42', 'shoes', 'EU', '42'],
  ['42,5', 'shoes', 'EU', '42.5'],
  ['42 2/3', 'shoes', 'EU', '42 2/3'],
  ['EU 42', 'shoes', 'EU', '42'],
  ['US 9.5', 'shoes', 'US', '9.5'],
  ['8 UK', 'shoes', 'UK', '8'],
  ['39-42', 'accessories', 'EU', '39-42'],
  ['9', 'shoes', null, '9'],
  ['120 cm', 'accessories', null, '120 cm'],
  ['Blau', 'tops', null, 'Blau'],
])('%j on %s is of the system %s: %s', (written, type, system, size) => {
  expect(readSize(written, type)).toEqual({ system, size })
})

test('a number of another country is shown with its country', () => {
  expect([readSize('US9', 'shoes'), readSize('EU 42', 'shoes'), readSize('8', 'shoes')].map(labelOf)).toEqual([
    'US 9',
    '42',
    '8',
  ])
})

const fits = (written: string, productType: ProductType, gender: 'men' | 'women' | 'unisex' = 'men') =>
  comparableSizes({ productType, gender }, [{ size: readSize(written, productType), isAvailable: true }]).available

test.each([
  ['UK 8', 'men', ['shoes:42']],
  ['US 9', 'men', ['shoes:42']],
  ['US 9', 'women', ['shoes:40']],
  ['42.5', 'men', ['shoes:42']],
  ['42 2/3', 'men', ['shoes:42']],
  ['36-38', 'women', ['shoes:36', 'shoes:37', 'shoes:38']],
  ['9', 'men', []],
] as const)('a shoe in %s for %s fits %j', (written, gender, expected) => {
  expect(fits(written, 'shoes', gender)).toEqual(expected)
})

test.each([
  ['38', 'women', ['tops:M']],
  ['50', 'men', ['tops:L']],
  ['38', 'unisex', []],
  ['S/M', 'men', ['tops:S', 'tops:M']],
] as const)('a top in %s for %s fits %j', (written, gender, expected) => {
  expect(fits(written, 'tops', gender)).toEqual(expected)
})

test('trousers without a length fit every length', () => {
  expect(fits('W32', 'pants')).toContain('pants:W32/L30')
  expect(fits('W32/L30', 'pants')).toEqual(['pants:W32', 'pants:L30', 'pants:W32/L30'])
})
