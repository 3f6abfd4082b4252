import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from './testing/deck-world.ts'
import { inventedProduct } from './testing/invented-products.ts'

let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient
let id: string

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 12 }, (_, n) => inventedProduct(n)) })
  mia = await deck.person()
  phone = mia.device()
  id = deck.products[0]?.id ?? ''
})
afterAll(() => deck.close())

const FILTERS = { gender: [], productType: [], priceRange: { min: 0, max: 10_000 } }
const STATE = { currentPage: 1, hasMoreProducts: true, filters: FILTERS }
const traces = () =>
  deck.rows(
    `select (select count(*) from interactions) as log, (select count(*) from saved_products) as saved,
       (select count(*) from product_events) as views, (select count(*) from clicks) as clicks,
       (select count(*) from dealt_pages) as dealt, (select json_agg(d) from decks d) as decks`,
  )

const SWIPE = '/api/user-interactions'
const UNKNOWN = randomUUID()

test.each([
  ['a swipe without product', 'POST', SWIPE, { action: 'like' }, 400],
  ['a swipe of a number', 'POST', SWIPE, { productId: 7, action: 'like' }, 400],
  ['a swipe of something that is no id', 'POST', SWIPE, { productId: "' or 1=1 --", action: 'like' }, 400],
  ['a swipe of an id with a null byte', 'POST', SWIPE, { productId: `${UNKNOWN}\0`, action: 'like' }, 400],
  ['a swipe upwards', 'POST', SWIPE, { productId: UNKNOWN, action: 'superlike' }, 400],
  ['an undo by the route of swipes', 'POST', SWIPE, { productId: UNKNOWN, action: 'undo' }, 400],
  ['an unknown field', 'POST', SWIPE, { productId: UNKNOWN, action: 'like', userId: UNKNOWN }, 400],
  ['a list instead of an object', 'POST', SWIPE, [{ productId: UNKNOWN, action: 'like' }], 400],
  ['null', 'POST', SWIPE, null, 400],
  ['an unknown product', 'POST', SWIPE, { productId: UNKNOWN, action: 'like' }, 404],
  ['an unknown product to unsave', 'POST', SWIPE, { productId: UNKNOWN, action: 'unsave' }, 404],
  ['a body that is too large', 'POST', SWIPE, { productId: UNKNOWN, action: 'like', x: 'x'.repeat(120_000) }, 413],
  ['an undo with fields', 'POST', '/api/undo-swipe', { productId: UNKNOWN }, 400],
  ['an undo of nothing', 'POST', '/api/undo-swipe', {}, 404],
  ['a mark of an unknown product', 'POST', '/api/mark-product-viewed', { productId: UNKNOWN }, 404],
  ['a mark without product', 'POST', '/api/mark-product-viewed', {}, 400],
  ['a view of an unknown product', 'POST', `/api/products/${UNKNOWN}/view`, undefined, 404],
  ['a view of something that is no id', 'POST', '/api/products/1/view', undefined, 400],
  ['a view with a body', 'POST', `/api/products/${UNKNOWN}/view`, { count: 1000 }, 400],
  ['a click on an unknown product', 'POST', `/api/products/${UNKNOWN}/click`, {}, 404],
  ['a click on something that is no id', 'POST', '/api/products/%00/click', {}, 400],
  ['a click with a price', 'POST', `/api/products/${UNKNOWN}/click`, { cents: 0 }, 400],
  ['a state without filters', 'POST', '/api/user-swipe-state', { currentPage: 1, hasMoreProducts: true }, 400],
  ['a state of page 0', 'POST', '/api/user-swipe-state', { ...STATE, currentPage: 0 }, 400],
  ['a state of half a page', 'POST', '/api/user-swipe-state', { ...STATE, currentPage: 1.5 }, 400],
  ['a state with an unknown field', 'POST', '/api/user-swipe-state', { ...STATE, epoch: 9 }, 400],
  [
    'a state with an unknown gender',
    'POST',
    '/api/user-swipe-state',
    { ...STATE, filters: { ...FILTERS, gender: ['x'] } },
    400,
  ],
  [
    'a price range upside down',
    'POST',
    '/api/user-swipe-state',
    { ...STATE, filters: { ...FILTERS, priceRange: { min: 9, max: 1 } } },
    400,
  ],
  ['a restart with fields', 'DELETE', '/api/user-ai-cache', { userId: UNKNOWN }, 400],
  ['a clearing with fields', 'DELETE', '/api/saved-products', { all: true }, 400],
  ['page 0', 'GET', '/api/products/ai-discovery?page=0', undefined, 400],
  ['page x', 'GET', '/api/products/ai-discovery?page=x', undefined, 400],
  ['page 1e9', 'GET', '/api/products/ai-discovery?page=1e9', undefined, 400],
  ['two pages at once', 'GET', '/api/products/ai-discovery?page=1&page=2', undefined, 400],
  ['limit -1', 'GET', '/api/products/ai-discovery?limit=-1', undefined, 400],
  ['an unknown gender', 'GET', '/api/products/ai-discovery?gender=men,dogs', undefined, 400],
  ['an unknown type', 'GET', '/api/products/ai-discovery?productType=hats', undefined, 400],
  ['a negative price', 'GET', '/api/products/ai-discovery?minPrice=-1', undefined, 400],
  ['a price that is none', 'GET', '/api/products/ai-discovery?maxPrice=NaN', undefined, 400],
  ['prices upside down', 'GET', '/api/products/ai-discovery?minPrice=200&maxPrice=100', undefined, 400],
  ['an unknown query', 'GET', '/api/products/ai-discovery?userId=1', undefined, 400],
] as const)('%s is refused in the one shape and changes nothing', async (_what, method, path, body, status) => {
  const before = await traces()
  const answer = await phone.send(method, path, body)
  expect(answer.status, answer.text).toBe(status)
  expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(Object.keys(answer.body).every((key) => ['code', 'message', 'fields'].includes(key))).toBe(true)
  expect(await traces()).toEqual(before)
})

