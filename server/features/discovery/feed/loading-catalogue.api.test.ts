// Issue 14, P6: a process answers before it has loaded all products.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

const DAY_MS = 86_400_000
const FIRST = 20
let deck: DeckWorld
let mia: DeckPerson
/** Index of the process that a test starts with only the first products loaded. */
let late: number

beforeAll(async () => {
  const now = new Date()
  // Every product is a day older than the one before.
  const products = Array.from({ length: 100 }, (_, n) =>
    inventedProduct(n, { listedAt: new Date(now.getTime() - (n + 20) * DAY_MS) }),
  )
  deck = await openDeckWorld({ products, now, first: FIRST })
  deck.processes[0]?.catalogue.loadRest()
  await deck.processes[0]?.catalogue.whenComplete()
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  await deck.start()
  late = deck.processes.length - 1
})

const feed = async (device: TestClient, query: string): Promise<string[]> => {
  const answer = await device.get(`/api/products/ai-discovery?${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { id: string }[]).map(({ id }) => id)
}
const lateCatalogue = () => deck.processes[late]?.catalogue
const tastes = () => deck.rows(`select 1 from tastes where user_id = '${mia.id}'`)

test('a page that the first products can fill is dealt from the newest and most liked', async () => {
  const page = await feed(mia.device(late), 'limit=10')
  const newest = deck.products.slice(0, FIRST).map(({ id }) => id)
  expect(page).toHaveLength(10)
  expect(page.filter((id) => !newest.includes(id))).toEqual([])
  expect(lateCatalogue()?.isComplete()).toBe(false)
  lateCatalogue()?.loadRest()
  await lateCatalogue()?.whenComplete()
  // The personal deck continues where this one ended.
  expect(await feed(mia.device(late), 'limit=3')).toEqual(page.slice(0, 3))
  const next = await feed(mia.device(late), 'page=2&limit=100')
  expect(next.filter((id) => page.slice(0, 3).includes(id))).toEqual([])
})

test('a page that the first products cannot fill waits for all of them', async () => {
  const page = feed(mia.device(late), 'limit=100')
  const early = await Promise.race([page, feed(mia.device(late), 'limit=5')])
  expect(early).toHaveLength(5)
  lateCatalogue()?.loadRest()
  expect(await page).toHaveLength(100)
})

test('the taste is learned from all swiped products, including those not loaded at first', async () => {
  for (const { id } of deck.products.slice(40, 100)) {
    await mia.device().post('/api/user-interactions', { productId: id, action: 'like' })
  }
  await feed(mia.device(), 'limit=5')
  expect(await tastes()).toHaveLength(1)
  await feed(mia.device(late), 'limit=5')
  expect(await tastes()).toHaveLength(1)
  await deck.rows(`delete from tastes where user_id = '${mia.id}'`)
  const style = mia.device(late).get('/api/style')
  lateCatalogue()?.loadRest()
  expect((await style).body).toEqual((await mia.device().get('/api/style')).body)
})

test('a product that is not loaded yet can be swiped', async () => {
  const productId = deck.products[90]?.id
  const answer = await mia.device(late).post('/api/user-interactions', { productId, action: 'like' })
  expect(answer.status).toBe(200)
})
