import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/products.ts'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { hostOf, isUnreleased } from './shown-price.ts'
import { spokenProduct } from './spoken-product.ts'

const hoodie = shownProduct({ name: 'Fjord Hoodie', price: 89.9 })
const reduced: Product = {
  ...hoodie,
  onSale: true,
  salePrice: 62.93,
  lowest30d: 79.9,
  activeSale: { discountPercentage: 30, promoCode: 'FJORD30', endsAt: '2026-12-01T00:00:00.000Z' },
}
const drop: Product = { ...hoodie, releaseDate: '2026-12-12T09:00:00.000Z', sponsored: true }
const now = Date.parse('2026-11-21T00:00:00Z')
const german = { t: translator(de, 'de'), language: 'de', timezone: 'Europe/Berlin' } as const
const english = { t: translator(en, 'en'), language: 'en', timezone: 'Asia/Tokyo' } as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the text for a product', () => {
  it('names brand, product and price', () =>
    expect(plain(spokenProduct(hoodie, german, now))).toBe('Nordlicht, Fjord Hoodie, 89,90 €'))

  it('says that variants differ in price', () => {
    const variantPrices = [
      { price: 89.9, names: ['S', 'M'] },
      { price: 99.9, names: ['XXL'] },
    ]
    expect(plain(spokenProduct({ ...hoodie, variantPrices }, german, now))).toBe('Nordlicht, Fjord Hoodie, ab 89,90 €')
    expect(plain(spokenProduct({ ...hoodie, variantPrices }, english, now))).toBe(
      'Nordlicht, Fjord Hoodie, from €89.90',
    )
  })

  it('says a reduction with the lowest price of 30 days', () =>
    expect(plain(spokenProduct(reduced, german, now))).toBe(
      'Nordlicht, Fjord Hoodie, 62,93 €, reduziert von 79,90 €. Niedrigster Preis der letzten 30 Tage 79,90 €',
    ))

  it('says that it is an ad, and when it drops', () =>
    expect(plain(spokenProduct(drop, english, now))).toBe(
      'Sponsored. Nordlicht, Fjord Hoodie, €89.90, drops on 12.12.2026',
    ))
})

describe('a drop', () => {
  it('is unreleased until its moment', () => {
    expect(isUnreleased(drop, now)).toBe(true)
    expect(isUnreleased(drop, Date.parse('2026-12-12T09:00:00Z'))).toBe(false)
    expect(isUnreleased(hoodie, now)).toBe(false)
  })
})

describe('the host of a link', () => {
  it.each([
    ['https://www.nordlicht.example/hoodie?x=1', 'nordlicht.example'],
    ['javascript:alert(1)', null],
    ['nonsense', null],
    [null, null],
  ])('%s is %s', (link, host) => expect(hostOf(link)).toBe(host))
})
