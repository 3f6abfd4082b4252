import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { closeTickets, forgetTickets } from './lifecycle.service.ts'
import { DAY_MS, HOUR_MS, openTicketDesk, TICKET_FORM } from './testing/ticket-desk.ts'

let desk: Awaited<ReturnType<typeof openTicketDesk>>
let app: TestApp
let agent: TestPerson
let person: TestPerson
beforeAll(async () => {
  desk = await openTicketDesk()
  app = desk.app
  agent = desk.agent
})
beforeEach(async () => {
  person = await app.person()
})
afterAll(() => app.close())

const upload = (by: TestPerson, bytes: Uint8Array, name = 'liste.csv') =>
  by.post(`/api/ticket-attachments?name=${encodeURIComponent(name)}`, undefined, multipartOf({ bytes, name }))

describe('a ticket', () => {
  test('gets a number, is answered, and the answer goes out by mail and bell', async () => {
    const ticket = await desk.opened(person)
    expect(ticket.number).toMatch(/^SW-1\d{5}$/)
    expect(ticket).toMatchObject({
      state: 'new',
      brandId: null,
      messages: [{ text: TICKET_FORM.description, isOwn: true }],
    })
    await desk.reply(ticket.id, 'Wir haben dir einen neuen Code geschickt.')
    const answered = await desk.read(person, ticket.id)
    expect(answered).toMatchObject({ state: 'waiting_customer', replyBy: null })
    expect(answered.messages[1]).toMatchObject({ side: 'staff', author: null, text: /neuen Code/ })
    expect(answered.events.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'assigned ',
      'state waiting_customer',
    ])
    await app.jobsDone()
    const mail = app.mail.messages.find(({ to, subject }) => to === person.email && subject.includes(ticket.number))
    expect(mail?.text).toContain('Wir haben dir einen neuen Code geschickt.')
    expect(mail?.text).toContain(`/support-tickets?ticket=${ticket.id}`)
    const bell = (await person.get('/api/notifications')).body as { notices: { title: string }[] }
    expect(bell.notices[0]?.title).toContain(ticket.number)
  })

  test('is opened once by a repeated request, as is a message', async () => {
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([desk.opened(person, {}, key), desk.opened(person, {}, key)])
    expect(second.id).toBe(first.id)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (const _ of [1, 2]) await person.post(`/api/tickets/${first.id}/messages`, { text: 'Noch etwas.' }, { headers })
    expect((await desk.read(person, first.id)).messages).toHaveLength(2)
  })

  test('has its limits, each named', async () => {
    for (const wrong of [
      { subject: 'Nur' },
      { subject: 'x'.repeat(121) },
      { description: 'zu kurz' },
      { description: 'x'.repeat(5001) },
      { category: 'other' },
      { subject: 'mit\nZeile' },
      { attachmentIds: Array.from({ length: 6 }, () => crypto.randomUUID()) },
    ]) {
      expect((await person.post('/api/tickets', { ...TICKET_FORM, ...wrong })).body.code).toBe('input')
    }
    const missing = { ...TICKET_FORM, attachmentIds: [crypto.randomUUID()] }
    expect((await person.post('/api/tickets', missing)).body.code).toBe('tickets.attachment')
    expect((await person.post('/api/tickets', { ...TICKET_FORM, urgency: 'critical' })).body.code).toBe(
      'tickets.critical',
    )
    expect((await person.get('/api/tickets')).body).toMatchObject({ tickets: [] })
  })

  test('is closed by itself, opened again within 14 days, and followed by a new one later', async () => {
    const { id } = await desk.opened(person)
    await desk.reply(id, 'Erledigt.', 'resolved')
    await desk.later(7 * DAY_MS + HOUR_MS)
    await closeTickets(app.world)
    expect(await desk.read(person, id)).toMatchObject({ state: 'closed' })
    await desk.later(13 * DAY_MS)
    const again = await person.post(`/api/tickets/${id}/messages`, { text: 'Es ist wieder da.' })
    expect(again.body).toMatchObject({ state: 'open', reopensUntil: null })
    expect((await desk.staffRead(id)).clock.owed).toBe('next')
    await agent.put(`/api/admin/tickets/${id}/state`, { state: 'closed' })
    await desk.later(14 * DAY_MS + HOUR_MS)
    const late = await person.post(`/api/tickets/${id}/messages`, { text: 'Und noch einmal.' })
    expect(late.body.code).toBe('tickets.closed')
    const next = await desk.opened(person, { followsId: id })
    expect(next.follows).toMatchObject({ id })
  })

  test('is rated once, a day after it was closed', async () => {
    const { id } = await desk.opened(person)
    const rate = () => person.post(`/api/tickets/${id}/rating`, { stars: 5, comment: 'Danke!' })
    expect((await rate()).body.code).toBe('tickets.rating')
    await agent.put(`/api/admin/tickets/${id}/state`, { state: 'closed' })
    await closeTickets(app.world)
    expect((await desk.read(person, id)).rating.state).toBe('none')
    await desk.later(DAY_MS + HOUR_MS)
    await closeTickets(app.world)
    await closeTickets(app.world)
    expect((await desk.read(person, id)).rating.state).toBe('open')
    await app.jobsDone()
    expect(app.mail.messages.filter(({ to, subject }) => to === person.email && /Wie war/.test(subject))).toHaveLength(
      1,
    )
    expect((await rate()).body).toMatchObject({ rating: { state: 'given', stars: 5 } })
    expect((await rate()).body.code).toBe('tickets.rating')
    expect((await desk.staffRead(id)).rating).toEqual({ stars: 5, comment: 'Danke!' })
  })
})

