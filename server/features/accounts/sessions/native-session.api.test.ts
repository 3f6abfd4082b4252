import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NATIVE_HEADERS, NATIVE_ORIGINS } from '#contract/native.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const [IOS, ANDROID] = NATIVE_ORIGINS
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const TOKEN = /^[\w-]{43}$/
/** What web views add by themselves. */
const FOREIGN = { 'sec-fetch-site': 'cross-site' }

let app: TestApp
let person: TestPerson

beforeAll(async () => {
  app = await openTestApp()
  person = await app.person()
})
afterAll(() => app.close())

/** The shell: its origin, its header, no cookies, and the token that it was given last. */
function openShell(origin: string = ANDROID, platform = 'android') {
  const client = openTestClient(app.http, origin)
  let token: string | null = null
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const headers = {
      ...FOREIGN,
      [NATIVE_HEADERS.platform]: platform,
      'user-agent': IPHONE,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await client.send(method, path, body, { headers })
    const handed = answer.headers[NATIVE_HEADERS.token]
    if (typeof handed === 'string') token = handed
    return answer
  }
  return { send, cookies: client.cookies, token: () => token }
}

async function signedInShell(origin?: string, platform?: string) {
  const shell = openShell(origin, platform)
  const { username, password } = person
  const answer = await shell.send('POST', '/api/auth/login', { username, password })
  expect(answer.status).toBe(200)
  return shell
}

