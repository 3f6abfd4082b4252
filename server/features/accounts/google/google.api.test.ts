import { sql } from 'drizzle-orm'
import { generateKeyPair, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openTestIssuer, type TestIssuer } from './test-issuer.ts'

const CLIENT = 'dropdeck.apps.example'

let issuer: TestIssuer
let app: TestApp
let next = 0

beforeAll(async () => {
  issuer = await openTestIssuer(CLIENT)
  app = await openTestApp({ env: { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_TEST_ISSUER: issuer.url } })
})
afterAll(async () => {
  await app.close()
  await issuer.close()
})

/** Claims of a Google user without an account here. */
function newClaims(changes: Record<string, unknown> = {}) {
  next += 1
  return { sub: `10${next}`, email: `google${next}@example.org`, name: `Google Person ${next}`, ...changes }
}

const signIn = (body: Record<string, unknown>) => app.visitor().post('/api/auth/google', body)
const REFUSED = [401, { code: 'accounts.google', message: 'Google Sign-In fehlgeschlagen' }]

describe('signing in with Google', () => {
  test('makes an account whose address is proven, with the specified body and a token beside it', async () => {
    const claims = newClaims()
    const visitor = app.visitor()
    const { email, sub: uid, name: displayName } = claims
    const body = { email, displayName, photoURL: 'https://lh3.googleusercontent.com/a', uid, terms: true }
    const answer = await visitor.post('/api/auth/google', { ...body, idToken: await issuer.token(claims) })
    expect(answer.status).toBe(200)
    const username = displayName.replaceAll(' ', '.')
    expect(answer.body).toMatchObject({ email, username, hasPassword: false, isAdmin: false })
    expect((await visitor.get('/api/auth/me')).body.id).toBe(answer.body.id)
    const again = await signIn({ idToken: await issuer.token({ ...claims, iat: Math.floor(Date.now() / 1000) - 5 }) })
    expect(again.body.id).toBe(answer.body.id)
  })

  test('takes the token from the Authorization header, too', async () => {
    const headers = { authorization: `Bearer ${await issuer.token(newClaims())}` }
    expect((await app.visitor().post('/api/auth/google', { terms: true }, { headers })).status).toBe(200)
  })

  test('needs the terms for a new account; the same token then still counts', async () => {
    const idToken = await issuer.token(newClaims())
    const asked = await signIn({ idToken })
    expect([asked.status, asked.body.code]).toEqual([400, 'accounts.google-terms'])
    const { status, body } = await signIn({ idToken, terms: true })
    expect(status).toBe(200)
    // What was agreed to, and when (Trust S30).
    const rows = await rowsOf(
      app.world.db,
      sql`select terms_version as version, terms_accepted_at = ${app.world.now()} as "isNow"
          from users where id = ${body.id}`,
    )
    expect(rows).toEqual([{ version: expect.stringMatching(/^\d{4}-\d{2}$/), isNow: true }])
  })

  test('gets a free name when the name is taken', async () => {
    const { username } = await app.person({ username: 'Taken.Name' })
    const answer = await signIn({
      idToken: await issuer.token(newClaims({ name: username.replace('.', ' ') })),
      terms: true,
    })
    expect(answer.body.username).toMatch(/^Taken\.Name-\d{5}$/)
    const support = await signIn({ idToken: await issuer.token(newClaims({ name: 'Dropdeck Support' })), terms: true })
    expect(support.body.username).toMatch(/^google\d+$/)
    const strange = await signIn({ idToken: await issuer.token(newClaims({ name: 'a\u202E@b' })), terms: true })
    expect(strange.body.username).toMatch(/^google\d+$/)
  })

  test('creates one account for five concurrent sign-ins', async () => {
    const claims = newClaims()
    const tokens = await Promise.all([1, 2, 3, 4, 5].map((n) => issuer.token({ ...claims, jti: String(n) })))
    const answers = await Promise.all(tokens.map((idToken) => signIn({ idToken, terms: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })
})

describe('an invalid token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const spoiled: [string, () => Promise<Record<string, unknown>>][] = [
    ['none at all', async () => ({})],
    ['an empty one', async () => ({ idToken: '' })],
    ['words', async () => ({ idToken: 'not.a.token' })],
    [
      'algorithm none',
      async () => ({ idToken: new UnsecuredJWT({ ...newClaims(), iss: issuer.url, aud: CLIENT }).encode() }),
    ],
    [
      'signed with the public key as a secret',
      async () => ({ idToken: await issuer.token(newClaims(), { alg: 'HS256' }, issuer.publicKeyBytes) }),
    ],
    ['an unknown key', async () => ({ idToken: await issuer.token(newClaims(), { kid: 'other' }) })],
    [
      'no key named',
      async () => ({ idToken: await issuer.token(newClaims(), { kid: undefined as unknown as string }) }),
    ],
    [
      'a key set of its own',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        const header = { kid: 'evil', jku: 'https://evil.example/certs' }
        return { idToken: await issuer.token(newClaims(), header, privateKey) }
      },
    ],
    [
      'another key under our key id',
      async () => ({ idToken: await issuer.token(newClaims(), {}, (await generateKeyPair('RS256')).privateKey) }),
    ],
    ['for another app', async () => ({ idToken: await issuer.token(newClaims({ aud: 'other.apps.example' })) })],
    ['for two apps', async () => ({ idToken: await issuer.token(newClaims({ aud: [CLIENT, 'other'] })) })],
    ['given to another app', async () => ({ idToken: await issuer.token(newClaims({ azp: 'other' })) })],
    ['of another issuer', async () => ({ idToken: await issuer.token(newClaims({ iss: 'https://evil.example' })) })],
    ['expired', async () => ({ idToken: await issuer.token(newClaims({ iat: now() - 3000, exp: now() - 120 })) })],
    [
      'old but never ending',
      async () => ({ idToken: await issuer.token(newClaims({ iat: now() - 90_000, exp: now() + 90_000 })) }),
    ],
    ['from the future', async () => ({ idToken: await issuer.token(newClaims({ iat: now() + 600 })) })],
    ['signed in in the future', async () => ({ idToken: await issuer.token(newClaims({ auth_time: now() + 600 })) })],
    ['without a person', async () => ({ idToken: await issuer.token(newClaims({ sub: undefined })) })],
    ['with an unproven address', async () => ({ idToken: await issuer.token(newClaims({ email_verified: false })) })],
    ['with "true" in words', async () => ({ idToken: await issuer.token(newClaims({ email_verified: 'true' })) })],
    ['an access token', async () => ({ idToken: await issuer.token(newClaims(), { typ: 'at+jwt' }) })],
    [
      'of another person than the body',
      async () => ({ idToken: await issuer.token(newClaims()), uid: 'someone-else' }),
    ],
    [
      'of another address than the body',
      async () => ({ idToken: await issuer.token(newClaims()), email: 'a@b.example' }),
    ],
  ]
  test.each(spoiled)('%s', async (_, make) => {
    const body = await make()
    const answer = await signIn({ ...body, terms: true })
    expect([answer.status, answer.body]).toEqual(REFUSED)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('used before, however its signature is spelled', async () => {
    const idToken = await issuer.token(newClaims())
    expect((await signIn({ idToken, terms: true })).status).toBe(200)
    for (const copy of [idToken, `${idToken}=`, `${idToken.slice(0, -1)}${idToken.endsWith('A') ? 'B' : 'A'}`]) {
      expect((await signIn({ idToken: copy, terms: true })).status).toBe(401)
    }
  })
})

describe('an address that is known already', () => {
  test('links to the confirmed account, and its owner gets a notice', async () => {
    const person = await app.person()
    const answer = await signIn({ idToken: await issuer.token(newClaims({ email: person.email })) })
    expect([answer.status, answer.body.id, answer.body.hasPassword]).toEqual([200, person.id, true])
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Google ist jetzt mit deinem Dropdeck-Konto verbunden')
  })

  test('does not link another Google user to the same account', async () => {
    const claims = newClaims()
    expect((await signIn({ idToken: await issuer.token(claims), terms: true })).status).toBe(200)
    const other = await signIn({ idToken: await issuer.token({ ...claims, sub: 'another' }), terms: true })
    expect([other.status, other.body]).toEqual(REFUSED)
  })

  test('creates no account while another one can take the address back, and links to that one afterwards', async () => {
    const claims = newClaims()
    const owner = app.visitor()
    const first = await owner.post('/api/auth/google', { idToken: await issuer.token(claims), terms: true })
    const { username } = first.body
    const taken = 'taken-from-google@example.org'
    await owner.put('/api/auth/me', { username, email: taken, preferredTimezone: 'UTC' })
    await app.jobsDone()
    await owner.post('/api/auth/verify-email', { email: taken, code: app.mail.codeFor(taken) })
    await app.jobsDone()
    const other = await signIn({ idToken: await issuer.token({ ...claims, sub: 'another owner' }), terms: true })
    expect([other.status, other.body.code]).toEqual([409, 'accounts.email-taken'])

    const link = /\/email-change\/undo\?\S+/.exec(app.mail.lastTo(claims.email).text)?.[0] ?? ''
    await app.http.inject({ method: 'POST', url: link })
    expect((await owner.get('/api/auth/me')).status).toBe(401)
    const again = await signIn({ idToken: await issuer.token({ ...claims, iat: Math.floor(Date.now() / 1000) - 5 }) })
    expect(again.body).toMatchObject({ id: first.body.id, email: claims.email })
  })

  test('takes the address from an account that registered it without confirming', async () => {
    const claims = newClaims()
    const attacker = { username: 'squatter', email: claims.email, password: 'Angreifer kennt das' }
    await app.visitor().post('/api/auth/register', { ...attacker, terms: true, userType: 'consumer' })
    await app.jobsDone()
    const code = app.mail.codeFor(claims.email)
    expect((await signIn({ idToken: await issuer.token(claims) })).body.code).toBe('accounts.google-terms')
    const owner = await signIn({ idToken: await issuer.token(claims), terms: true })
    expect(owner.body).toMatchObject({ email: claims.email, hasPassword: false })
    expect(owner.body.username).not.toBe('squatter')
    for (const username of [attacker.username, attacker.email]) {
      const login = await app.visitor().post('/api/auth/login', { username, password: attacker.password })
      expect(login.status).toBe(401)
    }
    const verified = await app.visitor().post('/api/auth/verify-email', { email: claims.email, code })
    expect(verified.status).toBe(400)
  })

  test('cannot be registered after Google proved it', async () => {
    const claims = newClaims()
    await signIn({ idToken: await issuer.token(claims), terms: true })
    const registration = {
      username: 'late',
      email: claims.email,
      password: 'zu spät gekommen',
      terms: true,
      userType: 'consumer',
    }
    expect((await app.visitor().post('/api/auth/register', registration)).body.message).toBe('Email already exists')
  })
})

test('the sign-in page is announced', async () => {
  const { body } = await app.visitor().get('/api/site')
  expect(body.google).toEqual({ clientId: CLIENT, authorizeUrl: `${issuer.url}/authorize` })
})

test('without configuration there is no Google sign-in', async () => {
  const plain = await openTestApp()
  const answer = await plain.visitor().post('/api/auth/google', { terms: true })
  expect([answer.status, answer.body]).toEqual([
    503,
    { code: 'accounts.google-off', message: 'Google Sign-In ist nicht konfiguriert' },
  ])
  await plain.close()
})

test('keys are fetched once, and the last ones are used during a Google outage', async () => {
  const shaky = await openTestIssuer(CLIENT, 0)
  const env = { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_TEST_ISSUER: shaky.url }
  const away = await openTestApp({ env })
  const enter = async () =>
    away.visitor().post('/api/auth/google', { idToken: await shaky.token(newClaims()), terms: true })
  expect((await enter()).status).toBe(200)
  shaky.breakDown()
  expect((await enter()).status).toBe(200)
  expect(shaky.fetches()).toBe(2)
  await away.close()
  await shaky.close()
  const before = issuer.fetches()
  await signIn({ idToken: await issuer.token(newClaims()), terms: true })
  expect(issuer.fetches()).toBe(before)
})

test('without any fetched key, a Google outage is answered as unavailable', async () => {
  const dead = await openTestIssuer(CLIENT)
  const env = { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_TEST_ISSUER: dead.url }
  const away = await openTestApp({ env })
  const idToken = await dead.token(newClaims())
  dead.breakDown()
  const answer = await away.visitor().post('/api/auth/google', { idToken, terms: true })
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
  await away.close()
  await dead.close()
})
