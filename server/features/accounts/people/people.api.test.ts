import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#contract/people.limits.ts'
import type { Person } from '#contract/people.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const USERS = '/api/admin/users'
const REASON = 'Mehrere Meldungen wegen Beleidigung'
const DAY_MS = 86_400_000

let app: TestApp
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-28T10:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await app.person({ staff: 'superadmin' })
  person = await app.person()
})

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const act = (what: string, body: object = {}, by = admin, id = person.id) =>
  by.post(`${USERS}/${id}/${what}`, { reason: REASON, ...body })
const found = async (query: string, by = admin) =>
  (await by.get(`${USERS}?${query}`)).body.people.map(({ username }) => username)
const panel = async () => (await admin.get(`${USERS}/${person.id}`)).body as Person
const signIn = () => app.visitor().post('/api/auth/login', { username: person.username, password: person.password })
const audited = () =>
  rowsOf<{ action: string; actor: string; role: string; reason: string }>(
    app.world.db,
    sql`select action, actor_id as actor, role, reason from audit_log where target_id = ${person.id} order by at, action`,
  )
/** Mails that the act leads to. */
async function mailsOf(work: () => Promise<unknown>) {
  await app.jobsDone()
  const sent = app.mail.messages.length
  await work()
  await app.jobsDone()
  return app.mail.messages.slice(sent)
}

test('accounts are found by the beginning of username, address and id, and by state', async () => {
  const mia = await app.person({ username: 'Mia_100%', email: 'mia.long@example.org' })
  expect(await found('q=MIA')).toEqual(['Mia_100%'])
  expect(await found('q=mia.long@')).toEqual(['Mia_100%'])
  expect(await found(`q=${mia.id.toUpperCase()}`)).toEqual(['Mia_100%'])
  expect(await found(`q=${mia.id.slice(0, 13)}`)).toEqual(['Mia_100%'])
  expect(await found('q=mia_100%25')).toEqual(['Mia_100%'])
  expect(await found('q=mia%25100')).toEqual([])
  expect(await found('q=long')).toEqual([])
  await act('lock', { until: null }, admin, mia.id)
  expect(await found('state=locked')).toEqual(['Mia_100%'])
  expect(await found('state=staff')).toContain(admin.username)
  expect(await found('state=unconfirmed')).toEqual([])
})

test('the list goes on page by page, the newest first', async () => {
  for (let n = 0; n < PEOPLE.page; n += 1) await app.person({ username: `many-${n}` })
  const first = (await admin.get(`${USERS}?q=many-`)).body
  expect(first).toMatchObject({ cursor: null })
  await app.person({ username: 'many-last' })
  const { people, cursor } = (await admin.get(`${USERS}?q=many-`)).body
  expect(people).toHaveLength(PEOPLE.page)
  const rest = (await admin.get(`${USERS}?q=many-&cursor=${encodeURIComponent(cursor ?? '')}`)).body
  expect(new Set([...people, ...rest.people].map(({ id }) => id)).size).toBe(PEOPLE.page + 1)
  expect(rest.cursor).toBeNull()
  expect((await admin.get(`${USERS}?cursor=x`)).status).toBe(400)
})

test('a panel shows facts, brands, sessions and counts, and no secret', async () => {
  const brand = await insertTestBrand(app.world, { owner: person.id })
  const { text, body } = await admin.get(`${USERS}/${person.id}`)
  expect(body).toMatchObject({
    username: person.username,
    isConfirmed: true,
    lock: null,
    hasPassword: true,
    brands: [{ id: brand.id, isOwner: true, isOwnedAlone: true }],
    tickets: 0,
    reports: 0,
  })
  expect((await panel()).sessions).toHaveLength(1)
  expect(text).not.toMatch(/hash|token|\$argon/i)
  expect(code(await admin.get(`${USERS}/${brand.id}`))).toEqual([404, 'people.unknown'])
})

test('a locked person is signed out at once, reads why, and comes back when the day is over', async () => {
  const mails = await mailsOf(async () => expect((await act('lock', { until: '2026-11-30' })).status).toBe(200))
  expect(mails.map(({ to }) => to)).toEqual([person.email])
  expect(mails[0]?.text).toContain(`Grund: ${REASON}`)
  expect(mails[0]?.text).toContain('30. November 2026')
  expect(mails[0]?.text).toContain('/kontakt')
  expect((await person.get('/api/auth/me')).status).toBe(401)
  const refused = await signIn()
  expect(code(refused)).toEqual([403, 'accounts.locked-until'])
  expect((refused.body as { message?: string }).message).toContain(REASON)
  const wrong = { username: person.username, password: 'wrong-password' }
  expect(code(await app.visitor().post('/api/auth/login', wrong))).toEqual([401, 'accounts.credentials'])
  app.passTime(3 * DAY_MS)
  expect((await signIn()).status).toBe(200)
  app.passTime(-3 * DAY_MS)
  expect((await audited()).map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
    ['user.locked', admin.id, REASON],
  ])
})

test('a lock without end lasts until it is lifted, also for a session that begins meanwhile', async () => {
  const [locked, signedIn] = await Promise.all([act('lock', { until: null }), signIn()])
  expect(locked.status).toBe(200)
  expect([200, 403]).toContain(signedIn.status)
  expect((await panel()).sessions).toEqual([])
  expect(code(await signIn())).toEqual([403, 'accounts.locked'])
  const mails = await mailsOf(() => act('unlock'))
  expect(mails[0]?.subject).toBe('Dein Dropdeck-Konto ist wieder frei')
  expect((await signIn()).status).toBe(200)
  expect(code(await act('unlock'))).toEqual([409, 'people.not-locked'])
  expect((await audited()).map(({ action }) => action)).toEqual(['user.locked', 'user.unlocked'])
})

