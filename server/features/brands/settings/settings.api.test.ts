import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { TEST_COMPANY } from '../testing/test-company.ts'
import { applyClosuresJob } from './settings.service.ts'

let app: TestApp
let owner: TestPerson
let brandId: string
const DAY_MS = 86_400_000

beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      await saveInvented(
        world,
        Array.from({ length: 3 }, (_, n) => inventedProduct(n)),
      )
    },
  })
  owner = await app.person()
  const [row] = await rowsOf<{ brandId: string }>(
    app.world.db,
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${owner.id}::uuid, 'admin', true from products order by no limit 1
        returning brand_id as "brandId"`,
  )
  brandId = row?.brandId ?? ''
})
afterAll(() => app.close())

const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const settings = async (person = owner) => (await person.get('/api/brand/settings')).body
const inDays = (days: number) => new Date(app.world.now().getTime() + days * DAY_MS).toISOString()
const holds = async () =>
  (
    await rowsOf<{ holds: string[] }>(
      app.world.db,
      sql`select distinct hold_reasons as holds from products where brand_id = ${brandId}`,
    )
  ).map((row) => row.holds)

describe('settings', () => {
  test('are changed by version: the second of two is told, and nothing is lost', async () => {
    const { version, language, city, shipping, claimEvidence } = await settings()
    const profile = { version, language, city, shipping, claimEvidence }
    const first = await owner.put('/api/brand/profile', { ...profile, description: { de: 'Eins', en: '' } })
    expect(first.body).toMatchObject({ version: version + 1, description: { de: 'Eins' } })
    const second = await owner.put('/api/brand/profile', { ...profile, description: { de: 'Zwei', en: '' } })
    expect(code(second)).toEqual([409, 'conflict'])
    expect((await settings()).description).toMatchObject({ de: 'Eins' })
  })

  test('of the company are kept with what was before, and seen by those who may', async () => {
    const { version } = await settings()
    const { body } = await owner.put('/api/brand/company', { version, company: TEST_COMPANY })
    expect(body.company).toMatchObject({
      ...TEST_COMPANY,
      phone: '+4940123456',
      vatId: 'DE123456789',
      vatState: 'none',
    })
    const editor = await app.person()
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${brandId}, ${editor.id}, 'editor')`,
    )
    expect((await settings(editor)).company).toBeNull()
    const change = await editor.put('/api/brand/company', { version: version + 1, company: TEST_COMPANY })
    expect(code(change)).toEqual([403, 'forbidden'])
    const [audit] = await rowsOf<{ changed: Record<string, unknown> }>(
      app.world.db,
      sql`select changed from audit_log where action = 'brand.company-changed' and brand_id = ${brandId}`,
    )
    expect(audit?.changed['company']).toEqual([null, 'Kante GmbH'])
  })

  test('claim nothing about the environment without evidence, in whichever text', async () => {
    const { version, description, language, city, shipping } = await settings()
    const profile = { version, description, language, city, shipping, claimEvidence: '' }
    const sentence = (claim: string) => `„${claim}“ ist eine Umweltaussage. Belege sie, oder ändere den Text.`
    for (const [claim, changes] of [
      ['nachhaltig', { description: { de: 'Wir sind 100 % nachhaltig.', en: '' } }],
      ['climate neutral', { description: { de: '', en: 'Climate neutral since 2020.' } }],
      ['klimaneutraler', { shipping: { grossCents: null, note: { de: 'Klimaneutraler Versand.', en: '' } } }],
    ] as const) {
      const { status, body } = await owner.put('/api/brand/profile', { ...profile, ...changes })
      expect([status, body]).toMatchObject([
        400,
        { code: 'settings.claim', fields: { 'profile.claimEvidence': sentence(claim) } },
      ])
    }
    const note = { de: '', en: 'We plant eco forests.' }
    const closure = { from: inDays(1), to: inDays(2), note }
    const holidays = (given: number) => owner.put('/api/brand/closure', { version: given, closure })
    expect(code(await holidays(version))).toEqual([400, 'settings.claim'])
    const proven = { ...profile, claimEvidence: 'GOTS CU 123456' }
    const sustainable = { de: 'Wir sind nachhaltig.', en: '' }
    const saved = await owner.put('/api/brand/profile', { ...proven, description: sustainable })
    expect(saved.body).toMatchObject({ claimEvidence: 'GOTS CU 123456', description: sustainable })
    const closed = await holidays(version + 1)
    expect(closed.status).toBe(200)
    // The evidence stays as long as what it proves.
    const emptied = { ...profile, version: version + 2 }
    expect(code(await owner.put('/api/brand/profile', emptied))).toEqual([400, 'settings.claim'])
    await owner.put('/api/brand/closure', { version: version + 2, closure: null })
    expect((await owner.put('/api/brand/profile', { ...emptied, version: version + 3 })).status).toBe(200)
  })

  test('take profiles of known networks only, and write their addresses anew', async () => {
    const { version } = await settings()
    const put = (socials: object[], at = version) => owner.put('/api/brand/social', { version: at, socials })
    const wrong = await put([{ network: 'instagram', url: 'https://evil.example/kante' }])
    expect([code(wrong), wrong.body.fields]).toEqual([
      [400, 'settings.social'],
      { 'social.instagram': expect.stringContaining('Profil') },
    ])
    const { body } = await put([
      { network: 'tiktok', url: '@kante' },
      { network: 'instagram', url: 'http://instagram.com/kante?x=1' },
      { network: 'x', url: 'kante', isShown: false },
    ])
    expect(body.socials).toEqual([
      { network: 'tiktok', url: 'https://www.tiktok.com/@kante', isShown: true },
      { network: 'instagram', url: 'https://www.instagram.com/kante', isShown: true },
      { network: 'x', url: 'https://x.com/kante', isShown: false },
    ])
  })

  test('take a website on the brand’s own domain only, and a newsletter also at known senders', async () => {
    const put = async (socials: object[]) =>
      owner.put('/api/brand/social', { version: (await settings()).version, socials })
    await app.world.db.execute(sql`update brands set website = 'https://www.kante.de' where id = ${brandId}`)
    const { socials: before } = await settings()
    const wrong = await put([{ network: 'website', url: 'https://evilkante.de' }])
    expect(wrong.body.fields).toEqual({ 'social.website': expect.stringContaining('deiner eigenen Domain') })
    const right = [
      { network: 'website', url: 'https://shop.kante.de/neu', isShown: true },
      { network: 'newsletter', url: 'https://kante.substack.com/subscribe', isShown: true },
    ]
    expect((await put(right)).body.socials).toEqual(right)
    await put(before)
  })
})

