import { expect, test } from 'vitest'
import { socialAddress } from './social.ts'

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
] as const)('%s: %s becomes %s', (network, written, address) => {
  expect(socialAddress(network, written)).toBe(address)
})
