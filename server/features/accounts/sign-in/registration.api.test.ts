import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let app: TestApp
let next = 0

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A registration that was not used yet. */
function registration(changes: Record<string, unknown> = {}) {
  next += 1
  const base = { username: `reg-${next}`, email: `reg${next}@example.org`, password: 'drei Elche, ein Bus' }
  return { ...base, terms: true, userType: 'consumer', ...changes }
}

async function registerWaiting() {
  const input = registration()
  expect((await app.visitor().post('/api/auth/register', input)).status).toBe(200)
  await app.jobsDone()
  return { ...input, code: app.mail.codeFor(input.email) }
}

const countUsers = async () =>
  (await rowsOf<{ n: number }>(app.world.db, sql`select count(*)::int as n from users`))[0]?.n

describe('registering', () => {
  test('requires the code from the mail, and the code signs in', async () => {
    const visitor = app.visitor()
    const input = registration()
    const answer = await visitor.post('/api/auth/register', input)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ requiresVerification: true, message: expect.stringContaining('6-stelligen Code') })
    expect((await visitor.get('/api/auth/me')).status).toBe(401)
    const before = visitor.cookies.get('sid')
    await app.jobsDone()
    const verified = await visitor.post('/api/auth/verify-email', {
      email: input.email,
      code: app.mail.codeFor(input.email),
    })
    expect(verified.body).toEqual({
      id: expect.any(String),
      username: input.username,
      email: input.email,
      userType: 'consumer',
      preferredTimezone: 'Europe/Berlin',
      isAdmin: false,
      pendingEmail: null,
      emailRefused: false,
      hasPassword: true,
      hasLongPassword: true,
      personalised: true,
      quickFlicks: true,
    })
    expect((await visitor.get('/api/auth/me')).body).toEqual(verified.body)
    expect(visitor.cookies.get('sid')).not.toBe(before)
  })

  test('ignores spaces around an address', async () => {
    const input = registration()
    const visitor = app.visitor()
    expect((await visitor.post('/api/auth/register', { ...input, email: `  ${input.email} ` })).status).toBe(200)
    await app.jobsDone()
    const confirmation = { email: `${input.email} `, code: app.mail.codeFor(input.email) }
    expect((await visitor.post('/api/auth/verify-email', confirmation)).body.email).toBe(input.email)
  })

  test('sends mails in the language of the browser, with links to our own address only', async () => {
    const german = registration()
    await app.visitor().post('/api/auth/register', german, { headers: { 'accept-language': 'de-DE,de;q=0.9' } })
    const english = registration()
    const headers = { 'accept-language': 'en-GB,en;q=0.9', host: 'evil.example' }
    await app.visitor().post('/api/auth/register', english, { headers })
    await app.jobsDone()
    expect(app.mail.lastTo(german.email).text).toContain('bestätigst du deine E-Mail-Adresse')
    const mail = app.mail.lastTo(english.email)
    expect(mail.text).toContain('confirms your email address')
    expect(mail.html).toContain(app.mail.codeFor(english.email))
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
    expect(mail.text).toContain(`http://localhost:3000/verify-email?email=${encodeURIComponent(english.email)}`)
  })

  test.each([
    ['without terms', { terms: false }, 'accounts.terms'],
    ['with five characters', { password: 'ab-1x' }, 'accounts.password-short'],
    ['with five emoji, which are ten UTF-16 units', { password: '🦊🐻🐼🐨🦁' }, 'accounts.password-short'],
    ['with a common password', { password: 'qwertz123' }, 'accounts.password-common'],
    ['with the own name as password', { username: 'Nordlicht', password: 'nordlicht1' }, 'accounts.password-common'],
    ['with 129 characters', { password: 'x1'.repeat(64).concat('y') }, 'input'],
    ['with a name of two letters', { username: 'ab' }, 'input'],
    ['with an @ in the name', { username: 'me@you' }, 'accounts.username-characters'],
    ['with a blank in the name', { username: 'lena b30e75' }, 'accounts.username-characters'],
    ['with markup in the name', { username: '<b>x</b>' }, 'accounts.username-characters'],
    ['with a wide @ in the name', { username: 'me＠you' }, 'accounts.username-characters'],
    ['with a line break in the name', { username: 'a\r\nBcc: x' }, 'input'],
    ['with bidi overrides in the name', { username: 'abc\u202Edef' }, 'input'],
    ['with letters of two scripts in the name', { username: 'мia' }, 'accounts.username-characters'],
    ['with something else than an address', { email: 'no-address' }, 'input'],
    ['as a brand', { userType: 'brand' }, 'input'],
    ['with a role on top', { isAdmin: true }, 'input'],
    ['with a proven address on top', { emailVerified: true, emailVerifiedAt: '2026-01-01T00:00:00Z' }, 'input'],
    ['with credits on top', { credits: 999 }, 'input'],
  ])('%s is refused and creates no account', async (_, changes, code) => {
    const before = await countUsers()
    const answer = await app.visitor().post('/api/auth/register', registration(changes))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code, message: expect.any(String) })
    expect(await countUsers()).toBe(before)
  })

  test('accepts a password of 128 emoji, and compares all of it', async () => {
    const password = '🦊🐻'.repeat(64)
    const person = await app.person({ password })
    const login = (attempt: string) =>
      app.visitor().post('/api/auth/login', { username: person.username, password: attempt })
    expect((await login(password)).status).toBe(200)
    expect((await login([...password].slice(0, 18).join(''))).status).toBe(401)
    expect((await login([...password].slice(0, 127).join(''))).status).toBe(401)
  })

  test('finds a name or address taken in any case and width', async () => {
    const first = registration({ username: 'Max', email: 'Max@Example.org' })
    expect((await app.visitor().post('/api/auth/register', first)).status).toBe(200)
    // Names of the operator are taken, too.
    for (const username of ['max', '𝓶ax', 'MAX', 'Ｍax', 'Support']) {
      const answer = await app.visitor().post('/api/auth/register', registration({ username }))
      expect([answer.status, answer.body.message]).toEqual([409, 'Username already exists'])
    }
    const answer = await app.visitor().post('/api/auth/register', registration({ email: 'max@EXAMPLE.org' }))
    expect([answer.status, answer.body.message]).toEqual([409, 'Email already exists'])
  })

  test('finds a name taken that only looks like another one', async () => {
    const register = async (username: string) =>
      (await app.visitor().post('/api/auth/register', registration({ username }))).body
    expect(await register('copa')).toMatchObject({ requiresVerification: true })
    for (const username of ['сора', 'СОРА', 'Сора']) {
      expect(await register(username)).toMatchObject({ code: 'accounts.username-taken' })
    }
    expect(await register('сорока')).toMatchObject({ requiresVerification: true })
  })

  test('gives a name to exactly one of fifty concurrent requests', async () => {
    const input = registration()
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.visitor().post('/api/auth/register', input)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  test('deletes only accounts that were not confirmed within seven days', async () => {
    const person = await app.person()
    const waiting = await registerWaiting()
    const { forgetOldAccountRows } = await import('../housekeeping.service.ts')
    app.passTime(7 * DAY_MS + 1000)
    await forgetOldAccountRows(app.world)
    const again = { ...registration(), username: waiting.username, email: waiting.email }
    expect((await app.visitor().post('/api/auth/register', again)).status).toBe(200)
    expect((await app.visitor().post('/api/auth/register', { ...again, email: person.email })).status).toBe(409)
  })
})

