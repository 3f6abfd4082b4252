import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const NEW = 'neun Enten im Regen'
const forgot = (email: string) => app.visitor().post('/api/auth/forgot-password', { email })
const reset = (email: string, code: string, password = NEW) =>
  app.visitor().post('/api/auth/reset-password', { email, code, password })
const login = (username: string, password: string) => app.visitor().post('/api/auth/login', { username, password })

describe('a forgotten password', () => {
  test('is replaced with the code from the mail; every device is signed out and the owner gets a notice', async () => {
    const person = await app.person()
    expect((await forgot(person.email.toUpperCase())).status).toBe(200)
    await app.jobsDone()
    const mail = app.mail.lastTo(person.email)
    const code = app.mail.codeFor(person.email)
    expect(mail.subject).not.toContain(code)
    const visitor = app.visitor()
    const answer = await visitor.post('/api/auth/reset-password', { email: person.email, code, password: NEW })
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Dein Passwort ist geändert. Du kannst dich jetzt anmelden.',
    ])
    expect(visitor.cookies.size).toBe(0)
    expect((await person.get('/api/auth/me')).status).toBe(401)
    expect((await login(person.username, person.password)).status).toBe(401)
    expect((await login(person.username, NEW)).status).toBe(200)
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Dein Dropdeck-Passwort wurde geändert')
    expect((await reset(person.email, code)).status).toBe(400)
  })

  test('is mailed about in the language of the screen, not in that of the account', async () => {
    const person = await app.person()
    const headers = { 'accept-language': 'en' }
    await app.visitor().post('/api/auth/forgot-password', { email: person.email }, { headers })
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Dropdeck: code for a new password')
    const body = { email: person.email, code: app.mail.codeFor(person.email), password: NEW }
    expect((await app.visitor().post('/api/auth/reset-password', body, { headers })).status).toBe(200)
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Your Dropdeck password was changed')
  })

  test('ends also the sessions that begin with the old one at the same moment', async () => {
    const person = await app.person()
    await forgot(person.email)
    await app.jobsDone()
    const visitors = Array.from({ length: 20 }, () => app.visitor())
    const credentials = { username: person.username, password: person.password }
    const [answer] = await Promise.all([
      reset(person.email, app.mail.codeFor(person.email)),
      ...visitors.map((visitor) => visitor.post('/api/auth/login', credentials)),
    ])
    expect(answer?.status).toBe(200)
    const asked = await Promise.all(visitors.map((visitor) => visitor.get('/api/auth/me')))
    expect(asked.map(({ status }) => status)).toEqual(visitors.map(() => 401))
  })

  test('answers the same for unknown addresses, and sends no mail', async () => {
    const person = await app.person()
    await app.jobsDone()
    const before = app.mail.messages.length
    const [known, unknown] = [await forgot(person.email), await forgot('unknown@example.org')]
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await app.jobsDone()
    expect(app.mail.messages.length).toBe(before + 1)
    const [wrong, unregistered] = [await reset(person.email, '000000'), await reset('unknown@example.org', '000000')]
    expect([unregistered.status, unregistered.text]).toEqual([wrong.status, wrong.text])
  })

  test.each([
    ['short', 'kurz1', 'accounts.password-short'],
    ['common', 'passwort1', 'accounts.password-common'],
  ])('is not replaced by a %s one, and the code stays good', async (_, password, code) => {
    const person = await app.person()
    await forgot(person.email)
    await app.jobsDone()
    const digits = app.mail.codeFor(person.email)
    for (let i = 0; i < 6; i += 1) {
      expect((await reset(person.email, digits, password)).body.code).toBe(code)
    }
    expect((await reset(person.email, digits)).status).toBe(200)
  })

  test('is replaced once when two use the code at the same moment', async () => {
    const person = await app.person()
    await forgot(person.email)
    await app.jobsDone()
    const code = app.mail.codeFor(person.email)
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(person.email, code, `${NEW} ${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('proves the mailbox: the password of an earlier registration is void', async () => {
    const attacker = { username: 'squatter', email: 'victim@example.org', password: 'Angreifer kennt das' }
    await app.visitor().post('/api/auth/register', { ...attacker, terms: true, userType: 'consumer' })
    await forgot(attacker.email)
    await app.jobsDone()
    expect((await reset(attacker.email, app.mail.codeFor(attacker.email))).status).toBe(200)
    expect((await login(attacker.email, attacker.password)).status).toBe(401)
    expect((await login(attacker.email, NEW)).status).toBe(200)
  })
})
