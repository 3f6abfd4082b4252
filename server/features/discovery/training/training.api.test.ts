import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONTENT_DIMENSION } from '#recommender/content/layout.ts'
import type { World } from '#server/platform/scope.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { trainNightlyJob, trainWhenDueJob } from '../discovery.jobs.ts'
import { type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct, saveInvented } from '../testing/invented-products.ts'
import { insertCrowd, insertSwiper } from './testing/crowd.ts'
import { train } from './training.service.ts'

const UNTRAINED = '1.0'
const FOLLOWS = { timeout: 4000, interval: 50 }
/** A training takes seconds, and more on a machine that does other things as well. */
const PATIENCE = 120_000

vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE })

let deck: DeckWorld
let swipable: { no: number; externalId: string }[]
let crowd: string[]

beforeAll(async () => {
  const products = Array.from({ length: 100 }, (_, n) => inventedProduct(n))
  const env = { TRAIN_FEWEST_SWIPES: '500', TRAIN_AFTER_SWIPES: '100' }
  deck = await openDeckWorld({ products, processes: 2, env })
  swipable = deck.products.map(({ no, input }) => ({ no, externalId: input.externalId }))
  crowd = await insertCrowd(deck.world, swipable, { people: 40, swipes: 48, seed: 100 })
})
afterAll(() => deck.close())

interface ModelRow {
  readonly version: number
  readonly state: string
  readonly swipes: number | null
  readonly failure: string | null
  readonly hash: string | null
}
const models = () =>
  deck.rows<ModelRow>(
    `select version, state, swipes, failure, encode(sha256(bytes), 'hex') as hash from models order by version`,
  )
const live = async () => (await models()).find(({ state }) => state === 'live')
const forgetModels = () => deck.rows('delete from models')
const trainNow = () => deck.jobs.run(trainNightlyJob, {})
const versions = () => deck.processes.map(({ catalogue }) => catalogue.served().version)

async function everybodyFollows(version: string): Promise<void> {
  await vi.waitFor(() => expect(versions()).toEqual(deck.processes.map(() => version)), FOLLOWS)
}
async function followsLive(): Promise<string> {
  const version = `1.${(await live())?.version}`
  await everybodyFollows(version)
  return version
}

