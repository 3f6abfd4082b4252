import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settlePrices } from '#server/features/products/sales/settle-prices.service.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { priceDropsJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, HOUR_MS, inDays, linkIn, NOW, openDropWorld } from '../testing/drop-world.ts'

let drops: DropWorld
let person: TestPerson

beforeEach(async () => {
  drops = await openDropWorld()
  person = await drops.app.person()
})
afterEach(() => drops.app.close())

const at = (moment: Date) => drops.app.passTime(moment.getTime() - drops.app.world.now().getTime())
/** Hour of a day after today, in Berlin in winter. */
const evening = (day: number, hour = 19) => new Date(inDays(day).getTime() + (hour - 13) * HOUR_MS)
const switchAlert = (priceDrops = true, by = person) => by.patch('/api/alerts', { priceDrops })

async function saved(...inputs: Partial<ProductInput>[]): Promise<string[]> {
  const ids = await drops.save(...inputs)
  await drops.app.world.db.execute(
    sql`insert into saved_products (user_id, product_no, saved_at)
        select ${person.id}, no, ${drops.app.world.now().toISOString()}::timestamptz from products
        where id = any(${sql.param(ids)}::uuid[])`,
  )
  return ids
}

async function look(): Promise<string[]> {
  const before = drops.app.mail.messages.length
  await drops.app.jobs.run(priceDropsJob, {})
  await drops.app.jobsDone()
  return drops.app.mail.messages.slice(before).map(({ subject }) => subject)
}

describe('the digest', () => {
  test('is one mail about all falls, with the lowest price before, in the evening and once', async () => {
    await saved({ externalId: 'hoodie', name: 'Hoodie' }, { externalId: 'cap', name: 'Cap', priceCents: 4000 })
    await switchAlert()
    drops.app.passTime(HOUR_MS)
    await drops.save({ externalId: 'hoodie', name: 'Hoodie', priceCents: 7500 })
    await drops.save({
      externalId: 'cap',
      name: 'Cap',
      priceCents: 4000,
      sale: { percent: 50, promoCode: null, startsAt: drops.app.world.now(), endsAt: inDays(9) },
    })
    expect(await look()).toEqual([])
    at(evening(0))
    expect(await look()).toEqual(['2 gemerkte Teile sind günstiger geworden'])
    expect(await look()).toEqual([])
    const { text, headers, messageId } = drops.app.mail.lastTo(person.email)
    expect(text).toContain(
      'Nord Cap: jetzt 20,00 € (niedrigster Preis der letzten 30 Tage: 40,00 €)'.replaceAll(' €', '\u00a0€'),
    )
    expect(text.indexOf('Cap')).toBeLessThan(text.indexOf('Hoodie'))
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(messageId).toMatch(/^<price-drop\..*\.2026-03-02@localhost>$/)
    at(evening(1))
    expect(await look()).toEqual([])
  })

  test('contains a sale that started by its date, in the evening of the user’s time zone', async () => {
    await saved({
      externalId: 'sale',
      name: 'Sale',
      sale: { percent: 30, promoCode: null, startsAt: inDays(1), endsAt: inDays(9) },
    })
    await switchAlert()
    await drops.app.world.db.execute(sql`update users set preferred_timezone = 'America/New_York', language = 'en'`)
    at(evening(1))
    await settlePrices(drops.app.world)
    expect(await look()).toEqual([])
    at(new Date(evening(1).getTime() + 6 * HOUR_MS))
    expect(await look()).toEqual(['Price drop: Nord Sale, now €70.00'])
  })

  test('contains no small falls, no products that were cheaper within 30 days, are not saved or hidden', async () => {
    const [trick = ''] = await saved(
      { externalId: 'trick', priceCents: 6000 },
      { externalId: 'small' },
      { externalId: 'hidden' },
      { externalId: 'fresh', listedAt: NOW },
    )
    await drops.save({ externalId: 'strange' })
    await switchAlert()
    drops.app.passTime(HOUR_MS)
    await drops.save({ externalId: 'trick', priceCents: 10_000 })
    drops.app.passTime(HOUR_MS)
    await drops.save(
      { externalId: 'trick', priceCents: 6000 },
      { externalId: 'small', priceCents: 9001 },
      { externalId: 'hidden', priceCents: 5000, status: 'archived' },
      { externalId: 'strange', priceCents: 5000 },
    )
    expect(trick).not.toBe('')
    at(evening(0))
    expect(await look()).toEqual([])
  })

  test('contains no falls from before saving the product or switching the alert on', async () => {
    const [early = ''] = await drops.save({ externalId: 'early' })
    drops.app.passTime(HOUR_MS)
    await drops.save({ externalId: 'early', priceCents: 5000 })
    drops.app.passTime(60_000)
    await saved({ externalId: 'early', priceCents: 5000 })
    await switchAlert()
    expect(early).not.toBe('')
    at(evening(0))
    expect(await look()).toEqual([])
  })
})

