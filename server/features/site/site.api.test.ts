import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { siteHousekeepingJob, siteWork } from './site.jobs.ts'
import { siteRoutes } from './site.routes.ts'
import { SITE_LIMITS } from './site-limits.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const OPERATOR = 'post@dropdeck.example'
const ADMIN = 'admin@dropdeck.example'
const parts = { registerRoutes: siteRoutes, work: siteWork }

const message = { topic: 'question', email: 'lena@example.org', message: 'Wann kommt ihr nach Wien?' }
const report = {
  reason: 'counterfeit',
  location: 'https://drops.example/brands/7/shop',
  explanation: 'Das Logo gehört uns, wir haben nichts lizenziert.',
  name: 'Lena Beispiel',
  email: 'lena@example.org',
  goodFaith: true,
}

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ now: NOW, parts, env: { OPERATOR_EMAIL: OPERATOR, ADMIN_EMAILS: `${ADMIN},${OPERATOR}` } })
})
afterAll(() => app.close())

const mailsAbout = (reference: string) =>
  app.mail.messages.filter(({ subject, text }) => `${subject} ${text}`.includes(reference))

describe('a message to the operator', () => {
  test('reaches operator and admins once each, with a way to answer, and is confirmed without repeating it', async () => {
    const { status, body } = await app.visitor().post('/api/contact', { ...message, name: 'Lena' })
    expect(status).toBe(200)
    expect(body.reference).toMatch(/^K-[2-9A-Z]{8}$/)
    await app.jobsDone()
    const mails = mailsAbout(body.reference)
    expect(mails.map(({ to }) => to).sort()).toEqual([ADMIN, 'lena@example.org', OPERATOR])
    const incoming = mails.find(({ to }) => to === OPERATOR)
    expect(incoming?.text).toContain(message.message)
    expect(incoming?.headers).toEqual({ 'Reply-To': 'lena@example.org' })
    const receipt = mails.find(({ to }) => to === 'lena@example.org')
    expect(receipt?.text).not.toContain(message.message)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
  })

  test('is answered and confirmed in the language it was written in', async () => {
    const english = { headers: { 'accept-language': 'en' } }
    const { body } = await app.visitor().post('/api/contact', { ...message, email: 'max@example.org' }, english)
    expect(body.message).toBe('Your message has arrived. A confirmation is on its way to you.')
    await app.jobsDone()
    expect(app.mail.lastTo('max@example.org').subject).toContain('Your message to Dropdeck')
  })

  test.each([
    ['another topic', { topic: 'gossip' }],
    ['no address', { email: 'lena' }],
    ['an address of two lines', { email: 'lena@example.org\nBcc: all@example.org' }],
    ['a name of two lines', { name: 'Lena\r\nBcc: all@example.org' }],
    ['a name that runs backwards', { name: 'Lena \u202Egro.elpmaxe@' }],
    ['a name with a line separator', { name: 'Lena\u2028Thema: Presse' }],
    ['nothing said', { message: 'hm' }],
    ['a text that is too long', { message: 'x'.repeat(5001) }],
    ['a field we do not know', { userId: '7' }],
  ])('is refused with %s', async (_, change) => {
    const { status, body } = await app.visitor().post('/api/contact', { ...message, ...change })
    expect([status, body.code]).toEqual([400, 'input'])
  })

  test('keeps line breaks and every script', async () => {
    const text = 'Zeile eins\nZeile zwei 👟 مرحبا'
    const { body } = await app.visitor().post('/api/contact', { ...message, message: text })
    await app.jobsDone()
    expect(mailsAbout(body.reference).find(({ to }) => to === ADMIN)?.text).toContain(text)
  })
})

