import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberRole } from '#contract/rights.ts'
import type { Team } from '#contract/team.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const DAY_MS = 86_400_000
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
async function openTeam(roles: readonly MemberRole[] = []) {
  const owner = await app.person()
  const others: TestPerson[] = []
  for (const _ of roles) others.push(await app.person())
  const members = Object.fromEntries(others.map(({ id }, index) => [id, roles[index] ?? 'editor']))
  const { id: brandId } = await insertTestBrand(app.world, { owner: owner.id, members })
  return { owner, others, brandId }
}
const tokenFor = (email: string) => /token=([\w-]{43})/.exec(app.mail.lastTo(email).text)?.[1] ?? ''
async function invited(owner: TestPerson, email: string, role: MemberRole = 'editor'): Promise<string> {
  expect((await owner.post('/api/brand/invites', { email, role })).status).toBe(200)
  await app.jobsDone()
  return tokenFor(email)
}
const actionsOf = async (brandId: string) =>
  (
    await rowsOf<{ action: string }>(
      app.world.db,
      sql`select action from audit_log where brand_id = ${brandId} order by at, id`,
    )
  )
    .map(({ action }) => action)
    .sort()

describe('an invitation', () => {
  test('lets the account of its address join, which is a brand account from then on', async () => {
    const { owner, brandId } = await openTeam()
    const guest = await app.person()
    const right = await invited(owner, guest.email.toUpperCase(), 'finance')
    expect((await app.visitor().get(`/api/invitations/${right}`)).body).toMatchObject({ role: 'finance' })
    expect((await guest.post(`/api/invitations/${right}/accept`)).body).toEqual({ brandId })
    expect((await guest.get('/api/brand/me')).body).toMatchObject({ role: 'finance', rights: ['billing'] })
    expect((await guest.get('/api/auth/me')).body.userType).toBe('brand')
    expect((await owner.get('/api/notifications')).body.notices[0]?.kind).toBe('team-changed')
    expect(code(await guest.post(`/api/invitations/${right}/accept`))).toEqual([410, 'team.invite-over'])
    expect(await actionsOf(brandId)).toEqual(['team.invited', 'team.joined'])
  })

  test('is not written for a member who was removed while the call waited', async () => {
    const { others, brandId } = await openTeam(['admin'])
    const [admin] = others
    if (!admin) throw new Error('a team with an admin')
    let answer: Promise<{ readonly status: number }> | null = null
    await inTransaction(app.world, async ({ db }) => {
      await db.execute(sql`select 1 from brands where id = ${brandId} for update`)
      answer = admin.post('/api/brand/invites', { email: 'zweitkonto@example.org', role: 'admin' })
      const waiting = () =>
        asOwner(
          app.database.url,
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      await expect.poll(waiting).toHaveLength(1)
      await db.execute(sql`delete from brand_members where brand_id = ${brandId} and user_id = ${admin.id}`)
    })
    expect(await answer).toMatchObject({ status: 403 })
    expect(await actionsOf(brandId)).toEqual([])
  })

  test('is for no other account, and for none whose address is not confirmed', async () => {
    const { owner } = await openTeam()
    const [guest, other] = [await app.person(), await app.person()]
    const token = await invited(owner, guest.email)
    expect(code(await other.post(`/api/invitations/${token}/accept`))).toEqual([403, 'team.invite-address'])
    await app.world.db.execute(sql`update users set email_verified_at = null where id = ${guest.id}`)
    expect(code(await guest.post(`/api/invitations/${token}/accept`))).toEqual([403, 'team.invite-address'])
    expect(code(await app.visitor().post(`/api/invitations/${token}/accept`))).toEqual([401, 'unauthenticated'])
  })

  test('ends after a week, by a newer one, and when it is taken back', async () => {
    const { owner } = await openTeam()
    const guest = await app.person()
    const first = await invited(owner, guest.email)
    const second = await invited(owner, guest.email)
    expect(second).not.toBe(first)
    expect(code(await app.visitor().get(`/api/invitations/${first}`))).toEqual([410, 'team.invite-over'])
    const { invites } = (await owner.get('/api/brand/members')).body
    expect(invites).toMatchObject([{ email: guest.email, isExpired: false }])
    expect((await owner.delete(`/api/brand/invites/${invites[0]?.id}`)).body).toMatchObject({ invites: [] })
    expect(code(await app.visitor().get(`/api/invitations/${second}`))).toEqual([410, 'team.invite-over'])
    const third = await invited(owner, guest.email)
    app.passTime(7 * DAY_MS + 1)
    expect(code(await guest.post(`/api/invitations/${third}/accept`))).toEqual([410, 'team.invite-over'])
    app.passTime(-7 * DAY_MS - 1)
  })

  test('is stored as a hash only', async () => {
    const { owner } = await openTeam()
    const token = await invited(owner, 'neu@example.org')
    const [row] = await rowsOf<{ text: string }>(
      app.world.db,
      sql`select string_agg(i::text, ' ') || (select coalesce(string_agg(data::text, ' '), '') from jobs.job) as text
          from brand_invites i`,
    )
    expect(row?.text).not.toContain(token)
  })

  test('is not sent to members, and not seen by those who may not manage the team', async () => {
    const { owner, others } = await openTeam(['editor'])
    const [editor] = others
    if (!editor) throw new Error('a team with an editor')
    const already = await owner.post('/api/brand/invites', { email: editor.email, role: 'admin' })
    expect(code(already)).toEqual([409, 'team.already-member'])
    await invited(owner, 'neu2@example.org')
    const { members, invites } = (await editor.get('/api/brand/members')).body
    expect([members.map(({ email }: { email: string | null }) => email), invites]).toEqual([[null, null], []])
  })
})

describe('roles', () => {
  test('change from the next request on', async () => {
    const { owner, others, brandId } = await openTeam(['editor'])
    const [editor] = others
    if (!editor) throw new Error('a team with an editor')
    await owner.put(`/api/brand/members/${editor.id}`, { role: 'finance', version: 1 })
    expect((await editor.get('/api/brand/me')).body.rights).toEqual(['billing'])
    // A member whose page still shows the former role is told.
    const stale = await owner.put(`/api/brand/members/${editor.id}`, { role: 'support', version: 1 })
    expect(code(stale)).toEqual([409, 'conflict'])
    const { members } = (await owner.get('/api/brand/members')).body as Team
    expect(members.find(({ userId }) => userId === editor.id)).toMatchObject({ role: 'finance', version: 2 })
    await owner.delete(`/api/brand/members/${editor.id}`)
    expect(code(await editor.get('/api/brand/me'))).toEqual([403, 'forbidden'])
    expect((await editor.get('/api/notifications')).body.notices.map(({ kind }: { kind: string }) => kind)).toEqual([
      'own-role',
      'own-role',
    ])
    expect(await actionsOf(brandId)).toEqual(['team.member-removed', 'team.role-changed'])
  })

  test('of owners are touched by no admin', async () => {
    const { owner, others } = await openTeam(['admin'])
    const [admin] = others
    if (!admin) throw new Error('a team with an admin')
    expect(code(await admin.put(`/api/brand/members/${owner.id}`, { role: 'editor', version: 1 }))).toEqual([
      409,
      'team.owner-role',
    ])
    expect(code(await admin.delete(`/api/brand/members/${owner.id}`))).toEqual([403, 'forbidden'])
    const handOver = await admin.post('/api/brand/ownership', { userId: admin.id, staysOwner: false })
    expect(code(handOver)).toEqual([403, 'forbidden'])
  })

  test('of another brand’s members are unknown', async () => {
    const [{ owner }, { owner: foreign }] = [await openTeam(), await openTeam()]
    for (const answer of [
      await owner.put(`/api/brand/members/${foreign.id}`, { role: 'editor', version: 1 }),
      await owner.delete(`/api/brand/members/${foreign.id}`),
      await owner.post('/api/brand/ownership', { userId: foreign.id, staysOwner: true }),
    ])
      expect(code(answer)).toEqual([404, 'team.member-unknown'])
  })
})

describe('the last owner', () => {
  test('cannot leave, be removed or delete the account before handing over', async () => {
    const { owner, others } = await openTeam(['editor'])
    const [editor] = others
    if (!editor) throw new Error('a team with an editor')
    expect(code(await owner.post('/api/brand/leave'))).toEqual([409, 'team.last-owner'])
    expect(code(await owner.delete(`/api/brand/members/${owner.id}`))).toEqual([409, 'team.last-owner'])
    expect(code(await owner.delete('/api/auth/me'))).toEqual([409, 'accounts.owns-brand'])
    const { members } = (await owner.post('/api/brand/ownership', { userId: editor.id, staysOwner: false })).body
    const owners = new Map(
      members.map(({ userId, isOwner }: { userId: string; isOwner: boolean }) => [userId, isOwner]),
    )
    expect(owners).toEqual(
      new Map([
        [owner.id, false],
        [editor.id, true],
      ]),
    )
    expect(new Set(members.map(({ role }: { role: string }) => role))).toEqual(new Set(['admin']))
    expect((await owner.post('/api/brand/leave')).status).toBe(200)
    expect((await owner.delete('/api/auth/me')).status).toBe(200)
    expect((await editor.get('/api/brand/members')).body.members).toHaveLength(1)
  })

  test('of a brand that is closing may delete the account', async () => {
    const { owner, brandId } = await openTeam()
    await app.world.db.execute(sql`update brands set delete_after = now() + interval '30 days' where id = ${brandId}`)
    expect((await owner.delete('/api/auth/me')).status).toBe(200)
  })

  test('stays one when two owners leave at once', async () => {
    const { owner, others, brandId } = await openTeam(['admin'])
    const [second] = others
    if (!second) throw new Error('a team with an admin')
    await owner.post('/api/brand/ownership', { userId: second.id, staysOwner: true })
    const answers = await Promise.all([owner.post('/api/brand/leave'), second.post('/api/brand/leave')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [left] = await rowsOf<{ count: number }>(
      app.world.db,
      sql`select count(*)::int as count from brand_members where brand_id = ${brandId} and is_owner`,
    )
    expect(left?.count).toBe(1)
  })

  test('proves who they are when the sign-in is old', async () => {
    const { owner, others } = await openTeam(['editor'])
    const userId = others[0]?.id ?? ''
    app.passTime(3_600_000)
    const body = { userId, staysOwner: true }
    expect(code(await owner.post('/api/brand/ownership', body))).toEqual([403, 'accounts.reauth'])
    const wrong = await owner.post('/api/brand/ownership', { ...body, password: 'Falsch-Falsch-1' })
    expect(code(wrong)).toEqual([401, 'accounts.credentials'])
    expect((await owner.post('/api/brand/ownership', { ...body, password: owner.password })).status).toBe(200)
  })
})