describe('what is read', () => {
  test('by others is nothing: list, ticket, message, attachment, end, rating', async () => {
    const file = (await upload(person, Buffer.from('a;b\n1;2'))).body as { id: string }
    const ticket = await desk.opened(person, { attachmentIds: [file.id] })
    const other = await app.person()
    expect((await other.get('/api/tickets')).body).toMatchObject({ tickets: [] })
    const calls = [
      other.get(`/api/tickets/${ticket.id}`),
      other.post(`/api/tickets/${ticket.id}/messages`, { text: 'Hallo' }),
      other.post(`/api/tickets/${ticket.id}/resolve`),
      other.post(`/api/tickets/${ticket.id}/rating`, { stars: 1 }),
      other.get(`/api/ticket-attachments/${file.id}`),
      other.post('/api/tickets', { ...TICKET_FORM, followsId: ticket.id }),
    ]
    for (const { body } of await Promise.all(calls)) expect(body).toMatchObject({ code: 'tickets.unknown' })
    const moderator = await app.person({ staff: 'moderator' })
    expect((await moderator.get(`/api/admin/tickets/${ticket.id}`)).status).toBe(403)
    expect((await moderator.get(`/api/ticket-attachments/${file.id}`)).status).toBe(404)
  })

  test('of a brand follows the right of the role', async () => {
    const [owner, supporter, editor, outsider] = await Promise.all([1, 2, 3, 4].map(() => app.person()))
    if (!owner || !supporter || !editor || !outsider) throw new Error('people are missing')
    const members = { [supporter.id]: 'support', [editor.id]: 'editor' } as const
    const brand = await insertTestBrand(app.world, { owner: owner.id, members })
    const ticket = await desk.opened(owner, { brandId: brand.id })
    const own = await desk.opened(editor, { brandId: brand.id })
    const seen = async (by: TestPerson) => {
      const { body } = await by.get(`/api/tickets?brandId=${brand.id}`)
      return (body as { tickets: { id: string }[] }).tickets.map(({ id }) => id)
    }
    expect(await seen(supporter)).toEqual(expect.arrayContaining([ticket.id, own.id]))
    expect(await seen(editor)).toEqual([own.id])
    expect((await editor.get(`/api/tickets/${ticket.id}`)).status).toBe(404)
    expect((await outsider.get(`/api/tickets?brandId=${brand.id}`)).status).toBe(403)
    expect((await outsider.post('/api/tickets', { ...TICKET_FORM, brandId: brand.id })).status).toBe(403)
    // Members who leave the brand no longer read its tickets, not even their own.
    await app.world.db.execute(sql`delete from brand_members where user_id = ${editor.id}`)
    expect((await editor.get(`/api/tickets/${own.id}`)).status).toBe(404)
  })

  test('never holds a note, nor the name of an agent', async () => {
    const ticket = await desk.opened(person)
    await agent.post(`/api/admin/tickets/${ticket.id}/notes`, { text: 'Kundin ist ungeduldig, Vorsicht.' })
    await desk.reply(ticket.id, 'Wir schauen nach.')
    await app.jobsDone()
    const texts = [
      (await person.get(`/api/tickets/${ticket.id}`)).text,
      (await person.get('/api/tickets')).text,
      (await person.get('/api/notifications')).text,
      ...app.mail.messages.filter(({ to }) => to === person.email).map(({ text }) => text),
    ]
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) {
      expect(text).not.toContain('ungeduldig')
      expect(text).not.toContain(agent.username)
    }
    expect((await desk.staffRead(ticket.id)).notes).toMatchObject([{ author: agent.username, text: /ungeduldig/ }])
  })

  test('is erased with the account; of a brand it stays without the name', async () => {
    const brand = await insertTestBrand(app.world, { members: { [person.id]: 'support' } })
    const file = (await upload(person, Buffer.from('a;b'))).body as { id: string }
    const own = await desk.opened(person, { attachmentIds: [file.id] })
    const ofBrand = await desk.opened(person, { brandId: brand.id })
    await upload(person, Buffer.from('c;d'))
    expect((await person.delete('/api/auth/me', { password: person.password })).status).toBe(200)
    const [left] = await rowsOf<{ own: number; files: number }>(
      app.world.db,
      sql`select (select count(*)::int from tickets where id = ${own.id}) as own,
            (select count(*)::int from ticket_files f join ticket_attachments a on a.id = f.attachment_id
              where a.id = ${file.id} or a.pending_of is not null) as files`,
    )
    expect(left).toEqual({ own: 0, files: 0 })
    const kept = await desk.staffRead(ofBrand.id)
    expect(kept.background.person).toBeNull()
    expect(kept.messages).toMatchObject([{ author: null, text: TICKET_FORM.description }])
  })

  test('ends after 24 months without a change', async () => {
    const { id } = await desk.opened(person)
    const at = (months: number) => ({ ...app.world, now: () => monthsLater(app.world.now(), months) })
    await forgetTickets(at(23))
    expect((await person.get(`/api/tickets/${id}`)).status).toBe(200)
    await forgetTickets(at(25))
    expect((await person.get(`/api/tickets/${id}`)).status).toBe(404)
  })
})

