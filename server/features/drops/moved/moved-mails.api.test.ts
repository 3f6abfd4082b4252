import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { beginMail, claimMails } from '#server/platform/mail/outbox/outbox.store.ts'
import { movedMailsJob, releaseMailsJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, HOUR_MS, inDays, linkIn, NOW, openDropWorld } from '../testing/drop-world.ts'
import { movedMails, sendMovedMails } from './moved-mails.service.ts'
import { addMovedMails } from './moved-mails.store.ts'

const MINUTE_MS = 60_000
const OPEN = new AbortController().signal
const CLAIM_ID = '00000000-0000-4000-8000-000000000001'

let drops: DropWorld

beforeEach(async () => {
  drops = await openDropWorld()
})
afterEach(() => drops.app.close())

/** Saves the drop with this date: creates it the first time, moves its date afterwards. */
const dropOn = (releaseAt: Date | null) =>
  drops.save({ externalId: 'drop', name: 'Nachtgleis', releaseAt }).then(([id = '']) => id)

/** Confirmed subscribers without an account who were told this date. */
async function subscribe(productId: string, count: number, told: Date | null): Promise<void> {
  await drops.app.world.db.execute(
    sql`insert into release_signups (product_id, email_key, email, language, confirmed_at, told_release_at)
        select ${productId}, a, a, 'de', ${NOW.toISOString()}::timestamptz, ${told?.toISOString() ?? null}::timestamptz
        from (select 'reader' || n || '@example.org' as a from generate_series(1, ${count}) n) addresses`,
  )
}

const look = () => drops.app.jobs.run(movedMailsJob, {})
/** Runs the job at once, and again after the waiting time for further moves. */
async function settle(): Promise<void> {
  await look()
  drops.app.passTime(HOUR_MS)
}
const subjects = () => drops.app.mail.messages.map(({ subject }) => subject).filter((each) => each.includes('Nacht'))
const moved = () => drops.app.mail.messages.filter(({ subject }) => subject.startsWith('Drop verschoben'))
const row = async () => {
  const [first] = await rowsOf<{ state: string; tries: number | null }>(
    drops.app.world.db,
    sql`select s.state, m.tries from release_signups s left join outbox_mails m on m.subject_id = s.id`,
  )
  return first
}

