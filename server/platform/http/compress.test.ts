import { zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { codingAmong, codingFor, compressed } from './compress.ts'

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

test('an answer is compressed in a coding that its caller accepts', async () => {
  const bytes = Buffer.alloc(100_000, 'abc')
  const http = Fastify()
  onTestFinished(() => http.close())
  http.get('/', (request, reply) => compressed(bytes, { request, reply }))
  const plain = await http.inject('/')
  expect(plain.rawPayload.equals(bytes)).toBe(true)
  expect(plain.headers['vary']).toBe('Accept-Encoding, Accept-Language')
  const packed = await http.inject({ url: '/', headers: { 'accept-encoding': 'zstd' } })
  expect(packed.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(packed.rawPayload).equals(bytes)).toBe(true)
})
