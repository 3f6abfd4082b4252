import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '#server/testing/test-world.ts'
import { tellUnread } from './tell-unread.service.ts'
import { type ChatDesk, openChatDesk } from './testing/chat-desk.ts'

const MINUTE_MS = 60_000
let desk: ChatDesk
beforeAll(async () => {
  desk = await openChatDesk({ now: new Date('2026-11-02T12:00:00Z') })
})
afterAll(() => desk.app.close())

/** What arrived for this person after so many minutes and a run of the job. */
async function mailsAfter(minutes: number, { email }: TestPerson): Promise<string[]> {
  desk.app.passTime(minutes * MINUTE_MS)
  desk.app.mail.messages.length = 0
  await tellUnread(desk.app.world)
  await desk.app.jobsDone()
  return desk.app.mail.messages.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('messages that stay unread', () => {
  test('are told by mail after ten minutes, once an hour at most, and never with their text', async () => {
    const { shopper, id } = await desk.begin()
    await desk.answer(id, 'Streng geheime Antwort')
    expect(await mailsAfter(9, shopper)).toEqual([])
    expect(await mailsAfter(1, shopper)).toEqual([expect.stringMatching(/ hat dir geschrieben$/)])
    expect(JSON.stringify(desk.app.mail.messages)).not.toContain('geheime')
    expect(JSON.stringify(desk.app.mail.messages)).toContain(`/chat/${id}`)
    // Nothing new: the same messages are told once.
    expect(await mailsAfter(90, shopper)).toEqual([])
    await desk.answer(id, 'Noch etwas')
    expect(await mailsAfter(11, shopper)).toHaveLength(1)
    await desk.answer(id, 'Und noch etwas')
    expect(await mailsAfter(40, shopper)).toEqual([])
    expect(await mailsAfter(20, shopper)).toHaveLength(1)
  })

  test('are not told when they were read, when the reader blocks, or does not want it', async () => {
    const [read, blocking, quiet] = [await desk.begin(), await desk.begin(), await desk.begin()]
    for (const { id } of [read, blocking, quiet]) await desk.answer(id, 'Ja.')
    await read.shopper.post(`/api/conversations/${read.id}/marks`, { deliveredSeq: 2, readSeq: 2 })
    await blocking.shopper.post(`/api/conversations/${blocking.id}/block`, {})
    await quiet.shopper.put('/api/notifications/preferences', { kind: 'message', channel: 'mail', isOn: false })
    for (const { shopper } of [read, blocking, quiet]) expect(await mailsAfter(11, shopper)).toEqual([])
  })

  test('go to the one who answers, or to all who may, of the brand', async () => {
    const { shopper, id } = await desk.begin('Geheime Frage')
    const [colleague, editor] = [await desk.app.person(), await desk.app.person()]
    await desk.join(colleague, 'support')
    await desk.join(editor, 'editor')
    expect(await mailsAfter(11, colleague)).toContain(`${shopper.username} hat dir geschrieben`)
    const told = () =>
      desk.app.mail.messages.filter(({ subject }) => subject.startsWith(shopper.username)).map(({ to }) => to)
    expect(told().toSorted()).toEqual([colleague.email, desk.agent.email].toSorted())
    await desk.agent.post(`/api/brand/conversations/${id}/assignee`, { userId: colleague.id })
    await desk.write(shopper, 'Hallo?')
    await mailsAfter(70, colleague)
    expect(told()).toEqual([colleague.email])
    expect(JSON.stringify(desk.app.mail.messages)).not.toContain('Hallo?')
  })

  test('of two processes at once, one tells', async () => {
    const { shopper, id } = await desk.begin()
    await desk.answer(id, 'Ja.')
    desk.app.passTime(11 * MINUTE_MS)
    desk.app.mail.messages.length = 0
    await Promise.all([tellUnread(desk.app.world), tellUnread(desk.app.world), tellUnread(desk.app.world)])
    await desk.app.jobsDone()
    expect(desk.app.mail.messages.filter(({ to }) => to === shopper.email)).toHaveLength(1)
  })

  test('are counted for the reader, the brand and those who see neither', async () => {
    const { shopper, id } = await desk.begin()
    const unreadOf = async (person: TestPerson) => (await person.get('/api/conversations/unread')).body
    const before = (await unreadOf(desk.agent)).brands[desk.brandId] ?? 0
    await desk.write(shopper, 'Noch eine')
    await desk.answer(id, 'Ja.')
    expect(await unreadOf(shopper)).toEqual({ unread: 1, hasOwn: true, brands: {}, support: null })
    expect((await unreadOf(desk.agent)).brands[desk.brandId]).toBe(before + 1)
    expect(await unreadOf(await desk.app.person())).toEqual({ unread: 0, hasOwn: false, brands: {}, support: null })
  })
})
