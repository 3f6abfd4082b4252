import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

let deck: DeckWorld
let ids: string[]

beforeAll(async () => {
  const products = Array.from({ length: 140 }, (_, n) => inventedProduct(n))
  deck = await openDeckWorld({ products, processes: 2, env: { RATE_LIMITS: '1' } })
  ids = deck.products.map(({ id }) => id)
})
afterAll(() => deck.close())

const swipe = (device: TestClient, productId: string | undefined, key: string = randomUUID()) =>
  device.post('/api/user-interactions', { productId, action: 'pass' }, { headers: { 'idempotency-key': key } })

// Trust S77, 2.5: 60 a minute, 120 at once.
test('two processes share one limit; after a refusal recorded swipes can be repeated, and a new one after a second', async () => {
  const mia = await deck.person()
  const devices = [mia.device(0), mia.device(1)] as const
  const key = randomUUID()
  expect((await swipe(devices[0], ids[0], key)).status).toBe(200)
  const answers = await Promise.all(ids.slice(1).map((id, at) => swipe(devices[at % 2 === 0 ? 0 : 1], id)))
  const taken = answers.filter(({ status }) => status === 200).length + 1
  const refused = answers.filter(({ status }) => status === 429)
  expect(taken + refused.length).toBe(ids.length)
  // If a second passes meanwhile, one more is admitted.
  expect(taken).toBeGreaterThanOrEqual(120)
  expect(taken).toBeLessThan(ids.length)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect((await swipe(devices[1], ids[0], key)).status).toBe(200)
  const [row] = await deck.rows<{ count: number }>(`select count(*)::int as count from interactions`)
  expect(row?.count).toBe(taken)
  await deck.rows(`update decks set paced_until = paced_until - interval '5 seconds' returning 1`)
  expect((await swipe(devices[0], ids.at(-1))).status).toBe(200)
})

test('users do not wait for each other', async () => {
  const jonas = await deck.person()
  expect((await swipe(jonas.device(), ids[0])).status).toBe(200)
})

// Trust S80.
test('a deck can be requested 60 times a minute', async () => {
  const lena = (await deck.person()).device()
  const statuses: number[] = []
  for (let at = 0; at < 61; at++) statuses.push((await lena.get('/api/products/ai-discovery?page=1&limit=1')).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
})

test('the history is changed at most 20 times a minute', async () => {
  const mia = await deck.person()
  for (let time = 0; time < 19; time += 1)
    expect((await mia.device().delete(`/api/history/${ids[0]}`)).status).toBe(404)
  expect((await mia.device(1).delete('/api/history')).status).toBe(200)
  for (const path of ['/api/history', `/api/history/${ids[0]}?again=true`])
    expect((await mia.device().delete(path)).body, path).toMatchObject({ code: 'too-many' })
  expect((await (await deck.person()).device().delete('/api/history')).status).toBe(200)
})
