import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const MINUTE_MS = 60_000

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const profileOf = (person: TestPerson, changes: Record<string, unknown> = {}) => ({
  username: person.username,
  email: person.email,
  preferredTimezone: 'Europe/Berlin',
  ...changes,
})
const save = (person: TestPerson, changes: Record<string, unknown>) =>
  person.put('/api/auth/me', profileOf(person, changes))

describe('the profile', () => {
  test('takes a new name and zone at once', async () => {
    const person = await app.person()
    const answer = await save(person, { username: '  Neue.Mia ', preferredTimezone: 'Asia/Tokyo' })
    expect(answer.body).toMatchObject({ username: 'Neue.Mia', preferredTimezone: 'Asia/Tokyo', pendingEmail: null })
    expect((await person.get('/api/auth/me')).body).toEqual(answer.body)
    expect((await save(person, { username: 'NEUE.mia' })).body.username).toBe('NEUE.mia')
  })

  test.each([
    ['a role', { isAdmin: true }],
    ['another kind of account', { userType: 'brand' }],
    ['a new password', { newPassword: 'x'.repeat(20) }],
    ['a zone that is not offered', { preferredTimezone: 'Mars/Olympus' }],
    ['an empty name', { username: '   ' }],
    ['a number as name', { username: 7 }],
  ])('refuses %s and changes nothing', async (_, changes) => {
    const person = await app.person()
    const before = (await person.get('/api/auth/me')).body
    expect((await save(person, changes)).status).toBe(400)
    expect((await person.get('/api/auth/me')).body).toEqual(before)
  })

  test('refuses names that mix scripts or look like another one, and keeps those from before', async () => {
    const [person, other] = [await app.person({ username: 'Тот' }), await app.person()]
    expect((await save(other, { username: 'tot' })).body.message).toBe('Username already exists')
    expect((await save(other, { username: 'мia' })).body.code).toBe('accounts.username-characters')

    const older = await app.person({ username: 'кот' })
    await app.world.db.execute(
      sql`update users set username = 'tоt', username_key = 'tоt', username_skeleton = null where id = ${older.id}`,
    )
    const kept = await save(older, { username: 'tоt', preferredTimezone: 'UTC' })
    expect([kept.status, kept.body.username, kept.body.preferredTimezone]).toEqual([200, 'tоt', 'UTC'])
    expect((await save(person, { username: 'ТОТ' })).body.username).toBe('ТОТ')
  })

  test('keeps a name with characters that new names must not have, and refuses other such names', async () => {
    const older = await app.person({ username: 'Lena <b>x</b>' })
    const kept = await save(older, { preferredTimezone: 'UTC' })
    expect([kept.status, kept.body.username]).toEqual([200, 'Lena <b>x</b>'])
    const login = { username: older.username, password: older.password }
    expect((await app.visitor().post('/api/auth/login', login)).status).toBe(200)
    for (const username of ['LENA <b>x</b>', 'lena b30e75', '<b>y</b>']) {
      const refused = await save(older, { username })
      expect([refused.status, refused.body.code]).toEqual([400, 'accounts.username-characters'])
    }
    expect((await save(older, { username: 'support' })).body.code).toBe('accounts.username-taken')
    expect((await save(older, { username: 'lena.b' })).body.username).toBe('lena.b')
  })

  test('refuses names of others', async () => {
    const [one, other] = [await app.person(), await app.person()]
    expect((await save(one, { username: other.username.toUpperCase() })).body.message).toBe('Username already exists')
    expect((await save(one, { email: other.email })).body.message).toBe('Email already exists')
  })
})

