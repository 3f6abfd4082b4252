import { sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineContract } from '#contract/endpoint.ts'
import { Ok } from '#contract/schemas.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { serve } from '#server/platform/http/serve.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { accountsRoutes } from '../accounts.routes.ts'
import { openSecret } from './factor-secret.ts'
import { codeAt } from './one-time-codes.ts'
import { staffRoutes } from './staff.routes.ts'
import { changeStaff, ensureDemoAdmin, listDemoStaff, listStaff } from './staff-members.service.ts'

const STEP_MS = 30_000
const PASSWORD = 'Vierzehn-Zeichen-9'

const testContract = defineContract({
  'GET /api/staff/test': { access: 'staff', staffRight: 'review', tag: 'test', summary: 'For staff', response: Ok },
})

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes(context) {
        accountsRoutes(context)
        staffRoutes(context)
        serve(context, testContract, { 'GET /api/staff/test': () => ({ ok: true as const }) })
      },
    },
  })
})
afterAll(() => app.close())

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]

/** A moderator of the command line, signed in anew: granting ends the sessions. */
async function staffMember(password = PASSWORD): Promise<TestPerson> {
  const person = await app.person({ password })
  await changeStaff(app.world, person.email, { what: 'grant', role: 'moderator' })
  expect(code(await person.get('/api/staff/me'))).toEqual([401, 'unauthenticated'])
  await signIn(person)
  return person
}
const signIn = (person: TestPerson) =>
  person.post('/api/auth/login', { username: person.username, password: person.password })

/** What the app on the member's phone shows now. */
async function shown(person: TestPerson): Promise<string> {
  const [row] = await rowsOf<{ secret: Buffer }>(
    app.world.db,
    sql`select secret from second_factors where user_id = ${person.id}`,
  )
  if (!row) throw new Error('no second factor is being set up')
  return codeAt(await openSecret(app.world, person.id, row.secret), app.world.now())
}

async function enrolled(): Promise<{ person: TestPerson; recoveryCodes: readonly string[] }> {
  const person = await staffMember()
  await person.post('/api/staff/second-factor/enrolment', { password: PASSWORD })
  const { body } = await person.put('/api/staff/second-factor/enrolment', { code: await shown(person) })
  return { person, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

describe('staff calls', () => {
  test('are refused for shoppers, and for staff before the second factor', async () => {
    const shopper = await app.person()
    expect(code(await shopper.get('/api/staff/test'))).toEqual([403, 'forbidden'])
    expect(code(await shopper.get('/api/staff/me'))).toEqual([403, 'forbidden'])
    const person = await staffMember()
    expect(code(await person.get('/api/staff/test'))).toEqual([403, 'accounts.second-factor'])
    expect((await person.get('/api/staff/me')).body).toMatchObject({ role: 'moderator', secondFactor: 'missing' })
  })

  test('are open after the enrolment, and again after a new sign-in with a newer code', async () => {
    const { person, recoveryCodes } = await enrolled()
    expect((await person.get('/api/staff/test')).status).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    await signIn(person)
    expect(code(await person.get('/api/staff/test'))).toEqual([403, 'accounts.second-factor'])
    expect((await person.get('/api/staff/me')).body).toMatchObject({ secondFactor: 'needed', recoveryCodesLeft: null })
    app.passTime(STEP_MS)
    const given = await person.post('/api/staff/second-factor', { code: await shown(person) })
    expect(given.body).toEqual({ role: 'moderator', secondFactor: 'given', recoveryCodesLeft: 10 })
    expect((await person.get('/api/staff/test')).status).toBe(200)
  })
})

describe('the enrolment', () => {
  test('asks for the right password, of at least 14 characters', async () => {
    const path = '/api/staff/second-factor/enrolment'
    const person = await staffMember('Zwölf-Zeichen')
    expect(code(await person.post(path, { password: 'wrong' }))).toEqual([403, 'accounts.present-password'])
    expect(code(await person.post(path, { password: person.password }))).toEqual([403, 'accounts.password-staff'])
    const change = { password: person.password, newPassword: 'Nur-12-Stück' }
    expect(code(await person.put('/api/auth/password', change))).toEqual([403, 'accounts.password-staff'])
    expect((await person.put('/api/auth/password', { ...change, newPassword: PASSWORD })).status).toBe(200)
    const { body } = await person.post(path, { password: PASSWORD })
    expect(body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Dropdeck/),
    })
  })

  test('stores nothing that can be read, and cannot replace a factor that was set up', async () => {
    const { person } = await enrolled()
    const answer = await person.post('/api/staff/second-factor/enrolment', { password: PASSWORD })
    expect(code(answer)).toEqual([409, 'staff.enrolled'])
    const other = await staffMember()
    const begun = await other.post('/api/staff/second-factor/enrolment', { password: PASSWORD })
    const { secret } = begun.body as { secret: string }
    const [row] = await rowsOf<{ stored: Buffer }>(
      app.world.db,
      sql`select secret as stored from second_factors where user_id = ${other.id}`,
    )
    expect(row?.stored.byteLength).toBeGreaterThan(20)
    expect(row?.stored.includes(secret)).toBe(false)
    expect(row?.stored.includes(Secret.fromBase32(secret).bytes)).toBe(false)
    // A row of one user is worth nothing to another one.
    await app.world.db.execute(
      sql`update second_factors set secret = (select secret from second_factors where user_id = ${other.id})
          where user_id = ${person.id}`,
    )
    expect((await person.post('/api/staff/second-factor', { code: '123456' })).status).toBe(500)
  })
})