test.each([
  ['JSON that breaks off', '{"productId":', 'application/json'],
  ['a word', 'like', 'application/json'],
  ['a form', 'productId=1&action=like', 'application/x-www-form-urlencoded'],
])('%s as a swipe is refused', async (_what, raw, type) => {
  const answer = await phone.post(SWIPE, undefined, { raw, headers: { 'content-type': type } })
  expect([400, 415]).toContain(answer.status)
  expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('a key that is no UUID is refused', async () => {
  const headers = { 'idempotency-key': 'swipe-1' }
  expect((await phone.post(SWIPE, { productId: id, action: 'like' }, { headers })).status).toBe(400)
  expect((await phone.post('/api/undo-swipe', undefined, { headers })).status).toBe(400)
})

test('a limit above 1000 is cut, the largest page is empty, and filters without a match deal nothing', async () => {
  expect((await phone.get('/api/products/ai-discovery?limit=999999')).body).toHaveLength(12)
  expect((await phone.get('/api/products/ai-discovery?page=10000')).body).toEqual([])
  expect((await phone.get('/api/products/ai-discovery?minPrice=9999')).body).toEqual([])
})

test('empty bodies in every spelling are accepted where the specification sends none', async () => {
  for (const body of [undefined, {}, null]) {
    expect((await phone.delete('/api/user-seen-products', body)).status).toBe(200)
    expect((await phone.post(`/api/products/${id}/view`, body)).status).toBe(200)
  }
  const empty = { raw: '', headers: { 'content-type': 'application/json' } }
  expect((await phone.post(`/api/products/${id}/click`, undefined, empty)).status).toBe(200)
  expect(await deck.rows(`select 1 from clicks where user_id = '${mia.id}'`)).toHaveLength(1)
})

test.each([
  ['GET', '/api/products/ai-discovery'],
  ['POST', SWIPE],
  ['POST', '/api/undo-swipe'],
  ['POST', '/api/mark-product-viewed'],
  ['POST', `/api/products/${UNKNOWN}/view`],
  ['POST', `/api/products/${UNKNOWN}/click`],
  ['GET', '/api/user-swipe-state'],
  ['POST', '/api/user-swipe-state'],
  ['DELETE', '/api/user-seen-products'],
  ['DELETE', '/api/user-viewed-products'],
  ['DELETE', '/api/user-swipe-history'],
  ['DELETE', '/api/user-ai-cache'],
  ['GET', '/api/saved-products'],
  ['DELETE', '/api/saved-products'],
] as const)('%s %s is for people who are signed in', async (method, path) => {
  const visitor = mia.device()
  visitor.cookies.set('sid', 'A'.repeat(43))
  expect(await visitor.send(method, path)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

test('no user sees or changes what belongs to another', async () => {
  const jonas = (await deck.person()).device()
  await phone.post(SWIPE, { productId: id, action: 'like' })
  expect((await jonas.get('/api/saved-products')).body).toEqual([])
  expect((await jonas.post('/api/undo-swipe')).status).toBe(404)
  await jonas.post(SWIPE, { productId: id, action: 'unsave' })
  await jonas.delete('/api/saved-products')
  await jonas.delete('/api/user-swipe-history')
  expect((await phone.get('/api/saved-products')).body).toHaveLength(1)
})
