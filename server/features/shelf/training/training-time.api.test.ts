import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { trainWhenDueJob } from '../shelf.jobs.ts'
import { insertSwipingUsers } from './testing/swiping-users.ts'
import { openTrainingWorld, TEST_TIMEOUT_MS, type TrainingWorld } from './testing/training-world.ts'

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS })

let world: TrainingWorld
let deck: TrainingWorld['deck']

beforeAll(async () => {
  // Few users are enough, because the schedule does not depend on the result.
  const env = { TRAIN_FEWEST_SWIPES: '150', TRAIN_AFTER_SWIPES: '50' }
  world = await openTrainingWorld({ people: 8, swipes: 20, env })
  deck = world.deck
})
afterAll(() => deck.close())
beforeEach(() => world.forgetModels())

const look = () => deck.jobs.run(trainWhenDueJob, {})
const count = async () => (await world.models()).length
const later = (minutes: number) => deck.rows(`update models set ended_at = ended_at - interval '${minutes} minutes'`)
const swiped = (ago: string) => deck.rows(`update interactions set created_at = now() - interval '${ago}'`)

test('comes when enough users have swiped, and again only after enough new swipes and a pause', async () => {
  await swiped('-1 hour')
  await look()
  expect(await count()).toBe(0)
  await swiped('1 minute')
  await look()
  expect(await count()).toBe(1)
  await look()
  await later(11)
  await look()
  expect(await count()).toBe(1)
  await insertSwipingUsers(deck.world, world.swipable, { people: 3, swipes: 20, seed: 5000 })
  await deck.rows(
    `update interactions set created_at = now() - interval '30 seconds' where created_at < now() - interval '50 minutes'`,
  )
  await deck.rows(`update models set read_until = now() - interval '40 seconds', ended_at = now()`)
  await look()
  expect(await count()).toBe(1)
  await later(11)
  await look()
  expect(await count()).toBe(2)
})

test('comes once at the next start when the live model has the layout of another version of the software', async () => {
  await swiped('1 minute')
  await deck.rows(
    `insert into models (state, claimed_until, read_until, ended_at, swipes, bytes)
     values ('live', now(), now() - interval '20 seconds', now() - interval '11 minutes', 160, decode(repeat('01', 900), 'hex'))`,
  )
  await look()
  expect(await count()).toBe(2)
  await later(60)
  await look()
  expect(await count()).toBe(2)
})

test('after a failed training the next one starts later, without waiting for new swipes', async () => {
  await swiped('1 minute')
  await deck.rows(
    `insert into models (state, claimed_until, read_until, ended_at, failure)
     values ('failed', now(), now() - interval '20 seconds', now(), 'broke')`,
  )
  await later(11)
  await look()
  expect(await count()).toBe(1)
  await later(50)
  await look()
  expect(await count()).toBe(2)
  expect((await world.models()).at(-1)?.swipes).toBeGreaterThanOrEqual(150)
})
