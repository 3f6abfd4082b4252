import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHAT } from '#contract/chat.limits.ts'
import type { DeskList } from '#contract/conversation.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { respondsWithin } from './response-time.service.ts'
import { type ChatDesk, code, openChatDesk } from './testing/chat-desk.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let desk: ChatDesk
beforeAll(async () => {
  desk = await openChatDesk({ now: new Date('2026-11-02T12:00:00Z') })
})
afterAll(() => desk.app.close())

const list = async (query = '') => (await desk.agent.get(`/api/brand/conversations?${query}`)).body as DeskList
const idsIn = async (query = '') => (await list(query)).conversations.map(({ id }) => id)
const inTime = (ms: number) => new Date(desk.app.world.now().getTime() + ms).toISOString()
const act = (id: string, what: string, body: object) => desk.agent.post(`/api/brand/conversations/${id}/${what}`, body)
async function later<R>(ms: number, work: () => Promise<R>): Promise<R> {
  desk.app.passTime(ms)
  try {
    return await work()
  } finally {
    desk.app.passTime(-ms)
  }
}

describe('a conversation that is put aside', () => {
  test('leaves the lists and comes back at its time, before those who write later', async () => {
    const { shopper, id } = await desk.begin('Wann kommt die Jacke?')
    await desk.answer(id, 'Wir melden uns am Nachmittag.')
    const before = (await list()).counts
    expect((await act(id, 'snooze', { until: inTime(4 * HOUR_MS) })).body).toMatchObject({ state: 'awaits_user' })
    expect((await list()).counts).toMatchObject({ all: before.all - 1, snoozed: before.snoozed + 1 })
    expect([(await idsIn()).includes(id), await idsIn('filter=snoozed')]).toEqual([false, [id]])
    expect((await desk.read(shopper, id)).conversation).toMatchObject({ snoozedUntil: null })
    await later(4 * HOUR_MS + MINUTE_MS, async () => {
      const { id: newer } = await desk.begin('Moin')
      const ids = await idsIn()
      expect(ids.indexOf(id)).toBeGreaterThanOrEqual(0)
      expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(newer))
      expect(await idsIn('filter=snoozed')).toEqual([])
      await desk.answer(id, 'Sie kommt Freitag.')
      expect((await desk.read(desk.agent, id, '/api/brand')).conversation).toMatchObject({ snoozedUntil: null })
    })
  })

  test('comes back at once with a message of the user, and not with an answer', async () => {
    const { shopper, id } = await desk.begin()
    await act(id, 'snooze', { until: inTime(HOUR_MS) })
    await desk.answer(id, 'Wir sehen nach.')
    expect(await idsIn('filter=snoozed')).toEqual([id])
    await desk.write(shopper, 'Eilt leider.')
    expect([await idsIn('filter=snoozed'), (await idsIn()).includes(id)]).toEqual([[], true])
  })

  test('is taken back, settled, and never put aside into the past or for long', async () => {
    const { id } = await desk.begin()
    for (const ms of [-MINUTE_MS, 0, (CHAT.snoozeDays * 24 + 1) * HOUR_MS])
      expect(code(await act(id, 'snooze', { until: inTime(ms) }))).toEqual([400, 'chat.snooze-time'])
    await act(id, 'snooze', { until: inTime(HOUR_MS) })
    expect((await act(id, 'snooze', { until: null })).body).toMatchObject({ snoozedUntil: null })
    await act(id, 'snooze', { until: inTime(HOUR_MS) })
    expect((await act(id, 'state', { state: 'done' })).body).toMatchObject({ state: 'done', snoozedUntil: null })
  })
})