describe('an address that another person registered', () => {
  const OWN = 'neun Enten im Regen'
  /** The same network and the same model for everyone: neither distinguishes an attacker from the owner. */
  const sending = {
    from: '192.0.2.1',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36' },
  }

  async function registered() {
    const input = registration()
    const attacker = app.visitor()
    expect((await attacker.post('/api/auth/register', input, sending)).status).toBe(200)
    await app.jobsDone()
    return { ...input, attacker, code: app.mail.codeFor(input.email) }
  }
  const signsIn = async (username: string, password: string) =>
    (await app.visitor().post('/api/auth/login', { username, password }, sending)).status === 200

  test('gets a password of its owner, who enters the code in another browser on the same network', async () => {
    const { email, username, password, code } = await registered()
    const owner = app.visitor()
    const asked = await owner.post('/api/auth/verify-email', { email, code }, sending)
    expect([asked.status, asked.body.code]).toEqual([409, 'accounts.new-password'])
    expect((await owner.get('/api/auth/me')).status).toBe(401)
    const weak = await owner.post('/api/auth/verify-email', { email, code, password: 'qwertz123' }, sending)
    expect(weak.body.code).toBe('accounts.password-common')
    const verified = await owner.post('/api/auth/verify-email', { email, code, password: OWN }, sending)
    expect([verified.status, verified.body.hasPassword]).toEqual([200, true])
    expect((await owner.get('/api/auth/me')).body.email).toBe(email)
    expect([await signsIn(username, password), await signsIn(username, OWN)]).toEqual([false, true])
  })

  test('is not opened by its password either: signing in with it only orders a code', async () => {
    const { email, username, password, attacker } = await registered()
    const login = await attacker.post('/api/auth/login', { username, password }, sending)
    expect(login.status).toBe(401)
    await app.jobsDone()
    const answer = await app.visitor().post('/api/auth/verify-email', { email, code: app.mail.codeFor(email) }, sending)
    expect(answer.body.code).toBe('accounts.new-password')
  })

  test('keeps its password where the code is entered in the registering browser, on any network', async () => {
    const { email, username, password, attacker: registering, code } = await registered()
    const away = { ...sending, from: '198.51.100.99' }
    expect((await registering.post('/api/auth/verify-email', { email, code }, away)).status).toBe(200)
    expect(await signsIn(username, password)).toBe(true)
  })

  test('needs a password only after the correct code', async () => {
    const { email, code } = await registered()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (const password of [undefined, OWN]) {
      const answer = await app.visitor().post('/api/auth/verify-email', { email, code: wrong, password }, sending)
      expect(answer.body.code).toBe('accounts.code')
    }
  })
})

