// One caller, however many requests it sends, delays no other.
import { request as httpRequest } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineContract } from '#contract/endpoint.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { mailLinkForms } from './mail-link-forms.ts'
import { serve } from './serve.ts'

const answer = { tag: 'test', response: z.object({}) } as const
const contract = defineContract({
  'GET /api/test/slow': { ...answer, access: 'public', summary: 'Answers when it is told to' },
  'POST /api/test/quick': { ...answer, access: 'public', summary: 'Answers at once', body: z.unknown() },
  'GET /api/test/streamed': {
    ...answer,
    access: 'public',
    summary: 'Streams until it is told to end',
    response: z.unknown(),
    streamed: true,
  },
})
const SLOW = '/api/test/slow'
const QUICK = '/api/test/quick'
const STREAMED = '/api/test/streamed'
const LINK = '/test/link'
/** As many as one user may have in progress. */
const USER_AT_ONCE = 4
const NETWORK_AT_ONCE = 16

let app: TestApp
let running = 0
let latch = Promise.withResolvers<void>()

async function* stream(): AsyncGenerator<Uint8Array> {
  running += 1
  yield Buffer.from('first')
  await latch.promise
  running -= 1
}

beforeAll(async () => {
  app = await openTestApp({
    env: { RATE_LIMITS: 'on' },
    parts: {
      registerRoutes(context) {
        serve(context, contract, {
          async 'GET /api/test/slow'() {
            running += 1
            await latch.promise
            running -= 1
            return {}
          },
          'POST /api/test/quick': () => ({}),
          'GET /api/test/streamed': stream,
        })
      },
      links: (http, world) =>
        mailLinkForms(http, world, {
          async [LINK]({ reply }) {
            running += 1
            await latch.promise
            running -= 1
            return reply.code(204).send()
          },
        }),
    },
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  latch = Promise.withResolvers<void>()
})

/** Requests over connections of their own, which can be closed early. */
function sendMany(count: number, path: string, sid: string | undefined) {
  const address = app.http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Array.from({ length: count }, () =>
    httpRequest({ port, path, headers: { cookie: `sid=${sid}` } })
      .on('error', () => {})
      .end(),
  )
}

test('of many requests of one user a few are in progress; other users and visitors are answered', async () => {
  const [mia, jonas] = [await app.person(), await app.person()]
  const flood = Array.from({ length: 40 }, () => mia.send('GET', SLOW))
  await expect.poll(() => running).toBe(USER_AT_ONCE)
  expect((await jonas.post(QUICK, {})).status).toBe(200)
  expect((await app.visitor().post(QUICK, {})).status).toBe(200)
  expect(running).toBe(USER_AT_ONCE)
  latch.resolve()
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('visitors of one network have places of their own, apart from other networks and from users', async () => {
  const mia = await app.person()
  const flood = Array.from({ length: 40 }, () => app.visitor().send('GET', SLOW, undefined, { from: '198.51.100.9' }))
  await expect.poll(() => running).toBe(NETWORK_AT_ONCE)
  expect((await app.visitor().send('POST', QUICK, {}, { from: '203.0.113.9' })).status).toBe(200)
  expect((await mia.send('POST', QUICK, {}, { from: '198.51.100.9' })).status).toBe(200)
  expect(running).toBe(NETWORK_AT_ONCE)
  latch.resolve()
  await Promise.all(flood)
})

test('the links of mails have the same gate', async () => {
  const flood = Array.from({ length: 40 }, () => app.visitor().send('POST', LINK, {}, { from: '198.51.100.10' }))
  await expect.poll(() => running).toBe(NETWORK_AT_ONCE)
  expect((await app.visitor().post(QUICK, {})).status).toBe(200)
  expect(running).toBe(NETWORK_AT_ONCE)
  latch.resolve()
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([204]))
})

test('a call keeps its place until its work has ended, also when the caller disconnects', async () => {
  const mia = await app.person()
  const gone = sendMany(USER_AT_ONCE, SLOW, mia.cookies.get('sid'))
  await expect.poll(() => running).toBe(USER_AT_ONCE)
  for (const request of gone) request.destroy()
  const connections = () => new Promise((resolve) => app.http.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  const next = mia.send('GET', SLOW)
  expect((await app.visitor().post(QUICK, {})).status).toBe(200)
  expect(running).toBe(USER_AT_ONCE)
  latch.resolve()
  expect((await next).status).toBe(200)
})

test('a download that is being sent takes no place', async () => {
  const mia = await app.person()
  const downloads = sendMany(USER_AT_ONCE, STREAMED, mia.cookies.get('sid'))
  await expect.poll(() => running).toBe(USER_AT_ONCE)
  expect((await mia.post(QUICK, {})).status).toBe(200)
  latch.resolve()
  for (const download of downloads) download.destroy()
})

test('a call without a limit of its own has the default one, counted for each user and call', async () => {
  const [mia, jonas] = [await app.person(), await app.person()]
  const statuses: number[] = []
  for (let count = 0; count < 301; count += 1) statuses.push((await mia.post(QUICK, {})).status)
  expect(statuses.indexOf(429)).toBe(300)
  latch.resolve()
  expect((await mia.send('GET', SLOW)).status).toBe(200)
  expect((await jonas.post(QUICK, {})).status).toBe(200)
})

test('a body may be 8 kB where its call declares no other limit', async () => {
  const mia = await app.person()
  expect((await mia.post(QUICK, 'x'.repeat(7990))).status).toBe(200)
  expect(await mia.post(QUICK, 'x'.repeat(8000))).toMatchObject({ status: 413, body: { code: 'too-large' } })
})

test('calls that wait for the row of their own user leave database connections to others', async () => {
  const whole = await openTestApp()
  try {
    const [mia, jonas] = [await whole.person(), await whole.person()]
    const [held, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = whole.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${mia.id} for update`)
      locked.resolve()
      await held.promise
    })
    await locked.promise
    let answered = 0
    const flood = Array.from({ length: 60 }, async (_, at) => {
      const { status } = await (at % 2 ? mia.post('/api/undo-swipe') : mia.delete('/api/user-swipe-history'))
      answered += 1
      return status
    })
    expect((await jonas.get('/api/products/ai-discovery?page=1')).status).toBe(200)
    const state = { currentPage: 1, hasMoreProducts: true, filters: {} }
    expect((await jonas.post('/api/user-swipe-state', state)).status).toBe(200)
    expect(answered).toBe(0)
    held.resolve()
    await holding
    expect(new Set(await Promise.all(flood))).not.toContain(500)
  } finally {
    await whole.close()
  }
})
