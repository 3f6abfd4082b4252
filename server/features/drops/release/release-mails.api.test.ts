import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { beginMail, claimMails } from '#server/platform/mail/outbox/outbox.store.ts'
import { msUntilReleased } from '#server/platform/mail/outbox/outbox.ts'
import { dropsHousekeepingJob, releaseMailsJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, HOUR_MS, inDays, linkIn, NOW, openDropWorld } from '../testing/drop-world.ts'
import { releaseMails, sendReleaseMails } from './release-mails.service.ts'
import { addReleaseMails } from './release-mails.store.ts'

const CLAIM_ID = '00000000-0000-4000-8000-000000000001'
const MINUTE_MS = 60_000
const OPEN = new AbortController().signal

let drops: DropWorld

beforeEach(async () => {
  drops = await openDropWorld()
})
afterEach(() => drops.app.close())

const released = () =>
  drops.save({ externalId: 'drop', name: 'Nachtgleis', releaseAt: inDays(1) }).then(([id = '']) => id)

/** Confirmed subscribers without an account. */
async function subscribe(productId: string, count: number): Promise<void> {
  await drops.app.world.db.execute(
    sql`insert into release_signups (product_id, email_key, email, language, confirmed_at)
        select ${productId}, a, a, 'de', ${NOW.toISOString()}::timestamptz
        from (select 'reader' || n || '@example.org' as a from generate_series(1, ${count}) n) addresses`,
  )
}
const release = () => drops.app.passTime(DAY_MS)
const run = () => drops.app.jobs.run(releaseMailsJob, {})
const mails = () => drops.app.mail.messages.filter(({ subject }) => subject.includes('Nachtgleis'))
const byAddress = () => Map.groupBy(mails(), ({ to }) => to)
const states = async () =>
  (
    await rowsOf<{ state: string }>(drops.app.world.db, sql`select distinct state from release_signups order by state`)
  ).map(({ state }) => state)

describe('the mail', () => {
  test('is sent once to each subscriber after the release, with price, shop and unsubscribe link', async () => {
    const id = await released()
    const person = await drops.app.person()
    await person.post(
      `/api/products/${id}/notifications`,
      { email: person.email },
      { headers: { 'accept-language': 'en' } },
    )
    await run()
    expect(mails()).toEqual([])
    release()
    await run()
    await run()
    expect(mails()).toHaveLength(1)
    const mail = drops.app.mail.lastTo(person.email)
    expect(mail.subject).toBe('Out now: Nord Nachtgleis')
    for (const part of ['Price: €100.00', 'To the shop (shop.example): ', 'Unsubscribe: '])
      expect(mail.text).toContain(part)
    const leave = linkIn(mail.text, 'unsubscribe')
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await states()).toEqual(['sent'])
  })

  test('goes to the current address of an account', async () => {
    const id = await released()
    const person = await drops.app.person()
    await person.post(`/api/products/${id}/notifications`, { email: person.email })
    await drops.app.world.db.execute(sql`update users set email = 'new@example.org', email_key = 'new@example.org'`)
    release()
    await run()
    expect(mails().map(({ to }) => to)).toEqual(['new@example.org'])
  })

  test('is sent neither to unconfirmed addresses nor about a hidden product', async () => {
    const id = await released()
    await subscribe(id, 2)
    await drops.app.visitor().post(`/api/products/${id}/notifications`, { email: 'silent@example.org' })
    release()
    await drops.app.world.db.execute(sql`update products set status = 'paused'`)
    await run()
    expect(mails()).toEqual([])
    await drops.app.world.db.execute(sql`update products set status = 'active'`)
    await run()
    expect([...byAddress().keys()].sort()).toEqual(['reader1@example.org', 'reader2@example.org'])
  })

  test.each([
    ['put off again', sql`update products set release_at = now() + interval '1000 years'`],
    ['sold by a brand that is suspended', sql`update brands set status = 'suspended'`],
  ])('is no longer sent once the product is %s', async (_, takeBack) => {
    const id = await released()
    await subscribe(id, 250)
    release()
    const send = async (mail: MailMessage) => {
      if (mails().length === 0) await drops.app.world.db.execute(takeBack)
      return drops.app.mail.send(mail)
    }
    // The claimed mails are still sent.
    expect(await sendReleaseMails({ ...drops.app.world, mail: { transport: 'test', send } }, OPEN)).toBe(100)
    await run()
    expect(mails()).toHaveLength(100)
  })
})

