import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { type ChatDesk, code, openChatDesk, type ThreadBody } from './testing/chat-desk.ts'

const HOUR_MS = 3_600_000
let desk: ChatDesk
beforeAll(async () => {
  desk = await openChatDesk({ now: new Date('2026-11-02T12:00:00Z'), env: { RATE_LIMITS: 'on' } })
})
afterAll(() => desk.app.close())

describe('a conversation with a brand', () => {
  test('begins from a product, is one for each pair, and goes back and forth', async () => {
    const { shopper, id } = await desk.begin('Kommt das in XL?', { productId: desk.productId })
    expect((await desk.write(shopper, 'Und in Grün?')).body.conversationId).toBe(id)
    expect(await desk.read(desk.agent, id, '/api/brand')).toMatchObject({
      conversation: { partner: { name: shopper.username }, state: 'awaits_desk', unread: 2, assignee: null },
      messages: [
        { seq: 1, side: 'user', text: 'Kommt das in XL?', product: { id: desk.productId, isOpenable: true } },
        { seq: 2, side: 'user', text: 'Und in Grün?', product: null },
      ],
    })
    expect((await desk.answer(id, 'Ja, nächste Woche.\nIn Grün nicht.')).status).toBe(200)
    const { conversation, messages } = await desk.read(shopper, id)
    expect(conversation).toMatchObject({ state: 'awaits_user', unread: 1, assignee: null, waitingSince: null })
    // Who of the team answered is not told outside.
    expect(messages[2]).toMatchObject({
      seq: 3,
      side: 'desk',
      author: null,
      text: 'Ja, nächste Woche.\nIn Grün nicht.',
    })
    expect((await desk.read(desk.agent, id, '/api/brand')).conversation).toMatchObject({ assignee: { isOwn: true } })
  })

  test('marks move forward only, and count what is unread', async () => {
    const { shopper, id } = await desk.begin()
    await desk.answer(id, 'Eins')
    await desk.answer(id, 'Zwei')
    const mark = (body: object) => shopper.post(`/api/conversations/${id}/marks`, body)
    expect((await mark({ deliveredSeq: 3 })).body).toEqual({ unread: 2 })
    expect((await mark({ deliveredSeq: 3, readSeq: 2 })).body).toEqual({ unread: 1 })
    expect((await mark({ deliveredSeq: 0, readSeq: 1 })).body).toEqual({ unread: 1 })
    expect((await mark({ deliveredSeq: 99, readSeq: 99 })).body).toEqual({ unread: 0 })
    expect((await desk.read(desk.agent, id, '/api/brand')).conversation).toMatchObject({
      partnerDeliveredSeq: 3,
      partnerReadSeq: 3,
    })
    expect((await shopper.get('/api/conversations')).body).toMatchObject({ unread: 0 })
  })

  test('is settled, and taken up again by the next message', async () => {
    const { shopper, id } = await desk.begin()
    await desk.answer(id, 'Gern.')
    await desk.agent.post(`/api/brand/conversations/${id}/state`, { state: 'done' })
    const listed = async (filter: string) => {
      const { body } = await desk.agent.get(`/api/brand/conversations?filter=${filter}`)
      return (body as { conversations: { id: string }[] }).conversations.some((one) => one.id === id)
    }
    expect([await listed('all'), await listed('done')]).toEqual([false, true])
    await desk.write(shopper, 'Noch etwas.')
    expect([await listed('all'), await listed('done'), await listed('mine')]).toEqual([true, false, true])
  })

  test('goes to a colleague who answers messages, and to no one else', async () => {
    const { id } = await desk.begin()
    const [colleague, editor] = [await desk.app.person(), await desk.app.person()]
    await desk.join(colleague, 'support')
    await desk.join(editor, 'editor')
    const assign = (userId: string | null) => desk.agent.post(`/api/brand/conversations/${id}/assignee`, { userId })
    expect((await assign(colleague.id)).body).toMatchObject({ assignee: { name: colleague.username, isOwn: false } })
    expect(code(await assign(editor.id))).toEqual([409, 'chat.no-such-colleague'])
    expect((await assign(null)).body).toMatchObject({ assignee: null })
  })

  test('lists who waits the longest first, page by page', async () => {
    const owner = await desk.grownUp()
    const brand = await insertTestBrand(desk.app.world, { owner: owner.id })
    const ids: string[] = []
    for (let no = 0; no < 33; no += 1) {
      const { body } = await (await desk.grownUp()).post('/api/conversations', {
        brandId: brand.id,
        messageId: randomUUID(),
        text: `Frage ${no}`,
      })
      ids.push(body.conversationId ?? '')
      desk.app.passTime(1000)
    }
    // The first one was answered, and waits no more: it comes last.
    await owner.post(`/api/brand/conversations/${ids[0]}/messages`, { messageId: randomUUID(), text: 'Ja' })
    type Page = { conversations: { id: string }[]; cursor: string | null }
    const page = async (query: string) => (await owner.get(`/api/brand/conversations?${query}`)).body as Page
    const first = await page('filter=all')
    const second = await page(`filter=all&cursor=${first.cursor}`)
    expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual([...ids.slice(1), ids[0]])
    expect(second.cursor).toBeNull()
    expect((await page('q=frage%2032')).conversations.map(({ id }) => id)).toEqual([ids[32]])
  })

  test('answers older messages in pages of 50', async () => {
    const { shopper, id } = await desk.begin()
    await desk.app.world.db.execute(
      sql`insert into conversation_messages (conversation_id, seq, id, side, text, created_at)
          select ${id}, n, gen_random_uuid(), 'desk', n::text, now() from generate_series(2, 120) n`,
    )
    await desk.app.world.db.execute(sql`update conversations set last_seq = 120 where id = ${id}`)
    const seqs = ({ messages, hasOlder }: ThreadBody) => [messages[0]?.['seq'], messages.at(-1)?.['seq'], hasOlder]
    expect(seqs(await desk.read(shopper, id))).toEqual([71, 120, true])
    const page = async (query: string) =>
      seqs((await shopper.get(`/api/conversations/${id}/messages?${query}`)).body as ThreadBody)
    expect(await page('before=71')).toEqual([21, 70, true])
    expect(await page('before=21')).toEqual([1, 20, false])
    expect(await page('after=100')).toEqual([101, 120, true])
  })
})