describe('the company', () => {
  const put = async (changes: object) =>
    owner.put('/api/brand/company', { version: (await settings()).version, company: { ...TEST_COMPANY, ...changes } })

  test('is refused at each wrong field, by the rules of its country: the imprint stays complete', async () => {
    const wrong = {
      street: '',
      postalCode: '2009',
      phone: '12',
      vatId: 'DE1',
      safety: { name: 'x', address: '', contact: 'y' },
    }
    const { status, body } = await put(wrong)
    expect([status, body.fields]).toEqual([
      400,
      {
        'company.street': 'Bitte fülle dieses Feld aus.',
        'company.postalCode': 'Diese Postleitzahl passt nicht zum Land.',
        'company.phone': expect.stringContaining('Telefonnummer'),
        'company.vatId': 'Diese USt-IdNr. hat kein gültiges Format.',
        'company.safety.name': 'Mindestens 2 Zeichen.',
        'company.safety.address': 'Bitte fülle dieses Feld aus.',
        'company.safety.contact': 'Bitte gib eine gültige E-Mail-Adresse ein.',
      },
    ])
    const abroad = { country: 'AT', postalCode: '1010', city: 'Wien', vatId: 'ATU12345678', phone: '+43 1 234567' }
    expect((await put(abroad)).status).toBe(200)
    expect(code(await put({ ...abroad, postalCode: '20095' }))).toEqual([400, 'input'])
  })

  test('stands in the imprint as an address, and in the form in its parts', async () => {
    expect((await put({})).body.company).toMatchObject({ postalCode: '20095', city: 'Hamburg', phone: '+4940123456' })
    const { brand } = (await app.visitor().get(`/api/public/brands/${brandId}`)).body as { brand: { imprint: object } }
    expect(brand.imprint).toMatchObject({ city: '20095 Hamburg', country: 'DE', contact: 'post@kante.example' })
  })
})

test('settings from before these limits are read as they are', async () => {
  const other = await app.person()
  const { id, no } = await insertTestBrand(app.world, { owner: other.id })
  await app.world.db.execute(sql`update brands set description_de = ${'x'.repeat(400)} where id = ${id}`)
  await app.world.db.execute(
    sql`insert into brand_imprints (brand_no, company, street, city, country, contact, phone, vat_id)
        values (${no}, 'Kante', 'Weg 1', 'Hamburg', '', 'post@kante.example', '040 12 34 56', 'de 123')`,
  )
  expect(await settings(other)).toMatchObject({ company: { phone: '040 12 34 56', vatId: 'de 123' } })
})