describe('exactly once', () => {
  test('when several processes write at the same time', async () => {
    const id = await released()
    await subscribe(id, 250)
    release()
    const sent = await Promise.all([1, 2, 3].map(() => sendReleaseMails(drops.app.world, OPEN)))
    expect(sent.reduce((sum, count) => sum + count)).toBe(250)
    expect([...byAddress().values()].map((list) => list.length)).toEqual(Array.from({ length: 250 }, () => 1))
  })

  test('after a process was killed during a batch: only mails being sent are repeated, under the same Message-ID', async () => {
    const id = await released()
    await subscribe(id, 30)
    release()
    const now = drops.app.world.now()
    const until = new Date(now.getTime() + 30_000)
    await addReleaseMails(drops.app.world.db, releaseMails.name, now)
    const claim = { kind: releaseMails.name, claimId: CLAIM_ID, now, until, most: 20 }
    const [first] = await claimMails(drops.app.world.db, claim)
    if (!first) throw new Error('no mail was claimed')
    await beginMail(drops.app.world.db, first.id, CLAIM_ID, until)
    // The process had sent this one and was killed before it recorded that.
    const compose = await releaseMails.openTopic(drops.app.world, first.topicId)
    const due = await compose?.(first.subjectId)
    if (due) await drops.app.world.mail.send(due.mail)
    await sendReleaseMails(drops.app.world, OPEN)
    expect(mails()).toHaveLength(11)
    expect(await msUntilReleased(drops.app.world, releaseMails)).toBe(30_000)
    drops.app.passTime(MINUTE_MS)
    await run()
    expect(await msUntilReleased(drops.app.world, releaseMails)).toBe(null)
    const sent = byAddress()
    expect(sent.size).toBe(30)
    const twice = [...sent.values()].filter((list) => list.length > 1)
    expect(twice).toHaveLength(1)
    expect(new Set(twice[0]?.map(({ messageId }) => messageId)).size).toBe(1)
    expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(30)
    expect(await states()).toEqual(['sent'])
  })

  test('when stopped, a run finishes the mails being sent and releases the rest at once', async () => {
    const id = await released()
    await subscribe(id, 60)
    release()
    const ending = new AbortController()
    const stopping = {
      ...drops.app.world,
      mail: {
        transport: 'test',
        send: async (mail: MailMessage) => {
          const outcome = await drops.app.mail.send(mail)
          if (mails().length === 10) ending.abort()
          return outcome
        },
      },
    }
    const first = await sendReleaseMails(stopping, ending.signal)
    expect(first).toBeLessThan(60)
    expect(mails()).toHaveLength(first)
    await run()
    expect([...byAddress().values()].map((list) => list.length)).toEqual(Array.from({ length: 60 }, () => 1))
  })
})

