import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { siteRoutes } from '../site.routes.ts'

let app: TestApp
let editor: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-28T12:00:00Z'), parts: { registerRoutes: siteRoutes } })
  editor = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

const figureOf = async (name: string) =>
  (await editor.get('/api/admin/landing-figures')).body.figures.find((figure) => figure.name === name)
async function shown() {
  app.passTime(5000)
  return (await app.visitor().get('/api/site/facts')).body.claims
}
const FIGURE = { value: 120, suffix: '+', source: 'Zählung der Marken in der Datenbank', asOf: '2026-11-27' }
const set = (body: object, by = editor) => by.put('/api/admin/landing-figures/brands', { ...FIGURE, ...body })
const confirm = (isConfirmed: boolean, version: number) =>
  editor.post('/api/admin/landing-figures/brands/confirmation', { isConfirmed, version })

test('a figure that staff did not set is that of the configuration, a sample', async () => {
  expect(await shown()).toMatchObject({ brands: { value: 500, suffix: '+', source: null, asOf: null } })
  expect(await figureOf('brands')).toMatchObject({
    current: { version: 0, value: 500, isConfirmed: false },
    earlier: [],
  })
})

test('a figure loses its mark once it is confirmed with source and day, and gets it back when it is changed', async () => {
  expect((await set({ version: 0, source: null })).status).toBe(200)
  expect((await confirm(true, 1)).body.code).toBe('figures.no-source')
  expect((await set({ version: 0 })).body.code).toBe('conflict')
  expect((await set({ version: 1, asOf: '2026-11-29' })).body.code).toBe('figures.date')
  expect((await set({ version: 1 })).status).toBe(200)
  expect((await shown()).brands).toEqual({ value: 120, suffix: '+', source: null, asOf: null })
  const both = await Promise.all([confirm(true, 2), confirm(true, 2)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await shown()).toMatchObject({
    brands: { value: 120, suffix: '+', source: FIGURE.source, asOf: '2026-11-27' },
    users: { source: null },
  })
  const { current, earlier } = (await figureOf('brands')) ?? {}
  expect(current).toMatchObject({ version: 3, isConfirmed: true, by: editor.username })
  expect(earlier?.map(({ version }) => version)).toEqual([2, 1])
  await set({ version: 3, value: 130 })
  expect((await shown()).brands).toMatchObject({ value: 130, source: null })
  await confirm(true, 4)
  await confirm(false, 5)
  expect((await shown()).brands).toMatchObject({ value: 130, source: null })
})

test('only the right for content changes a figure', async () => {
  const finance = await app.person({ staff: 'finance' })
  expect((await set({ version: 0 }, finance)).status).toBe(403)
  expect((await finance.get('/api/admin/landing-figures')).status).toBe(200)
})
