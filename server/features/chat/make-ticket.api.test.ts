import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '#server/testing/test-world.ts'
import { type ChatDesk, code, openChatDesk } from './testing/chat-desk.ts'

const MINUTE_MS = 60_000
let desk: ChatDesk
let agent: TestPerson
beforeAll(async () => {
  // A Monday, 10:00 in Berlin.
  desk = await openChatDesk({ now: new Date('2026-06-15T08:00:00Z') })
  agent = await desk.app.person({ staff: 'support' })
})
afterAll(() => desk.app.close())

async function begin(text: string) {
  const person = await desk.grownUp()
  const { body } = await person.post('/api/conversations', { messageId: randomUUID(), text })
  return { person, id: body.conversationId as string }
}
interface Made {
  readonly status: number
  readonly body: { readonly code?: string; readonly tickets: { readonly id: string; readonly number: string }[] }
}
async function make(id: string, messageId: string = randomUUID(), by: TestPerson = agent): Promise<Made> {
  const form = { messageId, subject: 'Anmelden geht nicht', category: 'account' }
  const made: unknown = await by.post(`/api/staff/conversations/${id}/ticket`, form)
  return made as Made
}

describe('a ticket of a conversation with the support', () => {
  test('has all that was written, is told to the user, and both lead to each other', async () => {
    const { person, id } = await begin('Ich komme nicht mehr rein.')
    await agent.post(`/api/staff/conversations/${id}/messages`, { messageId: randomUUID(), text: 'Was steht da?' })
    desk.app.passTime(30 * MINUTE_MS)
    await person.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), text: 'Code falsch.' })
    await desk.app.world.db.execute(
      sql`update conversation_messages set text = '', removed_at = created_at where conversation_id = ${id} and seq = 2`,
    )
    const { tickets } = (await make(id)).body
    const [ticket] = tickets
    expect(tickets).toEqual([{ id: expect.any(String), number: expect.stringMatching(/^SW-\d+$/) }])
    const { conversation, messages } = await desk.read(person, id)
    expect(conversation).toMatchObject({ tickets, state: 'awaits_user' })
    expect(messages.at(-1)).toMatchObject({ side: 'desk', text: expect.stringContaining(ticket?.number ?? '–') })
    expect((await person.get(`/api/tickets/${ticket?.id}`)).body).toMatchObject({
      number: ticket?.number,
      conversationId: id,
      state: 'open',
      messages: [
        { side: 'customer', text: 'Ich komme nicht mehr rein.', isOwn: true },
        { side: 'customer', text: 'Code falsch.' },
      ],
      replyBy: expect.any(String),
    })
    expect((await agent.get(`/api/admin/tickets/${ticket?.id}`)).body).toMatchObject({
      conversationId: id,
      assignee: { isOwn: true },
    })
  })

  test('is made once for a message id, and a second one takes what came after', async () => {
    const { person, id } = await begin('Erste Frage')
    const messageId = randomUUID()
    const [one, other] = await Promise.all([make(id, messageId), make(id, messageId)])
    expect([one.status, other.status, one.body.tickets.length, other.body.tickets.length]).toEqual([200, 200, 1, 1])
    expect((await desk.read(person, id)).messages).toHaveLength(2)
    expect(code(await make(id))).toEqual([409, 'chat.in-ticket'])
    await person.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), text: 'Zweite Frage' })
    const { tickets } = (await make(id)).body
    const { body } = await person.get(`/api/tickets/${tickets[1]?.id}`)
    // The message that told of the first ticket is one of support, and was written.
    expect(body).toMatchObject({ messages: [{ side: 'staff' }, { side: 'customer', text: 'Zweite Frage' }] })
  })

  test('is for the support alone, and for its own conversations', async () => {
    const { person, id } = await begin('Nur eine Frage')
    const { id: withBrand } = await desk.begin()
    expect((await make(id, randomUUID(), person)).status).toBe(403)
    expect((await make(id, randomUUID(), desk.agent)).status).toBe(403)
    expect(code(await make(withBrand))).toEqual([404, 'chat.unknown'])
    const other = await desk.grownUp()
    const { tickets } = (await make(id)).body
    expect((await other.get(`/api/tickets/${tickets[0]?.id}`)).status).toBe(404)
  })
})
