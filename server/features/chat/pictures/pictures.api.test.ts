import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHAT } from '#contract/chat.limits.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { chatHousekeepingJob } from '../chat.jobs.ts'
import { type ChatDesk, code, openChatDesk } from '../testing/chat-desk.ts'

let desk: ChatDesk
let photo: Buffer
beforeAll(async () => {
  desk = await openChatDesk()
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Mia Muster' } })
    .toBuffer()
})
afterAll(() => desk.app.close())

/** A conversation in which the brand has answered. */
async function answered() {
  const begun = await desk.begin()
  await desk.answer(begun.id, 'Zeig mal ein Foto.')
  return begun
}
const upload = (
  by: TestPerson,
  at: string,
  { bytes = photo, pictureId = randomUUID() as string }: { bytes?: Uint8Array; pictureId?: string } = {},
) => by.post(`${at}/pictures?pictureId=${pictureId}`, undefined, multipartOf({ bytes, name: 'foto.jpg' }))
const at = (id: string, base = '/api') => `${base}/conversations/${id}`
const send = (by: TestPerson, id: string, pictureIds: readonly string[], rest: object = {}) =>
  by.post(`${at(id)}/messages`, { messageId: randomUUID(), text: '', pictureIds, ...rest })

async function sentPicture() {
  const { shopper, id } = await answered()
  const pictureId = randomUUID()
  expect((await upload(shopper, at(id), { pictureId })).status).toBe(200)
  const { status, body } = await send(shopper, id, [pictureId])
  expect(status).toBe(200)
  return { shopper, id, pictureId, message: (body as unknown as { message: { seq: number } }).message }
}