describe('a message', () => {
  test('is numbered without gaps when many arrive at once, and a repeat sends nothing twice', async () => {
    const { shopper, id } = await desk.begin()
    const sending = { messageId: randomUUID(), text: 'Einmal' }
    const send = () => shopper.post(`/api/conversations/${id}/messages`, sending)
    const sent = await Promise.all([
      send(),
      send(),
      ...Array.from({ length: 6 }, (_, n) => desk.answer(id, `${n}`)),
      send(),
    ])
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    const { messages } = await desk.read(shopper, id)
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(messages.filter(({ id: one }) => one === sending.messageId)).toHaveLength(1)
    // The id of another message.
    expect(code(await desk.answer(id, 'Fremd', sending.messageId))).toEqual([409, 'idempotency-key.reused'])
    const { id: other } = await desk.begin()
    expect(code(await desk.answer(other, 'Fremd', sending.messageId))).toEqual([409, 'idempotency-key.reused'])
  })

  test('of two devices that begin at once goes into one conversation', async () => {
    const shopper = await desk.grownUp()
    const sent = await Promise.all(Array.from({ length: 4 }, (_, n) => desk.write(shopper, `${n}`)))
    expect(new Set(sent.map(({ body }) => body.conversationId)).size).toBe(1)
    expect((await desk.read(shopper, sent[0]?.body.conversationId ?? '')).messages).toHaveLength(4)
  })

  test('has its limits: 1000 characters first, then 2000; 20 in ten minutes; five conversations a day', async () => {
    const shopper = await desk.grownUp()
    expect(code(await desk.write(shopper, 'x'.repeat(1001)))).toEqual([400, 'chat.first-long'])
    expect(code(await desk.write(shopper, '   '))).toEqual([400, 'input'])
    expect((await desk.write(shopper, 'x'.repeat(1000))).status).toBe(200)
    expect((await desk.write(shopper, 'x'.repeat(2000))).status).toBe(200)
    expect(code(await desk.write(shopper, 'x'.repeat(2001)))).toEqual([400, 'input'])
    for (let no = 0; no < 18; no += 1) expect((await desk.write(shopper, 'x')).status).toBe(200)
    expect(code(await desk.write(shopper, 'x'))).toEqual([429, 'too-many'])

    const other = await desk.grownUp()
    const statuses: number[] = []
    for (let no = 0; no < 6; no += 1) {
      const { id } = await insertTestBrand(desk.app.world)
      statuses.push((await desk.write(other, 'Moin', { brandId: id })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('of a young account hides contact details for good; readers are warned of others', async () => {
    const young = await desk.app.person()
    const { body } = await desk.write(young, 'Ruf an: 0171 2345678 oder https://bezahlen.example/x')
    expect(body.message).toMatchObject({ isMasked: true, text: 'Ruf an: •••••• oder https://bezahlen.example/x' })
    const stored = await rowsOf(desk.app.world.db, sql`select 1 from conversation_messages where text like '%2345678%'`)
    expect(stored).toEqual([])
    const id = body.conversationId ?? ''
    expect((await desk.read(desk.agent, id, '/api/brand')).messages[0]).toMatchObject({ warnings: ['link'] })
    desk.app.passTime(25 * HOUR_MS)
    await young.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), text: 'mia@post.example' })
    expect((await desk.read(desk.agent, id, '/api/brand')).messages[1]).toMatchObject({
      text: 'mia@post.example',
      warnings: ['email'],
      isMasked: false,
    })
  })
})
