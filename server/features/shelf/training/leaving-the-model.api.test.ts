import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countSwipesAnewJob } from '../shelf.jobs.ts'
import { insertSwiper } from './testing/swiping-users.ts'
import { openTrainingWorld, TEST_TIMEOUT_MS, type TrainingWorld, UNTRAINED } from './testing/training-world.ts'

const SWIPES = 40

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS })

let world: TrainingWorld
let deck: TrainingWorld['deck']

beforeAll(async () => {
  world = await openTrainingWorld({ people: 24, swipes: SWIPES, env: { TRAIN_FEWEST_SWIPES: '500' } })
  deck = world.deck
})
afterAll(() => deck.close())
beforeEach(() => world.forgetModels())

const hashNow = async () => {
  await world.trainNow()
  return (await world.live())?.hash
}

test('users who leave, in any way, have no influence after the next training', async () => {
  const without = await hashNow()
  const join = (seed: number) => insertSwiper(deck.world, world.swipable, { side: 'one', swipes: SWIPES, seed })
  const ids = [await join(1), await join(2), await join(3), await join(4)]
  const withThem = await hashNow()
  await deck.rows(`delete from users where id = '${ids[0]}'`)
  await deck.rows(`delete from interactions where user_id = '${ids[1]}'`)
  await deck.rows(`update decks set learned_after_seq = seq, epoch = epoch + 1 where user_id = '${ids[2]}'`)
  await deck.rows(`update users set personalised = false where id = '${ids[3]}'`)
  const after = await hashNow()
  expect(without).toMatch(/^[0-9a-f]{64}$/)
  expect(withThem).not.toBe(without)
  expect(after).toBe(without)
})

test('after the next training the likes of users who left no longer count in like rates', async () => {
  const counts = () => deck.rows('select product_no, likes, swipes from product_counts where swipes > 0 order by 1')
  await deck.jobs.run(countSwipesAnewJob, {})
  const without = await counts()
  const id = await insertSwiper(deck.world, world.swipable, { side: 'one', swipes: SWIPES, seed: 9 })
  await deck.jobs.run(countSwipesAnewJob, {})
  expect(await counts()).not.toEqual(without)
  await deck.rows(`delete from users where id = '${id}'`)
  await world.trainNow()
  expect(await counts()).toEqual(without)
})

test('the model is deleted when most of its users have left', async () => {
  await world.trainNow()
  await world.followsLive()
  const stay = world.users.slice(0, 4)
  const list = stay.map((id) => `'${id}'`).join(', ')
  await deck.rows(`update decks set learned_after_seq = seq where user_id not in (${list})`)
  await world.trainNow()
  const failed = { state: 'failed', failure: 'too few swipes', swipes: stay.length * SWIPES }
  expect((await world.models()).at(-1)).toMatchObject(failed)
  expect(await world.live()).toBeUndefined()
  await world.everybodyFollows(UNTRAINED)
})
