import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENT_VERSIONS } from '#contract/legal-documents.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { announceTerms } from './announce-terms.service.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-12-01T10:00:00Z')
let app: TestApp
let owner: TestPerson
let finance: TestPerson
let editor: TestPerson
let brandId: string

beforeAll(async () => {
  app = await openTestApp({ now: NOW })
  owner = await app.person()
  finance = await app.person()
  editor = await app.person()
  const members = { [finance.id]: 'finance', [editor.id]: 'editor' } as const
  brandId = (await insertTestBrand(app.world, { owner: owner.id, members })).id
  await app.world.db.execute(sql`update brands set created_at = '2026-11-20'`)
})
afterAll(() => app.close())

const withVersion = (version: string, effectiveOn: string) => ({
  ...DOCUMENT_VERSIONS,
  'brand-terms': [
    ...DOCUMENT_VERSIONS['brand-terms'],
    { version, effectiveOn, changes: { de: 'Neue Kosten.', en: 'New costs.' } },
  ],
})
const tell = async (version: string, effectiveOn: string) => {
  app.mail.messages.length = 0
  await announceTerms(app.world, withVersion(version, effectiveOn))
  await app.jobsDone()
  return app.mail.messages.map(({ to }) => to).sort()
}
const told = () =>
  rowsOf(
    app.world.db,
    sql`select version, effective_at - told_at >= interval '15 days' as "isInTime" from brand_document_notices
        where brand_id = ${brandId} order by version`,
  )

test('the first version is no change', async () => {
  await announceTerms(app.world)
  await app.jobsDone()
  expect(await told()).toEqual([])
})

test('a new version is announced once to owners and to those who pay, with its day and its text', async () => {
  const mailed = await tell('2027-01', '2027-01-01')
  expect(mailed).toEqual([owner.email, finance.email].sort())
  const mail = app.mail.lastTo(owner.email)
  expect(mail.subject).toContain('AGB für Marken')
  expect(mail.text).toContain('01.01.2027')
  expect(mail.text).toContain('/agb-marken')
  expect(await tell('2027-01', '2027-01-01')).toEqual([])
})

test('one that is announced late takes effect 15 days after it was told', async () => {
  app.passTime(28 * DAY_MS)
  expect(await tell('2027-02', '2027-01-01')).toHaveLength(2)
  // Told on 29 December.
  expect(app.mail.lastTo(owner.email).text).toContain('13.01.2027')
  expect(await told()).toEqual([
    { version: '2027-01', isInTime: true },
    { version: '2027-02', isInTime: true },
  ])
})

test('a brand that was founded under the new version is not told', async () => {
  const newcomer = await app.person()
  const { id } = await insertTestBrand(app.world, { owner: newcomer.id })
  await app.world.db.execute(sql`update brands set created_at = '2027-01-02' where id = ${id}`)
  expect(await tell('2027-01', '2027-01-01')).toEqual([])
})