describe('a report of content', () => {
  test('is stored with its times, reaches the operator and is confirmed (DSA art. 16)', async () => {
    const { status, body } = await app.visitor().post('/api/notices', report)
    expect(status).toBe(200)
    app.passTime(60_000)
    await app.jobsDone()
    app.passTime(-60_000)
    const [row] = await rowsOf<Record<string, unknown>>(
      app.world.db,
      sql`select reason, location, name, created_at as "createdAt", confirmed_at - created_at as "waited"
          from content_notices where reference = ${body.reference}`,
    )
    expect(row).toMatchObject({ reason: 'counterfeit', location: report.location, name: 'Lena Beispiel' })
    expect(row?.['waited']).toBeTruthy()
    const mails = mailsAbout(body.reference)
    expect(mails.map(({ to }) => to).sort()).toEqual([ADMIN, 'lena@example.org', OPERATOR])
    expect(mails.find(({ to }) => to === OPERATOR)?.text).toContain(report.location)
  })

  test('names what it is about, when its address is one of ours', async () => {
    const brand = await insertTestBrand(app.world)
    for (const [location, target] of [
      [`https://dropdeck.example/brands/${brand.id.toUpperCase()}/shop`, brand.id],
      [`/brands/${randomUUID()}/shop`, null],
      ['Der Hoodie von Nord', null],
    ] as const) {
      const { body } = await app.visitor().post('/api/notices', { ...report, location })
      const [row] = await rowsOf(
        app.world.db,
        sql`select target_type as type, target_id as id from content_notices where reference = ${body.reference}`,
      )
      expect(row).toEqual({ type: target && 'brand', id: target })
    }
  })

  test('that protects minors needs no name, and says that there will be no answer', async () => {
    const { name: _, email: __, ...unnamed } = report
    expect((await app.visitor().post('/api/notices', unnamed)).status).toBe(400)
    const { status, body } = await app.visitor().post('/api/notices', { ...unnamed, reason: 'minors' })
    expect(status).toBe(200)
    expect(body.message).toContain('Ohne Adresse')
    await app.jobsDone()
    expect(
      mailsAbout(body.reference)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([ADMIN, OPERATOR])
  })

  test.each([
    ['without good faith', { goodFaith: false }],
    ['without a place', { location: ' ' }],
    ['without reasons', { explanation: '' }],
    ['for no known reason', { reason: 'taste' }],
  ])('is refused %s', async (_, change) => {
    expect((await app.visitor().post('/api/notices', { ...report, ...change })).status).toBe(400)
  })

  test('from another site is refused', async () => {
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    const { status, body } = await app.visitor().post('/api/notices', report, foreign)
    expect([status, body.code]).toEqual([403, 'foreign-origin'])
  })
})

test('messages and reports are deleted after two years, not a day before', async () => {
  const count = async () =>
    (
      await rowsOf<{ n: number }>(
        app.world.db,
        sql`select (select count(*) from contact_messages)::int + (select count(*) from content_notices)::int as n`,
      )
    )[0]?.n
  const before = await count()
  expect(before).toBeGreaterThan(0)
  const years = Date.UTC(2028, 2, 1, 12) - NOW.getTime()
  app.passTime(years - 60_000)
  await app.jobs.run(siteHousekeepingJob, {})
  expect(await count()).toBe(before)
  app.passTime(120_000)
  await app.jobs.run(siteHousekeepingJob, {})
  expect(await count()).toBe(0)
  app.passTime(-years - 60_000)
})

describe('with limits on', () => {
  let limited: TestApp
  beforeAll(async () => {
    limited = await openTestApp({ now: NOW, parts, env: { RATE_LIMITS: 'on', ADMIN_EMAILS: ADMIN } })
  })
  afterAll(() => limited.close())

  test('one caller may send five messages an hour, and does not limit another', async () => {
    const write = (from: string, to: string) =>
      limited.visitor().post('/api/contact', { ...message, email: to }, { from })
    for (let at = 0; at < 5; at++) expect((await write('203.0.113.5', `p${at}@example.org`)).status).toBe(200)
    const refused = await write('203.0.113.5', 'p6@example.org')
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await write('203.0.113.6', 'p7@example.org')).status).toBe(200)
  })

  test('an address cannot be flooded: three receipts a day, the messages still arrive', async () => {
    for (const caller of [1, 2, 3, 4, 5]) {
      const sent = { ...message, email: 'victim@example.org' }
      const { status } = await limited.visitor().post('/api/contact', sent, { from: `203.0.113.${20 + caller}` })
      expect(status).toBe(200)
    }
    await limited.jobsDone()
    const to = (address: string) => limited.mail.messages.filter((mail) => mail.to === address)
    expect(to('victim@example.org')).toHaveLength(3)
    expect(to(ADMIN).filter(({ headers }) => headers?.['Reply-To'] === 'victim@example.org')).toHaveLength(5)
  })

  test('a caller with many addresses does not block the form for others', async () => {
    const { hits } = SITE_LIMITS.networkBlock
    const write = (from: string) => limited.visitor().post('/api/notices', report, { from })
    const statuses: number[] = []
    for (let at = 0; at <= hits; at++) statuses.push((await write(`2001:db8:9:${at.toString(16)}::1`)).status)
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([200]), 429])
    expect((await write('2001:db8:a::1')).status).toBe(200)
  })
})

test('the facts contain the operator, and null where nothing is configured', async () => {
  const { status, body } = await app.visitor().get('/api/site/facts')
  expect(status).toBe(200)
  expect(body.operator).toMatchObject({ email: OPERATOR, name: null })
  expect(body.claims).toMatchObject({
    users: { value: 10, suffix: 'K+' },
    saving: { value: 90, suffix: '%', source: null },
  })
  expect(body.stores).toEqual({ ios: null, android: null })
  expect(body.ranking).toMatchObject({ fitPercent: 70, varietyPercent: 30, brandMost: 2, brandWindow: 10 })
  expect(body.lists).toMatchObject({ brandPercent: 60, descriptionPercent: 5, headStartDays: 30 })
})

test('without a recipient a message is stored, and the log contains a warning', async () => {
  const alone = await openTestApp({ now: NOW, parts })
  expect((await alone.visitor().post('/api/contact', message)).status).toBe(200)
  await alone.jobsDone()
  expect(alone.mail.messages.map(({ to }) => to)).toEqual(['lena@example.org'])
  expect(alone.logged.some((line) => line.includes('OPERATOR_EMAIL is missing'))).toBe(true)
  await alone.close()
})
