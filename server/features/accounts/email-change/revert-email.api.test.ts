import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NATIVE_HEADERS } from '#contract/native.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NEW_PASSWORD = 'neun Enten im Regen'

let app: TestApp
let next = 0

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

function freshAddress(): string {
  next += 1
  return `moved${next}@example.org`
}

const requestChange = (person: TestPerson, email: string, password?: string) =>
  person.put('/api/auth/me', {
    username: person.username,
    email,
    preferredTimezone: 'Europe/Berlin',
    ...(password !== undefined && { password }),
  })

/** Changes the address as its owner or a thief with a fresh session would. */
async function change(person: TestPerson, email: string): Promise<string> {
  expect((await requestChange(person, email)).status).toBe(200)
  await app.jobsDone()
  const confirmed = await person.post('/api/auth/verify-email', { email, code: app.mail.codeFor(email) })
  expect(confirmed.status).toBe(200)
  await app.jobsDone()
  return email
}

/** The address of the link "this wasn't me" in the newest mail to this address that has one. */
function linkTo(email: string): string {
  const mail = app.mail.messages.findLast(({ to, text }) => to === email && text.includes('/email-change/undo'))
  const url = /http\S+\/email-change\/undo\?\S+/.exec(mail?.text ?? '')?.[0]
  if (!url) throw new Error(`no link was sent to ${email}`)
  return url.replace('http://localhost:3000', '')
}

/** Presses the button on the page behind a link. */
const follow = (url: string) => app.http.inject({ method: 'POST', url })
const outcomeOf = async (url: string) => (await follow(url)).headers.location
const doneFor = (email: string) => `/email-change/undone?${new URLSearchParams({ email })}`
const EXPIRED = '/email-change/link-expired'

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  app.visitor().post('/api/auth/login', { username, password }, { headers })

describe('requesting a new address', () => {
  test('needs the password after fifteen minutes; what else is saved does not', async () => {
    const person = await app.person()
    const email = freshAddress()
    app.passTime(15 * MINUTE_MS)
    const refused = await requestChange(person, email)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'accounts.reauth', reauth: true }])
    expect((await requestChange(person, email, 'not my password')).status).toBe(401)
    expect((await person.get('/api/auth/me')).body).toMatchObject({ email: person.email, pendingEmail: null })
    await app.jobsDone()
    expect(app.mail.messages.some(({ to }) => to === email)).toBe(false)

    expect((await requestChange(person, person.email)).status).toBe(200)
    expect((await requestChange(person, email, person.password)).body.pendingEmail).toBe(email)
    // Repeating the same request changes nothing.
    expect((await requestChange(person, email)).status).toBe(200)
    app.passTime(-15 * MINUTE_MS)
  })

  test('sends a notice to the old address at once, in the language of the account', async () => {
    const person = await app.person()
    await requestChange(person, freshAddress())
    await app.jobsDone()
    const mail = app.mail.lastTo(person.email)
    expect(mail.subject).toBe('Für dein Dropdeck-Konto wurde eine neue E-Mail-Adresse eingetragen')
    expect(mail.text).toContain('Das war ich nicht: http://localhost:3000/email-change/undo?token=')
  })
})

describe('ending sessions elsewhere', () => {
  test('needs the password after fifteen minutes; ending the own one does not', async () => {
    const person = await app.person()
    const elsewhere = app.visitor()
    await elsewhere.post('/api/auth/login', { username: person.username, password: person.password })
    const sessions = (await person.get('/api/auth/sessions')).body
    const other = sessions.find(({ current }) => !current)?.id
    const own = sessions.find(({ current }) => current)?.id
    app.passTime(15 * MINUTE_MS)
    for (const path of ['/api/auth/sessions', `/api/auth/sessions/${other}`]) {
      expect((await person.delete(path)).body, path).toMatchObject({ code: 'accounts.reauth', reauth: true })
      expect((await person.delete(path, { password: 'not my password' })).status, path).toBe(401)
    }
    expect((await elsewhere.get('/api/auth/me')).status).toBe(200)
    const ended = await person.delete(`/api/auth/sessions/${other}`, { password: person.password })
    expect(ended.status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await person.delete('/api/auth/sessions', { password: person.password })).status).toBe(200)
    expect((await person.delete(`/api/auth/sessions/${own}`)).status).toBe(200)
    app.passTime(-15 * MINUTE_MS)
  })
})

