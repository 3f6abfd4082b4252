import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { productsRoutes } from './products.routes.ts'
import { countPublicParts, listPublicIds, requireWithinPublicLimit } from './public-products.service.ts'

let app: TestApp
let saved: SavedProduct[]

beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: productsRoutes }, env: { RATE_LIMITS: 'on' } })
  saved = await saveInvented(
    app.world,
    Array.from({ length: 4 }, (_, n) => inventedProduct(n)),
    2,
  )
})
afterAll(() => app.close())

const idOf = (n: number): string => saved[n]?.id ?? ''

test('visitors can read a product that is on sale, in the requested language', async () => {
  const visitor = app.visitor()
  const answer = await visitor.get(`/api/public/products/${idOf(0)}`, { headers: { 'accept-language': 'en' } })
  expect(answer).toMatchObject({ status: 200, body: { id: idOf(0), description: saved[0]?.input.descriptionEn } })
  expect((await visitor.get(`/api/products/${idOf(0)}`)).status).toBe(401)
})

// Trust S41
test('products that are not sold have no page and are not listed for search engines', async () => {
  await app.world.db.execute(sql`update products set status = 'paused' where id = ${idOf(1)}`)
  await app.world.db.execute(sql`update products set status = 'draft' where id = ${idOf(2)}`)
  const visitor = app.visitor()
  for (const id of [idOf(1), idOf(2), '00000000-0000-4000-8000-000000000000']) {
    expect((await visitor.get(`/api/public/products/${id}`)).body).toMatchObject({ code: 'products.unknown' })
  }
  expect((await visitor.get('/api/public/products/7')).status).toBe(400)
  expect(await countPublicParts(app.world)).toBe(1)
  expect((await listPublicIds(app.world, 1)).sort()).toEqual([idOf(0), idOf(3)].sort())
  await app.world.db.execute(sql`update brands set status = 'suspended' where slug = 'label-1'`)
  expect(await listPublicIds(app.world, 1)).toEqual([idOf(3)])
  for (const part of [0, 2, 41]) expect(await listPublicIds(app.world, part)).toEqual([])
})

test('one network may open a limited number of shared links a minute', async () => {
  const visitor = app.visitor()
  const read = () => visitor.get(`/api/public/products/${idOf(3)}`, { from: '203.0.113.9' })
  const answers = await Promise.all(Array.from({ length: 125 }, read))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'too-many' })
})

test('product pages have a separate limit', async () => {
  const open = (network: string) => requireWithinPublicLimit(app.world, network)
  for (let time = 0; time < 120; time += 1) await open('203.0.113.9')
  await expect(open('203.0.113.9')).rejects.toMatchObject({ code: 'too-many' })
  await open('203.0.113.10')
})
