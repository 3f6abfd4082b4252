import { expect, test } from 'vitest'
import { ALL_BRANDS, addressOf, type BrandWish, wishFrom } from './brand-wish.ts'

const WISHES: readonly Partial<BrandWish>[] = [
  {},
  { q: 'Böse & Möwe', mine: 'following' },
  { gender: ['women'], productType: ['shoes', 'tops'], sale: true, drops: true },
  { mine: 'hidden', sort: 'popular' },
  { sort: 'name', from: '#' },
]

test.each(WISHES)('%o is the same after a way through the address', (wish) => {
  expect(wishFrom(addressOf({ ...ALL_BRANDS, ...wish }))).toEqual({ ...ALL_BRANDS, ...wish })
})

test('an address without a wish stays short', () => {
  expect(addressOf(ALL_BRANDS)).toBe('')
})

test.each(['gender=cats,women', 'sort=price&from=A', 'sort=name&from=ab', 'mine=yours', 'sale=1&productType='])(
  'what is none of ours in %s is left out',
  (address) => {
    const { gender, sort, ...wish } = wishFrom(address)
    expect(wish).toEqual({ ...wish, from: null, mine: null, sale: false, productType: [] })
    expect(gender).toEqual(address.includes('women') ? ['women'] : [])
    expect(['recommended', 'name']).toContain(sort)
  },
)

test('words that the call would refuse are asked for as far as it takes them', () => {
  expect(wishFrom(`q=${'nord'.repeat(900)}`).q).toBe('nord'.repeat(20))
  expect(wishFrom('q=%E2%80%AEnord%0A').q).toBe('nord')
})
