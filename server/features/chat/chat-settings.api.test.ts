import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChatDesk, code, openChatDesk } from './testing/chat-desk.ts'

const HOUR_MS = 3_600_000
const DAY = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
]
const HOURS = { week: [DAY, DAY, DAY, DAY, DAY, [], []], isOpenOnHolidays: false }
const AWAY = 'Wir packen gerade Pakete.'

let desk: ChatDesk
beforeAll(async () => {
  // A Thursday in summer, 14:00 in Berlin; the Friday after it is no holiday.
  desk = await openChatDesk({ now: new Date('2026-06-11T12:00:00Z') })
})
afterAll(() => desk.app.close())

const save = (body: object) => desk.agent.put('/api/brand/chat-settings', body)
const SETTINGS = {
  version: 0,
  hours: HOURS,
  awayText: AWAY,
  replies: [{ shortcut: 'versand', text: 'Hi {{vorname}}' }],
}

describe('hours of a brand', () => {
  test('are saved with the replies, once for a version, and only as far as they can be kept', async () => {
    expect((await desk.agent.get('/api/brand/chat-settings')).body).toMatchObject({
      version: 0,
      hours: null,
      replies: [],
    })
    const wrong = [
      { hours: { ...HOURS, week: [[], [], [], [], [], [], []] } },
      { hours: { ...HOURS, week: [[{ from: '12:00', to: '09:00' }], [], [], [], [], [], []] } },
      { awayText: '' },
      { replies: [...SETTINGS.replies, ...SETTINGS.replies] },
      { replies: [{ shortcut: 'x', text: 'kurz' }] },
    ]
    for (const part of wrong) expect((await save({ ...SETTINGS, ...part })).status).toBe(400)
    expect((await save(SETTINGS)).body).toMatchObject({ ...SETTINGS, version: 1 })
    expect(code(await save(SETTINGS))).toEqual([409, 'conflict'])
    const editor = await desk.app.person()
    await desk.join(editor, 'editor')
    expect((await editor.get('/api/brand/chat-settings')).status).toBe(403)
  })

  test('are open: nothing is sent, and no next opening is named', async () => {
    const { shopper, id } = await desk.begin()
    const { conversation, messages } = await desk.read(shopper, id)
    expect([conversation['opensAt'], messages.length]).toEqual([null, 1])
  })

  test('are over: the text is sent once for an absence, answers nothing, and names the next opening', async () => {
    desk.app.passTime(4 * HOUR_MS)
    const { shopper, id } = await desk.begin('Noch da?')
    await desk.write(shopper, 'Hallo?')
    const friday = '2026-06-12T07:00:00.000Z'
    const { conversation, messages } = await desk.read(shopper, id)
    expect(messages.map(({ text, isAutomatic }) => [text, isAutomatic])).toEqual([
      ['Noch da?', false],
      [AWAY, true],
      ['Hallo?', false],
    ])
    expect(conversation).toMatchObject({ state: 'awaits_desk', unread: 1 })
    expect(
      [conversation['opensAt'], messages[1]?.['opensAt']].map((at) => new Date(at as string).toISOString()),
    ).toEqual([friday, friday])
    const start = await shopper.get(`/api/conversations/start?brandId=${desk.brandId}`)
    expect(new Date(start.body.opensAt ?? 0).toISOString()).toBe(friday)
    // The desk sees who waits, and what was asked last.
    const { body } = await desk.agent.get('/api/brand/conversations')
    expect(body.conversations[0]).toMatchObject({ waitingSince: expect.any(String), assignee: null })
    const listed = body.conversations.find((one) => one.id === id)
    expect(listed?.lastMessage).toMatchObject({ text: 'Hallo?' })
    // The next absence: Friday evening until Monday.
    desk.app.passTime(24 * HOUR_MS)
    await desk.write(shopper, 'Und heute?')
    const after = await desk.read(shopper, id)
    expect(after.messages.filter(({ isAutomatic }) => isAutomatic)).toHaveLength(2)
    expect(new Date(after.conversation['opensAt'] as string).toISOString()).toBe('2026-06-15T07:00:00.000Z')
  })
})
