import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { accountsWork } from '../accounts.jobs.ts'
import { accountsRoutes } from '../accounts.routes.ts'
import { staffRoutes } from './staff.routes.ts'

const TEAM = '/api/admin/team'
const REASON = 'Vertretung im Dezember'

let app: TestApp
let first: TestPerson
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
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.world.db.execute(sql`delete from staff`)
  first = await app.person({ staff: 'superadmin' })
})

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const members = async (by = first) =>
  (await by.get(TEAM)).body.members.map(({ username, role, isSelf }) => [username, role, isSelf])
const role = (of: TestPerson, wanted: string, by = first) =>
  by.post(`${TEAM}/${of.id}/role`, { role: wanted, reason: REASON })
const remove = (of: TestPerson, by = first) => by.post(`${TEAM}/${of.id}/remove`, { reason: REASON })
const audited = (of: TestPerson) =>
  rowsOf<{ action: string; role: string; reason: string; changed: object }>(
    app.world.db,
    sql`select action, role, reason, changed from audit_log where target_id = ${of.id} order by at, id`,
  )

test('a superadmin appoints an account, changes its role and takes it away; its sessions end each time', async () => {
  const person = await app.person()
  const second = await app.person({ staff: 'superadmin' })
  const sent = app.mail.messages.length
  const body = { email: person.email.toUpperCase(), role: 'support', reason: REASON }
  expect((await first.post(TEAM, body)).status).toBe(200)
  expect(code(await first.post(TEAM, body))).toEqual([409, 'staff.already'])
  expect((await person.get('/api/auth/me')).status).toBe(401)
  expect(await members()).toContainEqual([person.username, 'support', false])
  await app.jobsDone()
  const mails = app.mail.messages.slice(sent)
  expect(mails.map(({ to }) => to).sort()).toEqual([first.email, person.email, second.email].sort())
  expect(mails[0]?.text).toContain(
    `${first.username} hat in der Verwaltung die Rolle von ${person.username} geändert: keine Rolle → Support.`,
  )
  await person.post('/api/auth/login', { username: person.username, password: person.password })
  expect((await person.get('/api/staff/me')).body).toMatchObject({ role: 'support', secondFactor: 'missing' })
  app.passTime(1000)
  expect((await role(person, 'finance')).status).toBe(200)
  expect((await person.get('/api/staff/me')).status).toBe(401)
  app.passTime(1000)
  expect((await remove(person)).status).toBe(200)
  expect(code(await remove(person))).toEqual([404, 'staff.unknown'])
  expect((await audited(person)).map(({ action, role, reason, changed }) => [action, role, reason, changed])).toEqual([
    ['staff.grant', 'superadmin', REASON, { role: [null, 'support'] }],
    ['staff.grant', 'superadmin', REASON, { role: ['support', 'finance'] }],
    ['staff.revoke', 'superadmin', REASON, { role: ['finance', null] }],
  ])
})

test('the last superadmin stays: not removed, not demoted, not deleted', async () => {
  for (const answer of [await remove(first), await role(first, 'moderator')]) {
    expect(code(answer)).toEqual([409, 'staff.last-superadmin'])
  }
  expect(code(await first.delete('/api/auth/me', {}))).toEqual([409, 'staff.last-superadmin'])
  expect((await first.get(TEAM)).status).toBe(200)
  const second = await app.person({ staff: 'superadmin' })
  expect((await remove(second)).status).toBe(200)
})

test('of two superadmins who remove each other at once, one stays', async () => {
  const second = await app.person({ staff: 'superadmin' })
  const answers = await Promise.all([remove(second), remove(first, second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const [row] = await rowsOf<{ count: number }>(app.world.db, sql`select count(*)::int as count from staff`)
  expect(row?.count).toBe(1)
})

test('only confirmed accounts are appointed, with a reason, and after a recent sign-in or the password', async () => {
  const person = await app.person()
  const appoint = (body: object) => first.post(TEAM, { email: person.email, role: 'readonly', reason: REASON, ...body })
  expect(code(await appoint({ email: 'unknown@example.org' }))).toEqual([404, 'staff.no-account'])
  expect((await appoint({ reason: '' })).status).toBe(400)
  await app.world.db.execute(sql`update users set email_verified_at = null where id = ${person.id}`)
  expect(code(await appoint({}))).toEqual([409, 'staff.unconfirmed'])
  await app.world.db.execute(sql`update users set email_verified_at = now() where id = ${person.id}`)
  app.passTime(16 * 60_000)
  expect(code(await appoint({}))).toEqual([403, 'accounts.reauth'])
  expect(code(await appoint({ password: 'wrong' }))).toEqual([401, 'accounts.credentials'])
  expect((await appoint({ password: first.password })).status).toBe(200)
  expect(await audited(person)).toHaveLength(1)
})
