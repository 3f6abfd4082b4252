import { createECDH } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnData } from '#contract/own-data.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NOW = new Date('2026-03-02T12:00:00Z')
/** A browser's own key. */
const PUSH_KEY = createECDH('prime256v1').generateKeys('base64url')

let app: TestApp
let products: SavedProduct[]
let drop: SavedProduct

beforeAll(async () => {
  const inputs = [
    ...Array.from({ length: 40 }, (_, n) => inventedProduct(n)),
    inventedProduct(40, { releaseAt: new Date(NOW.getTime() + 9 * DAY_MS) }),
  ]
  app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      products = await saveInvented(world, inputs)
    },
  })
  drop = products.at(-1) as SavedProduct
})
afterAll(() => app.close())

async function order(person: TestPerson, body: object = {}) {
  const { status, body: ordered } = await person.post('/api/auth/export', body)
  expect(status).toBe(200)
  return ordered
}

async function download(person: TestPerson): Promise<{ json: OwnData; html: string }> {
  const ordered = await order(person)
  const [json, html] = [await app.visitor().get(ordered.json), await app.visitor().get(ordered.html)]
  expect([json.status, html.status]).toEqual([200, 200])
  return { json: JSON.parse(json.text) as OwnData, html: html.text }
}

const rowsIn = (data: OwnData, section: string) => data.sections[section]?.rows ?? []

/** Everything that somebody can leave behind, each in words that stand nowhere else. */
async function fillEverything(mark: string) {
  const person = await app.person({ username: `Kanarie ${mark}`, email: `kanarie-${mark}@example.org` })
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    expect(text).not.toMatch(/"code":/)
    expect(status).toBe(200)
  }
  const [first, second, third] = products as [SavedProduct, SavedProduct, SavedProduct]
  const swipe = (product: SavedProduct, action: string) =>
    done(person.post('/api/user-interactions', { productId: product.id, action }))
  await swipe(first, 'like')
  await swipe(second, 'pass')
  await swipe(third, 'like')
  await done(person.post('/api/undo-swipe', {}))
  await done(person.get('/api/products/ai-discovery?limit=10'))
  await done(person.post(`/api/products/${third.id}/view`, {}))
  await done(person.post(`/api/products/${first.id}/click`, {}))
  const filters = { gender: ['women'], productType: ['shoes'], sizes: ['tops:M'], priceRange: { min: 10, max: 7770 } }
  await done(person.post('/api/user-swipe-state', { currentPage: 1, hasMoreProducts: true, filters }))
  await done(person.put('/api/size-profile', { sizes: ['tops:M'], limitsDeck: true, hidesUnsized: false }))
  await done(person.put('/api/style/wish', { trait: { is: 'word', value: `kanarie ${mark}` }, wish: 'more' }))
  await done(person.post(`/api/products/${drop.id}/notifications`, { email: person.email }))
  await done(person.patch('/api/alerts', { priceDrops: true }))
  await done(person.post('/api/boards', { name: `Liste ${mark}`, productId: first.id }))
  const [brand] = await rowsOf<{ id: string }>(app.world.db, sql`select id from brands order by no limit 1`)
  await done(person.put(`/api/brands/${brand?.id}/follow`, {}))
  await done(person.put('/api/search/wishes', { q: `suche ${mark}` }))
  await done(
    person.post('/api/push/subscriptions', {
      endpoint: `https://fcm.googleapis.com/fcm/send/${mark}`,
      keys: { p256dh: PUSH_KEY, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    }),
  )
  const message = { topic: 'question', name: `Name ${mark}`, email: person.email, message: `Eine Frage von ${mark}.` }
  await done(person.post('/api/contact', message))
  const notice = { reason: 'other', location: `Ort ${mark}`, explanation: `Erklärung von ${mark}.`, goodFaith: true }
  await done(person.post('/api/notices', { ...notice, name: `Name ${mark}`, email: person.email }))
  await app.jobsDone()
  // Waits in the queue, and is never sent.
  const profile = { username: person.username, email: `neu-${mark}@example.org`, preferredTimezone: 'Asia/Tokyo' }
  await done(person.put('/api/auth/me', profile))
  return person
}