function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

describe('an attachment', () => {
  test('is taken by content, and served as a download that is no page of ours', async () => {
    const { body } = await upload(person, Buffer.from('id;name\n1;Jäger'), './produkte.csv')
    expect(body).toMatchObject({ name: '__produkte.csv', type: 'csv' })
    const { id } = body as { id: string }
    const ticket = await desk.opened(person, { attachmentIds: [id] })
    expect(ticket.messages[0]?.attachments).toMatchObject([{ id, type: 'csv', bytes: 16 }])
    for (const reader of [person, agent]) {
      const { status, headers, bytes } = await reader.get(`/api/ticket-attachments/${id}`)
      expect([status, Buffer.from(bytes).toString()]).toEqual([200, 'id;name\n1;Jäger'])
      expect(headers['content-disposition']).toMatch(/^attachment; filename=/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain('sandbox')
    }
  })

  test('of another kind, empty or too large is refused', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect((await upload(person, page, 'bild.png')).body).toMatchObject({ code: 'tickets.attachment-type' })
    expect((await upload(person, Buffer.alloc(0))).body).toMatchObject({ code: 'tickets.attachment-empty' })
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
    expect((await upload(person, large)).body).toMatchObject({ code: 'too-large' })
  })

  test("belongs to one message of its sender, and another user's is not sent along", async () => {
    const { id } = (await upload(person, Buffer.from('a;b'))).body as { id: string }
    const other = await app.person()
    expect((await other.post('/api/tickets', { ...TICKET_FORM, attachmentIds: [id] })).body.code).toBe(
      'tickets.attachment',
    )
    expect((await other.delete(`/api/ticket-attachments/${id}`)).status).toBe(404)
    await desk.opened(person, { attachmentIds: [id] })
    expect((await person.post('/api/tickets', { ...TICKET_FORM, attachmentIds: [id] })).body.code).toBe(
      'tickets.attachment',
    )
  })
})

describe('a reference', () => {
  test('is of the own brand and within the rights of the role', async () => {
    const [owner, editor] = [await app.person(), await app.person()]
    const brand = await insertTestBrand(app.world, { owner: owner.id, members: { [editor.id]: 'editor' } })
    const foreign = await insertTestBrand(app.world)
    const insert = async (brandId: string, name: string) => {
      const [row] = await rowsOf<{ id: string }>(
        app.world.db,
        sql`insert into campaigns (brand_id, name, status, bid_cents, daily_budget_cents, starts_at, pacing, created_at)
            values (${brandId}, ${name}, 'paused', 10, 200, now(), 'even', now()) returning id`,
      )
      return row?.id ?? ''
    }
    const [own, other] = [await insert(brand.id, 'Herbst'), await insert(foreign.id, 'Fremd')]
    const picked = (by: TestPerson) =>
      by.get('/api/brand/ticket-references?type=campaign&q=her', { headers: { 'x-brand-id': brand.id } })
    expect((await picked(owner)).body).toEqual({ references: [{ type: 'campaign', id: own, name: 'Herbst' }] })
    expect((await picked(editor)).body).toEqual({ references: [] })
    const send = (by: TestPerson, id: string) =>
      by.post('/api/tickets', { ...TICKET_FORM, brandId: brand.id, reference: { type: 'campaign', id } })
    expect((await send(owner, own)).body).toMatchObject({ reference: { name: 'Herbst' } })
    expect((await send(owner, other)).body.code).toBe('tickets.reference')
    expect((await send(editor, own)).body.code).toBe('tickets.reference')
  })
})
