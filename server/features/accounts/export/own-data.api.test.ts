import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnData } from '#contract/own-data.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { leaveEverything } from './testing/everything-of-a-user.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-03-02T12:00:00Z')

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

const fillEverything = (mark: string) => leaveEverything({ app, products, drop }, mark)

/** The places in the database that contain one of these, as text or as bytes. */
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
    const rows = await asOwner(
      app.database.url,
      sql`select 1 from ${sql.raw(name)} t where t::text ilike any(${sql.param(wanted)}::text[]) limit 1`,
    )
    if (rows.length > 0) found.push(bare)
  }
  return [...new Set(found)].sort()
}

/** What outlives an account, and why. */
const STAYS: Readonly<Record<string, string>> = {
  contact_messages: 'a message to the operator, 24 months (Trust 4.3)',
  appeals: 'an appeal and the proof of its decision, 24 months (DSA art. 20)',
  content_notices: 'a report of content and the proof of what was done, 24 months (DSA art. 16)',
}

describe('everything about a user', () => {
  test('is in the copy, and nothing about others', async () => {
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
        'Eine Frage an die Marke von blaumeise.',
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
      ['too-expensive', 2],
      ['like', null],
      ['undo', 4],
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
      productEvents: 1,
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

  test('is in every section of the copy that applies', async () => {
    const { json } = await download(await fillEverything('buchfink'))
    const empty = Object.entries(json.sections).filter(([, { rows }]) => rows.length === 0)
    // The second factor and the requests of staff; a code that is waited for; mails that came back; and what is stored of a taste after many swipes.
    expect(empty.map(([name]) => name)).toEqual(['secondFactor', 'codes', 'refusedMails', 'taste', 'moneyRequests'])
  })

  test('contains no secret, and every row has exactly the declared fields', async () => {
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

  test('is deleted with the account: from every table, the queue, the log and the caches of processes', async () => {
    const person = await fillEverything('rotkehlchen')
    const before = await traces(['rotkehlchen', person.id])
    expect(before.length).toBeGreaterThan(15)
    expect((await person.delete('/api/auth/me', {})).status).toBe(200)
    await app.jobsDone()
    expect(await traces(['rotkehlchen', person.id])).toEqual(Object.keys(STAYS).sort())
    expect(await traces([person.id])).toEqual([])
    expect(app.logged.filter((line) => line.includes('rotkehlchen') || line.includes(person.id))).toEqual([])
    const mails = app.mail.messages.filter((mail) => JSON.stringify(mail).includes('rotkehlchen'))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Dein Dropdeck-Konto ist gelöscht']])
  })
})

describe('the HTML document', () => {
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

test('a long history is exported completely and in order, batch by batch', async () => {
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
