import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { ACCOUNT_LIMITS } from './account-limits.ts'

let app: TestApp
let next = 0

beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '0' } })
})
afterAll(() => app.close())

/** A network address without calls yet: every test starts with fresh limits. */
function freshAddress(): string {
  next += 1
  return `203.0.113.${next}`
}

async function someone() {
  next += 1
  const registration = {
    username: `limited-${next}`,
    email: `limited${next}@example.org`,
    password: 'drei Elche, ein Bus',
  }
  const from = freshAddress()
  const visitor = app.visitor()
  expect(
    (await visitor.post('/api/auth/register', { ...registration, terms: true, userType: 'consumer' }, { from })).status,
  ).toBe(200)
  await app.jobsDone()
  await visitor.post(
    '/api/auth/verify-email',
    { email: registration.email, code: app.mail.codeFor(registration.email) },
    { from },
  )
  return registration
}

const login = (username: string, password: string, from: string, headers: Record<string, string> = {}) =>
  app.visitor().post('/api/auth/login', { username, password }, { from, headers })

test('ten failures stop one caller, but not the owner elsewhere', async () => {
  const person = await someone()
  const attacker = freshAddress()
  const statuses = []
  for (let i = 0; i < 12; i += 1) statuses.push((await login(person.email, 'wrong password', attacker)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  const stopped = await login(person.username, person.password, attacker)
  expect([stopped.status, stopped.body.code]).toEqual([429, 'too-many'])
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  const forged = await login(person.username, person.password, attacker, { 'x-forwarded-for': '192.0.2.1' })
  expect(forged.status).toBe(429)
  expect((await login(person.email, person.password, freshAddress())).status).toBe(200)
})

test('signing in does not use up the tries', async () => {
  const person = await someone()
  const from = freshAddress()
  for (let i = 0; i < 15; i += 1) expect((await login(person.email, person.password, from)).status).toBe(200)
})

test('an account that sees failures from everywhere answers more slowly', async () => {
  const person = await someone()
  for (let i = 0; i < 10; i += 1) await login(person.email, 'wrong password', freshAddress())
  const start = performance.now()
  expect((await login(person.email, person.password, freshAddress())).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(450)
})

test('an address gets three codes an hour, whether it has an account or not', async () => {
  const person = await someone()
  for (const email of [person.email, 'unknown@example.org']) {
    const statuses = []
    for (let i = 0; i < 5; i += 1) {
      const answer = await app.visitor().post('/api/auth/forgot-password', { email }, { from: freshAddress() })
      statuses.push(answer.status)
    }
    // Registering has sent the first one already.
    expect(statuses).toEqual(email === person.email ? [200, 200, 429, 429, 429] : [200, 200, 200, 429, 429])
  }
})

test('one caller orders twenty codes and tries twenty an hour', async () => {
  const from = freshAddress()
  const ordered = []
  const tried = []
  for (let i = 0; i < 21; i += 1) {
    const email = `ordered${i}@example.org`
    ordered.push((await app.visitor().post('/api/auth/resend-verification', { email }, { from })).status)
    tried.push((await app.visitor().post('/api/auth/verify-email', { email, code: '123456' }, { from })).status)
  }
  expect(ordered).toEqual([...Array(20).fill(200), 429])
  expect(tried).toEqual([...Array(20).fill(400), 429])
})

test('one caller registers ten accounts an hour', async () => {
  const from = freshAddress()
  const statuses = []
  for (let i = 0; i < 11; i += 1) {
    next += 1
    const registration = { username: `many-${next}`, email: `many${next}@example.org`, password: 'drei Elche, ein Bus' }
    const answer = await app
      .visitor()
      .post('/api/auth/register', { ...registration, terms: true, userType: 'consumer' }, { from })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('one IPv6 connection is one caller, however many addresses it has', async () => {
  const statuses = []
  for (let i = 0; i < 12; i += 1) {
    statuses.push((await login('unknown user', 'wrong password', `2001:db8:1:2::${i.toString(16)}`)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

const keyOf = (limit: { readonly name: string }, subject: string) =>
  createHash('sha256').update(`${limit.name}\0${subject}`).digest()

async function hitsOf(limit: { readonly name: string }, subject: string): Promise<number> {
  const query = sql`select hits from rate_windows where key_hash = ${keyOf(limit, subject)}`
  return (await rowsOf<{ hits: number }>(app.world.db, query))[0]?.hits ?? 0
}

test('failed sign-ins do not count for the overall limit of codes', async () => {
  const person = await someone()
  const before = await hitsOf(ACCOUNT_LIMITS.codesOverall, 'all')
  expect(before).toBeGreaterThan(0)
  for (const name of ['not known here', 'nor this one', person.username, person.email]) {
    expect((await login(name, 'wrong password', freshAddress())).status).toBe(401)
  }
  expect(await hitsOf(ACCOUNT_LIMITS.codesOverall, 'all')).toBe(before)
})

test('an address over its limit of codes does not count for the overall limit', async () => {
  next += 1
  const registration = {
    username: `waiting-${next}`,
    email: `waiting${next}@example.org`,
    password: 'drei Elche, ein Bus',
  }
  await app
    .visitor()
    .post('/api/auth/register', { ...registration, terms: true, userType: 'consumer' }, { from: freshAddress() })
  for (let i = 0; i < 2; i += 1) await login(registration.email, registration.password, freshAddress())
  const before = await hitsOf(ACCOUNT_LIMITS.codesOverall, 'all')
  for (let i = 0; i < 3; i += 1) await login(registration.email, registration.password, freshAddress())
  expect(await hitsOf(ACCOUNT_LIMITS.codesOverall, 'all')).toBe(before)
})

test('a caller with many neighbouring addresses is stopped before the others are', async () => {
  const { hits, seconds } = ACCOUNT_LIMITS.codePerNetworkBlock
  await app.world.db.execute(
    sql`insert into rate_windows (key_hash, hits, resets_at)
        values (${keyOf(ACCOUNT_LIMITS.codePerNetworkBlock, '2001:db8:77')}, ${hits}, now() + make_interval(secs => ${seconds}))`,
  )
  const ask = async (from: string) =>
    (
      await app
        .visitor()
        .post('/api/auth/forgot-password', { email: `of${from}@example.org`.replaceAll(':', '') }, { from })
    ).status
  expect(await ask('2001:db8:77:1::5')).toBe(429)
  expect(await ask('2001:db8:77:ffff::5')).toBe(429)
  expect(await ask('2001:db8:78:1::5')).toBe(200)
})

test('guesses at the password in an old session do not use up what the owner may do', async () => {
  const owner = await app.person()
  app.passTime(15 * 60_000)
  const guesses = []
  for (let i = 0; i <= ACCOUNT_LIMITS.export.hits; i += 1)
    guesses.push((await owner.post('/api/auth/export', { password: `guess number ${i}` })).status)
  expect(guesses).toEqual([401, 401, 401, 429])
  expect((await owner.post('/api/auth/export', { password: owner.password })).status).toBe(429)
  await owner.post('/api/auth/login', { username: owner.username, password: owner.password }, { from: freshAddress() })
  expect((await owner.post('/api/auth/export', {})).status).toBe(200)
  app.passTime(-15 * 60_000)
})
