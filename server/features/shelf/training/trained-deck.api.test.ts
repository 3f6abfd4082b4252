// The purpose of training: it finds a taste that product attributes do not show, from the likes of similar users.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { trainNightlyJob } from '../shelf.jobs.ts'
import { insertSwipingUsers, type Side, sideOf } from './testing/swiping-users.ts'

const TEST_TIMEOUT_MS = 180_000
const SIDE: Side = 'one'
const SWIPES = 40
const TOP = 30
const DEALS = 6

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS })

let app: TestApp
let mia: TestPerson
let sides: Map<string, Side>

beforeAll(async () => {
  app = await openTestApp({ prepare: fillDemo })
  const products = await rowsOf<{ id: string; no: number; externalId: string }>(
    app.world.db,
    sql`select id, no, external_id as "externalId" from products order by no`,
  )
  sides = new Map(products.map((product) => [product.id, sideOf(product)]))
  await insertSwipingUsers(app.world, products, { people: 60, swipes: 90, seed: 1 })
  mia = await app.person()
})
afterAll(() => app.close())

async function deal(query: string): Promise<string[]> {
  const answer = await mia.get(`/api/products/ai-discovery?${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.map(({ id }) => id)
}
const isOwn = (id: string) => sides.get(id) === SIDE

/** Share of the user's own half among the first cards, over several fresh deals. */
async function shareOfOwn(): Promise<number> {
  let own = 0
  for (let n = 0; n < DEALS; n++) own += (await deal('fresh=true')).slice(0, TOP).filter(isOwn).length
  return own / (DEALS * TOP)
}

test('the deck brings what users alike have liked, from the first training on', async () => {
  const cards = await deal('limit=200')
  for (const productId of cards.slice(0, SWIPES)) {
    await mia.post('/api/user-interactions', { productId, action: isOwn(productId) ? 'like' : 'pass' })
  }
  const untrained = await shareOfOwn()
  await app.jobs.run(trainNightlyJob, {})
  const models = () => rowsOf<{ state: string }>(app.world.db, sql`select state from models`)
  expect(await models()).toEqual([{ state: 'live' }])
  await vi.waitFor(async () => expect(await shareOfOwn()).toBeGreaterThan(0.75), { timeout: 10_000, interval: 200 })
  expect(untrained).toBeLessThan(0.68)
  expect(await deal('limit=1000')).toHaveLength(sides.size - SWIPES)
})
