import { createServer, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { safeFetch } from './safe-fetch.ts'

const ADDRESS = '127.0.0.2'
const network = { resolve: async () => [ADDRESS], resolveTxt: async () => [], mayConnect: () => true }

let server: Server | undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.close()
})

/** Fetches from a server that writes bytes of its own choice. */
async function fetchFrom(write: (socket: Socket) => void) {
  server = createServer((socket) => {
    sockets.push(socket)
    // The client hangs up as soon as it has seen enough.
    socket.on('error', () => {})
    socket.once('data', () => write(socket))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, ADDRESS, resolve)
  await promise
  const { port } = server.address() as { port: number }
  return safeFetch(network, `http://shop.example:${port}/`, { maxBytes: 1000, timeoutMs: 500 })
}

/** Writes a line again and again, until the client hangs up. */
const endless = (start: string, line: string) => (socket: Socket) => {
  socket.write(start)
  const fill = () => {
    while (!socket.destroyed && socket.write(line));
  }
  socket.on('drain', fill)
  fill()
}
const OK = 'HTTP/1.1 200 OK\r\n'
const once = (text: string | Buffer) => (socket: Socket) => socket.end(text)

test.each<[string, string, (socket: Socket) => void]>([
  [
    'another protocol',
    'connection',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nabc'),
  ],
  ['no answer', 'timeout', () => {}],
  ['a hang-up', 'connection', (socket) => socket.destroy()],
  ['no HTTP', 'connection', once('SSH-2.0-OpenSSH_9.9\r\n')],
  ['endless headers', 'connection', endless(OK, `x-a: ${'a'.repeat(5000)}\r\n`)],
  ['headers that never end', 'timeout', (socket) => socket.write(`${OK}x-a: b\r\n`)],
  ['endless hints', 'timeout', endless('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n')],
  [
    'endless trailers',
    'connection',
    endless(`${OK}Transfer-Encoding: chunked\r\n\r\n0\r\n`, `x: ${'a'.repeat(5000)}\r\n`),
  ],
  ['a huge chunk', 'connection', once(`${OK}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nabc`)],
  ['a negative length', 'connection', once(`${OK}Content-Length: -5\r\n\r\nabc`)],
  ['two lengths', 'connection', once(`${OK}Content-Length: 3\r\nContent-Length: 2\r\n\r\nabc`)],
  ['less than its length', 'connection', once(`${OK}Content-Length: 500\r\n\r\nabc`)],
  ['chunks without an end', 'connection', once(`${OK}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`)],
  [
    'a packed body cut off',
    'connection',
    once(Buffer.concat([Buffer.from(`${OK}Content-Encoding: gzip\r\n\r\n`), gzipSync('abc').subarray(0, 15)])),
  ],
  ['a body packed twice', 'encoding', once(`${OK}Content-Encoding: gzip, gzip\r\n\r\nabc`)],
  ['a redirect to nowhere', 'address', once('HTTP/1.1 302 Found\r\nLocation: http://[\r\n\r\n')],
])('%s fails as %s, in time', async (_name, reason, write) => {
  await expect(fetchFrom(write)).rejects.toMatchObject({ reason })
})

test('what follows the announced length is not read', async () => {
  const { body } = await fetchFrom(once(`${OK}Content-Length: 2\r\n\r\nabcdef`))
  expect(body.toString()).toBe('ab')
})