/** Where in the whole database something of this stands, as text or as bytes. */
async function traces(of: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string; bare: string }>(
    app.world.db,
    sql`select format('%I.%I', schemaname, tablename) as name, tablename as bare from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(35)
  const wanted = of.flatMap((text) => [text, Buffer.from(text).toString('hex')]).map((text) => `%${text}%`)
  const found: string[] = []
  for (const { name, bare } of tables) {
    const rows = await rowsOf(
      app.world.db,
      sql`select 1 from ${sql.raw(name)} t where t::text ilike any(${sql.param(wanted)}::text[]) limit 1`,
    )
    if (rows.length > 0) found.push(bare)
  }
  return [...new Set(found)].sort()
}

/** What outlives an account, and why. */
const STAYS: Readonly<Record<string, string>> = {
  contact_messages: 'a letter to the operator, 24 months (trust 4.3)',
  content_notices: 'a report of content and the proof of what was done, 24 months (DSA art. 16)',
}

describe('everything of a person', () => {
  test('is in the copy, and nothing of anybody else', async () => {
    const person = await fillEverything('blaumeise')
    await fillEverything('zaunkoenig')
    const { json, html } = await download(person)
    for (const text of [JSON.stringify(json), html]) {
      expect(text).not.toContain('zaunkoenig')
      for (const canary of [
        'Kanarie blaumeise',
        'kanarie-blaumeise@example.org',
        'neu-blaumeise@example.org',
        'kanarie blaumeise',
        'Liste blaumeise',
        'suche blaumeise',
        'fcm/send/blaumeise',
        'Name blaumeise',
        'Eine Frage von blaumeise.',
        'Ort blaumeise',
        'Erklärung von blaumeise.',
        'Asia/Tokyo',
        person.id,
      ]) {
        expect(text).toContain(canary)
      }
    }
    expect(json).toMatchObject({ format: 'dropdeck-export', version: 1, createdAt: NOW.toISOString(), language: 'de' })
    expect(rowsIn(json, 'swipes').map(({ action, takesBack }) => [action, takesBack])).toEqual([
      ['like', null],
      ['pass', null],
      ['like', null],
      ['undo', 3],
    ])
    expect(rowsIn(json, 'swipes')[0]).toMatchObject({ productId: products[0]?.id, product: products[0]?.input.name })
    expect(rowsIn(json, 'deck')).toEqual([
      expect.objectContaining({ genders: ['women'], sizes: ['tops:M'], maxPrice: 7770 }),
    ])
    expect(rowsIn(json, 'sizes')).toEqual([{ sizes: ['tops:M'], limitsDeck: true, hidesUnsized: false }])
    expect(rowsIn(json, 'dealtPages')[0]?.['cards']).toHaveLength(10)
    expect(rowsIn(json, 'style')).toContainEqual(expect.objectContaining({ source: 'said', opinion: 'more' }))
    expect(
      rowsIn(json, 'mailConsents')
        .map(({ purpose }) => purpose)
        .sort(),
    ).toEqual(['price-drop', 'release'])
    expect(rowsIn(json, 'queuedMails').map(({ kind }) => kind)).toContain('send-code')
    for (const [section, count] of Object.entries({
      account: 1,
      savedProducts: 1,
      cardViews: 1,
      shopVisits: 1,
      brandTies: 1,
      dropSignUps: 1,
      priceAlerts: 1,
      messages: 1,
      reports: 1,
    })) {
      expect([section, rowsIn(json, section).length]).toEqual([section, count])
    }
  })

  test('holds no secret, and every row has the fields that are explained', async () => {
    const { json, html } = await download(await fillEverything('gimpel'))
    for (const text of [JSON.stringify(json), html]) expect(text).not.toMatch(/argon2|\\\\x[0-9a-f]{16}/)
    for (const [name, { fields, rows, title, purpose }] of Object.entries(json.sections)) {
      expect(title + purpose).toMatch(/\w/)
      for (const row of rows)
        expect([name, Object.keys(row)]).toEqual([
          name,
          expect.toSatisfy((keys: string[]) => keys.every((key) => key in fields)),
        ])
    }
  })

  test('is gone with the account: from every table, the queue, the log and what processes hold', async () => {
    const person = await fillEverything('rotkehlchen')
    const before = await traces(['rotkehlchen', person.id])
    expect(before.length).toBeGreaterThan(15)
    expect((await person.delete('/api/auth/me', {})).status).toBe(200)
    await app.jobsDone()
    expect(await traces(['rotkehlchen', person.id])).toEqual(Object.keys(STAYS).sort())
    expect(await traces([person.id])).toEqual([])
    expect(app.logged.filter((line) => line.includes('rotkehlchen') || line.includes(person.id))).toEqual([])
    expect(app.mail.lastTo(person.email).subject).toBe('Dein Dropdeck-Konto ist gelöscht')
  })
})

describe('the page for people', () => {
  test('is one file without scripts that loads nothing, in the language of the order, with moments in the own zone', async () => {
    const person = await app.person({ username: 'Leserin <b>fett</b>'.slice(0, 30) })
    await person.put('/api/auth/me', {
      username: person.username,
      email: person.email,
      preferredTimezone: 'Asia/Tokyo',
    })
    const { body } = await person.post('/api/auth/export', {}, { headers: { 'accept-language': 'en' } })
    const page = await app.visitor().get(body.html, { headers: { 'accept-language': 'de' } })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-disposition']).toBe('attachment; filename="dropdeck-my-data-2026-03-02.html"')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain('<html lang="en">')
    expect(page.text).toContain('Your data at Dropdeck')
    expect(page.text).toContain('2 Mar 2026, 21:00:00')
    expect(page.text).toContain('Leserin &lt;b&gt;fett')
    expect(page.text).not.toMatch(/<script|<link|<img|src=|url\(|@import|<b>fett/)
  })
})

describe('a link to the copy', () => {
  test('works once, and asking what lies there does not use it up', async () => {
    const { json } = await order(await app.person())
    expect((await app.http.inject({ method: 'HEAD', url: json })).statusCode).toBe(200)
    expect((await app.visitor().get(json)).status).toBe(200)
    const again = await app.visitor().get(json)
    expect([again.status, again.body.code]).toEqual([410, 'accounts.export-link'])
  })

  test('opens nothing in the other form, a day later, or after the account is gone', async () => {
    const person = await app.person()
    const { json, html } = await order(person)
    expect((await app.visitor().get(json.replace('format=json', 'format=html'))).status).toBe(410)
    app.passTime(DAY_MS)
    expect((await app.visitor().get(json)).status).toBe(410)
    app.passTime(-DAY_MS)
    await person.delete('/api/auth/me', {})
    expect((await app.visitor().get(html)).status).toBe(410)
    expect((await app.visitor().get(`/api/auth/export?ticket=${'A'.repeat(43)}`)).status).toBe(410)
    expect((await app.visitor().get('/api/auth/export?ticket=x')).status).toBe(400)
  })

  test('opens nothing after a new password, or once the other sessions were ended', async () => {
    const [person, other] = [await app.person(), await app.person()]
    const [before, theirs] = [await order(person), await order(other)]
    expect((await person.delete('/api/auth/sessions')).status).toBe(200)
    expect((await app.visitor().get(before.json)).status).toBe(410)
    const { html } = await order(person)
    await app.visitor().post('/api/auth/forgot-password', { email: person.email })
    await app.jobsDone()
    const reset = { email: person.email, code: app.mail.codeFor(person.email), password: 'neun Enten im Regen' }
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await app.visitor().get(html)).status).toBe(410)
    expect((await app.visitor().get(theirs.json)).status).toBe(200)
  })

  test('is forgotten when nobody used it', async () => {
    const { forgetOldAccountRows } = await import('../housekeeping.service.ts')
    await order(await app.person())
    app.passTime(DAY_MS + MINUTE_MS)
    await forgetOldAccountRows(app.world)
    expect(await rowsOf(app.world.db, sql`select 1 from export_tickets`)).toEqual([])
    app.passTime(-DAY_MS - MINUTE_MS)
  })
})

describe('who may have the copy', () => {
  test('is the person who just signed in, or knows the password', async () => {
    const person = await app.person()
    expect((await person.get('/api/auth/export')).status).toBe(200)
    app.passTime(15 * MINUTE_MS)
    const asked = await person.post('/api/auth/export', {})
    expect([asked.status, asked.body.reauth]).toEqual([403, true])
    expect((await person.get('/api/auth/export')).status).toBe(403)
    expect((await person.post('/api/auth/export', { password: 'not my password' })).status).toBe(401)
    await order(person, { password: person.password })
    app.passTime(-15 * MINUTE_MS)
  })

  test('is not another site that leads somebody there; a ticket opens from everywhere', async () => {
    const person = await app.person()
    const from = (site: string) => ({ headers: { 'sec-fetch-site': site } })
    for (const site of ['cross-site', 'same-site']) {
      expect((await person.get('/api/auth/export', from(site))).body, site).toMatchObject({ code: 'foreign-origin' })
    }
    for (const site of ['same-origin', 'none']) {
      expect((await person.get('/api/auth/export', from(site))).status, site).toBe(200)
    }
    const { json } = await order(person)
    expect((await app.visitor().get(json, from('cross-site'))).status).toBe(200)
  })

  test('is no visitor', async () => {
    expect((await app.visitor().post('/api/auth/export', {})).status).toBe(401)
    expect((await app.visitor().get('/api/auth/export')).status).toBe(401)
  })

  test('gets it three times a day, and the log knows that, not of whom', async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: 'on' } })
    const person = await limited.person()
    for (let time = 0; time < 3; time += 1) expect((await person.post('/api/auth/export', {})).status).toBe(200)
    const refused = await person.post('/api/auth/export', {})
    expect([refused.status, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true])
    const events = limited.logged.filter((line) => line.includes('export-ordered'))
    expect(events).toHaveLength(3)
    expect(events.join()).not.toMatch(new RegExp(`${person.username}|${person.email}|${person.id}`))
    await limited.close()
  })
})

test('a long history is told whole and in order, batch by batch', async () => {
  const person = await app.person()
  await app.world.db.execute(
    sql`insert into interactions (user_id, seq, product_no, action, key)
        select ${person.id}, n, ${products[0]?.no}, 'pass', gen_random_uuid() from generate_series(1, 1201) n`,
  )
  const { json, html } = await download(person)
  expect(rowsIn(json, 'swipes').map(({ number }) => number)).toEqual(Array.from({ length: 1201 }, (_, at) => at + 1))
  expect(html.match(/<td>pass<\/td>/g)).toHaveLength(1201)
  expect(html).toContain('Einträge: 1.201')
})
