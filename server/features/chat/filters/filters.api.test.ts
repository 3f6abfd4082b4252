import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '#server/testing/test-world.ts'
import { type ChatDesk, code, openChatDesk } from '../testing/chat-desk.ts'

let desk: ChatDesk
let editor: TestPerson
beforeAll(async () => {
  desk = await openChatDesk()
  editor = await desk.app.person({ staff: 'moderator' })
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  for (const { id } of (await editor.get('/api/admin/message-filters')).body.filters)
    await editor.post(`/api/admin/message-filters/${id}/remove`, { reason: 'nächster Test' })
})

const RULE = { kind: 'contains', pattern: 'kasino', action: 'refuse', note: '', isOn: true }
const add = (rule: object, by = editor) => by.post('/api/admin/message-filters', { ...RULE, ...rule })

test('a rule masks, warns or refuses when a message is sent, for both sides', async () => {
  await add({})
  await add({ pattern: 'depp', kind: 'exact', action: 'mask' })
  await add({ pattern: '\\bkrypto\\w{0,9}', kind: 'regex', action: 'warn' })
  const { shopper, id } = await desk.begin('Hallo du Depp')
  expect(code(await desk.write(shopper, 'Komm ins Kasino'))).toEqual([400, 'chat.filtered'])
  expect(code(await desk.answer(id, 'Unser KASINO'))).toEqual([400, 'chat.filtered'])
  await desk.answer(id, 'Nur Kryptowährung')
  const { messages } = await desk.read(shopper, id)
  expect(messages).toMatchObject([
    { text: 'Hallo du ••••••', isMasked: true, warnings: [] },
    { text: 'Nur Kryptowährung', isMasked: false, warnings: ['content'] },
  ])
})

test('a change by another process holds within a minute', async () => {
  const { shopper } = await desk.begin()
  await desk.app.world.db.execute(
    sql`insert into message_filters (kind, pattern, action, note, is_on, updated_at)
        values ('contains', 'lotterie', 'refuse', '', true, now())`,
  )
  desk.app.passTime(60_000)
  expect(code(await desk.write(shopper, 'Lotterie'))).toEqual([400, 'chat.filtered'])
})

test('rules have versions, can be off, and are tried without sending', async () => {
  const { body } = await add({ isOn: false })
  const { shopper } = await desk.begin()
  expect((await desk.write(shopper, 'Kasino')).status).toBe(200)
  const put = (version: number) => editor.put(`/api/admin/message-filters/${body.id}`, { ...RULE, version })
  expect([(await put(1)).status, (await put(1)).body.code]).toEqual([200, 'conflict'])
  const trial = { text: 'Depp im Kasino', rule: { kind: 'exact', pattern: 'depp', action: 'mask' } }
  expect((await editor.post('/api/admin/message-filters/trial', trial)).body).toEqual({
    text: '•••••• im Kasino',
    outcome: 'refuse',
    matched: ['kasino', 'depp'],
  })
})

test('an expression that could take too long is refused, and only the right for content sets rules', async () => {
  expect(code(await add({ kind: 'regex', pattern: '(a+)+$' }))).toEqual([400, 'filters.pattern'])
  const support = await desk.app.person({ staff: 'support' })
  expect(code(await add({}, support))).toEqual([403, 'forbidden'])
  expect((await support.get('/api/admin/message-filters')).status).toBe(200)
})
