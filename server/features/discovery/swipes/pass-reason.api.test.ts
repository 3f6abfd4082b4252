import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countSwipesAnewJob, countSwipesJob } from '#server/features/shelf/shelf.jobs.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient
let ids: string[]

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 20 }, (_, n) => inventedProduct(n)) })
  ids = deck.products.map(({ id }) => id)
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

const swipe = (at: number, action: string) => phone.post('/api/user-interactions', { productId: ids[at], action })
const why = (at: number, reason: string, key?: string) =>
  phone.post(
    '/api/user-interactions/reason',
    { productId: ids[at], reason },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
const log = async () => {
  const rows = await deck.rows<{ action: string; about: number | null }>(
    `select action, takes_back as about from interactions where user_id = '${mia.id}' order by seq`,
  )
  return rows.map(({ action, about }) => (about === null ? action : `${action} ${about}`))
}

test('the last pass gets one reason, and repeating it changes nothing', async () => {
  await swipe(0, 'like')
  await swipe(1, 'pass')
  const key = randomUUID()
  expect((await why(1, 'too-expensive', key)).status).toBe(200)
  expect((await why(1, 'too-expensive', key)).status).toBe(200)
  expect((await why(1, 'too-expensive')).status).toBe(200)
  expect((await why(1, 'size-missing', key)).status).toBe(409)
  expect((await why(1, 'size-missing')).status).toBe(404)
  expect(await log()).toEqual(['like', 'pass', 'too-expensive 2'])
})

test('only the last pass of the caller gets one', async () => {
  expect((await why(0, 'too-expensive')).status).toBe(404)
  await swipe(0, 'pass')
  await swipe(1, 'like')
  expect((await why(0, 'too-expensive')).status).toBe(404)
  expect((await why(1, 'too-expensive')).status).toBe(404)
  await swipe(2, 'pass')
  await phone.post('/api/undo-swipe')
  expect((await why(2, 'too-expensive')).status).toBe(404)
  await swipe(3, 'pass')
  expect((await why(0, 'too-expensive')).status).toBe(404)
  expect((await why(3, 'ugly')).status).toBe(400)
  phone.cookies.clear()
  expect((await why(3, 'too-expensive')).status).toBe(401)
})

test('an undo reverses the pass with its reason, and the product is shown again', async () => {
  await swipe(4, 'pass')
  await why(4, 'size-missing')
  const dealt = async () => (await phone.get('/api/products/ai-discovery?page=1')).body.map(({ id }) => id)
  expect(await dealt()).not.toContain(ids[4])
  expect((await phone.post('/api/undo-swipe')).body).toEqual({ productId: ids[4] })
  expect(await dealt()).toContain(ids[4])
  expect(await log()).toEqual(['pass', 'size-missing 1', 'undo 1'])
})

test('a missing size does not lower the like rate of a product, by either way of counting', async () => {
  await swipe(10, 'pass')
  await why(10, 'size-missing')
  await swipe(11, 'pass')
  await why(11, 'too-expensive')
  await swipe(12, 'pass')
  await why(12, 'size-missing')
  await phone.post('/api/undo-swipe')
  await deck.rows(`update interactions set created_at = created_at - interval '1 minute' returning 1`)
  const nos = deck.products.slice(10, 13).map(({ no }) => no)
  const counts = async () => {
    const rows = await deck.rows<{ no: number; swipes: number }>('select product_no as no, swipes from product_counts')
    return nos.map((no) => rows.find((row) => row.no === no)?.swipes ?? 0)
  }
  await deck.jobs.run(countSwipesJob, {})
  expect(await counts()).toEqual([0, 1, 0])
  await deck.jobs.run(countSwipesAnewJob, {})
  expect(await counts()).toEqual([0, 1, 0])
})
