import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#server/testing/as-owner.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { upsertStaff } from '../staff/staff.store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function signInElsewhere(person: { username: string; password: string }, userAgent = PHONE) {
  const client = app.visitor()
  const { username, password } = person
  await client.post('/api/auth/login', { username, password }, { headers: { 'user-agent': userAgent } })
  return client
}

describe('the cookie', () => {
  test('is closed to scripts and other sites; with https it is bound to the host', async () => {
    const person = await app.person()
    const login = { username: person.username, password: person.password }
    const plain = await app.visitor().post('/api/auth/login', login)
    expect(plain.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await openTestApp({ env: { PUBLIC_URL: 'https://drop.example' } })
    const someone = await secure.person()
    const answer = await secure
      .visitor()
      .post('/api/auth/login', { username: someone.username, password: someone.password })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await secure.close()
  })

  test.each([
    ['nothing', ''],
    ['one letter', 'x'],
    ['an invented token', 'A'.repeat(43)],
    ['a long text', 'A'.repeat(4000)],
    ['a path', '../../etc'],
    ['a NUL', '%00'],
  ])('with %s opens nothing', async (_, token) => {
    const answer = await app.visitor().get('/api/auth/me', { headers: { cookie: `sid=${token}` } })
    expect(answer.status).toBe(401)
  })
})

describe('logging out', () => {
  test('ends the session on the server and clears the cache of the browser', async () => {
    const person = await app.person()
    const token = person.cookies.get('sid')
    const answer = await person.post('/api/auth/logout', {})
    expect(answer.body).toEqual({ ok: true })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(person.cookies.has('sid')).toBe(false)
    const again = await app.visitor().get('/api/auth/me', { headers: { cookie: `sid=${token}` } })
    expect([again.status, again.body]).toEqual([401, { code: 'unauthenticated', message: 'Anmeldung erforderlich' }])
  })

  test.each([undefined, '', '{}'])('works with the body %j, and for visitors', async (raw) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app
      .visitor()
      .post('/api/auth/logout', undefined, { headers, ...(raw !== undefined && { raw }) })
    expect(answer.status).toBe(200)
  })
})

describe('a session ends', () => {
  const roles = [
    ['consumer', async () => {}, 30 * DAY_MS, 180 * DAY_MS],
    ['brand', (userId: string) => insertTestBrand(app.world, { owner: userId }), 7 * DAY_MS, 30 * DAY_MS],
    ['admin', (userId: string) => upsertStaff(app.world.db, userId, { role: 'moderator' }), HOUR_MS, 8 * HOUR_MS],
  ] as const

  test.each(roles)('for a %s when unused and after its longest life', async (_, become, idleMs, absoluteMs) => {
    const person = await app.person()
    await become(person.id)
    const unused = await signInElsewhere(person)
    const used = await signInElsewhere(person)
    app.passTime(idleMs - MINUTE_MS)
    expect((await used.get('/api/auth/me')).status).toBe(200)
    app.passTime(2 * MINUTE_MS)
    expect((await unused.get('/api/auth/me')).status).toBe(401)
    let ageMs = idleMs + MINUTE_MS
    for (; ageMs + idleMs / 2 < absoluteMs; ageMs += idleMs / 2) {
      expect((await used.get('/api/auth/me')).status).toBe(200)
      app.passTime(idleMs / 2)
    }
    expect((await used.get('/api/auth/me')).status).toBe(200)
    app.passTime(absoluteMs - ageMs + 1000)
    expect((await used.get('/api/auth/me')).status).toBe(401)
  })

  test('of staff after an hour without a person, though an open page goes on asking', async () => {
    const person = await app.person({ staff: 'moderator' })
    const asks = (headers: Record<string, string>) => person.get('/api/auth/me', { headers })
    for (let minutes = 0; minutes < 50; minutes += 10) {
      app.passTime(10 * MINUTE_MS)
      expect((await asks({ 'x-unattended': '1' })).status).toBe(200)
    }
    expect((await asks({})).headers['set-cookie']).toMatch(/Max-Age=3600;/)
    app.passTime(59 * MINUTE_MS)
    expect((await asks({ 'x-unattended': '1' })).status).toBe(200)
    app.passTime(MINUTE_MS)
    expect((await asks({ 'x-unattended': '1' })).status).toBe(401)
    const shopper = await app.person()
    app.passTime(11 * MINUTE_MS)
    const prolonged = await shopper.get('/api/auth/me', { headers: { 'x-unattended': '1' } })
    expect(prolonged.headers['set-cookie']).toMatch(/Max-Age=2592000;/)
  })

  test('later each time it is used, and the cookie follows at most every ten minutes', async () => {
    const person = await app.person()
    app.passTime(9 * MINUTE_MS)
    expect((await person.get('/api/auth/me')).headers['set-cookie']).toBeUndefined()
    app.passTime(2 * MINUTE_MS)
    expect((await person.get('/api/auth/me')).headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Max-Age=2592000;/)
    expect((await person.get('/api/auth/me')).headers['set-cookie']).toBeUndefined()
  })
})

