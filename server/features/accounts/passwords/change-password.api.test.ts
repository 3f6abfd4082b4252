import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const MINUTE_MS = 60_000
const NEW = 'neun Enten im Regen'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => app.close())

const login = (username: string, password: string) => app.visitor().post('/api/auth/login', { username, password })
const change = (person: TestPerson, body: object) => person.put('/api/auth/password', body)

test('the present password is replaced; other devices are signed out, this one stays, and the owner gets a notice', async () => {
  const person = await app.person()
  const elsewhere = app.visitor()
  await elsewhere.post('/api/auth/login', { username: person.username, password: person.password })
  app.passTime(20 * MINUTE_MS)
  const answer = await change(person, { password: person.password, newPassword: NEW })
  expect(answer).toMatchObject({ status: 200, body: { id: person.id, hasPassword: true } })
  expect((await person.get('/api/auth/me')).status).toBe(200)
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
  expect((await login(person.username, person.password)).status).toBe(401)
  expect((await login(person.username, NEW)).status).toBe(200)
  await app.jobsDone()
  const mail = app.mail.lastTo(person.email)
  expect(mail.subject).toBe('Dein Dropdeck-Passwort wurde geändert')
  expect(mail.text).toContain('alle anderen Geräte wurden abgemeldet')
})

test('a wrong or missing present password changes nothing, also right after signing in, and guesses are limited', async () => {
  const person = await app.person()
  for (const password of ['not my password', undefined]) {
    const answer = await change(person, { password, newPassword: NEW })
    expect(answer).toMatchObject({ status: 403, body: { code: 'accounts.present-password' } })
  }
  expect((await login(person.username, person.password)).status).toBe(200)
  const guesses = []
  for (let at = 0; at < 9; at += 1) guesses.push((await change(person, { password: `${at}`, newPassword: NEW })).status)
  expect(guesses).toEqual([...Array.from({ length: 8 }, () => 403), 429])
})

test.each([
  ['short', 'kurz1', 'accounts.password-short'],
  ['common', 'passwort1', 'accounts.password-common'],
])('a %s new password is refused as at registration', async (_, newPassword, code) => {
  const person = await app.person()
  expect((await change(person, { password: person.password, newPassword })).body.code).toBe(code)
})

test('the own name is no new password', async () => {
  const person = await app.person({ username: 'Wellenbrecher' })
  const answer = await change(person, { password: person.password, newPassword: 'wellenbrecher1' })
  expect(answer.body.code).toBe('accounts.password-common')
})

test('codes that were mailed before are void', async () => {
  const person = await app.person()
  await app.visitor().post('/api/auth/forgot-password', { email: person.email })
  await app.jobsDone()
  const code = app.mail.codeFor(person.email)
  expect((await change(person, { password: person.password, newPassword: NEW })).status).toBe(200)
  const reset = await app
    .visitor()
    .post('/api/auth/reset-password', { email: person.email, code, password: 'x'.repeat(9) })
  expect(reset.status).toBe(400)
})

test('of two simultaneous changes one wins', async () => {
  const person = await app.person()
  const answers = await Promise.all(
    [1, 2].map((n) => change(person, { password: person.password, newPassword: `${NEW} ${n}` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

test('an account without a password sets a first one after a recent sign-in only', async () => {
  const person = await app.person()
  await app.world.db.execute(sql`update users set password_hash = null where id = ${person.id}`)
  app.passTime(20 * MINUTE_MS)
  expect((await change(person, { newPassword: NEW })).body).toMatchObject({ code: 'accounts.reauth' })
  app.passTime(-20 * MINUTE_MS)
  expect((await change(person, { newPassword: NEW })).body).toMatchObject({ hasPassword: true })
  expect((await login(person.username, NEW)).status).toBe(200)
  await app.jobsDone()
  expect(app.mail.lastTo(person.email).subject).toBe('Dein Dropdeck-Konto hat jetzt ein Passwort')
})
