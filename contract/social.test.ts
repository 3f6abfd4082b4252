import { expect, test } from 'vitest'
import { isOnHosts, socialAddress } from './social.ts'

test.each([
  ['instagram', '@nordkante', 'https://www.instagram.com/nordkante'],
  ['instagram', 'nord.kante', 'https://www.instagram.com/nord.kante'],
  ['instagram', 'http://instagram.com/nordkante/?hl=de', 'https://www.instagram.com/nordkante'],
  ['tiktok', 'www.tiktok.com/@nordkante', 'https://www.tiktok.com/@nordkante'],
  ['tiktok', 'nordkante', 'https://www.tiktok.com/@nordkante'],
  ['x', 'https://twitter.com/nordkante', 'https://x.com/nordkante'],
  ['discord', 'https://discord.gg/abc', 'https://discord.gg/abc'],
  ['instagram', 'https://instagram.com.example/nordkante', null],
  ['instagram', 'https://user@www.instagram.com/nordkante', null],
  ['instagram', 'https://www.instagram.com:8443/nordkante', null],
  ['instagram', 'https://www.tiktok.com/@nordkante', null],
  ['instagram', 'https://www.instagram.com', null],
  ['instagram', 'javascript:alert(1)', null],
  ['instagram', 'instagram.com', null],
  ['website', 'Nordkante.de/', 'https://nordkante.de'],
  ['website', 'http://www.nordkante.de/kollektion?x=1', 'https://www.nordkante.de/kollektion'],
  ['newsletter', 'https://nordkante.substack.com/subscribe', 'https://nordkante.substack.com/subscribe'],
  ['website', 'https://nordkante.de:8443', null],
  ['website', 'https://user@nordkante.de', null],
  ['website', 'https://127.0.0.1/', null],
  ['website', 'localhost', null],
  ['website', 'javascript:alert(1)', null],
] as const)('%s: %s becomes %s', (network, written, address) => {
  expect(socialAddress(network, written)).toBe(address)
})

test('own pages lie on the brand’s hosts or below them, never beside them', () => {
  expect(isOnHosts('https://nordkante.de/x', ['nordkante.de'])).toBe(true)
  expect(isOnHosts('https://shop.nordkante.de', ['nordkante.de'])).toBe(true)
  expect(isOnHosts('https://evilnordkante.de', ['nordkante.de'])).toBe(false)
  expect(isOnHosts('https://nordkante.de.evil.com', ['nordkante.de'])).toBe(false)
})