describe('the list of sessions', () => {
  test('names the devices and marks this one', async () => {
    const person = await app.person()
    await signInElsewhere(person)
    const { body } = await person.get('/api/auth/sessions')
    expect(body.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome · Android', false],
        ['', true],
      ]),
    )
    expect(JSON.stringify(body)).not.toMatch(/token|hash/i)
  })

  test('ends one, all others, or this one', async () => {
    const person = await app.person()
    const [phone, tablet, laptop] = [
      await signInElsewhere(person),
      await signInElsewhere(person),
      await signInElsewhere(person),
    ]
    const id = (await phone.get('/api/auth/sessions')).body.find((session) => session.current)?.id
    expect((await person.delete(`/api/auth/sessions/${id}`)).body).toEqual({ ok: true })
    expect((await phone.get('/api/auth/me')).status).toBe(401)
    expect((await person.delete(`/api/auth/sessions/${id}`)).body.code).toBe('accounts.session-unknown')
    expect((await person.delete('/api/auth/sessions')).status).toBe(200)
    expect((await tablet.get('/api/auth/me')).status).toBe(401)
    expect((await laptop.get('/api/auth/me')).status).toBe(401)
    const [own] = (await person.get('/api/auth/sessions')).body
    expect((await person.delete(`/api/auth/sessions/${own?.id}`)).status).toBe(200)
    expect(person.cookies.has('sid')).toBe(false)
  })

  test('cannot end one of another user', async () => {
    const [mine, theirs] = [await app.person(), await app.person()]
    const [session] = (await theirs.get('/api/auth/sessions')).body
    expect((await mine.delete(`/api/auth/sessions/${session?.id}`)).status).toBe(404)
    expect((await theirs.get('/api/auth/me')).status).toBe(200)
    expect((await mine.delete('/api/auth/sessions/not-an-id')).status).toBe(400)
  })
})

test.each([
  ['GET', '/api/auth/me'],
  ['PUT', '/api/auth/me'],
  ['DELETE', '/api/auth/me'],
  ['GET', '/api/auth/sessions'],
  ['DELETE', '/api/auth/sessions'],
  ['DELETE', '/api/auth/sessions/6c7f4f0e-6f0e-4f5e-8a53-0f4a2b8f9d11'],
] as const)('%s %s is closed to visitors', async (method, path) => {
  expect((await app.visitor().send(method, path)).status).toBe(401)
})

test('of simultaneous requests after a pause only one writes the session', async () => {
  const person = await app.person()
  const change = (statement: SQL) => asOwner(app.database.url, statement)
  await change(sql`create table session_writes (at timestamptz default clock_timestamp())`)
  await change(sql`create function note_session_write() returns trigger language plpgsql security definer
    as 'begin insert into session_writes default values; return new; end'`)
  await change(sql`create trigger session_write after update on sessions
    for each row execute function note_session_write()`)
  app.passTime(10 * MINUTE_MS)
  await Promise.all(Array.from({ length: 20 }, () => person.get('/api/auth/me')))
  expect(await change(sql`select 1 from session_writes`)).toHaveLength(1)
  await change(sql`drop trigger session_write on sessions`)
})
