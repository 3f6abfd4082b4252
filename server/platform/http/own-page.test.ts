import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLog } from '../scope/log.ts'
import { Refusal } from '../scope/refuse.ts'
import type { Actor, World } from '../scope/scope.ts'
import { createHttpServer } from './http-server.ts'
import type { InitialDataRequest } from './pages.ts'
import { webRoutes } from './web.ts'

/** Its pages contain the path, the audience, the username and the language. */
const RENDERER = `
export const openRenderer = () => ({
  publicPaths: ['/'],
  scriptHashes: ['sha256-first'],
  styleHashes: ['sha256-style'],
  isAddressPrivate: (path) => path === '/discovery',
  isForStaff: (path) => path === '/admin',
  pagePath: (path) => (['/', '/admin', '/discovery', '/stripe-checkout', '/brands/7/shop'].includes(path) ? path : null),
  render: async ({ path, isVisitor, initialData, language }) => ({
    html: [path, isVisitor ? 'visitor' : 'member', initialData?.user.username ?? 'no-user', language].join(' '),
    isFixed: isVisitor,
  }),
})
`
const SIGNED_IN = ['mia', 'jonas', 'hanna']
let folder: string
let site: FastifyInstance
let requested: InitialDataRequest[]
let refusal: Error | null

const FACTS = {}
const none = { countParts: async () => 0, paths: async () => [] }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-page-'))
  await mkdir(join(folder, '.render'))
  await writeFile(join(folder, '.render/templates.json'), '{}')
  await writeFile(join(folder, '.render/render.mjs'), RENDERER)
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000' })
  site = await createHttpServer({ config, log: createLog('silent') } as World)
  await webRoutes(site, folder, {
    origin: () => 'http://localhost:3000',
    facts: async () => FACTS as never,
    preview: async () => null,
    listed: { products: none, shops: none },
    identify: async ({ cookies }) =>
      SIGNED_IN.includes(cookies['sid'] ?? '')
        ? ({ userId: cookies['sid'], staffRole: cookies['sid'] === 'hanna' ? 'readonly' : null } as Actor)
        : null,
    initialData: async (request) => {
      requested.push(request)
      if (refusal) throw refusal
      return { language: 'en', user: { username: request.actor.userId } } as never
    },
    requireWithinLimit: async () => {},
    now: () => new Date(0),
    paysByStripe: true,
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  requested = []
  refusal = null
})

const open = (url: string, sid: string | null, headers: Readonly<Record<string, string>> = {}) =>
  site.inject({ url, headers: { accept: 'text/html', ...(sid === null ? {} : { cookie: `sid=${sid}` }), ...headers } })

test('the page of a user contains their data, is in their language and is never cached', async () => {
  const answer = await open('/', 'mia')
  expect([answer.statusCode, answer.body]).toEqual([200, '/ member mia en'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' })
  expect(answer.headers['etag']).toBeUndefined()
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-first'")
})

test('a document allows its own styles and style attributes, and no other inline styles', async () => {
  const policy = String((await open('/', 'mia')).headers['content-security-policy'])
  expect(policy).toContain("style-src 'self' 'sha256-style';")
  expect(policy.match(/[\w-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"])
})

// Decision 136, Trust S73
test('Stripe may run in the document of the checkout, and in no other one', async () => {
  const policyOf = async (path: string) => String((await open(path, 'mia')).headers['content-security-policy'])
  const checkout = await policyOf('/stripe-checkout')
  expect(checkout).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com 'sha256-first'")
  expect(checkout).toContain("connect-src 'self' https://api.stripe.com;")
  expect(checkout).toContain('frame-src https://js.stripe.com')
  expect(checkout).not.toContain('trusted-types')
  expect(await policyOf('/')).not.toContain('stripe')
})

test('a page with a secret in its address sends no referrer', async () => {
  expect((await open('/discovery', 'mia')).headers['referrer-policy']).toBe('no-referrer')
  expect((await open('/discovery', null)).headers['referrer-policy']).toBe('no-referrer')
  expect((await open('/', 'mia')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('simultaneous requests of several users and visitors each get their own page', async () => {
  const answers = await Promise.all(['mia', 'jonas', null, 'mia', 'jonas'].map((sid) => open('/', sid)))
  expect(answers.map(({ body }) => body)).toEqual([
    '/ member mia en',
    '/ member jonas en',
    '/ visitor no-user de',
    '/ member mia en',
    '/ member jonas en',
  ])
})

test('a conditional request never gets the page of another session', async () => {
  const shared = await open('/', null)
  const tag = String(shared.headers['etag'])
  expect((await open('/', null, { 'if-none-match': tag })).statusCode).toBe(304)
  expect((await open('/', 'mia', { 'if-none-match': tag })).body).toBe('/ member mia en')
})

test.each([
  ['a refused deck', 'mia', new Refusal('too-many')],
  ['a database without a connection', 'mia', new Error('no connection')],
])('%s: the page is sent without initial data', async (_, sid, failure) => {
  refusal = failure
  const answer = await open('/', sid)
  expect([answer.statusCode, answer.body]).toEqual([200, '/ member no-user de'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
})

test('an ended session gets the page of visitors', async () => {
  const answer = await open('/', 'gone')
  expect([answer.statusCode, answer.body]).toEqual([200, '/ visitor no-user de'])
})

test('the page for unknown paths contains no data of a user', async () => {
  for (const sid of ['mia', 'jonas']) {
    const answer = await open('/nowhere', sid)
    expect([answer.statusCode, answer.body]).toEqual([404, '/404 member no-user de'])
  }
})

test('the administration is a page of staff alone: for others its address is an unknown one', async () => {
  for (const sid of ['mia', null, 'gone'])
    for (const path of ['/admin', '/admin/', '/admin?area=billing']) {
      const [there, nowhere] = [await open(path, sid), await open('/nowhere', sid)]
      expect([there.statusCode, there.body]).toEqual([404, nowhere.body])
    }
  expect((await open('/admin?area=billing', 'hanna')).body).toBe('/admin member hanna en')
  const head = { method: 'HEAD', url: '/admin', headers: { accept: 'text/html', cookie: 'sid=hanna' } } as const
  expect((await site.inject(head)).statusCode).toBe(200)
  refusal = new Refusal('too-many')
  expect((await open('/admin', 'hanna')).statusCode).toBe(200)
})

test('a HEAD request loads no initial data; the deck of a brand is marked as another deck', async () => {
  await site.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html', cookie: 'sid=mia' } })
  expect(requested).toEqual([])
  await open('/discovery?brand=7', 'mia')
  await open('/discovery?lang=en', 'mia')
  expect(requested.map(({ path, isOtherDeck }) => [path, isOtherDeck])).toEqual([
    ['/discovery', true],
    ['/discovery', false],
  ])
})

test('the page is compressed for clients that accept it', async () => {
  const answer = await open('/', 'mia', { 'accept-encoding': 'gzip, br, zstd' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('/ member mia en')
})
