import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { supportRoutes } from '../support.routes.ts'

let app: TestApp
let editor: TestPerson
let reader: TestPerson
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: supportRoutes } })
  editor = await app.person({ staff: 'moderator' })
  reader = await app.person()
})
afterAll(() => app.close())

const ARTICLE = {
  ...{ group: 'app', place: 2.5, isPublished: true },
  de: { title: 'Rücksendung', words: 'retoure', text: 'Im Shop der Marke:\n- Öffne dein Kundenkonto.' },
  en: { title: 'Returns', words: 'return', text: 'In the shop of the brand:\n- Open your account.' },
}
const write = (id: string, version: number, changes: object = {}, by = editor) =>
  by.put(`/api/admin/help/${id}`, { ...ARTICLE, ...changes, version })
const read = async (language = 'de') =>
  (await reader.send('GET', `/api/help/articles?language=${language}`)).body as unknown as {
    articles: { id: string; title: string }[]
    hidden: string[]
  }

test('an article is read by users in their language, and its versions do not overwrite each other', async () => {
  expect((await write('returns', 0)).status).toBe(200)
  expect((await read()).articles).toMatchObject([{ id: 'returns', title: 'Rücksendung', group: 'app', place: 2.5 }])
  expect((await read('en')).articles).toMatchObject([{ title: 'Returns', text: ARTICLE.en.text }])
  expect((await write('returns', 0)).body.code).toBe('conflict')
  const both = await Promise.all([write('returns', 1, { place: 1 }), write('returns', 1, { place: 3 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an article of the product is hidden while it is not published, and has its own text again when that is removed', async () => {
  await write('code', 0, { isPublished: false })
  expect(await read()).toMatchObject({ hidden: ['code'] })
  expect((await read()).articles.map(({ id }) => id)).toEqual(['returns'])
  const remove = (reason: string) => editor.post('/api/admin/help/code/remove', { reason })
  expect([(await remove(' ')).status, (await remove('doch zeigen')).status]).toEqual([400, 200])
  expect([(await remove('doch zeigen')).body.code, (await read()).hidden]).toEqual(['help.unknown', []])
})

test('elements stay text, and only the right for content writes', async () => {
  const text = '<script>alert(1)</script>'
  await write('markup', 0, { de: { ...ARTICLE.de, text } })
  expect((await read()).articles.find(({ id }) => id === 'markup')).toMatchObject({ text })
  expect((await write('Not a slug', 0)).status).toBe(400)
  const support = await app.person({ staff: 'support' })
  expect([(await write('new', 0, {}, support)).status, (await support.get('/api/admin/help')).status]).toEqual([
    403, 200,
  ])
  expect((await app.visitor().get('/api/help/articles?language=de')).status).toBe(401)
})
