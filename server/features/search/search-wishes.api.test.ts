import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const PATH = '/api/search/wishes'

let app: TestApp
let brandId: string

beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      const names = { slug: 'mole', name: 'Mole', descriptionDe: '', descriptionEn: '' }
      brandId = await ensureBrand(world, { ...names, city: '', website: null })
      await saveProducts(world, brandId, [inventedProduct(1, { name: 'Kai Jacke' })])
    },
  })
})
afterAll(() => app.close())

const savedSearches = async (user: TestPerson) => (await user.get(PATH)).body.wishes

test('a saved search finds products as soon as they exist', async () => {
  const mia = await app.person()
  await mia.put(PATH, { q: 'Gummiente' })
  expect(await savedSearches(mia)).toEqual([{ query: 'Gummiente', found: 0 }])
  await saveProducts(app.world, brandId, [inventedProduct(2, { name: 'Gummiente Cap' })])
  await app.jobsDone()
  expect(await savedSearches(mia)).toEqual([{ query: 'Gummiente', found: 1 }])
})

test('a search is saved once in any case of letters, newest first, until it is deleted', async () => {
  const mia = await app.person()
  await mia.put(PATH, { q: 'Südwester' })
  app.passTime(1000)
  await mia.put(PATH, { q: 'regenhut' })
  await mia.put(PATH, { q: 'REGENHUT' })
  expect((await savedSearches(mia))?.map(({ query }) => query)).toEqual(['regenhut', 'Südwester'])
  await mia.delete(`${PATH}?q=Regenhut`)
  await mia.delete(`${PATH}?q=Regenhut`)
  expect((await savedSearches(mia))?.map(({ query }) => query)).toEqual(['Südwester'])
})

test('at most ten are saved, also by concurrent calls, and each user sees only the own ones', async () => {
  const [mia, jonas] = [await app.person(), await app.person()]
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => mia.put(PATH, { q: `Suche ${at}` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'search.wishes-full' })
  expect(await savedSearches(mia)).toHaveLength(10)
  expect(await savedSearches(jonas)).toEqual([])
})

test('refuses visitors, single letters and control characters', async () => {
  const mia = await app.person()
  expect((await app.visitor().get(PATH)).status).toBe(401)
  expect((await app.visitor().put(PATH, { q: 'Cap' })).status).toBe(401)
  expect((await mia.put(PATH, { q: ' a ' })).status).toBe(400)
  expect((await mia.put(PATH, { q: 'a\u0000b' })).status).toBe(400)
})

test('are read at most 20 times a minute, independently of other searches', async () => {
  const limited = await openTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const mia = await limited.person()
    for (let time = 0; time < 20; time += 1) expect((await mia.get(PATH)).status).toBe(200)
    expect((await mia.get(PATH)).body).toMatchObject({ code: 'too-many' })
    expect((await mia.get('/api/search/suggest')).status).toBe(200)
  } finally {
    await limited.close()
  }
})
