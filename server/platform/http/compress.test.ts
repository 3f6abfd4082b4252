import { connect } from 'node:net'
import { zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codingAmong, codingFor, compressedOnce } from './compress.ts'

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

/** Serves these bytes from pooled memory. */
async function servePooled(bytes: Buffer) {
  const release = vi.fn()
  const http = Fastify()
  http.get('/', (request, reply) => compressedOnce({ bytes, release }, { request, reply }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  return { release, port: Number(new URL(http.listeningOrigin).port) }
}

test('pooled memory is released when the last byte is sent, however slowly the client reads', async () => {
  // More than the system keeps for a connection.
  const bytes = Buffer.alloc(64_000_000, 'abc')
  const { release, port } = await servePooled(bytes)
  const line = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  line.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await new Promise<void>((resolve) => line.once('readable', resolve))
  parts.push(line.read() as Buffer)
  expect(release).not.toHaveBeenCalled()
  for await (const part of line) parts.push(part as Buffer)
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  const answer = Buffer.concat(parts)
  expect(answer.subarray(-bytes.length).equals(bytes)).toBe(true)
})

test('pooled memory is released when the client closes the connection', async () => {
  const { release, port } = await servePooled(Buffer.alloc(64_000_000))
  const line = connect(port, '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await new Promise<void>((resolve) => line.once('readable', resolve))
  line.destroy()
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1))
})

test('pooled memory is released as soon as it is compressed', async () => {
  const bytes = Buffer.alloc(100_000, 'abc')
  const { release, port } = await servePooled(bytes)
  const line = connect(port, '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: zstd\r\nconnection: close\r\n\r\n')
  const parts: Buffer[] = []
  for await (const part of line) parts.push(part as Buffer)
  expect(release).toHaveBeenCalledTimes(1)
  const answer = Buffer.concat(parts)
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4)
  expect(zstdDecompressSync(body).equals(bytes)).toBe(true)
})