describe('the order of the deck', () => {
  const order = (person: TestPerson, body: unknown) => person.patch('/api/auth/me', body)

  test('is personal until it is switched off, on every device, and changes nothing else', async () => {
    const person = await app.person()
    const before = (await person.get('/api/auth/me')).body
    expect(before.personalised).toBe(true)
    expect((await order(person, { personalised: false })).body).toEqual({ ...before, personalised: false })
    expect((await order(person, { personalised: false })).status).toBe(200)
    const tablet = app.visitor()
    const signedIn = await tablet.post('/api/auth/login', { username: person.username, password: person.password })
    expect(signedIn.body.personalised).toBe(false)
    expect((await save(person, { preferredTimezone: 'UTC' })).body.personalised).toBe(false)
    expect((await order(person, { personalised: true })).body.personalised).toBe(true)
  })

  test('is kept when quick swipes are switched off, and the other way round', async () => {
    const person = await app.person()
    await order(person, { personalised: false })
    expect((await order(person, { quickFlicks: false })).body).toMatchObject({
      personalised: false,
      quickFlicks: false,
    })
    await order(person, { personalised: true })
    expect((await person.get('/api/auth/me')).body).toMatchObject({ personalised: true, quickFlicks: false })
  })

  test.each([
    ['nothing', {}],
    ['a word', { personalised: 'no' }],
    ['something else on top', { personalised: false, isAdmin: true }],
    ['null', null],
  ])('refuses %s', async (_, body) => {
    const person = await app.person()
    expect((await order(person, body)).status).toBe(400)
    expect((await person.get('/api/auth/me')).body.personalised).toBe(true)
  })

  test('can be changed by the signed-in user only', async () => {
    expect((await app.visitor().patch('/api/auth/me', { personalised: false })).status).toBe(401)
  })
})

describe('a new address', () => {
  test('takes effect once its code is entered; until then mails go to the old one', async () => {
    const person = await app.person()
    const email = 'new-address@example.org'
    const saved = await save(person, { email })
    expect(saved.body).toMatchObject({ email: person.email, pendingEmail: email })
    await person.post('/api/auth/forgot-password', { email: person.email })
    await app.jobsDone()
    const subjects = app.mail.messages.filter(({ to }) => to === person.email).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('neues Passwort'))
    const code = app.mail.codeFor(email)
    const visitor = await app.visitor().post('/api/auth/verify-email', { email, code })
    expect(visitor.status).toBe(400)
    const verified = await person.post('/api/auth/verify-email', { email, code })
    expect(verified.body).toMatchObject({ email, pendingEmail: null })
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Deine E-Mail-Adresse bei Dropdeck wurde geändert')
    const login = { username: email, password: person.password }
    expect((await app.visitor().post('/api/auth/login', login)).status).toBe(200)
    expect((await app.visitor().post('/api/auth/login', { ...login, username: person.email })).status).toBe(401)
  })

  test('can have its code sent again, and replaces an earlier new address together with its code', async () => {
    const person = await app.person()
    await save(person, { email: 'first-choice@example.org' })
    await app.jobsDone()
    const old = app.mail.codeFor('first-choice@example.org')
    await save(person, { email: 'second-choice@example.org' })
    await person.post('/api/auth/resend-verification', { email: 'second-choice@example.org' })
    await app.jobsDone()
    const enter = (email: string, code: string) => person.post('/api/auth/verify-email', { email, code })
    expect((await enter('first-choice@example.org', old)).status).toBe(400)
    const code = app.mail.codeFor('second-choice@example.org')
    expect((await enter('second-choice@example.org', code)).body.email).toBe('second-choice@example.org')
  })

  test('keeps its code while something else of the profile is saved', async () => {
    const person = await app.person()
    const email = 'patient@example.org'
    await save(person, { email })
    await app.jobsDone()
    const code = app.mail.codeFor(email)
    const saved = await save(person, { email: email.toUpperCase(), preferredTimezone: 'UTC' })
    expect(saved.body).toMatchObject({ pendingEmail: email, preferredTimezone: 'UTC' })
    await app.jobsDone()
    expect(app.mail.messages.filter(({ to }) => to === email)).toHaveLength(1)
    expect((await person.post('/api/auth/verify-email', { email, code })).body.email).toBe(email)
  })

  test('is discarded, with its code, by saving the current one', async () => {
    const person = await app.person()
    const email = 'mistyped@example.org'
    await save(person, { email })
    await app.jobsDone()
    const code = app.mail.codeFor(email)
    expect((await save(person, {})).body).toMatchObject({ email: person.email, pendingEmail: null })
    expect((await person.post('/api/auth/verify-email', { email, code })).body.code).toBe('accounts.code')
    expect((await person.get('/api/auth/me')).body.email).toBe(person.email)
  })

  test('stays pending when another account registered it meanwhile', async () => {
    const person = await app.person()
    const email = 'contested@example.org'
    await save(person, { email })
    await app.jobsDone()
    const code = app.mail.codeFor(email)
    await app.person({ email })
    expect((await person.post('/api/auth/verify-email', { email, code })).body.message).toBe('Email already exists')
    expect((await person.get('/api/auth/me')).body.email).toBe(person.email)
  })

  test('is deleted with its code', async () => {
    const person = await app.person()
    await save(person, { email: 'never-entered@example.org' })
    await app.jobsDone()
    app.passTime(25 * 60 * MINUTE_MS)
    const { forgetOldAccountRows } = await import('./housekeeping.service.ts')
    await forgetOldAccountRows(app.world)
    expect((await person.get('/api/auth/me')).body.pendingEmail).toBeNull()
  })
})