describe('the shell signs in', () => {
  test.each(NATIVE_ORIGINS)('from %s with a token and without a cookie', async (origin) => {
    const shell = await signedInShell(origin)
    expect(shell.token()).toMatch(TOKEN)
    expect(shell.cookies.size).toBe(0)
    expect((await shell.send('GET', '/api/auth/me')).body).toMatchObject({ username: person.username })
  })

  test('with a new token each time, and the session before ends', async () => {
    const shell = await signedInShell()
    const before = shell.token()
    await shell.send('POST', '/api/auth/login', { username: person.username, password: person.password })
    expect(shell.token()).not.toBe(before)
    const headers = { authorization: `Bearer ${before}` }
    expect((await app.visitor().get('/api/auth/me', { headers })).status).toBe(401)
  })

  test('after registering, recognised by its token when it enters the code', async () => {
    const shell = openShell()
    const email = 'native.person@example.org'
    const registration = {
      username: 'native-person',
      email,
      password: 'Sieben-Leben-47',
      terms: true,
      userType: 'consumer',
    }
    expect((await shell.send('POST', '/api/auth/register', registration)).status).toBe(200)
    const mark = shell.token()
    expect(mark).toMatch(TOKEN)
    expect((await shell.send('GET', '/api/auth/me')).status).toBe(401)
    await app.jobsDone()
    const verified = await shell.send('POST', '/api/auth/verify-email', { email, code: app.mail.codeFor(email) })
    expect(verified.status).toBe(200)
    expect(shell.token()).not.toBe(mark)
    expect((await shell.send('GET', '/api/auth/me')).status).toBe(200)
    // The password that was chosen on this device holds (Trust S08).
    const login = { username: registration.username, password: registration.password }
    expect((await openShell().send('POST', '/api/auth/login', login)).status).toBe(200)
  })

  test('and stores only a hash of the token', async () => {
    const shell = await signedInShell()
    const rows = await rowsOf<{ hash: string }>(
      app.world.db,
      sql`select encode(token_hash, 'escape') as hash from sessions`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(shell.token())
  })
})

describe('the token', () => {
  test('works in Authorization only, and a cookie’s token works in the cookie only', async () => {
    const shell = await signedInShell()
    const asCookie = await app.visitor().get('/api/auth/me', { headers: { cookie: `sid=${shell.token()}` } })
    expect(asCookie.status).toBe(401)
    const headers = { authorization: `Bearer ${person.cookies.get('sid')}` }
    expect((await app.visitor().get('/api/auth/me', { headers })).status).toBe(401)
  })

  test.each([
    ['its own session', () => `sid=${person.cookies.get('sid')}`],
    ['a session that is none', () => 'sid=x'],
    ['anything', () => 'language=de'],
  ])('is refused beside a cookie with %s', async (_, cookie) => {
    const shell = await signedInShell()
    const headers = { authorization: `Bearer ${shell.token()}`, cookie: cookie() }
    expect((await app.visitor().get('/api/auth/me', { headers })).status).toBe(400)
  })

  test('is valid as long as a cookie, extended by use', async () => {
    const shell = await signedInShell()
    const DAY_MS = 86_400_000
    app.passTime(29 * DAY_MS)
    expect((await shell.send('GET', '/api/auth/me')).status).toBe(200)
    app.passTime(29 * DAY_MS)
    const answer = await shell.send('GET', '/api/auth/me')
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
    app.passTime(31 * DAY_MS)
    expect((await shell.send('GET', '/api/auth/me')).status).toBe(401)
    person = { ...person, ...(await signedInAnew()) }
  })

  test('is in the list of sessions as an app, and can be ended from a browser', async () => {
    const shell = await signedInShell(IOS, 'ios')
    const { body } = await person.get('/api/auth/sessions')
    const session = body.find(({ device }) => device === 'App · iPhone')
    expect(session?.current).toBe(false)
    expect((await person.delete(`/api/auth/sessions/${session?.id}`)).status).toBe(200)
    expect((await shell.send('GET', '/api/auth/me')).status).toBe(401)
  })

  test('ends with the logout', async () => {
    const shell = await signedInShell()
    const answer = await shell.send('POST', '/api/auth/logout', {})
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
    // Browsers complain about it where no cookie goes along.
    expect(answer.headers['clear-site-data']).toBeUndefined()
    expect((await shell.send('GET', '/api/auth/me')).status).toBe(401)
  })
})

/** The clock ran past the session of the test's person. */
async function signedInAnew() {
  const client = app.visitor()
  await client.post('/api/auth/login', { username: person.username, password: person.password })
  return client
}

describe('no token is sent', () => {
  const login = () => ({ username: person.username, password: person.password })
  test('to a browser on our page, even with the shell’s header', async () => {
    const headers = { [NATIVE_HEADERS.platform]: 'android' }
    const answer = await app.visitor().post('/api/auth/login', login(), { headers })
    expect([answer.status, answer.headers[NATIVE_HEADERS.token]]).toEqual([200, undefined])
  })

  test('to a page on a native origin without the shell’s header', async () => {
    const answer = await openTestClient(app.http, ANDROID).post('/api/auth/login', login(), { headers: FOREIGN })
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign-origin'])
  })

  test.each([
    'https://localhost.evil.example',
    'https://localhost:8443',
    'http://localhost',
    'capacitor://evil',
    'null',
  ])('to a page on %s, whose preflight fails', async (origin) => {
    const headers = { ...FOREIGN, [NATIVE_HEADERS.platform]: 'android' }
    const answer = await openTestClient(app.http, origin).post('/api/auth/login', login(), { headers })
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign-origin'])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers[NATIVE_HEADERS.token]).toBeUndefined()
  })
})

describe('what pages may read (Trust S25)', () => {
  const preflight = (origin: string) =>
    app.http.inject({
      method: 'OPTIONS',
      url: '/api/user-interactions',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': `authorization,content-type,idempotency-key,${NATIVE_HEADERS.platform}`,
      },
    })

  test.each(NATIVE_ORIGINS)('%s gets CORS headers, never with credentials', async (origin) => {
    const { statusCode, headers } = await preflight(origin)
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, PATCH, DELETE')
    const allowed = String(headers['access-control-allow-headers']).split(', ').sort()
    expect(allowed).toEqual(
      [
        'authorization',
        'content-type',
        'idempotency-key',
        'x-ad-token',
        'x-brand-id',
        'x-event-source',
        'x-unattended',
        NATIVE_HEADERS.platform,
      ].sort(),
    )
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each(['https://evil.example', 'https://localhost.evil.example', 'capacitor://localhost.evil', 'null', '*'])(
    '%s gets no CORS headers',
    async (origin) => {
      const { statusCode, headers } = await preflight(origin)
      expect(statusCode).toBe(404)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  test('the shell can read errors, too, and Retry-After', async () => {
    const answer = await openShell().send('GET', '/api/auth/me')
    expect(answer.status).toBe(401)
    expect(answer.headers['access-control-allow-origin']).toBe(ANDROID)
    expect(answer.headers['access-control-expose-headers']).toBe(`${NATIVE_HEADERS.token}, retry-after`)
  })

  test('a cookie from the native origin is what another site would send', async () => {
    const headers = { ...FOREIGN, cookie: `sid=${person.cookies.get('sid')}` }
    const answer = await openTestClient(app.http, ANDROID).delete('/api/auth/sessions', undefined, { headers })
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign-origin'])
  })
})
