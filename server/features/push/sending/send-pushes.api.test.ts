import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { releasePushesJob } from '#server/features/drops/drops.jobs.ts'
import { linkToken } from '#server/features/drops/links/mail-link.ts'
import { DAY_MS, type DropWorld, HOUR_MS, inDays, openDropWorld } from '#server/features/drops/testing/drop-world.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import type { BrowserDouble } from '../testing/push-double.ts'
import type { PushSender } from './push-sender.ts'
import { sendPushes } from './send-pushes.service.ts'

const OPEN = new AbortController().signal

let drops: DropWorld

beforeEach(async () => {
  drops = await openDropWorld()
})
afterEach(() => drops.app.close())

const dropIn = async (hours: number, name: string) =>
  (await drops.save({ externalId: name, name, releaseAt: new Date(inDays(0).getTime() + hours * HOUR_MS) }))[0] ?? ''
const signUp = (person: TestPerson, productId: string) =>
  person.post(`/api/products/${productId}/notifications`, { email: person.email })
async function subscribe(person: TestPerson): Promise<BrowserDouble> {
  const browser = drops.push.browser()
  expect((await person.post('/api/push/subscriptions', browser.subscription)).status).toBe(200)
  return browser
}
/** Enqueues messages that are due in one hour. */
async function orderIn(hours: number): Promise<void> {
  drops.app.passTime(hours * HOUR_MS)
  await drops.app.jobs.run(releasePushesJob, {})
}
const send = (sender: PushSender = drops.push) => sendPushes(drops.app.world, sender, OPEN)
const titles = (browser: BrowserDouble) => drops.push.arrivedAt(browser).map(({ notice }) => notice['title'])
const states = async () =>
  (await rowsOf<{ state: string }>(drops.app.world.db, sql`select state from push_messages order by state`)).map(
    ({ state }) => state,
  )
const change = (statement: string) => asOwner(drops.app.database.url, statement)

describe('a message that fails', () => {
  test('does not affect others, is settled, and does not count for the day', async () => {
    const [unlucky, other] = [await drops.app.person(), await drops.app.person()]
    const [broken, whole] = [await subscribe(unlucky), await subscribe(other)]
    for (const name of ['One', 'Two', 'Three']) {
      const id = await dropIn(1, name)
      await signUp(unlucky, id)
      await signUp(other, id)
    }
    await orderIn(1)
    const sender: PushSender = {
      deliver: async (request) => {
        if (request.endpoint === broken.subscription.endpoint) throw new Error('out of sockets')
        return drops.push.deliver(request)
      },
    }
    expect(await send(sender)).toBe(3)
    expect(titles(whole)).toHaveLength(3)
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'sent', 'sent', 'sent'])
    await signUp(unlucky, await dropIn(2, 'Four'))
    await orderIn(1)
    expect(await send()).toBe(1)
    expect(titles(broken)).toEqual(['Jetzt da: Nord Four'])
  })

  test('because the database is unreachable when its outcome is stored is given up later', async () => {
    const person = await drops.app.person()
    await subscribe(person)
    await signUp(person, await dropIn(1, 'One'))
    await orderIn(1)
    const sender: PushSender = {
      deliver: async (request) => {
        await change('alter table push_messages rename to hidden_messages')
        return drops.push.deliver(request)
      },
    }
    expect(await send(sender).catch(() => 'broken')).toBe('broken')
    await change('alter table hidden_messages rename to push_messages')
    expect(await states()).toEqual(['sending'])
    drops.app.passTime(HOUR_MS)
    expect(await send()).toBe(0)
    expect(await states()).toEqual(['failed'])
  })

  test('because its process was killed does not count for the day', async () => {
    const person = await drops.app.person()
    const browser = await subscribe(person)
    for (const name of ['One', 'Two', 'Three']) await signUp(person, await dropIn(1, name))
    await orderIn(1)
    await change(`update push_messages set state = 'sending', sent_on = '2026-03-02', tries = 1`)
    await signUp(person, await dropIn(2, 'Four'))
    await orderIn(1)
    await send()
    expect(titles(browser)).toEqual(['Jetzt da: Nord Four'])
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'sent'])
  })
})