describe('the mail', () => {
  test('is one for several moves within an hour, with the last date, and the mail at release is separate', async () => {
    const id = await dropOn(inDays(5))
    const person = await drops.app.person()
    await person.post(`/api/products/${id}/notifications`, { email: person.email })
    await settle()
    await dropOn(inDays(7))
    await look()
    drops.app.passTime(30 * MINUTE_MS)
    await dropOn(inDays(9))
    await look()
    expect(subjects()).toEqual([])
    drops.app.passTime(30 * MINUTE_MS)
    await look()
    await look()
    expect(subjects()).toEqual(['Drop verschoben: Nord Nachtgleis'])
    const { text, headers } = drops.app.mail.lastTo(person.email)
    expect(text).toMatch(/Jetzt: Mittwoch, 11\. März 2026.* 13:00 MEZ/)
    expect(text).toMatch(/Bisher: Samstag, 7\. März 2026.* 13:00 MEZ/)
    expect(text).toContain(`Zum Produkt: http://localhost:3000/products/${id}\n`)
    expect(text).not.toContain('shop.example')
    expect(headers?.['List-Unsubscribe']).toBe(`<http://localhost:3000${linkIn(text, 'unsubscribe')}>`)
    drops.app.passTime(9 * DAY_MS)
    await look()
    await drops.app.jobs.run(releaseMailsJob, {})
    expect(subjects()).toEqual(['Drop verschoben: Nord Nachtgleis', 'Jetzt da: Nord Nachtgleis'])
  })

  test("in the reader's language and time, to the account's present address", async () => {
    const id = await dropOn(inDays(5))
    const person = await drops.app.person()
    const headers = { 'accept-language': 'en' }
    await person.post(`/api/products/${id}/notifications`, { email: person.email }, { headers })
    await drops.app.world.db.execute(
      sql`update users set email = 'new@example.org', email_key = 'new@example.org', preferred_timezone = 'Asia/Tokyo'`,
    )
    await dropOn(inDays(3))
    drops.app.passTime(12 * HOUR_MS)
    await settle()
    await look()
    const mail = drops.app.mail.lastTo('new@example.org')
    expect(mail.subject).toBe('Drop moved: Nord Nachtgleis')
    expect(mail.text).toMatch(/Now: Thursday,? 5 March 2026 at 21:00 GMT\+9/)
    expect(mail.text).toContain(`/products/${id}?lang=en`)
  })

  test('also goes to an address that confirmed after the move, because it signed up for the old date', async () => {
    const id = await dropOn(inDays(5))
    await drops.app.visitor().post(`/api/products/${id}/notifications`, { email: 'friend@example.org' })
    await drops.app.jobsDone()
    await dropOn(inDays(7))
    await settle()
    await look()
    expect(moved()).toEqual([])
    const url = linkIn(drops.app.mail.lastTo('friend@example.org').text, 'confirm')
    expect((await drops.app.http.inject({ method: 'POST', url })).headers.location).toBe('/drops/confirmed')
    await settle()
    await look()
    expect(moved().map(({ to }) => to)).toEqual(['friend@example.org'])
  })

  test('is not sent for a date that moved back, not twice, and not to sign-ups for one mail only', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await drops.app.world.db.execute(sql`
      insert into release_signups (product_id, email_key, email, language, confirmed_at, told_release_at) values
        (${id}, 'former@example.org', 'former@example.org', 'de', now(), null),
        (${id}, 'silent@example.org', 'silent@example.org', 'de', null, ${inDays(5).toISOString()}::timestamptz)`)
    await dropOn(inDays(7))
    await look()
    await dropOn(inDays(5))
    await settle()
    await look()
    expect(moved()).toEqual([])
    await dropOn(inDays(7))
    await settle()
    await look()
    expect(moved().map(({ to }) => to)).toEqual(['reader1@example.org'])
  })

  test('is not sent for a move within the same minute, because the mail would show the same date', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(new Date(inDays(5).getTime() + MINUTE_MS - 1))
    await settle()
    await look()
    expect(moved()).toEqual([])
    await dropOn(new Date(inDays(5).getTime() + MINUTE_MS))
    await settle()
    await look()
    expect(moved()[0]?.text).toMatch(/13:01 MEZ[\s\S]*13:00 MEZ/)
  })

  test('is not sent for a released drop, which has its own mail', async () => {
    for (const date of [new Date(NOW.getTime() - HOUR_MS), null]) {
      const id = await dropOn(inDays(5))
      await subscribe(id, 1, inDays(5))
      await dropOn(date)
      await settle()
      await look()
      await drops.app.jobs.run(releaseMailsJob, {})
      expect(subjects()).toEqual(['Jetzt da: Nord Nachtgleis'])
      await drops.app.world.db.execute(sql`delete from release_signups`)
      drops.app.mail.messages.length = 0
    }
  })

  test('is not sent about a hidden product until it is visible again', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(inDays(7))
    await drops.app.world.db.execute(sql`update products set status = 'paused'`)
    await settle()
    await look()
    expect(moved()).toEqual([])
    await drops.app.world.db.execute(sql`update products set status = 'active'`)
    await look()
    expect(moved()).toHaveLength(1)
  })
})

