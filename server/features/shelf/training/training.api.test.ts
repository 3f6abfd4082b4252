import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { KNOWN_DIMENSION } from '#recommender/learning/model.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { deleteProducts } from '#server/testing/delete-products.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTrainingWorld, TEST_TIMEOUT_MS, type TrainingWorld, UNTRAINED } from './testing/training-world.ts'

const PEOPLE = 24
const SWIPES = 40
const OWN_PASSES = 55

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS })

let world: TrainingWorld
let deck: TrainingWorld['deck']

beforeAll(async () => {
  world = await openTrainingWorld({
    people: PEOPLE,
    swipes: SWIPES,
    processes: 2,
    env: { TRAIN_FEWEST_SWIPES: '500' },
  })
  deck = world.deck
})
afterAll(() => deck.close())

async function feed(device: TestClient): Promise<string[]> {
  const answer = await device.get('/api/products/ai-discovery')
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.map(({ id }) => id)
}
const learnedPart = (no: number) =>
  [...(deck.processes[1]?.catalogue.served().observationOf(no)?.vector ?? [])].slice(KNOWN_DIMENSION)
const saysSomething = (factors: readonly number[]) => factors.some((value) => Math.abs(value) > 1e-4)

test('a training goes live on every process, and every user’s deck continues through the change', async () => {
  const mia = await deck.person()
  expect(world.versions()).toEqual([UNTRAINED, UNTRAINED])
  const cards = await feed(mia.device(0))
  expect(cards).toHaveLength(deck.products.length)
  for (const id of cards.slice(0, OWN_PASSES)) {
    await mia.device(0).post('/api/user-interactions', { productId: id, action: 'pass' })
  }
  await feed(mia.device(0))
  const stored = () => deck.rows(`select model, upto_seq from tastes where user_id = '${mia.id}'`)
  await expect.poll(stored).toEqual([{ model: UNTRAINED, upto_seq: OWN_PASSES }])

  await world.trainNow()
  const version = await world.followsLive()
  expect((await world.live())?.swipes).toBeGreaterThanOrEqual(PEOPLE * SWIPES)
  expect(saysSomething(learnedPart(deck.products[0]?.no ?? 0))).toBe(true)
  for (const process of [0, 1]) {
    const rest = await feed(mia.device(process))
    expect(rest).toHaveLength(deck.products.length - OWN_PASSES)
    expect(rest).not.toContain(cards[0])
  }
  await expect.poll(stored).toEqual([{ model: version, upto_seq: OWN_PASSES }])
  await mia.device(1).post('/api/undo-swipe')
  expect(await feed(mia.device(1))).toContain(cards[OWN_PASSES - 1])
})

test('a process that starts later serves the trained model, even when one of its products was removed', async () => {
  const gone = deck.products.at(-1)
  await deleteProducts(deck.world.db, sql`id = ${gone?.id}`)
  const late = await deck.start()
  const version = await world.followsLive()
  expect(late.catalogue.served().version).toBe(version)
  expect(late.catalogue.served().observationOf(gone?.no ?? 0)).toBeNull()
  const ida = await deck.person()
  expect(await feed(ida.device(deck.processes.indexOf(late)))).toHaveLength(deck.products.length - 1)
})

test('new products get predicted factors at once, and changes are dealt within two seconds', async () => {
  const [fresh] = await saveInvented(deck.world, [inventedProduct(7000)])
  const no = fresh?.no ?? 0
  const there = () => deck.processes.map(({ catalogue }) => catalogue.isDealable(no))
  await expect.poll(there, { timeout: 2000 }).toEqual(deck.processes.map(() => true))
  expect(saysSomething(learnedPart(no))).toBe(true)
  await deck.rows(`update products set price_gross_cents = 4242 where no = ${no}`)
  await deck.rows(`select pg_notify('products_changed', '${no}')`)
  const ida = await deck.person()
  const price = async () => {
    const { body } = await ida.device(1).get('/api/products/ai-discovery')
    return body.find(({ id }) => id === fresh?.id)?.price
  }
  await expect.poll(price, { timeout: 2000 }).toBe(42.42)
  await deck.rows(`update products set status = 'paused' where no = ${no}`)
  await deck.rows(`select pg_notify('products_changed', '${no}')`)
  await expect.poll(there, { timeout: 2000 }).toEqual(deck.processes.map(() => false))
  expect(saysSomething(learnedPart(no))).toBe(true)
  await deleteProducts(deck.world.db, sql`no = ${no}`)
})

test('a process finds a new model even if it missed the notification', async () => {
  await deck.rows(`update models set state = 'retired', bytes = null where state = 'live'`)
  await world.everybodyFollows(UNTRAINED)
})