test('only as many as are sent at once are claimed, and all are sent in the end', async () => {
  const people = [await drops.app.person(), await drops.app.person()]
  const id = await dropIn(1, 'One')
  for (const person of people) {
    await signUp(person, id)
    for (let device = 0; device < 15; device += 1) await subscribe(person)
  }
  await orderIn(1)
  const underWay: number[] = []
  const sender: PushSender = {
    deliver: async (request) => {
      underWay.push((await states()).filter((state) => state === 'sending').length)
      return drops.push.deliver(request)
    },
  }
  expect(await send(sender)).toBe(30)
  expect(Math.max(...underWay)).toBeLessThanOrEqual(20)
})

describe('a waiting message is not sent when in the meantime', () => {
  const waiting = async () => {
    const person = await drops.app.person()
    const browser = await subscribe(person)
    const id = await dropIn(1, 'One')
    await signUp(person, id)
    return { person, browser, id }
  }

  test.each([
    ['the brand was suspended', `update brands set status = 'suspended'`],
    ['the product was paused', `update products set status = 'paused'`],
  ])('%s', async (_, statement) => {
    const { browser } = await waiting()
    await orderIn(1)
    await change(statement)
    expect(await send()).toBe(0)
    expect(titles(browser)).toEqual([])
    expect(await states()).toEqual(['skipped'])
  })

  test('the sign-up was taken back; others get theirs', async () => {
    const { person, browser, id } = await waiting()
    const other = await drops.app.person()
    const theirs = await subscribe(other)
    await signUp(other, id)
    await orderIn(1)
    const [drop] = (await person.get('/api/alerts')).body.drops
    expect((await person.delete(`/api/alerts/drops/${drop?.id}`)).status).toBe(200)
    expect(await states()).toEqual(['waiting'])
    await send()
    expect([titles(browser).length, titles(theirs).length]).toEqual([0, 1])
  })

  test('the user unsubscribed by the link in a mail', async () => {
    const { browser } = await waiting()
    await orderIn(1)
    const [signedUp] = await rowsOf<{ id: string }>(drops.app.world.db, sql`select id from release_signups`)
    const token = await linkToken(drops.app.world, { kind: 'stop-release', id: signedUp?.id ?? '' })
    await drops.app.visitor().post(`/drops/unsubscribe?token=${token}`)
    expect(await states()).toEqual([])
    expect(await send()).toBe(0)
    expect(titles(browser)).toEqual([])
  })

  test('the release was moved: it is sent at the new date', async () => {
    const { browser } = await waiting()
    await orderIn(1)
    const later = new Date(inDays(1).getTime() + 2 * HOUR_MS)
    await change(`update products set release_at = '${later.toISOString()}'`)
    expect(await send()).toBe(0)
    drops.app.passTime(DAY_MS)
    expect(await send()).toBe(0)
    drops.app.passTime(HOUR_MS)
    expect(await send()).toBe(1)
    expect(titles(browser)).toEqual(['Jetzt da: Nord One'])
  })
})

test.each([
  ['15:00', 2, '25200'],
  ['21:59', 9 - 1 / 60, '60'],
  ['8:00 of the next day', 19, '43200'],
])(
  'at %s the push service keeps it for an offline browser until 22:00, and at most 12 hours',
  async (_, hours, seconds) => {
    const person = await drops.app.person()
    const browser = await subscribe(person)
    await signUp(person, await dropIn(1, 'One'))
    await orderIn(hours)
    await send()
    expect(drops.push.arrivedAt(browser).map(({ headers }) => headers['TTL'])).toEqual([seconds])
  },
)

test('two accounts at once on one browser: the subscription belongs to one of them and its session', async () => {
  const [first, second] = [await drops.app.person(), await drops.app.person()]
  for (let time = 0; time < 10; time += 1) {
    const { subscription } = drops.push.browser()
    const answers = await Promise.all(
      [first, second].map((person) => person.post('/api/push/subscriptions', subscription)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  const rows = await rowsOf<{ owned: boolean }>(
    drops.app.world.db,
    sql`select n.user_id = s.user_id as owned from push_subscriptions s join sessions n on n.id = s.session_id`,
  )
  expect(rows.map(({ owned }) => owned)).toEqual(Array.from({ length: 10 }, () => true))
})
