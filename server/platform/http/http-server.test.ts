import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { Refusal } from '../scope/refuse.ts'
import { createHttpServer } from './http-server.ts'
import { webRoutes } from './web.ts'

let app: TestApp
let folder: string
let site: FastifyInstance
/** Parts of the list of products that were read. */
const asked: number[] = []
let isImpatient = false

beforeAll(async () => {
  app = await openTestApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'front-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>page</title>')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  site = await createHttpServer(app.world)
  await webRoutes(site, folder, {
    origin: () => 'http://localhost:3000',
    facts: () => {
      throw new Error('a folder without a renderer asks for no facts')
    },
    preview: async () => null,
    listed: {
      products: {
        countParts: async () => 3,
        paths: async (part) => {
          asked.push(part)
          return [`/products/${part}`]
        },
      },
      shops: { countParts: async () => 1, paths: async (part) => [`/brands/${part}/shop`] },
    },
    identify: async () => null,
    initialData: async () => ({}) as never,
    requireWithinLimit: async () => {
      if (isImpatient) throw new Refusal('too-many', { retryAfterSeconds: 7 })
    },
    now: () => app.world.now(),
  })
})
afterAll(async () => {
  await site.close()
  await app.close()
  await rm(folder, { recursive: true })
})

function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

interface Wire {
  write(text: string): void
  /** All that came until the other side hung up. */
  readonly ended: Promise<string>
}

/** A TCP connection that sends exactly these bytes. */
function openWire(port: number): Wire {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes.toString()
  })
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)))
  return { write: (text) => socket.write(text), ended }
}

describe('what never becomes a request is refused in the shape of all refusals', () => {
  test.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, 'input'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400, 'input'],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
    ['half a character', 'GET /api/products/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'input'],
    [
      'a long id',
      `GET /api/products/${'a'.repeat(400)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      413,
      'too-large',
    ],
  ])('%s', async (_, bytes, status, code) => {
    const wire = openWire(portOf(app.http))
    wire.write(bytes)
    const [head = '', body = ''] = (await wire.ended).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head.toLowerCase()).toContain('cache-control: no-store')
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String) })
  })
})

test('two Host headers are refused', async () => {
  const wire = openWire(portOf(app.http))
  wire.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\nConnection: close\r\n\r\n')
  const [head = '', body = ''] = (await wire.ended).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 400 ')
  expect(JSON.parse(body)).toMatchObject({ code: 'input', fields: { host: 'Invalid: two Host headers' } })
})

test.each([
  ['an impossible range', '/icon.svg', { range: 'bytes=999-' }, 400],
  ['a condition that fails', '/icon.svg', { 'if-match': '"other"' }, 400],
  ['an asset that is gone', '/assets/old.js', {}, 404],
])('%s is the fault of the caller', async (_, url, headers, status) => {
  const answer = await site.inject({ url, headers })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  expect(answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) })
})

test('ways out of the folder of the documentation lead nowhere', async () => {
  const answer = await app.http.inject({ url: '/api/docs/static/%2e%2e/%2e%2e/package.json' })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
})

test.each([
  ['HEAD', '/', 'text/html', 200],
  ['GET', '/product/7', '*/*', 200],
  ['GET', '/photo.png', '*/*', 404],
  ['GET', '/', 'application/json', 404],
  ['POST', '/', 'text/html', 404],
  ['GET', '/api/nothing', 'text/html', 404],
] as const)('%s %s as %s answers %i', async (method, url, accept, status) => {
  expect((await site.inject({ method, url, headers: { accept } })).statusCode).toBe(status)
})

test.each(['/', '/api/auth/me'])('TRACE %s is not available', async (url) => {
  const wire = openWire(portOf(app.http))
  wire.write(`TRACE ${url} HTTP/1.1\r\nHost: x\r\nCookie: sid=secret\r\nConnection: close\r\n\r\n`)
  const answer = await wire.ended
  expect(answer).toContain('HTTP/1.1 405 ')
  expect(answer).not.toContain('secret')
})

test.each(['/', '/api/site', '/api/nothing', '/api/docs/', '/healthz', '/media/x/y'])(
  '%s names no site but ours in its policies',
  async (url) => {
    const { headers } = await (url === '/' ? site : app.http).inject({ url, headers: { accept: 'text/html' } })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toMatch(/https:|http:|\.io|upgrade-insecure/)
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test('a refusal that is planned leaves no failure in the log', async () => {
  const answer = await app.visitor().post('/api/auth/google', {})
  expect(answer.status).toBe(503)
  expect(app.logged.filter((line) => line.includes('a request failed'))).toEqual([])
})

test('a head that never ends does not hold a connection', async () => {
  const wire = openWire(portOf(app.http))
  wire.write('GET / HTTP/1.1\r\nHost: x\r\nX: ')
  const [head = '', body = ''] = (await wire.ended).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 408 ')
  expect(JSON.parse(body).code).toBe('unavailable')
})

test('a server that ends still answers what arrives on open connections', async () => {
  const ending = await createHttpServer(app.world)
  ending.post('/slow', async () => ({ done: true }))
  await ending.listen({ port: 0, host: '127.0.0.1' })
  const wire = openWire(portOf(ending))
  const arrived = new Promise((resolve) => ending.server.once('request', resolve))
  wire.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{')
  await arrived
  const closed = ending.close()
  wire.write('}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = await wire.ended
  await closed
  expect(answer.match(/HTTP\/1\.1 200/g)?.length).toBeGreaterThan(0)
  expect(answer).not.toContain('503')
})

test('products are listed for search engines in parts, each in both languages', async () => {
  const read = async (query: string) => (await site.inject({ url: `/sitemap-products.xml${query}` })).payload
  const index = await read('')
  expect(index.match(/<sitemap>/g)).toHaveLength(3)
  expect(index).toContain('<loc>http://localhost:3000/sitemap-products.xml?part=3</loc>')
  const part = await read('?part=2')
  expect(part).toContain('<loc>http://localhost:3000/products/2</loc>')
  expect(part).toContain('<loc>http://localhost:3000/products/2?lang=en</loc>')
  for (const nonsense of ['?part=0', '?part=x', '?part=99999']) expect(await read(nonsense)).not.toContain('<url>')
  expect((await site.inject({ url: '/robots.txt' })).payload).toContain('/sitemap-products.xml\n')
})

test('shops are listed in a sitemap of their own', async () => {
  const read = async (query: string) => (await site.inject({ url: `/sitemap-shops.xml${query}` })).payload
  expect(await read('')).toContain('<loc>http://localhost:3000/sitemap-shops.xml?part=1</loc>')
  expect(await read('?part=1')).toContain('<loc>http://localhost:3000/brands/1/shop?lang=en</loc>')
  expect((await site.inject({ url: '/robots.txt' })).payload).toContain('/sitemap-shops.xml\n')
})

test('a part of that list is read once in some seconds, and not for a caller beyond the rate limit', async () => {
  const read = () => site.inject({ url: '/sitemap-products.xml?part=7' })
  const [first] = await Promise.all([read(), read(), read()])
  expect([first.statusCode, asked.filter((part) => part === 7)]).toEqual([200, [7]])
  app.passTime(10_000)
  await read()
  isImpatient = true
  const refused = await read()
  isImpatient = false
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7'])
  expect(asked.filter((part) => part === 7)).toEqual([7, 7])
})