describe('a picture', () => {
  test('comes after the first answer, of either side, and the call says so', async () => {
    const { shopper, id } = await desk.begin()
    expect(code(await upload(shopper, at(id)))).toEqual([409, 'chat.pictures-early'])
    expect(code(await upload(desk.agent, at(id, '/api/brand')))).toEqual([409, 'chat.pictures-early'])
    expect((await desk.read(shopper, id)).conversation['pictureLock']).toBe('early')
    await desk.answer(id, 'Zeig mal.')
    expect((await desk.read(shopper, id)).conversation['pictureLock']).toBeNull()
    expect((await upload(shopper, at(id))).status).toBe(200)
    expect((await upload(desk.agent, at(id, '/api/brand'))).status).toBe(200)
  })

  test('is none of an account that is younger than a day', async () => {
    const { shopper, id } = await answered()
    await desk.app.world.db.execute(sql`update users set created_at = ${desk.app.world.now().toISOString()}::timestamptz
      where id = ${shopper.id}`)
    expect(code(await upload(shopper, at(id)))).toEqual([403, 'chat.pictures-young'])
  })

  test('is encoded anew without its metadata, and never a page of ours', async () => {
    const { shopper, id, pictureId } = await sentPicture()
    const answer = await shopper.get(`${at(id)}/pictures/${pictureId}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const [row] = await rowsOf<{ content: Buffer }>(
      desk.app.world.db,
      sql`select content from conversation_picture_files where picture_id = ${pictureId}`,
    )
    const content = row?.content ?? Buffer.alloc(0)
    expect((await sharp(content).metadata()).format).toBe('webp')
    expect(content.includes('Mia Muster')).toBe(false)
    expect((await desk.read(desk.agent, id, '/api/brand')).messages.at(-1)).toMatchObject({
      text: '',
      pictures: [{ id: pictureId, width: 60, height: 40 }],
    })
    const { body } = await desk.agent.get('/api/brand/conversations')
    const rows = (body as { conversations: { id: string; lastMessage: object }[] }).conversations
    expect(rows.find((one) => one.id === id)?.lastMessage).toMatchObject({ pictures: 1 })
  })

  test('is not found by others: shoppers, other brands, roles without the right, staff (Trust S42)', async () => {
    const { id, pictureId } = await sentPicture()
    const [outsider, editor] = [await desk.grownUp(), await desk.grownUp()]
    await desk.join(editor, 'editor')
    const support = await desk.app.person({ staff: 'support' })
    for (const [person, base] of [
      [outsider, '/api'],
      [support, '/api/staff'],
      [desk.agent, '/api'],
    ] as const) {
      expect(code(await person.get(`${at(id, base)}/pictures/${pictureId}`))).toEqual([404, 'chat.unknown'])
      expect(code(await upload(person, at(id, base)))).toEqual([404, 'chat.unknown'])
    }
    expect(code(await editor.get(`${at(id, '/api/brand')}/pictures/${pictureId}`))).toEqual([403, 'forbidden'])
    expect(code(await desk.app.visitor().get(`${at(id)}/pictures/${pictureId}`))).toEqual([401, 'unauthenticated'])
    const other = await answered()
    expect(code(await other.shopper.get(`${at(other.id)}/pictures/${pictureId}`))).toEqual([404, 'chat.unknown'])
    expect(code(await send(other.shopper, other.id, [pictureId]))).toEqual([409, 'chat.picture-gone'])
  })

  test('that was not sent is its sender’s alone, and deleted after a day', async () => {
    const { shopper, id } = await answered()
    const pictureId = randomUUID()
    await upload(shopper, at(id), { pictureId })
    expect((await shopper.get(`${at(id)}/pictures/${pictureId}`)).status).toBe(200)
    expect(code(await desk.agent.get(`${at(id, '/api/brand')}/pictures/${pictureId}`))).toEqual([404, 'chat.unknown'])
    await desk.app.world.db.execute(
      sql`update conversation_pictures set created_at = created_at - interval '25 hours' where id = ${pictureId}`,
    )
    await desk.app.jobs.run(chatHousekeepingJob, {})
    expect(code(await send(shopper, id, [pictureId]))).toEqual([409, 'chat.picture-gone'])
  })
})

test('what is no picture, a bomb, a sixth one and an empty message are refused', async () => {
  const { shopper, id } = await answered()
  const refused = async (bytes: Uint8Array) => code(await upload(shopper, at(id), { bytes }))
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toEqual([
    415,
    'pictures.type',
  ])
  expect(await refused(Buffer.from('<!doctype html><script>alert(1)</script>'))).toEqual([415, 'pictures.type'])
  expect(await refused(photo.subarray(0, 200))).toEqual([400, 'pictures.damaged'])
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(await refused(bomb)).toEqual([400, 'pictures.too-many-pixels'])
  expect(await refused(Buffer.alloc(CHAT.pictureBytes + 1, photo))).toEqual([413, 'pictures.too-large'])
  const six = Array.from({ length: CHAT.pictures + 1 }, () => randomUUID())
  expect(code(await send(shopper, id, six))).toEqual([400, 'input'])
  expect(code(await send(shopper, id, []))).toEqual([400, 'input'])
})

test('a repeated upload and a repeated message keep one', async () => {
  const { shopper, id } = await answered()
  const pictureId = randomUUID()
  const both = await Promise.all([1, 2].map(() => upload(shopper, at(id), { pictureId })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const messageId = randomUUID()
  for (const _ of [1, 2]) expect((await send(shopper, id, [pictureId], { messageId })).status).toBe(200)
  expect((await desk.read(shopper, id)).messages).toHaveLength(3)
  expect((await upload(shopper, at(id), { pictureId })).status).toBe(200)
  expect(code(await send(shopper, id, [pictureId]))).toEqual([409, 'chat.picture-gone'])
  const other = await answered()
  expect(code(await upload(other.shopper, at(other.id), { pictureId }))).toEqual([409, 'idempotency-key.reused'])
})

test('a report keeps the pictures, taking the message out deletes them, and an appeal puts them back', async () => {
  const { shopper, id, pictureId, message } = await sentPicture()
  const reported = await desk.agent.post(`${at(id, '/api/brand')}/messages/${message.seq}/report`, { reason: 'hate' })
  const { reference } = reported.body as { reference: string }
  const [notice] = await rowsOf<{ id: string }>(
    desk.app.world.db,
    sql`select id from content_notices where reference = ${reference}`,
  )
  const staff = await desk.app.person({ staff: 'moderator' })
  const path = `/api/staff/notices/${notice?.id}`
  expect((await staff.get(path)).body).toMatchObject({ snapshot: '', pictures: 1 })
  expect((await staff.get(`${path}/pictures/1`)).headers['content-type']).toBe('image/webp')
  expect((await staff.get(`${path}/pictures/2`)).status).toBe(404)
  expect((await shopper.get(`${path}/pictures/1`)).status).toBe(403)
  const facts = 'Das Bild beleidigt die andere Person.'
  const decision = { outcome: 'restricted', answer: 'Du hattest recht, es ist entfernt.', facts }
  expect((await staff.post(`${path}/decision`, decision)).status).toBe(200)
  expect((await shopper.get(`${at(id)}/pictures/${pictureId}`)).status).toBe(404)
  expect((await staff.get(`${path}/pictures/1`)).status).toBe(200)

  const appealing = { reference, email: shopper.email, text: 'Das Bild zeigt nur meine Jacke von hinten.' }
  expect((await desk.app.visitor().post('/api/appeals', appealing)).status).toBe(200)
  const [appeal] = await rowsOf<{ id: string }>(
    desk.app.world.db,
    sql`select id from appeals where subject_reference = ${reference}`,
  )
  const other = await desk.app.person({ staff: 'moderator' })
  const granting = { outcome: 'granted', answer: 'Du hattest recht, das Bild ist wieder da.', facts }
  expect((await other.post(`/api/staff/appeals/${appeal?.id}/decision`, granting)).status).toBe(200)
  const again = (await desk.read(shopper, id)).messages.at(-1) as { pictures: { id: string }[] }
  expect(again.pictures).toHaveLength(1)
  expect((await shopper.get(`${at(id)}/pictures/${again.pictures[0]?.id}`)).status).toBe(200)
})

test('pictures go with the account', async () => {
  const { shopper, pictureId } = await sentPicture()
  expect((await shopper.delete('/api/auth/me', { password: shopper.password })).status).toBe(200)
  const left = await rowsOf(
    desk.app.world.db,
    sql`select 1 from conversation_picture_files where picture_id = ${pictureId}`,
  )
  expect(left).toEqual([])
})