describe('recipients', () => {
  test('need the alert; none get it after 22 o’clock; two processes send it once', async () => {
    await saved({ externalId: 'hoodie' })
    drops.app.passTime(HOUR_MS)
    await drops.save({ externalId: 'hoodie', priceCents: 5000 })
    at(evening(0))
    expect(await look()).toEqual([])
    at(new Date(inDays(1).getTime()))
    await switchAlert()
    drops.app.passTime(HOUR_MS)
    await drops.save({ externalId: 'hoodie', priceCents: 3000 })
    at(evening(1, 22))
    expect(await look()).toEqual([])
    at(evening(2))
    const looks = [drops.app.jobs.run(priceDropsJob, {}), drops.app.jobs.run(priceDropsJob, {})]
    await Promise.all(looks)
    await drops.app.jobsDone()
    const digests = drops.app.mail.messages.filter(({ headers }) => headers?.['List-Unsubscribe'])
    expect(digests).toHaveLength(1)
  })

  test('the alert is stored with a proof of consent, and ended by the switch or the link in the mail', async () => {
    await saved({ externalId: 'hoodie' })
    const proofs = () =>
      rowsOf<{ ended: boolean }>(
        drops.app.world.db,
        sql`select ended_at is not null as ended from mail_consents where purpose = 'price-drop' order by requested_at`,
      )
    await switchAlert()
    await switchAlert()
    expect((await person.get('/api/alerts')).body.priceDrops).toBe(true)
    expect(await proofs()).toEqual([{ ended: false }])
    drops.app.passTime(HOUR_MS)
    await drops.save({ externalId: 'hoodie', priceCents: 5000 })
    at(evening(0))
    await look()
    const url = linkIn(drops.app.mail.lastTo(person.email).text, 'unsubscribe')
    expect((await drops.app.http.inject({ method: 'POST', url })).headers.location).toBe('/drops/unsubscribed')
    expect((await person.get('/api/alerts')).body.priceDrops).toBe(false)
    expect(await proofs()).toEqual([{ ended: true }])
    await switchAlert()
    await switchAlert(false)
    expect((await person.get('/api/alerts')).body.priceDrops).toBe(false)
    expect((await proofs()).map(({ ended }) => ended)).toEqual([true, true])
    expect((await drops.app.visitor().patch('/api/alerts', { priceDrops: true })).status).toBe(401)
  })

  test('switching it off before the mail is sent prevents the mail', async () => {
    await saved({ externalId: 'hoodie' })
    await switchAlert()
    drops.app.passTime(HOUR_MS + DAY_MS)
    await drops.save({ externalId: 'hoodie', priceCents: 5000 })
    at(evening(1))
    const before = drops.app.mail.messages.length
    await drops.app.jobs.run(priceDropsJob, {})
    await switchAlert(false)
    await drops.app.jobsDone()
    expect(drops.app.mail.messages).toHaveLength(before)
  })
})

test('switching it on while the account is being deleted does not fail', async () => {
  for (let round = 0; round < 5; round += 1) {
    const leaving = await drops.app.person()
    const switches = Array.from({ length: 8 }, () => switchAlert(true, leaving))
    const [deleted, ...answers] = await Promise.all([leaving.delete('/api/auth/me', {}), ...switches])
    expect(deleted?.status).toBe(200)
    for (const { status } of answers) expect([200, 401]).toContain(status)
  }
})
