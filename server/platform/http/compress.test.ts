import { expect, test } from 'vitest'
import { codingAmong, codingFor } from './compress.ts'

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

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['zstd, gzip', 'gzip'],
  ['zstd', null],
  ['zebra', null],
])('of two codings, %j is answered with %j', (header, coding) => {
  expect(codingAmong(['br', 'gzip'], header)).toBe(coding)
})