describe('holidays', () => {
  test('hold the products back at once, say so, and end by themselves', async () => {
    const { version } = await settings()
    const closure = { from: inDays(-1), to: inDays(2), note: { de: 'Wir sind am Meer.', en: '' } }
    expect((await owner.put('/api/brand/closure', { version, closure })).body.closure).toEqual(closure)
    await app.jobsDone()
    expect(await holds()).toEqual([['closure']])
    expect((await owner.get('/api/notifications')).body.notices[0]).toMatchObject({ kind: 'closure' })
    app.passTime(3 * DAY_MS)
    await app.jobs.run(applyClosuresJob, {})
    expect(await holds()).toEqual([[]])
    expect((await settings()).closure).toBeNull()
  })

  test('end when a member ends them, and begin when they come', async () => {
    const { version } = await settings()
    const closure = { from: inDays(1), to: inDays(5), note: { de: '', en: '' } }
    await owner.put('/api/brand/closure', { version, closure })
    await app.jobsDone()
    expect(await holds()).toEqual([[]])
    app.passTime(DAY_MS + 1)
    await app.jobs.run(applyClosuresJob, {})
    expect(await holds()).toEqual([['closure']])
    await owner.put('/api/brand/closure', { version: version + 1, closure: null })
    await app.jobsDone()
    expect(await holds()).toEqual([[]])
  })

  test('end after they begin, and not in the past', async () => {
    const { version } = await settings()
    for (const [from, to] of [
      [inDays(2), inDays(1)],
      [inDays(-3), inDays(-1)],
    ])
      expect(
        code(await owner.put('/api/brand/closure', { version, closure: { from, to, note: { de: '', en: '' } } })),
      ).toEqual([400, 'settings.closure'])
  })
})

describe('closing the brand', () => {
  const isShown = async () => (await app.visitor().get(`/api/public/brands/${brandId}`)).status === 200

  test('stops everything public at once, and can be taken back', async () => {
    expect(await isShown()).toBe(true)
    const { body } = await owner.post('/api/brand/deletion', { password: owner.password })
    expect(body.deleteAfter).toBe(inDays(30))
    expect(await isShown()).toBe(false)
    await app.jobsDone()
    expect(app.mail.lastTo(owner.email).subject).toContain('wird gelöscht')
    expect((await owner.delete('/api/brand/deletion')).body.deleteAfter).toBeNull()
    expect(await isShown()).toBe(true)
  })

  test('is for owners only, who get a copy first', async () => {
    const admin = await app.person()
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${brandId}, ${admin.id}, 'admin')`,
    )
    expect(code(await admin.post('/api/brand/deletion', {}))).toEqual([403, 'forbidden'])
    expect(code(await admin.get('/api/brand/copy'))).toEqual([403, 'forbidden'])
    const { body, text } = await owner.get('/api/brand/copy')
    expect((body as { products?: unknown[] }).products?.length).toBeGreaterThan(0)
    expect(text).toContain('Kante GmbH')
    expect(text).not.toContain(owner.id)
  })
})

test('another brand’s settings stay untouched', async () => {
  const other = await app.person()
  await insertTestBrand(app.world, { owner: other.id })
  const answer = await other.get('/api/brand/settings', { headers: { 'x-brand-id': brandId } })
  expect(code(answer)).toEqual([403, 'forbidden'])
})

test('the shop shows profiles, the cost of a delivery, and holidays while they last', async () => {
  const { version, description, language, city, claimEvidence } = await settings()
  const shipping = { grossCents: 490, note: { de: 'Ab 50 € frei.', en: '' } }
  await owner.put('/api/brand/profile', { version, description, language, city, shipping, claimEvidence })
  const [product] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`select id from products where brand_id = ${brandId} order by no limit 1`,
  )
  expect((await app.visitor().get(`/api/public/products/${product?.id}`)).body).toMatchObject({
    shipping: 'Versand 4,90 €. Ab 50 € frei.',
  })
  const closure = { from: inDays(-1), to: inDays(2), note: { de: 'Am Meer.', en: '' } }
  await owner.put('/api/brand/closure', { version: version + 1, closure })
  const { brand } = (await app.visitor().get(`/api/public/brands/${brandId}`)).body as { brand: object }
  expect(brand).toMatchObject({
    shipping: 'Versand 4,90 €. Ab 50 € frei.',
    closure: { until: closure.to, note: 'Am Meer.' },
    socials: [{ network: 'tiktok' }, { network: 'instagram' }],
  })
  await owner.put('/api/brand/closure', { version: version + 2, closure: null })
})
