import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BACKGROUND } from '#contract/backgrounds.limits.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let editor: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-28T12:00:00Z') })
  editor = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

const plain = (background: string, width = 1080, height = 1920) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function add(name: string, bytes: Buffer, by = editor) {
  return by.post(`/api/admin/backgrounds?name=${name}`, undefined, multipartOf({ bytes }))
}
const added = async (name: string) =>
  (await add(name, await plain('#333'))).body as unknown as { id: string; version: number; url: string }
const set = (id: string, call: 'active' | 'schedule', body: object) =>
  editor.put(`/api/admin/backgrounds/${id}/${call}`, body)
const at = (hours: number) => new Date(Date.UTC(2026, 10, 28, 12 + hours)).toISOString()
const period = (from: number, until: number, version: number) => ({
  schedule: { from: at(from), until: at(until) },
  version,
})
async function shown(): Promise<string | null> {
  app.passTime(5000)
  return (await app.visitor().get('/api/background-image/active')).body.url
}
const list = async () => (await editor.get('/api/admin/backgrounds')).body

test('a picture is shown once it is activated, its file before that only to staff', async () => {
  const { id, version, url } = await added('Beton')
  expect(await shown()).toBe(null)
  expect([(await app.visitor().get(url)).status, (await editor.get(url)).status]).toEqual([404, 200])
  expect((await set(id, 'active', { isActive: true, version })).status).toBe(200)
  expect(await shown()).toBe(url)
  const { status, headers, bytes } = await app.visitor().get(url)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920 })
  expect((await set(id, 'active', { isActive: false, version })).body.code).toBe('conflict')
  const second = await added('Asphalt')
  const both = await Promise.all([
    set(second.id, 'active', { isActive: true, version: second.version }),
    set(second.id, 'active', { isActive: true, version: second.version }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await list()).backgrounds.filter(({ isActive }) => isActive).map(({ name }) => name)).toEqual(['Asphalt'])
})

test('a bright picture is kept with its figure, and refused where it would be shown', async () => {
  const { body } = await add('Schnee', await plain('#fff'))
  const { id, version, contrast } = body as unknown as { id: string; version: number; contrast: number }
  // White under a black veil of 35 % is #a6a6a6.
  expect(contrast).toBeCloseTo(2.43, 1)
  const refused = await set(id, 'active', { isActive: true, version })
  expect(refused.body).toMatchObject({ code: 'backgrounds.contrast', message: expect.stringContaining('2,4') })
  expect((await set(id, 'schedule', period(1, 2, version))).body.code).toBe('backgrounds.contrast')
  const small = await add('Klein', await plain('#333', BACKGROUND.leastSidePx - 1, 900))
  expect(small.body.code).toBe('backgrounds.too-small')
  expect((await add('Text', Buffer.from('no picture'))).body.code).toBe('pictures.type')
})

test('a period takes precedence over the active picture, and periods do not overlap', async () => {
  const active = (await list()).backgrounds.find(({ isActive }) => isActive)
  const [first, second] = [await added('Nacht'), await added('Morgen')]
  expect((await set(first.id, 'schedule', period(2, 1, 1))).body.code).toBe('backgrounds.period')
  expect((await set(first.id, 'schedule', period(1, 3, 1))).status).toBe(200)
  const overlapping = await set(second.id, 'schedule', period(2, 4, 1))
  expect(overlapping.body).toMatchObject({ code: 'backgrounds.overlap', message: expect.stringContaining('Nacht') })
  expect((await set(second.id, 'schedule', period(3, 4, 1))).status).toBe(200)
  expect(await shown()).toBe(active?.url)
  app.passTime(2 * 3_600_000)
  expect([await shown(), (await app.visitor().get(first.url)).status]).toEqual([first.url, 200])
  app.passTime(3_600_000)
  expect(await shown()).toBe(second.url)
  app.passTime(3_600_000)
  expect(await shown()).toBe(active?.url)
})

test('removing needs a reason and the right, takes the file along, and stands in the history', async () => {
  // The session of the one before has ended meanwhile.
  editor = await app.person({ staff: 'moderator' })
  const { id, url, version } = await added('Weg')
  await set(id, 'active', { isActive: true, version })
  const remove = (by: TestPerson, reason = 'Rechte abgelaufen') =>
    by.post(`/api/admin/backgrounds/${id}/remove`, { reason })
  app.passTime(1000)
  const support = await app.person({ staff: 'support' })
  expect([(await support.get('/api/admin/backgrounds')).status, (await remove(support)).status]).toEqual([200, 403])
  expect([(await remove(editor, ' ')).status, (await remove(editor)).status, (await remove(editor)).status]).toEqual([
    400, 200, 404,
  ])
  expect([await shown(), (await app.visitor().get(url)).status]).toEqual([null, 404])
  const { history } = await list()
  expect(history[0]).toMatchObject({ action: 'removed', name: 'Weg', by: editor.username, reason: 'Rechte abgelaufen' })
})
