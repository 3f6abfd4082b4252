import { expect, test } from 'vitest'
import { codingFor } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['zstd;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, identity', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('%j is answered with %j', (header, coding) => {
  expect(codingFor(header)).toBe(coding)
})