describe('deleting the account', () => {
  test.each([
    ['an empty body', undefined],
    ['{}', {}],
  ])('works at once after a fresh sign-in, with %s', async (_, body) => {
    const person = await app.person()
    const elsewhere = app.visitor()
    await elsewhere.post('/api/auth/login', { username: person.username, password: person.password })
    const answer = await person.delete('/api/auth/me', body)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(person.cookies.has('sid')).toBe(false)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    const login = { username: person.username, password: person.password }
    expect((await app.visitor().post('/api/auth/login', login)).status).toBe(401)
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Dein Dropdeck-Konto ist gelöscht')
  })

  test('needs the password after fifteen minutes', async () => {
    const person = await app.person()
    app.passTime(15 * MINUTE_MS)
    const asked = await person.delete('/api/auth/me')
    expect([asked.status, asked.body]).toEqual([
      403,
      { code: 'accounts.reauth', message: 'Bitte bestätige mit deinem Passwort, dass du es bist.', reauth: true },
    ])
    expect((await person.delete('/api/auth/me', { password: 'not my password' })).status).toBe(401)
    expect((await person.get('/api/auth/me')).status).toBe(200)
    expect((await person.delete('/api/auth/me', { password: person.password })).status).toBe(200)
    expect((await person.get('/api/auth/me')).status).toBe(401)
  })

  test('leaves no data of the user in any table', async () => {
    const person = await app.person({ username: 'Kanarienvogel', email: 'kanarienvogel@example.org' })
    await save(person, { email: 'kanarienvogel-neu@example.org' })
    await app.jobsDone()
    await person.delete('/api/auth/me')
    await app.jobsDone()
    const tables = await rowsOf<{ name: string }>(
      app.world.db,
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
    )
    const found = []
    for (const { name } of tables) {
      // The app itself may not read the months of the audit log one by one.
      const rows = await asOwner(
        app.database.url,
        sql.raw(`select t::text from ${name} t where t::text ilike '%kanarienvogel%'`),
      )
      if (rows.length > 0) found.push(name)
    }
    expect(found).toEqual([])
  })

  test('takes precedence over concurrent sign-ins', async () => {
    const person = await app.person()
    const visitors = Array.from({ length: 12 }, () => app.visitor())
    const credentials = { username: person.username, password: person.password }
    const logins = visitors.map((visitor) => visitor.post('/api/auth/login', credentials))
    const [deleted, ...answers] = await Promise.all([person.delete('/api/auth/me', {}), ...logins])
    expect(deleted?.status).toBe(200)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const asked = await Promise.all(visitors.map((visitor) => visitor.get('/api/auth/me')))
    expect(asked.map(({ status }) => status)).toEqual(visitors.map(() => 401))
  })

  test('and confirming a new address at the same moment do not deadlock', async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await app.person()
      const email = `moved${round}@example.org`
      const profile = { username: person.username, email, preferredTimezone: 'UTC' }
      expect((await person.put('/api/auth/me', profile)).status).toBe(200)
      await app.jobsDone()
      const code = app.mail.codeFor(email)
      const [confirmed, deleted] = await Promise.all([
        person.post('/api/auth/verify-email', { email, code }),
        person.delete('/api/auth/me', {}),
      ])
      expect(deleted.status).toBe(200)
      expect([200, 400, 401]).toContain(confirmed.status)
    }
  })

  test('happens once for two concurrent requests', async () => {
    const person = await app.person()
    const answers = await Promise.all([1, 2, 3].map(() => person.delete('/api/auth/me')))
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
    await app.jobsDone()
    const goodbyes = app.mail.messages.filter(({ to, subject }) => to === person.email && /gelöscht/.test(subject))
    expect(goodbyes).toHaveLength(1)
  })
})

test('what the installation offers is public and says nothing about Google when it is not set up', async () => {
  const { body } = await app.visitor().get('/api/site')
  expect(body).toEqual({ google: null, demo: false, languages: ['de', 'en'] })
})
