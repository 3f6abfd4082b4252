import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Network } from './network.ts'
import { isPublicAddress } from './public-address.ts'
import { safeFetch } from './safe-fetch.ts'

/** Stands for a public address: the second loopback address, on which the server of these tests listens. */
const PUBLIC_DOUBLE = '127.0.0.2'
const LIMITS = { maxBytes: 100_000, timeoutMs: 2000 }

let server: Server
let port: number
let answer: (request: IncomingMessage, response: ServerResponse) => void
let requests: IncomingMessage[]
/** The address at which the last request arrived. */
let reachedAt: string | undefined
let names: Record<string, (readonly string[])[]>

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    reachedAt = request.socket.localAddress
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  names = { 'shop.example': [[PUBLIC_DOUBLE]] }
  answer = (_request, response) => response.end('hello')
})

/** Answers each question about a name with the next list; the last one is repeated. */
const network: Network = {
  resolve: async (host) => {
    const lists = names[host] ?? [[]]
    return (lists.length > 1 ? lists.shift() : lists[0]) ?? []
  },
  resolveTxt: async () => [],
  mayConnect: (address, to) => to === port && (address === PUBLIC_DOUBLE || isPublicAddress(address)),
}
const get = (address: string, limits = LIMITS) => safeFetch(network, address, limits)
const at = (host: string, path = '/') => `http://${host}:${port}${path}`
const redirectTo = (location: string) => {
  answer = (request, response) => {
    if (request.url === '/') response.writeHead(302, { location }).end()
    else response.end('reached')
  }
}

test('fetches a public address, under its name and without cookies', async () => {
  const fetched = await get(at('shop.example', '/path?x=1'))
  expect(fetched).toMatchObject({ status: 200, body: Buffer.from('hello') })
  expect(requests[0]?.url).toBe('/path?x=1')
  expect(requests[0]?.headers).toMatchObject({ host: `shop.example:${port}`, 'accept-encoding': 'identity' })
  expect(requests[0]?.headers.cookie).toBeUndefined()
})

describe('addresses inside a network', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '0300::1',
    '4000::1',
    '2a00:1450::5efe:7f00:1',
    '2a00:1450::200:5efe:a00:1',
    'no address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
  test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::200e'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://0/',
    'http://①②⑦.⓪.⓪.①/',
    'http://0177.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/',
    'http://intranet/',
    'http://user:secret@shop.example/',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:alert(1)',
    '//shop.example',
    'http://shop.example:22/',
    'nonsense',
  ])('%s is refused without a request', async (address) => {
    await expect(get(address)).rejects.toMatchObject({ reason: 'address' })
    expect(requests).toEqual([])
  })

  test('a name is refused when only one of its addresses is private', async () => {
    names['shop.example'] = [[PUBLIC_DOUBLE, '10.0.0.1']]
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'address' })
    expect(requests).toEqual([])
  })

  test('a name is resolved once per request, so that a second answer cannot lead inside', async () => {
    names['shop.example'] = [[PUBLIC_DOUBLE], ['127.0.0.1']]
    expect((await get(at('shop.example'))).status).toBe(200)
    expect(reachedAt).toBe(PUBLIC_DOUBLE)
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'address' })
  })

  test('an unknown name is told apart', () =>
    expect(get(at('unknown.example'))).rejects.toMatchObject({ reason: 'name' }))
})

describe('redirects', () => {
  test('to another host do not take along headers, which may hold a password', async () => {
    names['other.example'] = [[PUBLIC_DOUBLE]]
    const headers = { authorization: 'Basic c2VjcmV0' }
    redirectTo('/next')
    await safeFetch(network, at('shop.example'), { ...LIMITS, headers })
    expect(requests.map((request) => request.headers.authorization)).toEqual(Array(2).fill(headers.authorization))
    requests = []
    redirectTo(at('other.example', '/next'))
    await safeFetch(network, at('shop.example'), { ...LIMITS, headers })
    expect(requests.map((request) => request.headers.authorization)).toEqual([headers.authorization, undefined])
  })

  test('end before the first address that the caller does not want', async () => {
    redirectTo('http://tracker.example/next')
    const mayVisit = ({ hostname }: URL) => hostname !== 'tracker.example'
    const fetched = safeFetch(network, at('shop.example'), { ...LIMITS, mayVisit })
    await expect(fetched).rejects.toMatchObject({ reason: 'unwanted' })
    expect(requests).toHaveLength(1)
  })

  test('are followed to public addresses', async () => {
    redirectTo('/next')
    const fetched = await get(at('shop.example'))
    expect(fetched.url.pathname).toBe('/next')
    expect(fetched.body.toString()).toBe('reached')
  })

  test.each(['http://127.0.0.1/', 'http://169.254.169.254/', 'http://[::1]/', 'file:///etc/passwd', '//localhost/'])(
    'never lead to %s',
    async (location) => {
      redirectTo(location)
      await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'address' })
      expect(requests).toHaveLength(1)
    },
  )

  test('are checked anew, also for the name that was allowed before', async () => {
    names['shop.example'] = [[PUBLIC_DOUBLE], ['192.168.0.1']]
    redirectTo('/next')
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'address' })
    expect(requests).toHaveLength(1)
  })

  test('end after five', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/' }).end()
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'redirects' })
    expect(requests).toHaveLength(6)
  })
})

describe('a body', () => {
  test('is cut off at the limit, although it never ends', async () => {
    let isClosed = false
    answer = (request, response) => {
      request.socket.on('close', () => {
        isClosed = true
      })
      const fill = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', fill)
      fill()
    }
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'too-large' })
    await expect.poll(() => isClosed).toBe(true)
  })

  test('is not even read when it announces to be too long', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-length': '999999999' }).end()
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'too-large' })
  })

  test('that trickles ends with the time limit', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    }
    await expect(get(at('shop.example'), { ...LIMITS, timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('and a name whose servers never answer end with the time limit', async () => {
    const silent = { ...network, resolve: () => new Promise<readonly string[]>(() => {}) }
    await expect(safeFetch(silent, at('shop.example'), { ...LIMITS, timeoutMs: 100 })).rejects.toMatchObject({
      reason: 'timeout',
    })
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('in %s is unpacked, and a bomb is refused', async (coding, compress) => {
    let body = compress(Buffer.from('packed'))
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body)
    expect((await get(at('shop.example'))).body.toString()).toBe('packed')
    body = compress(Buffer.alloc(8_000_000))
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'too-large' })
  })

  test('in an unknown coding is refused, and broken data is no crash', async () => {
    let coding = 'zstd'
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end('no archive')
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'encoding' })
    coding = 'gzip'
    await expect(get(at('shop.example'))).rejects.toMatchObject({ reason: 'connection' })
  })
})
