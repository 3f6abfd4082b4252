import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Background } from '#contract/support-background.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let agent: TestPerson
beforeAll(async () => {
  app = await openTestApp()
  agent = await app.person({ staff: 'support' })
})
afterAll(() => app.close())

async function written(by: TestPerson): Promise<string> {
  const { body } = await by.post('/api/conversations', { messageId: randomUUID(), text: 'Mein Import geht nicht.' })
  return body.conversationId ?? ''
}
const background = async (by: TestPerson, id: string) =>
  (await by.get(`/api/staff/conversations/${id}/background`)).body as Background & { viewers: unknown[] }

test('beside a conversation stand person, brands, the last import with its errors, and the last error', async () => {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { name: 'Kaimauer', owner: owner.id })
  const id = await written(owner)
  const diagnostics = { version: '0.1.0', browser: 'Firefox 140', page: '/dashboard', lastError: 'req-7' }
  await owner.post('/api/tickets', {
    subject: 'Import bricht ab',
    category: 'import',
    description: 'Der Import bricht nach zwei Zeilen ab.',
    urgency: 'normal',
    diagnostics,
  })
  const shown = await background(agent, id)
  expect(shown).toMatchObject({
    person: { id: owner.id, email: owner.email },
    bounce: null,
    brands: [{ id: brand.id, name: 'Kaimauer', balanceCents: null, lastImport: null }],
    lastError: { id: 'req-7' },
    viewers: [],
  })
  const lead = await app.person({ staff: 'superadmin' })
  expect((await background(lead, id)).brands[0]?.balanceCents).toBe(0)
})

test('is for staff of the support alone, and only of conversations with the support', async () => {
  const person = await app.person()
  const id = await written(person)
  const path = `/api/staff/conversations/${id}/background`
  expect((await person.get(path)).status).toBe(403)
  expect((await (await app.person({ staff: 'finance' })).get(path)).status).toBe(403)
  expect((await agent.get(`/api/staff/conversations/${randomUUID()}/background`)).status).toBe(404)
})

test('others of staff are named while they have it open, and age out', async () => {
  const id = await written(await app.person())
  const second = await app.person({ staff: 'support' })
  await second.post(`/api/staff/conversations/${id}/viewing`, { isWriting: true })
  const { body } = await agent.post(`/api/staff/conversations/${id}/viewing`, { isWriting: false })
  expect(body).toEqual({ viewers: [{ username: second.username, isWriting: true }] })
  await app.world.db.execute(sql`update conversation_viewers set seen_at = seen_at - interval '1 minute'`)
  expect((await background(agent, id)).viewers).toEqual([])
})

test('a code is mailed to the address of the account alone, with one entry in the log', async () => {
  const person = await app.person()
  const path = `/api/admin/users/${person.id}/code`
  expect((await agent.post(path, { reason: '' })).status).toBe(400)
  expect((await person.post(path, { reason: 'Kein Code angekommen' })).status).toBe(403)
  expect((await agent.post(path, { reason: 'Kein Code angekommen' })).status).toBe(200)
  await app.jobsDone()
  expect(app.mail.messages.filter(({ to }) => to === person.email).at(-1)?.text).toMatch(/\d{6}/)
  const entries = await rowsOf(
    app.world.db,
    sql`select action, reason from audit_log where target_id = ${person.id} and actor_id = ${agent.id}`,
  )
  expect(entries).toEqual([{ action: 'user.code-sent', reason: 'Kein Code angekommen' }])
  expect((await agent.post(`/api/admin/users/${randomUUID()}/code`, { reason: 'Unbekannt' })).status).toBe(404)
})
