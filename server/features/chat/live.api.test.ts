import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#server/testing/as-owner.ts'
import { openSecondProcess, type SecondProcess } from '#server/testing/second-process.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { type ChatDesk, code, openChatDesk } from './testing/chat-desk.ts'
import { type LiveClient, listenSomewhere, openLiveClient } from './testing/live-client.ts'

let desk: ChatDesk
let other: SecondProcess
/** Addresses of the two processes. */
let here: string
let there: string
beforeAll(async () => {
  desk = await openChatDesk()
  other = await openSecondProcess(desk.app)
  here = await listenSomewhere(desk.app.http)
  there = await listenSomewhere(other.http)
})
afterAll(async () => {
  await other.close()
  await desk.app.close()
})

const kinds = ({ events }: LiveClient) => events.map(({ event, data }) => data['kind'] ?? event)
const seqs = ({ events }: LiveClient, id: string) =>
  events.flatMap(({ data }) => (data['kind'] === 'message' && data['conversationId'] === id ? [data['seq']] : []))
const say = (person: TestPerson, id: string, text: string) =>
  person.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), text })

test('a message reaches the pages of both sides on another process: once, in order, and no others', async () => {
  const { shopper, id } = await desk.begin()
  const outsider = await desk.app.person()
  const [ofAgent, ofShopper, ofOutsider] = [
    await openLiveClient(there, desk.agent),
    await openLiveClient(there, shopper),
    await openLiveClient(there, outsider),
  ]
  await expect.poll(() => kinds(ofAgent)[0]).toBe('hello')
  expect(ofAgent.events[0]?.data).toMatchObject({ unread: 0, brands: { [desk.brandId]: 1 }, support: null })
  for (const text of ['zwei', 'drei', 'vier']) expect((await say(shopper, id, text)).status).toBe(200)
  await desk.answer(id, 'fünf')
  for (const client of [ofAgent, ofShopper]) await expect.poll(() => seqs(client, id)).toEqual([2, 3, 4, 5])
  await desk.agent.post(`/api/brand/conversations/${id}/typing`)
  await shopper.post(`/api/conversations/${id}/marks`, { deliveredSeq: 5, readSeq: 5 })
  await expect.poll(() => kinds(ofShopper).slice(-2)).toEqual(['typing', 'marks'])
  // News hold ids alone.
  expect(JSON.stringify(ofAgent.events)).not.toMatch(/zwei|fünf/)
  expect(kinds(ofOutsider)).toEqual(['hello'])
  for (const client of [ofAgent, ofShopper, ofOutsider]) client.close()
})

test('when the connection to the database breaks, pages are told to ask for everything, and nothing is lost', async () => {
  const { shopper, id } = await desk.begin()
  const client = await openLiveClient(there, desk.agent)
  await expect.poll(() => kinds(client)).toEqual(['hello'])
  await asOwner(
    desk.app.database.url,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'dropdeck-listen' and datname = current_database()`,
  )
  await say(shopper, id, 'dazwischen')
  await expect.poll(() => kinds(client), { timeout: 10_000 }).toContain('missed')
  const page = await desk.agent.get(`/api/brand/conversations/${id}/messages?after=1`)
  expect((page.body as { messages: object[] }).messages).toMatchObject([{ seq: 2, text: 'dazwischen' }])
  await say(shopper, id, 'danach')
  await expect.poll(() => seqs(client, id)).toContain(3)
  client.close()
})

test('a page beyond the eighth is refused, and a closed one makes room', async () => {
  const person = await desk.app.person()
  const pages = await Promise.all(Array.from({ length: 8 }, () => openLiveClient(here, person)))
  await expect(openLiveClient(here, person)).rejects.toThrow(/^429/)
  pages[0]?.close()
  const opened: LiveClient[] = []
  const open = async () => {
    opened.push(
      ...(await openLiveClient(here, person)
        .then((one) => [one])
        .catch(() => [])),
    )
    return opened.length
  }
  await expect.poll(open).toBe(1)
  for (const page of [...pages.slice(1), ...opened]) page.close()
})

test('other sites cannot open it', async () => {
  const person = await desk.app.person()
  const foreign = await person.get('/api/live', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(code(foreign)).toEqual([403, 'foreign-origin'])
})

test('a process that ends closes its streams, and the page goes on with the other one', async () => {
  const { shopper, id } = await desk.begin()
  const first = await openLiveClient(there, desk.agent)
  await expect.poll(() => kinds(first)).toEqual(['hello'])
  await other.http.close()
  await first.ended
  await say(shopper, id, 'zwei')
  const second = await openLiveClient(here, desk.agent)
  await expect.poll(() => second.events[0]?.data).toMatchObject({ brands: { [desk.brandId]: expect.any(Number) } })
  const page = await desk.agent.get(`/api/brand/conversations/${id}/messages?after=1`)
  expect((page.body as { messages: object[] }).messages).toMatchObject([{ seq: 2, text: 'zwei' }])
  await say(shopper, id, 'drei')
  await expect.poll(() => seqs(second, id)).toEqual([3])
  second.close()
})
