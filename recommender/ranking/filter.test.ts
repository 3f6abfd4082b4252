import { expect, test } from 'vitest'
import { bitsetOf } from '../bitset.ts'
import { createCatalogueIndex } from '../catalogue-index.ts'
import { type CatalogueFilter, passesFilter } from './filter.ts'

const everything: CatalogueFilter = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }
const index = createCatalogueIndex(8)
const facts = { brandNo: 1, releaseAtMs: 0, impressions: 0, baseRate: 0.4, vector: new Float32Array(8) }
index.upsert({ ...facts, productNo: 3, gender: 'women', productType: 'pants', priceCents: 5000 })
index.upsert({ ...facts, productNo: 4, gender: 'women', productType: 'pants', priceCents: 5000 })
index.remove(4)

test.each<[string, Partial<CatalogueFilter>, boolean]>([
  ['nothing', {}, true],
  ['its gender among others', { genders: ['men', 'women'] }, true],
  ['another gender', { genders: ['unisex'] }, false],
  ['its type', { productTypes: ['pants'] }, true],
  ['other types', { productTypes: ['tops', 'shoes'] }, false],
  ['exactly its price', { minPriceCents: 5000, maxPriceCents: 5000 }, true],
  ['a cent more', { minPriceCents: 5001 }, false],
  ['a cent less', { maxPriceCents: 4999 }, false],
  ['more than any price can be', { maxPriceCents: 10 ** 12 }, true],
])('a product passes a filter that asks for %s or does not', (_asked, changes, expected) => {
  expect(passesFilter(index, 3, { ...everything, ...changes })).toBe(expected)
})

test('a product that the filter hides by its number does not pass', () => {
  expect(passesFilter(index, 3, { ...everything, hidden: bitsetOf([3]) })).toBe(false)
  expect(passesFilter(index, 3, { ...everything, hidden: bitsetOf([4]) })).toBe(true)
})

test('a removed or unknown product passes no filter', () => {
  expect(passesFilter(index, 4, everything)).toBe(false)
  expect(passesFilter(index, 900, everything)).toBe(false)
})