test('a lock ends on a day to come', async () => {
  for (const until of ['2026-11-28', '2020-01-01', '2032-01-01']) {
    expect(code(await act('lock', { until }))).toEqual([400, 'people.lock-day'])
  }
  expect((await act('lock', { until: null, reason: '' })).status).toBe(400)
  expect(await audited()).toEqual([])
})

test('an address is confirmed by hand, once', async () => {
  await app.world.db.execute(sql`update users set email_verified_at = null where id = ${person.id}`)
  const mails = await mailsOf(() => act('verify'))
  expect(mails.map(({ to }) => to)).toEqual([person.email])
  // Another person may have chosen the password.
  expect(code(await signIn())).toEqual([401, 'accounts.credentials'])
  expect(code(await act('verify'))).toEqual([409, 'people.confirmed'])
  expect((await app.visitor().post('/api/auth/forgot-password', { email: person.email })).status).toBe(200)
  await app.jobsDone()
  const digits = /\b\d{6}\b/.exec(app.mail.lastTo(person.email).text)?.[0]
  const reset = { email: person.email, code: digits, password: person.password }
  expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200)
  expect(await signIn()).toMatchObject({ status: 200 })
  expect((await audited()).map(({ action }) => action)).toEqual(['user.confirmed'])
})

test('one session or all of them are ended', async () => {
  await signIn()
  const { sessions } = await panel()
  expect(sessions).toHaveLength(2)
  const own = sessions.at(-1)?.id ?? ''
  expect((await act('sessions/end', { sessionId: own })).status).toBe(200)
  expect(code(await act('sessions/end', { sessionId: own }))).toEqual([404, 'accounts.session-unknown'])
  expect((await panel()).sessions).toHaveLength(1)
  expect((await mailsOf(() => act('sessions/end', { sessionId: null })))[0]?.to).toBe(person.email)
  expect((await panel()).sessions).toEqual([])
})

test('the copy of all data goes to the person, who needs no session for it; staff hold no link', async () => {
  const answers: string[] = []
  const mails = await mailsOf(async () => answers.push((await act('export')).text))
  expect(answers).toEqual(['{"ok":true}'])
  const link = /\/api\/auth\/export\?format=html&ticket=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  // A mail program follows it first.
  for (const who of [app.visitor(), app.visitor()]) {
    const { status, text } = await who.get(link)
    expect([status, text.includes(person.email)]).toEqual([200, true])
  }
  app.passTime(DAY_MS + 1000)
  expect(code(await app.visitor().get(link))).toEqual([410, 'accounts.export-link'])
  app.passTime(-DAY_MS - 1000)
  await app.world.db.execute(sql`update users set email_verified_at = null where id = ${person.id}`)
  expect(code(await act('export'))).toEqual([409, 'people.unconfirmed'])
})

test('an account is erased as its owner could, after a recent sign-in or the password', async () => {
  app.passTime(16 * 60_000)
  expect(code(await act('erase'))).toEqual([403, 'accounts.reauth'])
  expect(code(await act('erase', { password: 'wrong' }))).toEqual([401, 'accounts.credentials'])
  const brand = await insertTestBrand(app.world, { owner: person.id })
  const proof = { password: admin.password }
  expect(code(await act('erase', proof))).toEqual([409, 'accounts.owns-brand'])
  await app.world.db.execute(sql`delete from brand_members where brand_id = ${brand.id}`)
  const mails = await mailsOf(() => act('erase', proof))
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Dein Dropdeck-Konto ist gelöscht']])
  expect(code(await admin.get(`${USERS}/${person.id}`))).toEqual([404, 'people.unknown'])
  expect((await audited()).map(({ action, reason }) => [action, reason])).toEqual([['user.erased', REASON]])
})

test('accounts of staff are left to the area Team', async () => {
  const other = await app.person({ staff: 'readonly' })
  const bodies = { verify: {}, lock: { until: null }, unlock: {}, 'sessions/end': { sessionId: null }, export: {} }
  for (const [what, body] of Object.entries({ ...bodies, erase: {} })) {
    expect([what, ...code(await act(what, body, admin, other.id))]).toEqual([what, 409, 'people.is-staff'])
  }
  expect((await other.get('/api/auth/me')).status).toBe(200)
})

test('moderators lock, support confirms and sends, and others only read', async () => {
  const [moderator, support, finance] = [
    await app.person({ staff: 'moderator' }),
    await app.person({ staff: 'support' }),
    await app.person({ staff: 'finance' }),
  ]
  expect((await act('lock', { until: null }, moderator)).status).toBe(200)
  expect((await act('unlock', {}, moderator)).status).toBe(200)
  expect((await act('export', {}, support)).status).toBe(200)
  for (const [by, what] of [
    [moderator, 'export'],
    [moderator, 'erase'],
    [support, 'lock'],
    [support, 'erase'],
    [finance, 'lock'],
    [finance, 'verify'],
  ] as const) {
    expect(code(await act(what, { until: null }, by))).toEqual([403, 'forbidden'])
  }
  expect((await finance.get(`${USERS}/${person.id}`)).status).toBe(200)
})