describe('a code', () => {
  /** With a password, because it is entered in any browser. */
  const verify = (email: string, code: string) =>
    app.visitor().post('/api/auth/verify-email', { email, code, password: 'neun Enten im Regen' })
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('serves once, for one person and one purpose, for ten minutes, with one text for every failure', async () => {
    const [late, once, foreign, reset] = await Promise.all([1, 2, 3, 4].map(() => registerWaiting()))
    if (!late || !once || !foreign || !reset) throw new Error('unreachable')
    expect((await verify(once.email, once.code)).status).toBe(200)
    const newPassword = { email: reset.email, code: reset.code, password: 'vier Elche, ein Bus' }
    const failures = [
      await verify(once.email, once.code),
      await verify(foreign.email, foreign.code === once.code ? other(once.code) : once.code),
      await verify('other@example.org', once.code),
      await app.visitor().post('/api/auth/reset-password', newPassword),
    ]
    app.passTime(10 * MINUTE_MS + 1000)
    failures.push(await verify(late.email, late.code))
    for (const { status, body } of failures) {
      expect([status, body]).toEqual([400, { code: 'accounts.code', message: 'Der Code ist falsch oder abgelaufen.' }])
    }
  })

  test('allows five guesses however many come at once; the right one as number six is too late', async () => {
    const waiting = await registerWaiting()
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(waiting.email, other(waiting.code))))
    expect(answers.every(({ status }) => status === 400)).toBe(true)
    const [row] = await rowsOf<{ left: number }>(
      app.world.db,
      sql`select guesses_left as left from auth_codes c join users u on u.id = c.user_id where u.email = ${waiting.email}`,
    )
    expect(row?.left).toBe(0)
    expect((await verify(waiting.email, waiting.code)).status).toBe(400)
  })

  test('is right as number five', async () => {
    const waiting = await registerWaiting()
    for (let i = 0; i < 4; i += 1) await verify(waiting.email, other(waiting.code))
    expect((await verify(waiting.email, waiting.code)).status).toBe(200)
  })

  test('signs in once even when it is entered ten times at the same moment', async () => {
    const waiting = await registerWaiting()
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(waiting.email, waiting.code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  })

  test('is void once a new one was ordered', async () => {
    const waiting = await registerWaiting()
    const answer = await app.visitor().post('/api/auth/resend-verification', { email: waiting.email })
    expect(answer.status).toBe(200)
    await app.jobsDone()
    const renewed = app.mail.codeFor(waiting.email)
    if (renewed !== waiting.code) expect((await verify(waiting.email, waiting.code)).status).toBe(400)
    expect((await verify(waiting.email, renewed)).status).toBe(200)
  })

  test('is not mailed when the address is unknown or confirmed, with the same answer', async () => {
    const person = await app.person()
    const waiting = await registerWaiting()
    const before = app.mail.messages.length
    const bodies = []
    for (const email of ['unknown@example.org', person.email, waiting.email]) {
      const { status, body } = await app.visitor().post('/api/auth/resend-verification', { email })
      bodies.push(JSON.stringify([status, body]))
    }
    await app.jobsDone()
    expect(new Set(bodies).size).toBe(1)
    expect(app.mail.messages.length).toBe(before + 1)
  })

  test('is not in the database, nor are token and password', async () => {
    const waiting = await registerWaiting()
    const person = await app.person()
    const dump = await everything(app)
    expect(dump).toContain(waiting.email)
    for (const secret of [waiting.code, waiting.password, person.password, person.cookies.get('sid')]) {
      expect(dump.split(/[^\w-]/)).not.toContain(secret)
      if (secret && secret.length > 6) expect(dump).not.toContain(secret)
    }
  })
})

/** Every row of every table as text, the job queue included. */
async function everything({ world: { db }, database }: TestApp): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  )
  const texts = []
  for (const { name } of tables) {
    // The app itself may not read the months of the audit log one by one.
    const rows = await asOwner<{ line: string }>(database.url, sql.raw(`select t::text as line from ${name} t`))
    texts.push(...rows.map(({ line }) => line))
  }
  return texts.join('\n')
}
