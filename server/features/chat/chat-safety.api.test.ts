import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { chatHousekeepingJob } from './chat.jobs.ts'
import { type ChatDesk, code, openChatDesk } from './testing/chat-desk.ts'

let desk: ChatDesk
beforeAll(async () => {
  desk = await openChatDesk({ now: new Date('2026-11-02T12:00:00Z'), env: { RATE_LIMITS: 'on' } })
})
afterAll(() => desk.app.close())

describe('other people', () => {
  test('neither read nor write in it: shoppers, other brands, other roles, staff (Trust S42)', async () => {
    const { id } = await desk.begin()
    const [outsider, editor, rival] = [await desk.app.person(), await desk.app.person(), await desk.app.person()]
    await desk.join(editor, 'editor')
    await insertTestBrand(desk.app.world, { owner: rival.id })
    const support = await desk.app.person({ staff: 'support' })
    const sending = { messageId: randomUUID(), text: 'Hallo' }
    for (const [person, base] of [
      [outsider, '/api'],
      [desk.agent, '/api'],
      [rival, '/api/brand'],
      [support, '/api/staff'],
    ] as const) {
      const at = `${base}/conversations/${id}`
      for (const answered of [
        await person.get(at),
        await person.get(`${at}/messages`),
        await person.post(`${at}/messages`, sending),
        await person.post(`${at}/marks`, { deliveredSeq: 1 }),
      ])
        expect([person.username, ...code(answered)]).toEqual([person.username, 404, 'chat.unknown'])
    }
    expect(code(await editor.get(`/api/brand/conversations/${id}`))).toEqual([403, 'forbidden'])
    expect(code(await desk.app.visitor().get(`/api/conversations/${id}`))).toEqual([401, 'unauthenticated'])
  })

  test('cannot begin one: a brand, and its own team does not write to it', async () => {
    expect(code(await desk.write(desk.agent, 'Hallo'))).toEqual([409, 'chat.own-brand'])
    const hidden = await insertTestBrand(desk.app.world, { status: 'suspended' })
    expect(code(await desk.write(await desk.grownUp(), 'Hallo', { brandId: hidden.id }))).toEqual([
      404,
      'brands.unknown',
    ])
    const other = await insertTestBrand(desk.app.world)
    const foreign = await desk.write(await desk.grownUp(), 'Hallo', { brandId: other.id, productId: desk.productId })
    expect(code(foreign)).toEqual([404, 'products.unknown'])
  })
})

test('either side blocks the other, and only its own block is its to take back', async () => {
  const { shopper, id } = await desk.begin()
  const send = () => shopper.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), text: 'Hallo?' })
  expect((await desk.agent.post(`/api/brand/conversations/${id}/block`)).body).toMatchObject({ lock: 'blocked' })
  expect((await desk.read(shopper, id)).conversation).toMatchObject({ lock: 'blocked-by-partner' })
  expect(code(await send())).toEqual([403, 'chat.blocked'])
  expect(code(await desk.answer(id, 'Nein'))).toEqual([403, 'chat.blocked'])
  expect((await shopper.delete(`/api/conversations/${id}/block`)).body).toMatchObject({ lock: 'blocked-by-partner' })
  expect((await desk.agent.delete(`/api/brand/conversations/${id}/block`)).body).toMatchObject({ lock: null })
  expect((await send()).status).toBe(200)
})

test('a reported message is kept with the report, decided about, and taken out with reasons for its author', async () => {
  const { shopper, id } = await desk.begin()
  await desk.answer(id, 'Etwas Verletzendes.')
  const reporting = { reason: 'hate', explanation: 'Beleidigt mich.' }
  const at = (seq: number) => `/api/conversations/${id}/messages/${seq}/report`
  expect(code(await shopper.post(at(1), reporting))).toEqual([409, 'chat.own-message'])
  expect(code(await shopper.post(at(9), reporting))).toEqual([404, 'chat.unknown'])
  const { status, body } = await shopper.post(at(2), reporting)
  expect(status).toBe(200)
  const { reference } = body as { reference: string }
  const staff = await desk.app.person({ staff: 'moderator' })
  const [notice] = await rowsOf<{ id: string }>(
    desk.app.world.db,
    sql`select id from content_notices where reference = ${reference}`,
  )
  expect((await staff.get(`/api/staff/notices/${notice?.id}`)).body).toMatchObject({
    snapshot: 'Etwas Verletzendes.',
    canBlock: true,
    isOwnBrand: false,
  })
  const facts = 'Die Nachricht beleidigt die andere Person.'
  const decision = { outcome: 'restricted', answer: 'Du hattest recht, wir haben sie entfernt.' }
  const decide = (rest: object) => staff.post(`/api/staff/notices/${notice?.id}/decision`, { ...decision, ...rest })
  expect(code(await decide({}))).toEqual([400, 'review.reasons'])
  expect((await decide({ facts })).status).toBe(200)
  expect((await desk.read(shopper, id)).messages[1]).toMatchObject({ text: '', isRemoved: true })
  await desk.app.jobsDone()
  expect(desk.app.mail.messages.find(({ to }) => to === desk.agent.email)?.text).toContain(facts)
})

test('the support answers users, of shops and without one', async () => {
  const shopper = await desk.grownUp()
  const { body } = await shopper.post('/api/conversations', {
    messageId: randomUUID(),
    text: 'Ich komme nicht weiter.',
  })
  const id = body.conversationId ?? ''
  const support = await desk.app.person({ staff: 'support' })
  expect((await support.get('/api/staff/conversations')).body).toMatchObject({ counts: { all: 1, unassigned: 1 } })
  await support.post(`/api/staff/conversations/${id}/messages`, { messageId: randomUUID(), text: 'Was siehst du?' })
  expect(await desk.read(shopper, id)).toMatchObject({
    conversation: { kind: 'support', partner: { name: 'Dropdeck' }, unread: 1, canBlock: false },
  })
  expect((await shopper.get('/api/conversations/start')).body).toMatchObject({ conversationId: id })
})

test('goes with the account, with the brand, and 24 months after the last message', async () => {
  const [gone, old, kept] = [await desk.begin(), await desk.begin(), await desk.begin()]
  expect((await gone.shopper.delete('/api/auth/me', { password: gone.shopper.password })).status).toBe(200)
  const ids = async () =>
    (await rowsOf<{ id: string }>(desk.app.world.db, sql`select id from conversations`)).map(({ id }) => id)
  expect(await ids()).not.toContain(gone.id)
  await desk.app.world.db.execute(
    sql`update conversations set last_message_at = last_message_at - interval '24 months 2 days' where id = ${old.id}`,
  )
  await desk.app.jobs.run(chatHousekeepingJob, {})
  expect(await ids()).not.toContain(old.id)
  expect(await ids()).toContain(kept.id)
})