describe('labels', () => {
  test('are words of the team, five at most, the same in any case, and filter the list', async () => {
    const [{ shopper, id }, { id: other }] = [await desk.begin(), await desk.begin()]
    for (const word of ['Retoure', 'retoure', 'Größe', 'Eilig', 'VIP'])
      expect((await act(id, 'labels', { label: word, isOn: true })).status, word).toBe(200)
    expect((await act(id, 'labels', { label: 'Lager', isOn: true })).body).toMatchObject({
      labels: ['Retoure', 'Größe', 'Eilig', 'VIP', 'Lager'],
    })
    expect(code(await act(id, 'labels', { label: 'Zoll', isOn: true }))).toEqual([409, 'chat.labels-full'])
    expect((await act(id, 'labels', { label: 'vip', isOn: true })).status).toBe(200)
    await act(other, 'labels', { label: 'Retoure', isOn: true })
    expect(new Set(await idsIn('label=RETOURE'))).toEqual(new Set([id, other]))
    expect(await idsIn('label=Lager')).toEqual([id])
    expect((await list()).labels[0]).toBe('Retoure')
    expect((await act(id, 'labels', { label: 'RETOURE', isOn: false })).body).toMatchObject({
      labels: ['Größe', 'Eilig', 'VIP', 'Lager'],
    })
    expect((await desk.read(shopper, id)).conversation).toMatchObject({ labels: [] })
    for (const word of ['', ' ', 'x'.repeat(CHAT.labelMax + 1), 'a\nb'])
      expect((await act(id, 'labels', { label: word, isOn: true })).status, word).toBe(400)
  })

  test('two people at once set no more than five', async () => {
    const { id } = await desk.begin()
    const words = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben']
    const answers = await Promise.all(words.map((label) => act(id, 'labels', { label, isOn: true })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHAT.labels)
    const { conversation } = await desk.read(desk.agent, id, '/api/brand')
    expect(conversation['labels']).toHaveLength(CHAT.labels)
  })

  test('are those of the own desk alone', async () => {
    const { id } = await desk.begin()
    const outsider = await desk.grownUp()
    const { id: brandId } = await insertTestBrand(desk.app.world, { members: { [outsider.id]: 'support' } })
    const foreign = (what: string, body: object) =>
      outsider.post(`/api/brand/conversations/${id}/${what}`, body, { headers: { 'x-brand-id': brandId } })
    expect(code(await foreign('labels', { label: 'x', isOn: true }))).toEqual([404, 'chat.unknown'])
    expect(code(await foreign('snooze', { until: inTime(HOUR_MS) }))).toEqual([404, 'chat.unknown'])
    const { body } = await outsider.get('/api/brand/conversations', { headers: { 'x-brand-id': brandId } })
    expect(body).toMatchObject({ labels: [], conversations: [] })
  })

  test('and putting aside at the support leave one entry each', async () => {
    const [support, shopper] = [await desk.app.person({ staff: 'support' }), await desk.grownUp()]
    const asked = await shopper.post('/api/conversations', { messageId: randomUUID(), text: 'Hilfe' })
    const id = (asked.body as { conversationId: string }).conversationId
    const base = `/api/staff/conversations/${id}`
    expect((await support.post(`${base}/labels`, { label: 'Konto', isOn: true })).status).toBe(200)
    expect((await support.post(`${base}/snooze`, { until: inTime(HOUR_MS) })).status).toBe(200)
    const entries = await rowsOf(
      desk.app.world.db,
      sql`select action from audit_log where target_id = ${id} order by action`,
    )
    expect(entries).toEqual([{ action: 'conversation.labelled' }, { action: 'conversation.snoozed' }])
  })
})

describe('how fast a brand answers', () => {
  test('is told from ten answered conversations of 28 days on, by the median, with open questions counted', async () => {
    const fresh = await openChatDesk({ now: new Date('2026-11-02T12:00:00Z') })
    try {
      const told = () => respondsWithin(fresh.app.world, fresh.brandId)
      for (let no = 0; no < CHAT.responseLeast - 1; no++) {
        const { id } = await fresh.begin()
        fresh.app.passTime(20 * MINUTE_MS)
        await fresh.answer(id, 'Ja.')
      }
      expect(await told()).toBeNull()
      const { shopper, id } = await fresh.begin()
      fresh.app.passTime(3 * HOUR_MS)
      await fresh.answer(id, 'Ja.')
      expect(await told()).toBe(1)
      expect((await fresh.agent.get('/api/brand/conversations')).body).toMatchObject({ respondsWithinHours: 1 })
      expect((await fresh.read(shopper, id)).conversation).toMatchObject({ respondsWithinHours: 1 })
      const { body } = await shopper.get(`/api/conversations/start?brandId=${fresh.brandId}`)
      expect(body).toMatchObject({ respondsWithinHours: 1 })
      // Eleven people who are left waiting make the median slow.
      for (let no = 0; no < CHAT.responseLeast + 1; no++) await fresh.begin('Hallo?')
      fresh.app.passTime(10 * HOUR_MS)
      expect(await told()).toBe(24)
      fresh.app.passTime(20 * HOUR_MS)
      expect(await told()).toBeNull()
      fresh.app.passTime(28 * 24 * HOUR_MS)
      expect(await told()).toBeNull()
    } finally {
      await fresh.app.close()
    }
  })
})
