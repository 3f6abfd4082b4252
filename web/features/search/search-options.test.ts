import { expect, test } from 'vitest'
import { addressOf, isNarrowed, RESULT_TABS, type SearchOptions, searchFrom, WHOLE_LIST } from './search-options.ts'

const FILTERS = WHOLE_LIST.filters
const BRAND = '0b5f3c1e-7a64-4d0e-9c1b-3f2a8d6e5b70'
const CASES: readonly Partial<SearchOptions>[] = [
  {},
  { sale: true, drops: true, colour: 'black', sort: 'price-up' },
  { filters: { ...FILTERS, gender: ['women'], productType: ['shoes', 'tops'], sizes: ['tops:M', 'shoes:42'] } },
  { filters: { ...FILTERS, priceRange: { min: 20, max: 10_000 } } },
  { brand: BRAND, sale: true },
]

test.each(CASES)('%o survives the address', (options) => {
  for (const tab of RESULT_TABS) {
    const search = { q: 'Böse & Möwe', options: { ...WHOLE_LIST, ...options }, tab }
    expect(searchFrom(addressOf(search.q, search.options, tab))).toEqual(search)
  }
})

test('the address names what the call names, and nothing that was not chosen', () => {
  expect(addressOf('hoodie', WHOLE_LIST)).toBe('q=hoodie')
  const cheap = { ...FILTERS, gender: ['men' as const], priceRange: { min: 0, max: 80 } }
  expect(addressOf('hoodie', { ...WHOLE_LIST, filters: cheap, sort: 'new' })).toBe(
    'q=hoodie&gender=men&minPrice=0&maxPrice=80&sort=new',
  )
  expect(addressOf('hoodie', { ...WHOLE_LIST, brand: BRAND }, 'brands')).toBe(`q=hoodie&brand=${BRAND}&tab=brands`)
})

test.each([
  'gender=cats&size=tops:99&colour=ultra',
  'minPrice=-5&maxPrice=1e3',
  'minPrice=90&maxPrice=20',
  'maxPrice=99999',
  'sale=yes&drops=1&sort=cheapest&page=7&tab=shops',
  'brand=rauputz',
  'brand=00000000-0000-0000-0000-000000000001',
])('what is none of ours in %s is left out', (address) => {
  expect(searchFrom(address)).toEqual({ q: '', options: WHOLE_LIST, tab: 'products' })
})

test('a query longer than the call accepts is cut', () => {
  expect(searchFrom(`q=${'hose'.repeat(900)}`).q).toBe('hose'.repeat(20))
  expect(searchFrom('q=%00%E2%80%AEhoodie').q).toBe('hoodie')
})

test('everything but the order narrows a search', () => {
  for (const options of CASES.slice(1)) expect(isNarrowed({ ...WHOLE_LIST, ...options })).toBe(true)
  expect(isNarrowed({ ...WHOLE_LIST, sort: 'price-up' })).toBe(false)
})