describe('the time of the mail', () => {
  test('is not at night', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(inDays(7))
    drops.app.passTime(9 * HOUR_MS)
    await settle()
    await look()
    drops.app.passTime(8 * HOUR_MS + 59 * MINUTE_MS)
    await look()
    expect(moved()).toEqual([])
    drops.app.passTime(MINUTE_MS)
    await look()
    expect(moved()).toHaveLength(1)
  })

  test('is not at night for a date that passed long ago, such as of a product that was hidden for days', async () => {
    const id = await dropOn(inDays(1))
    await subscribe(id, 1, inDays(1))
    await dropOn(inDays(9))
    await drops.app.world.db.execute(sql`update products set status = 'paused'`)
    drops.app.passTime(2 * DAY_MS + 11 * HOUR_MS)
    await settle()
    await drops.app.world.db.execute(sql`update products set status = 'active'`)
    await look()
    expect(moved()).toEqual([])
    drops.app.passTime(7 * HOUR_MS)
    await look()
    expect(moved()).toHaveLength(1)
  })

  test('is at once, also at night, when the old or the new date is near', async () => {
    drops.app.passTime(11 * HOUR_MS)
    const soon = new Date(NOW.getTime() + 20 * HOUR_MS)
    const id = await dropOn(soon)
    await subscribe(id, 1, soon)
    await dropOn(inDays(7))
    await look()
    expect(moved()).toEqual([])
    drops.app.passTime(5 * MINUTE_MS)
    await look()
    expect(moved()).toHaveLength(1)
  })

  test('is at most once a day, with the current date', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(inDays(7))
    await settle()
    await look()
    await dropOn(inDays(8))
    await settle()
    await look()
    expect(moved()).toHaveLength(1)
    await dropOn(inDays(9))
    drops.app.passTime(DAY_MS - HOUR_MS)
    await look()
    expect(moved()).toHaveLength(2)
    expect(moved()[1]?.text).toMatch(/Jetzt: Mittwoch, 11\. März/)
    expect(moved()[1]?.text).toMatch(/Bisher: Montag, 9\. März/)
  })
})

describe('exactly once', () => {
  const byAddress = () => [...Map.groupBy(moved(), ({ to }) => to).values()]

  test('when several processes write at the same time', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 120, inDays(5))
    await dropOn(inDays(7))
    await settle()
    const sent = await Promise.all([1, 2, 3].map(() => sendMovedMails(drops.app.world, OPEN)))
    expect(sent.reduce((sum, count) => sum + count)).toBe(120)
    expect(byAddress().map((list) => list.length)).toEqual(Array.from({ length: 120 }, () => 1))
  })

  test('after a process was killed during a batch: every subscriber gets the mail', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 20, inDays(5))
    await dropOn(inDays(7))
    await settle()
    const now = drops.app.world.now()
    const until = new Date(now.getTime() + MINUTE_MS)
    const settled = { near: 0, far: 0 }
    const timing = { nearHours: 0, settleMinutes: settled, gapHours: settled, quietFrom: 24, quietTo: 0 }
    await addMovedMails(drops.app.world.db, movedMails.name, now, timing)
    const claim = { kind: movedMails.name, claimId: CLAIM_ID, now, until, most: 8 }
    const [first] = await claimMails(drops.app.world.db, claim)
    if (!first) throw new Error('no mail was claimed')
    expect(await beginMail(drops.app.world.db, first.id, CLAIM_ID, until)).toBe(true)
    await look()
    expect(byAddress()).toHaveLength(12)
    drops.app.passTime(MINUTE_MS)
    await look()
    expect(byAddress().map((list) => list.length)).toEqual(Array.from({ length: 20 }, () => 1))
  })

  test('a mail without confirmation of the mail server is repeated under the same Message-ID', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(inDays(7))
    await settle()
    const losing = async (mail: MailMessage) => {
      await drops.app.mail.send(mail)
      throw new Error('the connection was lost')
    }
    await sendMovedMails({ ...drops.app.world, mail: { transport: 'test', send: losing } }, OPEN)
    expect(await row()).toEqual({ state: 'waiting', tries: 1 })
    drops.app.passTime(5 * MINUTE_MS)
    await look()
    await look()
    expect(moved()).toHaveLength(2)
    expect(new Set(moved().map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('a refused mail is given up, and the mail at release keeps all its tries', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(inDays(7))
    await settle()
    const refusal = Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 })
    const refusing = { ...drops.app.world, mail: { transport: 'test', send: () => Promise.reject(refusal) } }
    expect(await sendMovedMails(refusing, OPEN)).toBe(0)
    await look()
    expect(moved()).toEqual([])
    expect(await row()).toEqual({ state: 'waiting', tries: null })
  })

  test('its unsubscribe link ends all mails about drops', async () => {
    const id = await dropOn(inDays(5))
    await subscribe(id, 1, inDays(5))
    await dropOn(inDays(7))
    await settle()
    await look()
    const url = linkIn(drops.app.mail.lastTo('reader1@example.org').text, 'unsubscribe')
    expect((await drops.app.http.inject({ method: 'POST', url })).headers.location).toBe('/drops/unsubscribed')
    expect(await row()).toBeUndefined()
  })
})
