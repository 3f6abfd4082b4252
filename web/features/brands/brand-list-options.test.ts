import { expect, test } from 'vitest'
import { ALL_BRANDS, addressOf, type BrandListOptions, optionsFrom } from './brand-list-options.ts'

const CASES: readonly Partial<BrandListOptions>[] = [
  {},
  { q: 'Böse & Möwe', mine: 'following' },
  { gender: ['women'], productType: ['shoes', 'tops'], sale: true, drops: true },
  { mine: 'hidden', sort: 'popular' },
  { sort: 'name', from: '#' },
]

test.each(CASES)('%o survives the address', (options) => {
  expect(optionsFrom(addressOf({ ...ALL_BRANDS, ...options }))).toEqual({ ...ALL_BRANDS, ...options })
})

test('an address without options stays short', () => {
  expect(addressOf(ALL_BRANDS)).toBe('')
})

test.each(['gender=cats,women', 'sort=price&from=A', 'sort=name&from=ab', 'mine=yours', 'sale=1&productType='])(
  'unknown values in %s are left out',
  (address) => {
    const { gender, sort, ...options } = optionsFrom(address)
    expect(options).toEqual({ ...options, from: null, mine: null, sale: false, productType: [] })
    expect(gender).toEqual(address.includes('women') ? ['women'] : [])
    expect(['recommended', 'name']).toContain(sort)
  },
)

test('a query longer than the call accepts is cut', () => {
  expect(optionsFrom(`q=${'nord'.repeat(900)}`).q).toBe('nord'.repeat(20))
  expect(optionsFrom('q=%E2%80%AEnord%0A').q).toBe('nord')
})
