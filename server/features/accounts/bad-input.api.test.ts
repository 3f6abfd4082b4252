import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let person: TestPerson

beforeAll(async () => {
  app = await openTestApp()
  person = await app.person()
})
afterAll(() => app.close())

const GOOD = { username: 'a.name', email: 'a@example.org', password: 'drei Elche, ein Bus', code: '123456' }
const REGISTRATION = { username: GOOD.username, email: GOOD.email, password: GOOD.password }
const WRITES = [
  ['PUT', '/api/auth/me', { username: GOOD.username, email: GOOD.email, preferredTimezone: 'UTC' }],
  ['DELETE', '/api/auth/me', { password: GOOD.password }],
  ['POST', '/api/auth/logout', {}],
  ['POST', '/api/auth/login', { username: GOOD.username, password: GOOD.password }],
  ['POST', '/api/auth/register', { ...REGISTRATION, terms: true, userType: 'consumer' }],
  ['POST', '/api/auth/verify-email', { email: GOOD.email, code: GOOD.code }],
  ['POST', '/api/auth/resend-verification', { email: GOOD.email }],
  ['POST', '/api/auth/google', { email: GOOD.email, uid: '1', terms: true, idToken: 'a.b.c' }],
  ['POST', '/api/auth/forgot-password', { email: GOOD.email }],
  ['POST', '/api/auth/reset-password', { email: GOOD.email, code: GOOD.code, password: GOOD.password }],
  ['DELETE', '/api/auth/sessions', {}],
] as const

/** Everything a refused call could have changed. */
async function state(): Promise<string> {
  const parts = []
  for (const table of ['users', 'sessions', 'auth_codes', 'used_id_tokens', 'jobs.job']) {
    const rows = await rowsOf<{ line: string }>(
      app.world.db,
      sql.raw(`select t::text as line from ${table} t order by 1`),
    )
    parts.push(...rows.map(({ line }) => line))
  }
  return parts.join('\n')
}

const WRONG_BODIES: [string, string][] = [
  ['half of an object', '{"username": "a'],
  ['a bare word', 'hello'],
  ['a number', '7'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['an unknown field', '{"surprise": 1}'],
  ['a forbidden key', '{"__proto__": {"isAdmin": true}}'],
  ['a forbidden constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
  ['seven thousand brackets', `${'['.repeat(3500)}${']'.repeat(3500)}`],
]

describe.each(WRITES)('%s %s', (method, path, good) => {
  test.each(WRONG_BODIES)('refuses %s and changes nothing', async (_, raw) => {
    const before = await state()
    const answer = await person.send(method, path, undefined, { raw })
    expect([answer.status, answer.body.code]).toEqual([400, 'input'])
    expect(answer.body.message).toBe('Invalid input')
    expect(await state()).toBe(before)
  })

  test('refuses every field of a wrong type', async () => {
    const before = await state()
    for (const name of Object.keys(good)) {
      for (const wrong of [null, 7, [], {}, ['x'], { a: 1 }]) {
        const answer = await person.send(method, path, { ...good, [name]: wrong })
        expect([name, wrong, answer.status, answer.body.code]).toEqual([name, wrong, 400, 'input'])
      }
    }
    expect(await state()).toBe(before)
  })

  test('refuses a body that is too large', async () => {
    const before = await state()
    const answer = await person.send(method, path, { ...good, padding: 'x'.repeat(100_001) })
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large'])
    expect(await state()).toBe(before)
  })
})

test('keys of the prototype never reach an object', () => {
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
})

describe('odd texts are answered, never with 500', () => {
  const ODD = [
    '\u0000',
    'a\u0000b',
    '\uD800',
    "' or 1=1 --",
    '%00',
    '\u202Eabc',
    'é'.repeat(250),
    '😀'.repeat(60),
    '"; drop table users;',
  ]
  test.each(ODD)('login and friends with %j', async (text) => {
    const visitor = app.visitor()
    const answers = [
      await visitor.post('/api/auth/login', { username: text, password: text }),
      await visitor.post('/api/auth/register', {
        ...GOOD,
        code: undefined,
        username: text,
        terms: true,
        userType: 'consumer',
      }),
      await visitor.post('/api/auth/verify-email', { email: text, code: text }),
      await visitor.post('/api/auth/forgot-password', { email: text }),
      await visitor.post('/api/auth/google', { idToken: text, uid: text }),
      await visitor.delete(`/api/auth/sessions/${encodeURIComponent(text.toWellFormed())}`),
      await visitor.get('/api/auth/me', { headers: { cookie: `sid=${encodeURIComponent(text.toWellFormed())}` } }),
    ]
    for (const { status, body } of answers) {
      const isFine = status < 500 || body.code === 'accounts.google-off'
      expect([isFine, status, body]).toEqual([true, status, expect.anything()])
    }
  })
})

test('unknown paths below /api answer JSON', async () => {
  const answer = await app.visitor().get('/api/nothing')
  expect([answer.status, answer.body]).toEqual([404, { code: 'not-found', message: 'Das gibt es hier nicht.' }])
})
