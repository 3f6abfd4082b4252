import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NoticeContent } from '#contract/notice-content.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { pushNotice } from '#server/features/push/sending/push-notice.service.ts'
import { createPushDouble } from '#server/features/push/testing/push-double.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { notificationsHousekeepingJob } from './notifications.jobs.ts'
import { notify } from './notify.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-03-02T11:00:00Z') })
})
afterAll(() => app.close())

const REJECTED: NoticeContent = {
  kind: 'brand-reviewed',
  brand: 'Kante',
  decision: 'rejected',
  reason: 'Das Impressum fehlt.',
}
const tell = (person: TestPerson, content: NoticeContent, brandId: string | null = null) =>
  notify(app.world, { userIds: [person.id, person.id], brandId, content })
const english = { headers: { 'accept-language': 'en' } }

describe('a notification', () => {
  test('is in the bell, once, in the language of the reader, with the words of the reviewer', async () => {
    const person = await app.person()
    const { id: brandId } = await insertTestBrand(app.world, { owner: person.id })
    await tell(person, REJECTED, brandId)
    const { body } = await person.get('/api/notifications')
    expect(body).toMatchObject({
      unread: 1,
      cursor: null,
      notices: [
        {
          kind: 'brand-reviewed',
          title: 'Kante wurde abgelehnt',
          text: 'Das Impressum fehlt.',
          path: '/dashboard',
          brandId,
        },
      ],
    })
    expect((await person.get('/api/notifications', english)).body.notices[0]?.title).toBe('Kante was rejected')
  })

  test('is read one by one, or all at once, by its reader only', async () => {
    const [person, other] = [await app.person(), await app.person()]
    for (let time = 0; time < 3; time += 1) await tell(person, REJECTED)
    const { notices } = (await person.get('/api/notifications')).body
    const ids = [notices[0]?.id]
    expect((await other.post('/api/notifications/read', { ids })).body).toEqual({ unread: 0 })
    expect((await person.post('/api/notifications/read', { ids })).body).toEqual({ unread: 2 })
    expect((await person.post('/api/notifications/read', {})).body).toEqual({ unread: 0 })
  })

  test('is on the next page when there are many', async () => {
    const person = await app.person()
    for (let time = 0; time < 23; time += 1) {
      await tell(person, REJECTED)
      app.passTime(1)
    }
    const { body } = await person.get('/api/notifications')
    const next = (await person.get(`/api/notifications?cursor=${body.cursor}`)).body
    const ids = [...body.notices, ...next.notices].map(({ id }: { id: string }) => id)
    expect([body.notices.length, next.notices.length, new Set(ids).size, next.cursor]).toEqual([20, 3, 23, null])
    expect((await person.get('/api/notifications?cursor=nonsense')).status).toBe(400)
  })

  test('comes and goes with the transaction of its cause', async () => {
    const person = await app.person()
    await app.world.db
      .transaction(async (db) => {
        await notify({ ...app.world, db }, { userIds: [person.id], brandId: null, content: REJECTED })
        throw new Error('the cause failed')
      })
      .catch(() => {})
    await app.jobsDone()
    expect((await person.get('/api/notifications')).body.unread).toBe(0)
    expect(() => app.mail.lastTo(person.email)).toThrow()
  })
})

describe('channels', () => {
  test('a mail is written in the language of the account and leads to the brand', async () => {
    const person = await app.person()
    const { id } = await insertTestBrand(app.world, { owner: person.id })
    await tell(person, REJECTED, id)
    await app.jobsDone()
    const { subject, text } = app.mail.lastTo(person.email)
    expect(subject).toBe('Kante wurde abgelehnt')
    expect(text).toContain('Das Impressum fehlt.')
    expect(text).toContain(`/dashboard?brand=${id}`)
  })

  test('can be switched off by kind, but for decisions against a brand, which are mailed in any case', async () => {
    const person = await app.person()
    for (const channel of ['bell', 'mail'])
      await person.put('/api/notifications/preferences', { kind: 'brand-reviewed', channel, isOn: false })
    const { body } = await person.get('/api/notifications/preferences')
    expect(body.find(({ kind }: { kind: string }) => kind === 'brand-reviewed')).toMatchObject({
      bell: false,
      mail: false,
    })
    await tell(person, { ...REJECTED, decision: 'approved' })
    await app.jobsDone()
    expect((await person.get('/api/notifications')).body.unread).toBe(0)
    expect(() => app.mail.lastTo(person.email)).toThrow()
    await tell(person, REJECTED)
    await app.jobsDone()
    expect(app.mail.lastTo(person.email).subject).toBe('Kante wurde abgelehnt')
  })

  test('a subscribed browser is told by day, and not at night', async () => {
    const person = await app.person()
    const push = createPushDouble()
    const browser = push.browser()
    await person.post('/api/push/subscriptions', browser.subscription)
    const order = { id: crypto.randomUUID(), userId: person.id, brandId: null, content: REJECTED }
    await pushNotice(app.world, push, order)
    expect(push.arrivedAt(browser)).toMatchObject([{ notice: { title: 'Kante wurde abgelehnt', path: '/dashboard' } }])
    app.passTime(12 * 3_600_000)
    await pushNotice(app.world, push, order)
    expect(push.arrivedAt(browser)).toHaveLength(1)
    app.passTime(12 * 3_600_000)
  })
})

test('notifications are deleted after a year', async () => {
  const person = await app.person()
  await tell(person, REJECTED)
  await app.jobs.run(notificationsHousekeepingJob, {})
  expect((await person.get('/api/notifications')).body.notices).toHaveLength(1)
  app.passTime(366 * 86_400_000)
  const later = await app.person()
  await tell(later, REJECTED)
  await app.jobs.run(notificationsHousekeepingJob, {})
  expect((await later.get('/api/notifications')).body.notices).toHaveLength(1)
  const [left] = (await app.world.db.execute<{ count: number }>('select count(*)::int as count from notifications'))
    .rows
  expect(left?.count).toBe(1)
})

test('a team is told, each member whose role allows it, without the one who did it', async () => {
  const [owner, editor, finance] = [await app.person(), await app.person(), await app.person()]
  const { id: brandId } = await insertTestBrand(app.world, {
    owner: owner.id,
    members: { [editor.id]: 'editor', [finance.id]: 'finance' },
  })
  const content: NoticeContent = { kind: 'closure', brand: 'Kante', phase: 'began' }
  await notifyTeam(app.world, { brandId, right: 'products', content, exceptId: owner.id })
  const unread = async (person: TestPerson) => (await person.get('/api/notifications')).body.unread
  expect([await unread(owner), await unread(editor), await unread(finance)]).toEqual([0, 1, 0])
})
