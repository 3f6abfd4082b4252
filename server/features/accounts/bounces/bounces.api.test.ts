import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { accountsWork } from '../accounts.jobs.ts'
import { accountsRoutes } from '../accounts.routes.ts'
import { forgetOldAccountRows } from '../housekeeping.service.ts'
import { staffRoutes } from '../staff/staff.routes.ts'
import { bounceStateOf } from './bounces.service.ts'

const GONE = '550 5.1.1 <someone>: no such\r\nmailbox'
const DAY_MS = 86_400_000

let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes(context) {
        accountsRoutes(context)
        staffRoutes(context)
      },
      work: accountsWork,
    },
  })
  staff = await app.person({ staff: 'superadmin' })
})
afterAll(() => app.close())

const mailsTo = (email: string) => app.mail.messages.filter(({ to }) => to === email).length
const isRefused = async (person: TestPerson) => (await person.get('/api/auth/me')).body.emailRefused
/** Causes a notice to the person by mail. */
const changePassword = async (person: TestPerson) => {
  const answer = await person.put('/api/auth/password', { password: person.password, newPassword: person.password })
  expect(answer.status).toBe(200)
  await app.jobsDone()
}
const askForCode = async (email: string) => {
  const answer = await app.visitor().post('/api/auth/forgot-password', { email })
  await app.jobsDone()
  return answer.body.message
}
async function refused(reply = GONE): Promise<TestPerson> {
  const person = await app.person()
  app.mail.refusals.set(person.email, reply)
  await changePassword(person)
  return person
}

test('an address that refuses a mail for good gets no other one, and its owner is told', async () => {
  const person = await refused()
  expect(await isRefused(person)).toBe(true)
  app.mail.refusals.delete(person.email)
  await changePassword(person)
  expect(mailsTo(person.email)).toBe(0)
  const found = await bounceStateOf(app.world, [person.email.toUpperCase(), 'other@example.org'])
  expect([...found.keys()]).toEqual([person.email.toUpperCase()])
  expect(found.get(person.email.toUpperCase())?.reason).toBe('550 5.1.1 <someone>: no such mailbox')
})

test('a code that its owner asks for is sent nevertheless, the answer says what is wrong, and success ends the mark', async () => {
  const person = await refused()
  expect(await askForCode(person.email)).toContain('hat unsere letzte Mail abgewiesen')
  expect(await isRefused(person)).toBe(true)
  app.mail.refusals.delete(person.email)
  await askForCode(person.email)
  expect(mailsTo(person.email)).toBe(1)
  expect(await isRefused(person)).toBe(false)
  expect(await askForCode(person.email)).not.toContain('abgewiesen')
})

test.each(['450 4.2.0 try again', '550 5.7.1 your server is blocked', '554 5.1.8 bad sender'])(
  'the answer %s says nothing about the address, and the mail is tried again',
  async (reply) => {
    const person = await app.person()
    app.mail.refusals.set(person.email, reply)
    await person.put('/api/auth/password', { password: person.password, newPassword: person.password })
    await app.jobsDone().catch(() => {})
    expect(await isRefused(person)).toBe(false)
    app.mail.refusals.delete(person.email)
    await changePassword(person)
    expect(mailsTo(person.email)).toBeGreaterThan(0)
  },
)

test('staff find the address and clear it with a reason, once; it stands in the log without the address', async () => {
  const person = await refused()
  const list = await staff.get(`/api/admin/bounces?q=${person.email.slice(0, 8).toUpperCase()}`)
  expect(list.body.bounces).toContainEqual(expect.objectContaining({ email: person.email }))
  const clear = () => staff.post('/api/admin/bounces/clear', { email: person.email, reason: 'Postfach neu angelegt' })
  const both = await Promise.all([clear(), clear()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await isRefused(person)).toBe(false)
  const log = await rowsOf<{ reason: string; target: string }>(
    app.world.db,
    sql`select reason, target_id as target from audit_log where action = 'email.bounce-cleared'`,
  )
  expect(log).toHaveLength(1)
  expect(log[0]?.reason).toBe('Postfach neu angelegt')
  expect(log[0]?.target).not.toContain('@')
})

test('readers see the list and change nothing; other staff see nothing', async () => {
  const reader = await app.person({ staff: 'readonly' })
  const moderator = await app.person({ staff: 'moderator' })
  expect((await reader.get('/api/admin/bounces')).status).toBe(200)
  const body = { email: 'someone@example.org', reason: 'nur so' }
  expect((await reader.post('/api/admin/bounces/clear', body)).status).toBe(403)
  expect((await moderator.get('/api/admin/bounces')).status).toBe(403)
})

test('a mark ends after 180 days, and with the account', async () => {
  const person = await refused()
  app.passTime(181 * DAY_MS)
  await forgetOldAccountRows(app.world)
  expect((await bounceStateOf(app.world, [person.email])).size).toBe(0)
})
