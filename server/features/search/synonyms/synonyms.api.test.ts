import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { openLabels } from '../testing/three-labels.ts'

const PATH = '/api/admin/synonyms'
let app: TestApp
let staff: TestPerson
let mia: TestPerson
beforeAll(async () => {
  ;({ app } = await openLabels())
  staff = await app.person({ staff: 'moderator' })
  mia = await app.person()
})
afterAll(() => app.close())

const names = ({ products }: { products: readonly Pick<Product, 'name'>[] }) => products.map(({ name }) => name)
const found = async (q: string, person = mia) =>
  names((await person.get(`/api/search?q=${encodeURIComponent(q)}`)).body as { products: Product[] })
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const add = (words: readonly string[], by = staff) => by.post(PATH, { words: [...words] })

test('a group holds in all processes within a minute, and no longer when it is removed', async () => {
  const second = await openSecondProcess(app)
  const other = await second.person()
  expect(await found('Kuschelteil')).toEqual([])
  expect(await found('Kuschelteil', other)).toEqual([])
  const preview = await staff.post(`${PATH}/preview`, { q: 'Kuschelteil', words: ['hoodie', 'Kuschelteil'] })
  expect(preview.body).toMatchObject({ without: { total: 0, products: [] }, withGroup: { total: 1 } })
  expect(names(preview.body.withGroup)).toEqual(['Fuge Hoodie'])
  const { body: group } = await add(['hoodie', 'Kuschelteil'])
  expect(await found('Kuschelteil')).toEqual(['Fuge Hoodie'])
  app.passTime(60_000)
  expect(await found('Kuschelteil', other)).toEqual(['Fuge Hoodie'])
  const remove = () =>
    staff.post(`${PATH}/${group.id}/remove` as `${typeof PATH}/{id}/remove`, { version: 1, reason: 'zu weit' })
  const both = await Promise.all([remove(), remove()])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  app.passTime(60_000)
  expect(await found('Kuschelteil', other)).toEqual([])
  await second.close()
})

test('a word stands in one group, once, and means something by itself', async () => {
  const { body: group } = await add(['Schlappen', 'Badelatschen'])
  expect(code(await add(['badelatschen', 'Sandale']))).toEqual([409, 'synonyms.taken'])
  for (const words of [
    ['Müsli', 'muesli'],
    ['nicht', 'ohne'],
    ['und', 'die'],
    ['44', '45'],
    ['ein zwei drei vier', 'fünf'],
    ['!!', 'Schal'],
  ]) {
    expect(code(await add(words))).toEqual([400, 'synonyms.word'])
  }
  const put = (version: number, words: string[]) =>
    staff.put(`${PATH}/${group.id}` as `${typeof PATH}/{id}`, { version, words })
  expect((await put(1, ['Schlappen', 'Latschen'])).status).toBe(200)
  expect(code(await put(1, ['Schlappen', 'Puschen']))).toEqual([409, 'conflict'])
  const both = await Promise.all([add(['Buxe', 'Hose']), add(['buxe', 'Beinkleid'])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('readers look at groups and try them, but change none', async () => {
  const reader = await app.person({ staff: 'readonly' })
  expect((await reader.get(PATH)).status).toBe(200)
  expect((await add(['a b', 'c d'], reader)).status).toBe(403)
  expect((await reader.post(`${PATH}/preview`, { q: 'Jacke', words: ['Jacke', 'Joppe'] })).status).toBe(200)
  expect((await mia.get(PATH)).status).toBe(403)
})
