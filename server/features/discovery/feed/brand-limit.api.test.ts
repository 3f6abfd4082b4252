import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { inventedProduct, saveInvented } from '../testing/invented-products.ts'

const PRODUCTS = 60
const BRANDS = 4

let app: TestApp
let newcomer: string
const brandIds = new Map<string, string>()

beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      const inputs = Array.from({ length: PRODUCTS }, (_, n) => inventedProduct(n))
      const saved = await saveInvented(world, inputs, BRANDS)
      // Every product has enough swipes to count as known, except one of Label 2, which has no likes.
      newcomer = saved.find((_product, n) => n % BRANDS === 1)?.id ?? ''
      await world.db.execute(sql`insert into product_counts (product_no, likes, swipes)
        select no, case when id = ${newcomer} then 0 else 400 end, case when id = ${newcomer} then 50 else 1000 end
        from products`)
    },
  })
  const { rows } = await app.database.pool.query<{ id: string; name: string }>('select id, name from brands')
  for (const { id, name } of rows) brandIds.set(name, id)
})
afterAll(() => app.close())

async function deck(person: TestPerson, query = ''): Promise<readonly Product[]> {
  const { status, body, text } = await person.get(`/api/products/ai-discovery?page=1&limit=1000${query}`)
  expect(status, text).toBe(200)
  return body as readonly Product[]
}
const brandsIn = (products: readonly Product[]) => new Set(products.map(({ brand }) => brand.name))
const pathOf = (name: string) => `/api/brands/${brandIds.get(name)}`

test.each([true, false])(
  'a hidden brand is not dealt, and comes back when shown again (personal: %s)',
  async (personalised) => {
    const person = await app.person()
    await person.send('PATCH', '/api/auth/me', { personalised })
    const [first] = await deck(person)
    const name = first?.brand.name ?? ''
    await person.put(`${pathOf(name)}/hide`)
    const without = await deck(person)
    expect(without).toHaveLength(PRODUCTS - PRODUCTS / BRANDS)
    expect(brandsIn(without)).not.toContain(name)
    await person.delete(`${pathOf(name)}/hide`)
    expect(await deck(person)).toHaveLength(PRODUCTS)
  },
)

test('a brand hidden by one user is still shown to others', async () => {
  const [hiding, other] = [await app.person(), await app.person()]
  await hiding.put(`${pathOf('Label 1')}/hide`)
  expect(brandsIn(await deck(other))).toContain('Label 1')
})

test('the deck of a shop holds exactly its products, even when the user hid the brand', async () => {
  const person = await app.person()
  const brand = `&brand=${brandIds.get('Label 2')}`
  const products = await deck(person, brand)
  expect(products).toHaveLength(PRODUCTS / BRANDS)
  expect(brandsIn(products)).toEqual(new Set(['Label 2']))
  await person.put(`${pathOf('Label 2')}/hide`)
  expect(await deck(person, brand)).toHaveLength(PRODUCTS / BRANDS)
})

test('the new product of a shop is the tenth card, as in any deck', async () => {
  const products = await deck(await app.person(), `&brand=${brandIds.get('Label 2')}`)
  expect(products.findIndex(({ id }) => id === newcomer)).toBe(9)
})

test('a product swiped in the deck of a shop does not reappear in any deck', async () => {
  const person = await app.person()
  const [first] = await deck(person, `&brand=${brandIds.get('Label 3')}`)
  await person.post('/api/user-interactions', { productId: first?.id, action: 'pass' })
  const ids = (await deck(person)).map(({ id }) => id)
  expect(ids).toHaveLength(PRODUCTS - 1)
  expect(ids).not.toContain(first?.id)
})

test('filters apply in the deck of a shop', async () => {
  const products = await deck(await app.person(), `&brand=${brandIds.get('Label 2')}&productType=shoes,tops`)
  expect(products.length).toBeLessThan(PRODUCTS / BRANDS + 1)
  expect(products.every(({ productType }) => productType === 'shoes' || productType === 'tops')).toBe(true)
})

test('a brand that does not exist has no deck', async () => {
  const person = await app.person()
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await person.get(`/api/products/ai-discovery?brand=${unknown}`)).status).toBe(404)
  expect((await person.get('/api/products/ai-discovery?brand=none')).status).toBe(400)
})
