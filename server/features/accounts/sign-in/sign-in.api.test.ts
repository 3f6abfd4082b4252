import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let person: TestPerson

beforeAll(async () => {
  app = await openTestApp({ env: { ADMIN_EMAILS: 'Boss@example.org, late-boss@example.org, unproven@example.org' } })
  person = await app.person({ username: 'Änne Groß', email: 'Anne@Example.org' })
})
afterAll(() => app.close())

const login = (username: string, password: string) => app.visitor().post('/api/auth/login', { username, password })

async function registerUnconfirmed(email: string, username: string) {
  const browser = app.visitor()
  const registration = { username, email, password: 'drei Elche, ein Bus', terms: true, userType: 'consumer' }
  expect((await browser.post('/api/auth/register', registration)).status).toBe(200)
  await app.jobsDone()
  return { ...registration, browser }
}

async function hashOf(email: string): Promise<string> {
  const rows = await rowsOf<{ hash: string }>(
    app.world.db,
    sql`select password_hash as hash from users where email = ${email}`,
  )
  return rows[0]?.hash ?? ''
}

describe('signing in', () => {
  test.each(['Änne Groß', 'änne groß', 'A\u0308nne Groß', ' ÄNNE Groß ', 'anne@example.org', 'ANNE@EXAMPLE.ORG'])(
    'takes %j for the same person',
    async (name) => {
      const answer = await login(name, person.password)
      expect([answer.status, answer.body.username]).toEqual([200, 'Änne Groß'])
    },
  )

  test('keeps argon2id with the agreed parameters, and renews a hash of older ones', async () => {
    const { email } = await registerUnconfirmed('newcomer@example.org', 'newcomer')
    expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const old = await hash(person.password, { memoryCost: 8192, timeCost: 1 })
    await app.world.db.execute(sql`update users set password_hash = ${old} where email = ${person.email}`)
    expect((await login(person.username, 'wrong password')).status).toBe(401)
    expect(await hashOf(person.email)).toBe(old)
    expect((await login(person.username, person.password)).status).toBe(200)
    expect(await hashOf(person.email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(person.username, person.password)).status).toBe(200)
  })

  test('never puts an old password back while its hash is renewed', async () => {
    const owner = await app.person()
    const old = await hash(owner.password, { memoryCost: 8192, timeCost: 1 })
    await app.world.db.execute(sql`update users set password_hash = ${old} where email = ${owner.email}`)
    await app.visitor().post('/api/auth/forgot-password', { email: owner.email })
    await app.jobsDone()
    const renewal = { email: owner.email, code: app.mail.codeFor(owner.email), password: 'neun Enten im Regen' }
    const [reset] = await Promise.all([
      app.visitor().post('/api/auth/reset-password', renewal),
      ...Array.from({ length: 20 }, () => login(owner.username, owner.password)),
    ])
    expect(reset?.status).toBe(200)
    expect((await login(owner.username, owner.password)).status).toBe(401)
    expect((await login(owner.username, renewal.password)).status).toBe(200)
  })

  test('gives a new token each time, and the one before is dead', async () => {
    const { cookies, ...client } = await app.person()
    const before = cookies.get('sid')
    const answer = await client.post('/api/auth/login', { username: person.email, password: person.password })
    expect(answer.status).toBe(200)
    const after = cookies.get('sid')
    expect(after).toMatch(/^[\w-]{43}$/)
    expect(after).not.toBe(before)
    const old = await app.visitor().get('/api/auth/me', { headers: { cookie: `sid=${before}` } })
    expect(old.status).toBe(401)
  })

  test('does not take a token that the caller brought along', async () => {
    const chosen = 'A'.repeat(43)
    const visitor = app.visitor()
    visitor.cookies.set('sid', chosen)
    await visitor.post('/api/auth/login', { username: person.email, password: person.password })
    expect(visitor.cookies.get('sid')).not.toBe(chosen)
  })

  test('serves a hundred at once, or asks to repeat', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(person.email, person.password)))
    const served = answers.filter(({ status }) => status === 200)
    // How many fit into the longest wait depends on the machine; those in progress always do.
    expect(served.length).toBeGreaterThanOrEqual(4)
    for (const { status, headers } of answers) {
      if (status === 200) continue
      expect([429, 503]).toContain(status)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('failing to sign in', () => {
  test('looks the same for unknown names, wrong passwords and unconfirmed addresses', async () => {
    const waiting = await registerUnconfirmed('waiting@example.org', 'waiting')
    const answers = [
      await login('unknown user', 'some password'),
      await login('unknown@example.org', 'some password'),
      await login(person.username, 'some password'),
      await login(waiting.username, 'some password'),
      await login(waiting.username, waiting.password),
    ]
    const seen = answers.map(({ status, text, headers }) => {
      const { date: _, ...rest } = headers
      return JSON.stringify([status, text, rest])
    })
    expect(new Set(seen).size).toBe(1)
    expect(answers[0]?.body).toEqual({
      code: 'accounts.credentials',
      message: 'Benutzername oder Passwort ist falsch.',
    })
  })

  test('takes the same time for all of them', async () => {
    const waiting = await registerUnconfirmed('slow@example.org', 'slow')
    const kinds = [
      () => login('unknown user', 'some password'),
      () => login(person.username, 'some password'),
      () => login(waiting.username, waiting.password),
    ]
    const times: number[][] = kinds.map(() => [])
    for (let round = 0; round < 40; round += 1) {
      for (const [i, attempt] of kinds.entries()) {
        const start = performance.now()
        await attempt()
        times[i]?.push(performance.now() - start)
      }
    }
    const medians = times.map((list) => list.toSorted((a, b) => a - b)[20] ?? 0)
    // Without the dummy hash an unknown name answers in a tenth of the time.
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5)
  })

  test('mails a new code where the password of an unconfirmed account is right, and nowhere else', async () => {
    const waiting = await registerUnconfirmed('fresh@example.org', 'fresh')
    const before = app.mail.messages.length
    await login(waiting.username, 'some password')
    await login('unknown user', 'some password')
    await app.jobsDone()
    expect(app.mail.messages.length).toBe(before)
    await login(waiting.username, waiting.password)
    await app.jobsDone()
    expect(app.mail.messages.length).toBe(before + 1)
    const code = app.mail.codeFor(waiting.email)
    const verified = await waiting.browser.post('/api/auth/verify-email', { email: waiting.email, code })
    expect(verified.status).toBe(200)
    expect((await login(waiting.username, waiting.password)).status).toBe(200)
  })
})

describe('the admin role', () => {
  test('comes with a listed address once it is proven, and is logged', async () => {
    const boss = await app.person({ username: 'boss', email: 'boss@example.org' })
    expect((await boss.get('/api/auth/me')).body.isAdmin).toBe(true)
    expect(app.logged.some((line) => line.includes('admin-granted'))).toBe(true)
    expect((await person.get('/api/auth/me')).body.isAdmin).toBe(false)
  })

  test('ends the sessions from before it came', async () => {
    const late = await app.person({ username: 'late boss', email: 'late-boss@example.org' })
    await app.world.db.execute(sql`delete from staff where user_id = ${late.id}`)
    expect((await late.get('/api/auth/me')).body.isAdmin).toBe(false)
    expect((await login(late.username, late.password)).body.isAdmin).toBe(true)
    expect((await late.get('/api/auth/me')).status).toBe(401)
  })

  test('does not come with a listed address that is not proven', async () => {
    await registerUnconfirmed('unproven@example.org', 'unproven')
    expect((await login('unproven', 'drei Elche, ein Bus')).status).toBe(401)
    const [row] = await rowsOf<{ admin: boolean }>(
      app.world.db,
      sql`select k.staff_role is not null as admin from users join account_kinds k on k.user_id = id
          where email = 'unproven@example.org'`,
    )
    expect(row?.admin).toBe(false)
  })
})

test('the log knows what happened, and no password, code, token or address', async () => {
  const secret = 'Kanarienvogel-4711'
  const canary = app.visitor()
  const email = 'canary@example.org'
  const registration = { username: 'canary', email, password: secret, terms: true, userType: 'consumer' }
  expect((await canary.post('/api/auth/register', registration)).status).toBe(200)
  await app.jobsDone()
  await canary.post('/api/auth/verify-email', { email, code: app.mail.codeFor(email) })
  await login('canary', `${secret}-wrong`)
  await canary.post('/api/auth/login', { username: 'canary', password: secret })
  const log = app.logged.join('')
  for (const event of ['registered', 'email-verified', 'signed-in', 'sign-in-failed']) expect(log).toContain(event)
  for (const leak of [secret, app.mail.codeFor(email), email, canary.cookies.get('sid')]) {
    expect(log).not.toContain(leak)
  }
})
