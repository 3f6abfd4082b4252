import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { releasePushesJob } from '#server/features/drops/drops.jobs.ts'
import { DAY_MS, type DropWorld, HOUR_MS, inDays, openDropWorld } from '#server/features/drops/testing/drop-world.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { pushHousekeepingJob } from './push.jobs.ts'
import { sendPushes } from './sending/send-pushes.service.ts'
import type { BrowserDouble } from './testing/push-double.ts'

const MINUTE_MS = 60_000
const OPEN = new AbortController().signal

let drops: DropWorld

beforeEach(async () => {
  drops = await openDropWorld()
})
afterEach(() => drops.app.close())

const dropIn = async (hours: number, name = 'Nachtgleis') =>
  (await drops.save({ externalId: name, name, releaseAt: new Date(inDays(0).getTime() + hours * HOUR_MS) }))[0] ?? ''
const signUp = (person: TestPerson, productId: string) =>
  person.post(`/api/products/${productId}/notifications`, { email: person.email })
async function subscribe(person: TestPerson, language = 'de'): Promise<BrowserDouble> {
  const browser = drops.push.browser()
  const headers = { 'accept-language': language }
  expect((await person.post('/api/push/subscriptions', browser.subscription, { headers })).status).toBe(200)
  return browser
}
/** Runs the jobs like the schedule does, twice: no message may be sent twice. */
async function run(): Promise<void> {
  for (const _ of [1, 2]) {
    await drops.app.jobs.run(releasePushesJob, {})
    await sendPushes(drops.app.world, drops.push, OPEN)
  }
}
const titles = (browser: BrowserDouble) => drops.push.arrivedAt(browser).map(({ notice }) => notice['title'])
const count = async (table: string) =>
  (await rowsOf<{ n: number }>(drops.app.world.db, sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.n

describe('a release', () => {
  test('is sent to every browser of a user who waits for it, once, in its language, signed and encrypted', async () => {
    const person = await drops.app.person()
    const [phone, laptop] = [await subscribe(person), await subscribe(person, 'en')]
    const id = await dropIn(2)
    await signUp(person, id)
    await run()
    expect(titles(phone)).toEqual([])
    drops.app.passTime(2 * HOUR_MS)
    await run()
    const [message] = drops.push.arrivedAt(phone)
    expect(message?.notice).toEqual({
      title: 'Jetzt da: Nord Nachtgleis',
      body: 'Für 100,00\u00A0€. Tippe, um es dir anzusehen.',
      path: `/products/${id}?from=drop`,
      picture: null,
      tag: `drop-${id}`,
    })
    expect(titles(phone)).toHaveLength(1)
    expect(titles(laptop)).toEqual(['Out now: Nord Nachtgleis'])
    const { body } = await person.get('/api/push/key')
    if (!message) throw new Error('nothing arrived')
    expect(await drops.push.requireSignedBy(message, body.key)).toEqual({ sub: 'mailto:no-reply@dropdeck.example' })
    expect(message.headers).toMatchObject({ TTL: '25200', Urgency: 'normal', Topic: id.replaceAll('-', '') })
  })

  test('is not sent to a browser of a user who did not sign up, or took it back', async () => {
    const [waiting, other] = [await drops.app.person(), await drops.app.person()]
    const browsers = [await subscribe(waiting), await subscribe(other)]
    const id = await dropIn(1)
    await signUp(waiting, id)
    const [drop] = (await waiting.get('/api/alerts')).body.drops
    await waiting.delete(`/api/alerts/drops/${drop?.id}`)
    drops.app.passTime(HOUR_MS)
    await run()
    expect(browsers.flatMap(titles)).toEqual([])
  })

  test('is not sent while the product is hidden, nor a day later', async () => {
    const person = await drops.app.person()
    const browser = await subscribe(person)
    await signUp(person, await dropIn(1))
    await drops.app.world.db.execute(sql`update products set status = 'paused'`)
    drops.app.passTime(HOUR_MS)
    await run()
    drops.app.passTime(DAY_MS)
    await drops.app.world.db.execute(sql`update products set status = 'active'`)
    await run()
    expect(titles(browser)).toEqual([])
  })

  test('that several processes find at once is sent once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => drops.app.person()))
    const browsers: BrowserDouble[] = []
    const id = await dropIn(1)
    for (const person of people) {
      browsers.push(await subscribe(person), await subscribe(person))
      await signUp(person, id)
    }
    drops.app.passTime(HOUR_MS)
    await Promise.all([1, 2, 3].map(() => drops.app.jobs.run(releasePushesJob, {})))
    const told = await Promise.all([1, 2, 3].map(() => sendPushes(drops.app.world, drops.push, OPEN)))
    expect(told.reduce((sum, each) => sum + each)).toBe(10)
    expect(browsers.map((browser) => titles(browser).length)).toEqual(Array.from({ length: 10 }, () => 1))
  })
})

describe('quiet hours and the limit per day hold', () => {
  test('between 22 and 8 in the user’s time zone: the message is sent in the morning', async () => {
    const [berlin, tokyo] = [await drops.app.person(), await drops.app.person()]
    const { username, email } = tokyo
    await tokyo.put('/api/auth/me', { username, email, preferredTimezone: 'Asia/Tokyo' })
    const [here, there] = [await subscribe(berlin), await subscribe(tokyo)]
    // 15:00 in Berlin, 23:00 in Tokyo.
    const id = await dropIn(2)
    await signUp(berlin, id)
    await signUp(tokyo, id)
    drops.app.passTime(2 * HOUR_MS)
    await run()
    expect([titles(here).length, titles(there).length]).toEqual([1, 0])
    drops.app.passTime(9 * HOUR_MS - MINUTE_MS)
    await run()
    expect(titles(there)).toEqual([])
    drops.app.passTime(MINUTE_MS)
    await run()
    expect([titles(here).length, titles(there).length]).toEqual([1, 1])
  })

  test('at most three messages a day, on any number of devices', async () => {
    const person = await drops.app.person()
    const [phone, laptop] = [await subscribe(person), await subscribe(person)]
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await signUp(person, await dropIn(1, name))
    drops.app.passTime(HOUR_MS)
    await run()
    expect([titles(phone).length, titles(laptop).length]).toEqual([3, 3])
    expect(titles(phone).sort()).toEqual(titles(laptop).sort())
    await signUp(person, await dropIn(20, 'Six'))
    drops.app.passTime(19 * HOUR_MS)
    await run()
    expect(titles(phone)).toHaveLength(4)
  })
})

describe('the push service', () => {
  const out = async (person: TestPerson) => {
    await signUp(person, await dropIn(1))
    drops.app.passTime(HOUR_MS)
    await run()
  }

  test.each([404, 410])('answers %i: the subscription is deleted', async (status) => {
    const person = await drops.app.person()
    await subscribe(person)
    drops.push.answerWith({ kind: 'status', status, retryAfterMs: null })
    await out(person)
    expect([await count('push_subscriptions'), await count('push_messages')]).toEqual([0, 0])
  })

  test.each([
    ['is overloaded', { kind: 'status', status: 503, retryAfterMs: null }],
    ['wants us to wait', { kind: 'status', status: 429, retryAfterMs: 4 * MINUTE_MS }],
    ['cannot be reached', { kind: 'not-reached' }],
  ] as const)('%s: five minutes later it is tried again', async (_, answer) => {
    const person = await drops.app.person()
    const browser = await subscribe(person)
    drops.push.answerWith(answer)
    await out(person)
    drops.push.answerWith({ kind: 'status', status: 201, retryAfterMs: null })
    await run()
    expect(titles(browser)).toEqual([])
    drops.app.passTime(5 * MINUTE_MS)
    await run()
    expect(titles(browser)).toHaveLength(1)
  })

  test('may have accepted it before the connection broke: it is not sent again', async () => {
    const person = await drops.app.person()
    const browser = await subscribe(person)
    drops.push.answerWith({ kind: 'unknown', error: new Error('socket hang up') })
    await out(person)
    drops.push.answerWith({ kind: 'status', status: 201, retryAfterMs: null })
    drops.app.passTime(HOUR_MS)
    await run()
    expect(titles(browser)).toEqual([])
  })
})

describe('a subscription', () => {
  test('ends with its session: a signed-out device gets no messages', async () => {
    const person = await drops.app.person()
    await subscribe(person)
    await person.post('/api/auth/logout', {})
    expect(await count('push_subscriptions')).toBe(0)
  })

  test('moves to the current user of the browser, without the messages of the former one', async () => {
    const [first, second] = [await drops.app.person(), await drops.app.person()]
    const browser = await subscribe(first)
    await signUp(first, await dropIn(1))
    drops.app.passTime(HOUR_MS)
    await drops.app.jobs.run(releasePushesJob, {})
    expect((await second.post('/api/push/subscriptions', browser.subscription)).status).toBe(200)
    await run()
    expect(titles(browser)).toEqual([])
    expect([await count('push_subscriptions'), await count('push_messages')]).toEqual([1, 0])
  })

  test('can be stored and ended repeatedly, and only by its owner', async () => {
    const [person, other] = [await drops.app.person(), await drops.app.person()]
    const browser = await subscribe(person)
    await person.post('/api/push/subscriptions', browser.subscription)
    expect(await count('push_subscriptions')).toBe(1)
    const { endpoint } = browser.subscription
    expect((await other.delete('/api/push/subscriptions', { endpoint })).status).toBe(200)
    expect(await count('push_subscriptions')).toBe(1)
    for (const _ of [1, 2]) expect((await person.delete('/api/push/subscriptions', { endpoint })).status).toBe(200)
    expect(await count('push_subscriptions')).toBe(0)
  })

  test('is refused for addresses of no push service and for invalid keys', async () => {
    const person = await drops.app.person()
    const { endpoint, keys } = drops.push.browser().subscription
    const refused = async (body: unknown) => (await person.post('/api/push/subscriptions', body)).body.code
    expect(await refused({ endpoint: 'https://169.254.169.254/latest', keys })).toBe('push.service-unknown')
    expect(await refused({ endpoint: 'http://fcm.googleapis.com/fcm/send/x', keys })).toBe('input')
    expect(await refused({ endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } })).toBe('input')
    expect(await refused({ endpoint, keys: { p256dh: keys.p256dh } })).toBe('input')
    expect(await refused({ endpoint, keys, userId: person.id })).toBe('input')
    expect(await count('push_subscriptions')).toBe(0)
  })

  test('needs a session; at most twenty browsers, the oldest are deleted', async () => {
    const { subscription } = drops.push.browser()
    expect((await drops.app.visitor().post('/api/push/subscriptions', subscription)).status).toBe(401)
    expect((await drops.app.visitor().get('/api/push/key')).status).toBe(401)
    const person = await drops.app.person()
    const first = await subscribe(person)
    for (let more = 0; more < 20; more += 1) {
      drops.app.passTime(1000)
      await subscribe(person)
    }
    const rows = await rowsOf<{ endpoint: string }>(drops.app.world.db, sql`select endpoint from push_subscriptions`)
    expect(rows).toHaveLength(20)
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.subscription.endpoint)
  })
})

test('the key is generated once; messages are deleted after 30 days', async () => {
  const person = await drops.app.person()
  const key = async () => (await person.get('/api/push/key')).body.key
  expect(await key()).toMatch(/^B[\w-]{86}$/)
  expect(await key()).toBe(await key())
  await subscribe(person)
  await signUp(person, await dropIn(1))
  drops.app.passTime(HOUR_MS)
  await run()
  expect(await count('push_messages')).toBe(1)
  drops.app.passTime(31 * DAY_MS)
  await drops.app.jobs.run(pushHousekeepingJob, {})
  expect(await count('push_messages')).toBe(0)
})