describe('failures', () => {
  const failing = (error: Error) => ({
    ...drops.app.world,
    mail: { transport: 'test', send: () => Promise.reject(error) },
  })

  test('an unreachable mail server loses nothing: all mails are sent five minutes later', async () => {
    const id = await released()
    await subscribe(id, 40)
    release()
    expect(await sendReleaseMails(failing(new Error('connect ECONNREFUSED')), OPEN)).toBe(0)
    drops.app.passTime(5 * MINUTE_MS)
    await run()
    expect(byAddress().size).toBe(40)
  })

  test.each([
    ['our login is refused', { code: 'EAUTH', responseCode: 535 }],
    ['no server answers', { code: 'ESOCKET', syscall: 'connect' }],
  ])('a mail server that is unreachable for hours loses nothing and costs no tries: %s', async (_, what) => {
    const id = await released()
    await subscribe(id, 3)
    release()
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await sendReleaseMails(failing(Object.assign(new Error('closed'), what)), OPEN)
      drops.app.passTime(5 * MINUTE_MS)
    }
    const tried = await rowsOf<{ tries: number }>(drops.app.world.db, sql`select distinct tries from outbox_mails`)
    expect(tried).toEqual([{ tries: 0 }])
    await run()
    expect(byAddress().size).toBe(3)
  })

  test('a permanently refused address is not retried; others are given up after 12 tries', async () => {
    const id = await released()
    await subscribe(id, 1)
    release()
    const refusal = Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 })
    await sendReleaseMails(failing(refusal), OPEN)
    expect(await states()).toEqual(['failed'])
    await drops.app.world.db.execute(sql`delete from release_signups`)
    await subscribe(
      await drops.save({ externalId: 'second', name: 'Nachtgleis', releaseAt: NOW }).then(([two = '']) => two),
      1,
    )
    const busy = vi.fn(() => Promise.reject(Object.assign(new Error('busy'), { responseCode: 421 })))
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await sendReleaseMails({ ...drops.app.world, mail: { transport: 'test', send: busy } }, OPEN)
      drops.app.passTime(5 * MINUTE_MS)
    }
    expect(busy).toHaveBeenCalledTimes(12)
    expect(await states()).toEqual(['failed'])
    expect(await rowsOf(drops.app.world.db, sql`select 1 from outbox_mails`)).toEqual([])
  })
})

describe('unsubscribing', () => {
  test('works by one click of the mail program, without a session, for all drops of this address', async () => {
    const id = await released()
    const [other = ''] = await drops.save({ externalId: 'other', releaseAt: inDays(9) })
    const person = await drops.app.person()
    await person.post(`/api/products/${id}/notifications`, { email: person.email })
    await person.post(`/api/products/${other}/notifications`, { email: person.email })
    release()
    await run()
    const url = linkIn(drops.app.mail.lastTo(person.email).text, 'unsubscribe')
    const click = () =>
      drops.app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await click()).statusCode).toBe(200)
    expect((await click()).statusCode).toBe(200)
    expect((await person.get('/api/alerts')).body.drops).toEqual([])
    expect(await rowsOf(drops.app.world.db, sql`select 1 from release_signups`)).toEqual([])
    const open = await rowsOf(drops.app.world.db, sql`select 1 from mail_consents where ended_at is null`)
    expect(open).toEqual([])
  })

  test('works by the form of the page; a false token does nothing', async () => {
    const id = await released()
    await subscribe(id, 1)
    release()
    await run()
    const url = linkIn(drops.app.mail.lastTo('reader1@example.org').text, 'unsubscribe')
    const post = (path: string) => drops.app.http.inject({ method: 'POST', url: path })
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    for (const path of [forged, '/drops/unsubscribe', url.replace('unsubscribe', 'confirm')]) {
      expect((await post(path)).headers.location).toBe('/drops/link-expired')
    }
    expect(await states()).toEqual(['sent'])
    expect((await post(url)).headers.location).toBe('/drops/unsubscribed')
    expect(await states()).toEqual([])
  })
})

test('addresses are deleted 30 days after their mail', async () => {
  const id = await released()
  await subscribe(id, 1)
  release()
  await run()
  drops.app.passTime(29 * DAY_MS)
  await drops.app.jobs.run(dropsHousekeepingJob, {})
  expect(await states()).toEqual(['sent'])
  drops.app.passTime(DAY_MS + HOUR_MS)
  await drops.app.jobs.run(dropsHousekeepingJob, {})
  expect(await states()).toEqual([])
})