describe('a code', () => {
  test('counts once, also the one before and the one after, and none that is older than the last', async () => {
    const { person } = await enrolled()
    const first = await shown(person)
    expect(code(await person.post('/api/staff/second-factor', { code: first }))).toEqual([400, 'staff.code'])
    app.passTime(STEP_MS)
    const next = await shown(person)
    app.passTime(STEP_MS)
    const twice = await Promise.all([1, 2].map(() => person.post('/api/staff/second-factor', { code: next })))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
    app.passTime(2 * STEP_MS)
    const old = await shown(person)
    app.passTime(2 * STEP_MS)
    expect(code(await person.post('/api/staff/second-factor', { code: old }))).toEqual([400, 'staff.code'])
  })

  test('of recovery counts once', async () => {
    const { person, recoveryCodes } = await enrolled()
    await signIn(person)
    const [recovery = ''] = recoveryCodes
    const given = await person.post('/api/staff/second-factor', { code: recovery.toLowerCase() })
    expect(given.body).toMatchObject({ secondFactor: 'given', recoveryCodesLeft: 9 })
    expect(code(await person.post('/api/staff/second-factor', { code: recovery }))).toEqual([400, 'staff.code'])
  })

  test('of recovery is replaced by password and app, never by another one of them', async () => {
    const { person, recoveryCodes } = await enrolled()
    const path = '/api/staff/second-factor/recovery-codes'
    const [old = '', second = ''] = recoveryCodes
    app.passTime(STEP_MS)
    const wrong = await person.post(path, { password: 'wrong', code: await shown(person) })
    expect(code(wrong)).toEqual([403, 'accounts.present-password'])
    expect(code(await person.post(path, { password: PASSWORD, code: old }))).toEqual([400, 'staff.code'])
    const { body } = await person.post(path, { password: PASSWORD, code: await shown(person) })
    const renewed = (body as { recoveryCodes: string[] }).recoveryCodes
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
    await signIn(person)
    expect(code(await person.post('/api/staff/second-factor', { code: second }))).toEqual([400, 'staff.code'])
    expect((await person.post('/api/staff/second-factor', { code: renewed[0] })).body).toMatchObject({
      recoveryCodesLeft: 9,
    })
  })

  test('cannot be guessed: after five wrong ones the right one is not checked for a quarter of an hour', async () => {
    const { person } = await enrolled()
    app.passTime(STEP_MS)
    const right = await shown(person)
    const wrong = right === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1) {
      expect(code(await person.post('/api/staff/second-factor', { code: wrong }))).toEqual([400, 'staff.code'])
    }
    const locked = await person.post('/api/staff/second-factor', { code: right })
    expect([...code(locked), locked.headers['retry-after']]).toEqual([429, 'too-many', '900'])
    app.passTime(15 * 60_000)
    expect((await person.post('/api/staff/second-factor', { code: await shown(person) })).status).toBe(200)
  })
})

describe('the command line', () => {
  test('resets a lost factor and takes a role away, ends the sessions, and is in the audit log', async () => {
    const { person } = await enrolled()
    await changeStaff(app.world, person.email, { what: 'reset-factor' })
    expect((await person.get('/api/staff/me')).status).toBe(401)
    await signIn(person)
    expect((await person.get('/api/staff/me')).body).toMatchObject({ secondFactor: 'missing' })
    await changeStaff(app.world, person.email, { what: 'revoke' })
    await signIn(person)
    expect(code(await person.get('/api/staff/me'))).toEqual([403, 'forbidden'])
    const log = await rowsOf<{ action: string; role: string; changed: object }>(
      app.world.db,
      sql`select action, role, changed from audit_log where target_id = ${person.id} order by at, id`,
    )
    expect(log.map(({ action, role }) => `${role} ${action}`).sort()).toEqual([
      'moderator staff.second-factor',
      'operator staff.grant',
      'operator staff.reset-factor',
      'operator staff.revoke',
    ])
    expect(log.map(({ changed }) => changed)).toContainEqual({ role: ['moderator', null] })
  })

  test('says what it cannot do', async () => {
    const shopper = await app.person()
    const revoked = changeStaff(app.world, shopper.email, { what: 'revoke' })
    await expect(revoked).rejects.toThrow('This account has no role of staff.')
    const unknown = changeStaff(app.world, 'unknown@example.org', { what: 'grant', role: 'support' })
    await expect(unknown).rejects.toThrow('There is no account with this address.')
  })
})

test('the command line lists who is staff', async () => {
  const { person } = await enrolled()
  expect(await listStaff(app.world)).toContainEqual({
    username: person.username,
    email: person.email,
    role: 'moderator',
    isDemo: false,
    hasFactor: true,
  })
})

test('the admin of the demo needs no second factor, and is named to production', async () => {
  const person = await app.person()
  await ensureDemoAdmin(app.world, person.email)
  await signIn(person)
  expect((await person.get('/api/staff/test')).status).toBe(200)
  expect(await listDemoStaff(app.world)).toEqual([{ username: person.username, email: person.email }])
})
