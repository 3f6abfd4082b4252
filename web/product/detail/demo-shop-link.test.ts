import { expect, test } from 'vitest'
import { demoShopLink } from './demo-shop-link.ts'

const reader = { language: 'en', isNative: false, demoShops: 'https://dropdeck.example/demo-shop/' } as const

test('only links below the address of this installation lead to a demo shop', () => {
  expect(demoShopLink('https://dropdeck.example/demo-shop/kante/tee', reader)).toBe(
    'https://dropdeck.example/demo-shop/kante/tee?lang=en',
  )
  for (const link of [
    'https://brand.example/demo-shop/kante/tee',
    'https://dropdeck.example.evil.example/demo-shop/kante/tee',
    'https://dropdeck.example@evil.example/demo-shop/kante/tee',
    'http://dropdeck.example/demo-shop/kante/tee',
    'https://dropdeck.example/demo-shopping/tee',
    'https://dropdeck.example/demo-shop/../login',
  ])
    expect([link, demoShopLink(link, reader)]).toEqual([link, null])
  expect(demoShopLink('https://dropdeck.example/demo-shop/kante/tee', { ...reader, demoShops: null })).toBeNull()
})
