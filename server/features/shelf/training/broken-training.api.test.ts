import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { World } from '#server/platform/scope/scope.ts'
import { openTrainingWorld, TEST_TIMEOUT_MS, type TrainingWorld, UNTRAINED } from './testing/training-world.ts'
import { train } from './training.service.ts'

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS })

const signal = new AbortController().signal
const script = new URL('./testing/broken-thread.ts', import.meta.url)

let world: TrainingWorld

beforeAll(async () => {
  world = await openTrainingWorld({ people: 24, swipes: 40, env: { TRAIN_FEWEST_SWIPES: '500' } })
  await world.trainNow()
  await world.followsLive()
})
afterAll(() => world.deck.close())
afterEach(() => {
  vi.unstubAllEnvs()
})

function broken(way: string, rest: Partial<Parameters<typeof train>[1]> = {}, on: World = world.deck.world) {
  vi.stubEnv('BROKEN_TRAINING', way)
  return train(on, { databaseUrl: world.deck.url, signal, script, ...rest })
}
const lastTry = async () => (await world.models()).at(-1)

test.each([
  ['throws', 'the training broke'],
  ['silent', 'the thread ended without a result (0)'],
  ['half-written', 'the trained model is damaged or not finite'],
  ['damaged', 'the trained model is damaged or not finite'],
  ['unproven', 'no better than content and popularity'],
])('a training that goes wrong (%s) leaves the model before in service and says why', async (way, failure) => {
  const before = await world.live()
  await broken(way)
  expect(await world.live()).toEqual(before)
  expect(await lastTry()).toMatchObject({ state: 'failed', failure, hash: null })
  expect(world.versions()).toEqual([`2.${before?.version}`])
})

test('one that takes too long is aborted', async () => {
  const { config } = world.deck.world
  const hasty = { ...config, training: { ...config.training, timeoutMinutes: 0.005 } }
  const before = await world.live()
  await broken('hangs', {}, { ...world.deck.world, config: hasty })
  expect(await world.live()).toEqual(before)
  const failure = expect.stringContaining('timeout')
  expect(await lastTry()).toMatchObject({ state: 'failed', failure, hash: null })
})

test('requested three times at once it runs once', async () => {
  const ending = new AbortController()
  const before = await world.models()
  let ended = 0
  const orders = Array.from({ length: 3 }, async () => {
    await broken('hangs', { signal: ending.signal })
    ended += 1
  })
  await expect.poll(() => ended).toBe(2)
  expect((await world.models()).slice(before.length)).toMatchObject([{ state: 'candidate' }])
  ending.abort()
  await Promise.all(orders)
})

test('one whose process shuts down leaves no row', async () => {
  const ending = new AbortController()
  const before = await world.models()
  const training = broken('hangs', { signal: ending.signal })
  await expect.poll(async () => (await lastTry())?.state).toBe('candidate')
  ending.abort()
  await training
  expect(await world.models()).toEqual(before)
})

test('after a killed process another trains once the claim has expired', async () => {
  const before = await world.live()
  const forever = fileURLToPath(new URL('./testing/train-forever.ts', import.meta.url))
  const child = spawn(process.execPath, [forever, world.deck.url], { stdio: 'ignore' })
  await expect.poll(async () => (await lastTry())?.state, { timeout: 15_000 }).toBe('candidate')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await world.live()).toEqual(before)
  expect(await lastTry()).toMatchObject({ state: 'candidate', hash: null })

  await world.trainNow()
  expect(await lastTry()).toMatchObject({ state: 'candidate' })
  await world.deck.rows(`update models set claimed_until = now() - interval '1 second' where state = 'candidate'`)
  await world.trainNow()
  const [abandoned, next] = (await world.models()).slice(-2)
  expect(abandoned).toMatchObject({ state: 'failed', failure: 'given up: its process is gone' })
  expect(next).toMatchObject({ state: 'live' })
  await world.followsLive()
})

test('many of them leave few rows, and bytes of the live model only', async () => {
  await world.deck.rows(
    `insert into models (state, claimed_until, read_until, ended_at, failure)
     select 'failed', now(), now(), now(), 'broke' from generate_series(1, 12)`,
  )
  await broken('silent')
  const rows = await world.models()
  expect(rows.filter(({ state }) => state === 'live')).toHaveLength(1)
  expect(rows).toHaveLength(11)
  expect(rows.filter(({ hash }) => hash !== null)).toHaveLength(1)
})

test('one without a better model retires a live model whose users are deleted', async () => {
  await broken('unproven-and-poorer')
  expect(await world.live()).toBeUndefined()
  await world.everybodyFollows(UNTRAINED)
})