async function feed(device: TestClient, query = ''): Promise<string[]> {
  const answer = await device.get(`/api/products/ai-discovery?${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.map(({ id }) => id)
}
const learnedPart = (no: number, process = 0) =>
  [...(deck.processes[process]?.catalogue.served().lessonOf(no)?.vector ?? [])].slice(CONTENT_DIMENSION)
const saysSomething = (factors: readonly number[]) => factors.some((value) => Math.abs(value) > 1e-4)

describe('a training', () => {
  test('goes live on every process, and everybody’s deck goes on through the change', async () => {
    const mia = await deck.person()
    expect(versions()).toEqual([UNTRAINED, UNTRAINED])
    const cards = await feed(mia.device(0))
    expect(cards).toHaveLength(deck.products.length)
    for (const id of cards.slice(0, 55)) {
      await mia.device(0).post('/api/user-interactions', { productId: id, action: 'pass' })
    }
    await feed(mia.device(0))
    const stored = () => deck.rows(`select model, upto_seq from tastes where user_id = '${mia.id}'`)
    await expect.poll(stored).toEqual([{ model: UNTRAINED, upto_seq: 55 }])

    await trainNow()
    const version = await followsLive()
    expect((await live())?.swipes).toBeGreaterThanOrEqual(1920)
    expect(saysSomething(learnedPart(deck.products[0]?.no ?? 0, 1))).toBe(true)
    for (const process of [0, 1]) {
      const rest = await feed(mia.device(process))
      expect(rest).toHaveLength(deck.products.length - 55)
      expect(rest).not.toContain(cards[0])
    }
    await expect.poll(stored).toEqual([{ model: version, upto_seq: 55 }])
    await mia.device(1).post('/api/undo-swipe')
    expect(await feed(mia.device(1))).toContain(cards[54])
  })

  test('is followed by a process that starts later, also when a product is gone since', async () => {
    const gone = deck.products.at(-1)
    await deck.rows(`delete from products where id = '${gone?.id}'`)
    const late = await deck.start()
    const version = await followsLive()
    expect(late.catalogue.served().version).toBe(version)
    expect(late.catalogue.served().lessonOf(gone?.no ?? 0)).toBeNull()
    const ida = await deck.person()
    expect(await feed(ida.device(deck.processes.indexOf(late)))).toHaveLength(deck.products.length - 1)
  })

  test('foretells what is new at once, and changes are dealt within two seconds', async () => {
    const [fresh] = await saveInvented(deck.world, [inventedProduct(7000)])
    const no = fresh?.no ?? 0
    const there = () => deck.processes.map(({ catalogue }) => catalogue.isDealable(no))
    await expect.poll(there, { timeout: 2000 }).toEqual(deck.processes.map(() => true))
    expect(saysSomething(learnedPart(no, 1))).toBe(true)
    await deck.rows(`update products set price_cents = 4242 where no = ${no}`)
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
    expect(saysSomething(learnedPart(no, 1))).toBe(true)
    await deck.rows(`delete from products where no = ${no}`)
  })

  test('that is ordered twice at once happens once', async () => {
    const before = (await models()).length
    await Promise.all([trainNow(), trainNow(), trainNow()])
    expect((await models()).length).toBe(before + 1)
    await followsLive()
  })

  test('that no note told of is found all the same', async () => {
    await deck.rows(`update models set state = 'retired', bytes = null where state = 'live'`)
    await everybodyFollows(UNTRAINED)
  })
})

describe('a training that goes wrong', () => {
  const signal = new AbortController().signal
  const script = new URL('./testing/broken-thread.ts', import.meta.url)
  const broken = (way: string, rest: Partial<Parameters<typeof train>[1]> = {}, world: World = deck.world) => {
    vi.stubEnv('BROKEN_TRAINING', way)
    return train(world, { databaseUrl: deck.url, signal, script, ...rest })
  }
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  beforeAll(async () => {
    await trainNow()
    await followsLive()
  })

  test.each([
    ['throws', 'the training broke'],
    ['silent', 'the thread ended without an answer (0)'],
    ['half-written', 'the trained model is damaged or not finite'],
    ['damaged', 'the trained model is damaged or not finite'],
    ['unproven', 'no better than content and popularity'],
  ])('because it %s leaves the model before in service and says why', async (way, failure) => {
    const before = await live()
    await broken(way)
    expect(await live()).toEqual(before)
    expect((await models()).at(-1)).toMatchObject({ state: 'failed', failure, hash: null })
    expect(versions()).toEqual(deck.processes.map(() => `1.${before?.version}`))
  })

  test('because it takes too long is given up', async () => {
    const { training } = deck.world.config
    const hasty = { ...deck.world.config, training: { ...training, timeoutMinutes: 0.005 } }
    const before = await live()
    await broken('hangs', {}, { ...deck.world, config: hasty })
    expect(await live()).toEqual(before)
    const failure = expect.stringContaining('timeout')
    expect((await models()).at(-1)).toMatchObject({ state: 'failed', failure, hash: null })
  })

  test('because the process ends leaves no trace', async () => {
    const ending = new AbortController()
    const before = await models()
    const training = broken('hangs', { signal: ending.signal })
    await expect.poll(async () => (await models()).at(-1)?.state).toBe('candidate')
    ending.abort()
    await training
    expect(await models()).toEqual(before)
  })

  test('because its process was killed is taken over once its claim has run out', async () => {
    const before = await live()
    const forever = fileURLToPath(new URL('./testing/train-forever.ts', import.meta.url))
    const child = spawn(process.execPath, [forever, deck.url], { stdio: 'ignore' })
    await expect.poll(async () => (await models()).at(-1)?.state, { timeout: 15_000 }).toBe('candidate')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await live()).toEqual(before)
    expect((await models()).at(-1)).toMatchObject({ state: 'candidate', hash: null })

    await trainNow()
    expect((await models()).at(-1)).toMatchObject({ state: 'candidate' })
    await deck.rows(`update models set claimed_until = now() - interval '1 second' where state = 'candidate'`)
    await trainNow()
    const [abandoned, next] = (await models()).slice(-2)
    expect(abandoned).toMatchObject({ state: 'failed', failure: 'given up: its process is gone' })
    expect(next).toMatchObject({ state: 'live' })
    await followsLive()
  })

  test('leaves few traces, and bytes of the live model only', async () => {
    for (let n = 0; n < 12; n++) await broken('silent')
    const rows = await models()
    expect(rows.filter(({ state }) => state === 'live')).toHaveLength(1)
    expect(rows).toHaveLength(11)
    expect(rows.filter(({ hash }) => hash !== null)).toHaveLength(1)
  })

  test('takes a model out of service whose people have left', async () => {
    await broken('unproven-and-poorer')
    expect(await live()).toBeUndefined()
    await everybodyFollows(UNTRAINED)
  })
})

describe('whoever leaves', () => {
  const hashNow = async () => {
    await trainNow()
    return (await live())?.hash
  }

  test('by whatever way has no influence after the next training', async () => {
    await forgetModels()
    await deck.rows(`update interactions set created_at = now() - interval '1 hour'`)
    const without = await hashNow()
    const join = (seed: number) => insertSwiper(deck.world, swipable, { side: 'one', swipes: 50, seed })
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

  test('and was nearly everybody takes the model along', async () => {
    await forgetModels()
    await trainNow()
    await followsLive()
    const few = crowd.slice(0, 4).map((id) => `'${id}'`)
    await deck.rows(`update decks set learned_after_seq = seq where user_id not in (${few})`)
    await trainNow()
    expect((await models()).at(-1)).toMatchObject({ state: 'failed', failure: 'too few swipes', swipes: 192 })
    expect(await live()).toBeUndefined()
    await everybodyFollows(UNTRAINED)
    await deck.rows('update decks set learned_after_seq = 0')
  })
})

describe('the time for training', () => {
  const look = () => deck.jobs.run(trainWhenDueJob, {})
  const count = async () => (await models()).length
  const later = (minutes: number) => deck.rows(`update models set ended_at = ended_at - interval '${minutes} minutes'`)
  beforeEach(forgetModels)

  test('has come when enough people swiped, and again only after enough new swipes and a pause', async () => {
    await deck.rows(`update interactions set created_at = now() + interval '1 hour'`)
    await look()
    expect(await count()).toBe(0)
    await deck.rows(`update interactions set created_at = now() - interval '1 minute'`)
    await look()
    expect(await count()).toBe(1)
    await look()
    await later(11)
    await look()
    expect(await count()).toBe(1)
    await insertCrowd(deck.world, swipable, { people: 2, swipes: 60, seed: 5000 })
    await deck.rows(
      `update interactions set created_at = now() - interval '30 seconds' where created_at < now() - interval '50 minutes'`,
    )
    await deck.rows(`update models set read_until = now() - interval '40 seconds'`)
    await deck.rows(`update models set ended_at = now()`)
    await look()
    expect(await count()).toBe(1)
    await later(11)
    await look()
    expect(await count()).toBe(2)
  })

  test('comes later after a training that broke, without waiting for new swipes', async () => {
    await deck.rows(`update interactions set created_at = now() - interval '1 minute'`)
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
    expect(await live()).toBeDefined()
  })
})
