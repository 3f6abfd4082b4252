import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { releaseMailsJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, inDays, linkIn, openDropWorld } from '../testing/drop-world.ts'

const BROWSER = { headers: { 'sec-fetch-mode': 'navigate' } }
const SHOP = 'https://shop.example/p'

let drops: DropWorld
let id: string
beforeEach(async () => {
  drops = await openDropWorld({ RATE_LIMITS: 'on' })
  id = (await drops.save({ externalId: 'drop', name: 'Nachtgleis', releaseAt: inDays(1) }))[0] ?? ''
  await drops.app.world.db.execute(
    sql`insert into release_signups (product_id, email_key, email, language, confirmed_at)
        select ${id}, a, a, case n when 1 then 'de' else 'en' end, now()
        from (select n, 'reader' || n || '@example.org' as a from generate_series(1, 2) n) addresses`,
  )
  drops.app.passTime(DAY_MS)
  await drops.app.jobs.run(releaseMailsJob, {})
})
afterEach(() => drops.app.close())

const mailTo = (reader: number) => drops.app.mail.lastTo(`reader${reader}@example.org`).text
const open = (path: string, sending: object = BROWSER) => drops.app.visitor().get(path, sending)
const clicks = async () => {
  const [row] = await rowsOf<{ clicks: number }>(drops.app.world.db, sql`select clicks from release_clicks`)
  return row?.clicks ?? 0
}

test('the link of a mail leads to the shop and is counted, without telling readers apart', async () => {
  const link = linkIn(mailTo(1), 'released')
  expect(linkIn(mailTo(2), 'released')).toBe(`${link}&lang=en`)
  expect(mailTo(1)).not.toContain(SHOP)
  const { status, headers } = await open(link)
  expect({ status, headers }).toMatchObject({
    status: 303,
    headers: { location: SHOP, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(await clicks()).toBe(1)
})

test('what does not come from a browser that navigates is led on uncounted', async () => {
  const link = linkIn(mailTo(1), 'released')
  for (const headers of [{}, { 'sec-fetch-mode': 'no-cors' }, { ...BROWSER.headers, 'sec-purpose': 'prefetch' }]) {
    expect((await open(link, { headers })).headers['location']).toBe(SHOP)
  }
  await drops.app.http.inject({ method: 'HEAD', url: link, headers: BROWSER.headers })
  expect(await clicks()).toBe(0)
})

test('one network counts ten times an hour at most', async () => {
  const link = linkIn(mailTo(1), 'released')
  for (let nth = 0; nth < 12; nth += 1) expect((await open(link)).status).toBe(303)
  expect(await clicks()).toBe(10)
  await open(link, { ...BROWSER, from: '203.0.113.80' })
  expect(await clicks()).toBe(11)
})

test('it leads nowhere but to the page of the product', async () => {
  const link = linkIn(mailTo(1), 'released')
  expect((await open(`${link}&url=https://evil.example`)).headers['location']).toBe(SHOP)
  await drops.app.world.db.execute(sql`update products set link = 'https://shop.example/new' where id = ${id}`)
  expect((await open(link)).headers['location']).toBe('https://shop.example/new')
  await drops.app.world.db.execute(sql`update products set release_at = release_at + interval '9 days'`)
  expect((await open(link)).headers['location']).toBe(`/products/${id}`)
  await drops.app.world.db.execute(sql`update products set review_state = 'blocked'`)
  expect((await open(`${link}&lang=en`)).headers['location']).toBe(`/products/${id}?lang=en`)
})

test('tokens that are false or meant for something else do nothing', async () => {
  const leave = linkIn(mailTo(1), 'unsubscribe')
  const link = linkIn(mailTo(1), 'released')
  for (const path of ['/drops/released', '/drops/released?token=x', leave.replace('unsubscribe', 'released')]) {
    expect((await open(path)).headers['location']).toBe('/drops/link-expired')
  }
  expect(await clicks()).toBe(0)
  const { headers } = await drops.app.visitor().post(link.replace('released', 'unsubscribe'))
  expect(headers['location']).toBe('/drops/link-expired')
})