describe('the link to the old address', () => {
  test('changes nothing when it is only opened', async () => {
    const person = await app.person()
    const email = await change(person, freshAddress())
    const url = linkTo(person.email)
    for (const method of ['GET', 'HEAD'] as const) await app.http.inject({ method, url })
    expect((await person.get('/api/auth/me')).body.email).toBe(email)
  })

  test('takes a confirmed change back, ends every session and voids password and Google sign-in', async () => {
    const person = await app.person()
    const native = await login(person.username, person.password, {
      origin: 'capacitor://localhost',
      [NATIVE_HEADERS.platform]: 'ios',
    })
    const token = native.headers[NATIVE_HEADERS.token]
    const bearer = { authorization: `Bearer ${token}`, origin: 'capacitor://localhost' }
    expect((await app.visitor().get('/api/auth/me', { headers: bearer })).status).toBe(200)
    const taken = await change(person, freshAddress())
    const copy = (await person.post('/api/auth/export', {})).body

    expect(await outcomeOf(linkTo(person.email))).toBe(doneFor(person.email))
    expect((await person.get('/api/auth/me')).status).toBe(401)
    expect((await app.visitor().get('/api/auth/me', { headers: bearer })).status).toBe(401)
    expect((await app.visitor().get(copy.json)).status).toBe(410)
    expect((await login(person.username, person.password)).status).toBe(401)
    expect((await login(taken, person.password)).status).toBe(401)
    await app.jobsDone()
    expect(app.mail.lastTo(taken).subject).toBe('Die Änderung deiner E-Mail-Adresse wurde zurückgenommen')
    expect(app.mail.messages.filter(({ to, subject }) => to === taken && /neues Passwort/.test(subject))).toEqual([])

    const reset = { email: person.email, code: app.mail.codeFor(person.email), password: NEW_PASSWORD }
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await login(person.email, NEW_PASSWORD)).body).toMatchObject({ id: person.id, email: person.email })
  })

  test('takes back a change that still waits for its code', async () => {
    const person = await app.person()
    const email = freshAddress()
    await requestChange(person, email)
    await app.jobsDone()
    const code = app.mail.codeFor(email)
    expect(await outcomeOf(linkTo(person.email))).toBe(doneFor(person.email))
    expect((await person.post('/api/auth/verify-email', { email, code })).status).toBe(400)
    expect((await login(person.username, person.password)).status).toBe(401)
    await app.jobsDone()
    expect(app.mail.messages.some(({ to, subject }) => to === email && /zurückgenommen/.test(subject))).toBe(false)
    expect(app.mail.lastTo(person.email).subject).toContain('neues Passwort')
  })

  test('of the request takes back the change that was confirmed since', async () => {
    const person = await app.person()
    const email = freshAddress()
    await requestChange(person, email)
    await app.jobsDone()
    const url = linkTo(person.email)
    await person.post('/api/auth/verify-email', { email, code: app.mail.codeFor(email) })
    expect(await outcomeOf(url)).toBe(doneFor(person.email))
    expect(await outcomeOf(linkTo(person.email))).toBe(EXPIRED)
  })

  test('works once and for seven days, in the language of the mail', async () => {
    const [person, late] = [await app.person(), await app.person()]
    await change(person, freshAddress())
    await change(late, freshAddress())
    const url = linkTo(person.email)
    expect(await outcomeOf(`${url}&lang=en`)).toBe(`${doneFor(person.email)}&lang=en`)
    expect(await outcomeOf(url)).toBe(EXPIRED)
    app.passTime(7 * DAY_MS)
    expect(await outcomeOf(linkTo(late.email))).toBe(EXPIRED)
    const { forgetOldAccountRows } = await import('../housekeeping.service.ts')
    app.passTime(MINUTE_MS)
    await forgetOldAccountRows(app.world)
    expect(await rowsOf(app.world.db, sql`select 1 from email_reverts where user_id = ${late.id}`)).toEqual([])
    app.passTime(-7 * DAY_MS - MINUTE_MS)
  })

  test.each([
    ['without a token', ''],
    ['with an empty one', '?token='],
    ['with an invented one', `?token=${'A'.repeat(43)}`],
    ['with two', '?token=a&token=b'],
    ['with a long one', `?token=${'x'.repeat(5000)}`],
  ])('does nothing %s', async (_, query) => {
    expect(await outcomeOf(`/email-change/undo${query}`)).toBe(EXPIRED)
  })

  test('takes precedence over a second change and its link', async () => {
    const person = await app.person()
    const second = await change(person, freshAddress())
    const firstLink = linkTo(person.email)
    await change(person, freshAddress())
    const secondLink = linkTo(second)
    expect(await outcomeOf(firstLink)).toBe(doneFor(person.email))
    expect(await outcomeOf(secondLink)).toBe(EXPIRED)
  })

  test('still works after the link of a later change was used', async () => {
    const person = await app.person()
    const second = await change(person, freshAddress())
    const firstLink = linkTo(person.email)
    await change(person, freshAddress())
    expect(await outcomeOf(linkTo(second))).toBe(doneFor(second))
    expect(await outcomeOf(firstLink)).toBe(doneFor(person.email))
  })

  test('works even when another account requests the old address', async () => {
    const person = await app.person()
    await change(person, freshAddress())
    const registration = { username: 'quick', email: person.email, password: NEW_PASSWORD, terms: true }
    const registered = await app.visitor().post('/api/auth/register', { ...registration, userType: 'consumer' })
    expect(registered.body.code).toBe('accounts.email-taken')
    const other = await app.person()
    expect((await requestChange(other, person.email)).body.code).toBe('accounts.email-taken')
    expect(await outcomeOf(linkTo(person.email))).toBe(doneFor(person.email))

    // Once the link has expired, the address is free.
    const leaving = await app.person()
    await change(leaving, freshAddress())
    app.passTime(7 * DAY_MS)
    const later = { ...registration, username: 'later', email: leaving.email, userType: 'consumer' }
    expect((await app.visitor().post('/api/auth/register', later)).status).toBe(200)
    app.passTime(-7 * DAY_MS)
  })

  test('does nothing after the account is deleted', async () => {
    const person = await app.person()
    await change(person, freshAddress())
    const url = linkTo(person.email)
    expect((await person.delete('/api/auth/me', {})).status).toBe(200)
    expect(await outcomeOf(url)).toBe(EXPIRED)
    await app.jobsDone()
    expect(app.mail.messages.filter(({ to }) => to === person.email)).toEqual([])
  })

  test('is not in the database', async () => {
    const person = await app.person()
    await requestChange(person, freshAddress())
    const [job] = await rowsOf<{ data: string }>(
      app.world.db,
      sql`select data::text from jobs.job where data::text like ${`%${person.email}%`}`,
    )
    await app.jobsDone()
    const token = new URLSearchParams(linkTo(person.email).split('?')[1]).get('token') ?? ''
    expect(token).toHaveLength(43)
    expect(job?.data).not.toContain(token)
    const rows = await rowsOf(app.world.db, sql`select * from email_reverts where user_id = ${person.id}`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('ends a sign-in that is just beginning', async () => {
    const person = await app.person()
    await change(person, freshAddress())
    const visitors = Array.from({ length: 12 }, () => app.visitor())
    const credentials = { username: person.username, password: person.password }
    const [answer] = await Promise.all([
      follow(linkTo(person.email)),
      ...visitors.map((visitor) => visitor.post('/api/auth/login', credentials)),
    ])
    expect(answer.headers.location).toBe(doneFor(person.email))
    const asked = await Promise.all(visitors.map((visitor) => visitor.get('/api/auth/me')))
    expect(asked.map(({ status }) => status)).toEqual(visitors.map(() => 401))
  })
})
