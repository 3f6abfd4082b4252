import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { QueuedTicket } from '#contract/support-staff.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { escalateTickets } from '../lifecycle.service.ts'
import { DAY_MS, HOUR_MS, openTicketDesk } from '../testing/ticket-desk.ts'

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

describe('staff', () => {
  test('take different tickets at the same moment, and what another has taken stays there', async () => {
    await app.world.db.execute(sql`update tickets set state = 'closed', running_since = null, owed = null`)
    const [one, two] = [await desk.opened(person), await desk.opened(person)]
    const second = await app.person({ staff: 'support' })
    const taken = await Promise.all([agent, second].map((by) => by.post('/api/admin/tickets/next', {})))
    const ids = taken.map(({ body }) => (body as { next: string }).next)
    expect(ids.toSorted()).toEqual([one.id, two.id].toSorted())
    const refused = await second.put(`/api/admin/tickets/${ids[0]}/assignee`, { staffId: second.id })
    expect(refused.body).toMatchObject({ code: 'tickets.taken' })
    const third = await app.person({ staff: 'superadmin' })
    expect((await third.post('/api/admin/tickets/next', {})).body).toEqual({ next: null })
    await agent.put(`/api/admin/tickets/${ids[0]}/assignee`, { staffId: second.id })
    expect((await desk.staffRead(ids[0] ?? '')).assignee).toEqual({ username: second.username, isOwn: false })
  })

  test('see who else is answering, and what is known about the sender', async () => {
    const owner = await app.person()
    const brand = await insertTestBrand(app.world, { name: 'Kaimauer', owner: owner.id })
    const diagnostics = { version: '0.1.0', browser: 'Firefox 140', page: '/add-product', lastError: 'req-7' }
    const { id } = await desk.opened(owner, { brandId: brand.id, diagnostics })
    const second = await app.person({ staff: 'support' })
    await second.post(`/api/admin/tickets/${id}/viewing`, { isWriting: true })
    const viewing = await agent.post(`/api/admin/tickets/${id}/viewing`, { isWriting: false })
    expect(viewing.body).toEqual({ viewers: [{ username: second.username, isWriting: true }] })
    const ticket = await desk.staffRead(id)
    expect(ticket.background).toMatchObject({
      person: { email: owner.email, isVerified: true },
      // The balance is for staff with the right to see money.
      brands: [{ name: 'Kaimauer', balanceCents: null, lastImport: null }],
      diagnostics,
    })
    await desk.later(HOUR_MS)
    expect((await desk.staffRead(id)).viewers).toEqual([])
  })

  test('merge two tickets of the same sender without loss, and no others', async () => {
    const [first, second] = [await desk.opened(person), await desk.opened(person, { subject: 'Noch ein Ticket' })]
    await agent.post(`/api/admin/tickets/${second.id}/notes`, { text: 'Gehört zusammen.' })
    const foreign = await desk.opened(await app.person())
    const merge = (intoId: string) => agent.post(`/api/admin/tickets/${second.id}/merge`, { intoId })
    expect((await merge(foreign.id)).body).toMatchObject({ code: 'tickets.merge' })
    expect((await merge(second.id)).body).toMatchObject({ code: 'tickets.merge' })
    await merge(first.id)
    const whole = await desk.staffRead(first.id)
    expect(whole.messages).toHaveLength(2)
    expect(whole.notes).toHaveLength(1)
    expect(whole.clock).toMatchObject({ owed: 'first', isRunning: true })
    const gone = await desk.read(person, second.id)
    expect(gone).toMatchObject({ state: 'merged', mergedInto: { id: first.id }, messages: [] })
    const answer = await person.post(`/api/tickets/${second.id}/messages`, { text: 'Hallo?' })
    expect(answer.body.code).toBe('tickets.merged')
  })

  test('are told at four fifths of the time, once; the clock stands still while others are asked', async () => {
    await desk.later(new Date('2027-02-01T09:00:00+01:00').getTime() - app.world.now().getTime())
    const lead = await app.person({ staff: 'superadmin' })
    const { id, number } = await desk.opened(person)
    const clock = async () => (await desk.staffRead(id)).clock
    expect(await clock()).toMatchObject({ owed: 'first', minutesLeft: 48 * 60, isRunning: true })
    await desk.later(2 * HOUR_MS)
    await agent.put(`/api/admin/tickets/${id}/state`, { state: 'waiting_internal', ignoresEscalation: true })
    await desk.later(20 * DAY_MS)
    expect(await clock()).toMatchObject({ minutesLeft: 46 * 60, isRunning: false, dueAt: null })
    await agent.put(`/api/admin/tickets/${id}/state`, { state: 'open' })
    await desk.later(5 * DAY_MS)
    await escalateTickets(app.world)
    expect((await clock()).isEscalated).toBe(false)
    await desk.later(4 * DAY_MS)
    await escalateTickets(app.world)
    await escalateTickets(app.world)
    await app.jobsDone()
    expect(app.mail.messages.filter(({ to, subject }) => to === lead.email && subject.includes(number))).toHaveLength(1)
    expect((await clock()).isEscalated).toBe(true)
    const { body } = await agent.get('/api/admin/tickets')
    const queued = (body as { tickets: QueuedTicket[] }).tickets.find((each) => each.id === id)
    expect(queued).toMatchObject({ number, state: 'open', clock: { isEscalated: true } })
  })

  test('leave one entry in the audit log for each act', async () => {
    const { id } = await desk.opened(person)
    const acts = async () =>
      (
        await rowsOf<{ action: string }>(
          app.world.db,
          sql`select action from audit_log where target_id = ${id} order by at, action`,
        )
      ).map(({ action }) => action)
    await agent.put(`/api/admin/tickets/${id}/priority`, { priority: 'urgent' })
    await agent.put(`/api/admin/tickets/${id}/assignee`, { staffId: agent.id })
    await agent.post(`/api/admin/tickets/${id}/notes`, { text: 'Notiz' })
    await desk.reply(id, 'Antwort')
    await agent.put(`/api/admin/tickets/${id}/state`, { state: 'resolved' })
    expect((await acts()).toSorted()).toEqual([
      'ticket.answered',
      'ticket.assigned',
      'ticket.noted',
      'ticket.priority',
      'ticket.state',
    ])
  })

  test('keep saved replies', async () => {
    const made = await agent.post('/api/admin/saved-replies', { shortcut: 'code', text: 'Schau bitte im Spam-Ordner.' })
    const saved = made.body as { id: string; version: number }
    const twice = await agent.post('/api/admin/saved-replies', { shortcut: 'code', text: 'Zweite' })
    expect(twice.body).toMatchObject({ code: 'tickets.shortcut' })
    const change = (version: number) =>
      agent.put(`/api/admin/saved-replies/${saved.id}`, { shortcut: 'mail', text: 'Neu', version })
    expect((await change(saved.version)).body).toMatchObject({ shortcut: 'mail', version: 2 })
    expect((await change(saved.version)).body).toMatchObject({ code: 'conflict' })
    await agent.delete(`/api/admin/saved-replies/${saved.id}`, {})
    expect((await agent.get('/api/admin/saved-replies')).body).toEqual({ replies: [] })
  })
})
