import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAFF_BRANDS } from '#contract/administration.limits.ts'
import type { StaffBrand } from '#contract/administration.ts'
import { computeTrust } from '#server/features/moderation/trust-level.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { administrationRoutes } from '../administration.routes.ts'

const BRANDS = '/api/admin/brands'
const REASON = 'Seit Jahren ohne Beanstandung'

let app: TestApp
let moderator: TestPerson
let finance: TestPerson
let owner: TestPerson
let brand: Awaited<ReturnType<typeof insertTestBrand>>
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: administrationRoutes } })
  moderator = await app.person({ staff: 'moderator' })
  finance = await app.person({ staff: 'finance' })
  owner = await app.person()
  brand = await insertTestBrand(app.world, { name: 'Kante Nord', owner: owner.id })
  await insertTestCompany(app.world, brand.no)
  const { db } = app.world
  await db.execute(sql`insert into brand_domains (brand_id, domain, token, method, proven_at)
    values (${brand.id}, 'kantenord.example', 't', 'dns', now())`)
  await db.execute(sql`insert into import_batches (brand_id, file_key, file_name, facts, options, created_at, touched_at)
    values (${brand.id}, '', 'preise.csv', '{}', '{}', now(), now())`)
  await insertTestBrand(app.world, { name: 'Wartende', status: 'pending_review' })
})
afterAll(() => app.close())

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const names = async (query: string, by = moderator) =>
  (await by.get(`${BRANDS}?${query}`)).body.brands.map(({ name }: { name: string }) => name)
const page = async (by = moderator) => (await by.get(`${BRANDS}/${brand.id}`)).body as StaffBrand
const entries = (action: string) =>
  rowsOf<{ reason: string; changed: object }>(
    app.world.db,
    sql`select reason, changed from audit_log where action = ${action} and target_id = ${brand.id} order by at, id`,
  )

test('the list is found by words, domain, state and trust, and credit is shown with the right to money only', async () => {
  expect(await names('')).toEqual(['Wartende', 'Kante Nord'])
  expect(await names('q=kantenord.ex')).toEqual(['Kante Nord'])
  expect(await names('q=%25')).toEqual([])
  expect(await names('state=pending_review')).toEqual(['Wartende'])
  expect(await names('state=closing')).toEqual([])
  expect(await names('trust=1')).toEqual([])
  expect(await names('plan=pro')).toEqual([])
  expect(await names('reported=yes')).toEqual([])
  const credit = async (by: TestPerson) => (await by.get(`${BRANDS}?q=Kante`)).body.brands[0]?.creditCents
  expect(await credit(moderator)).toBeNull()
  expect(await credit(finance)).toBe(0)
  expect((await moderator.get(`${BRANDS}?state=pending_review`)).body.brands[0]?.waitingSince).toEqual(
    expect.any(String),
  )
})

test('a report of a product counts for its brand until it is decided', async () => {
  await app.world.db.execute(sql`insert into content_notices (reference, target_type, target_id, location, reason,
      explanation, language, created_at)
    select 'M-1', 'brand', ${brand.id}, '/brand/kante-nord', 'counterfeit', 'Nachgemacht', 'de', now()`)
  expect(await names('reported=yes')).toEqual(['Kante Nord'])
  expect((await page()).openReports).toBe(1)
})

test('pages continue after the last brand', async () => {
  await app.world.db.execute(sql`insert into brands (name, slug, status)
    select 'Reihe ' || n, 'reihe-' || n, 'approved' from generate_series(1, ${STAFF_BRANDS.page}) n`)
  const first = (await moderator.get(BRANDS)).body
  expect([first.brands.length, first.count]).toEqual([STAFF_BRANDS.page, STAFF_BRANDS.page + 2])
  const second = (await moderator.get(`${BRANDS}?cursor=${first.cursor}`)).body
  expect(second.brands.map(({ name }: { name: string }) => name)).toEqual(['Wartende', 'Kante Nord'])
  expect(second.cursor).toBeNull()
})

test('the page of a brand has members, domains, imprint and imports', async () => {
  expect(await page()).toMatchObject({
    name: 'Kante Nord',
    domain: 'kantenord.example',
    suspendedUntil: null,
    isOwnBrand: false,
    members: [{ username: owner.username, role: 'admin', isOwner: true }],
    domains: [{ domain: 'kantenord.example', method: 'dns', isDisputed: false }],
    imprint: { company: 'Hafenware GmbH', legalForm: 'gmbh' },
    imports: [{ fileName: 'preise.csv', state: 'ready' }],
    note: { text: '', version: 0 },
  })
  expect(code(await moderator.get(`${BRANDS}/${owner.id}`))).toEqual([404, 'brands.unknown'])
  await app.world.db.execute(sql`update brands set status = 'suspended' where id = ${brand.id}`)
  await app.world.db.execute(sql`insert into moderation_decisions
      (reference, brand_id, target_type, target_id, decision, ground, language, until, is_automated, decided_at)
    values ('E-1', ${brand.id}, 'brand', ${brand.id}, 'block', 'terms', 'de', '2026-12-24T23:00:00Z', false, now())`)
  expect((await page()).suspendedUntil).toBe('2026-12-24')
  await app.world.db.execute(sql`update brands set status = 'approved' where id = ${brand.id}`)
})

test('a level given by hand stays until it follows the record again, and only over what was seen', async () => {
  const trust = (level: number | null, seen: object) => {
    app.passTime(1000)
    return moderator.post(`${BRANDS}/${brand.id}/trust`, { level, seen, reason: REASON })
  }
  expect((await trust(2, { level: 0, isFixed: false })).status).toBe(200)
  expect(code(await trust(3, { level: 0, isFixed: false }))).toEqual([409, 'conflict'])
  await computeTrust(app.world, null)
  expect(await page()).toMatchObject({ trustLevel: 2, isTrustFixed: true })
  expect((await trust(3, { level: 2, isFixed: true })).status).toBe(200)
  expect((await trust(null, { level: 3, isFixed: true })).status).toBe(200)
  expect(await page()).toMatchObject({ trustLevel: 0, isTrustFixed: false })
  expect((await entries('brand.trust-changed')).map(({ reason, changed }) => [reason, changed])).toEqual([
    [REASON, { trustLevel: [0, 2] }],
    [REASON, { trustLevel: [2, 3] }],
    [REASON, { trustLevel: [3, 'automatic'] }],
  ])
  expect((await finance.post(`${BRANDS}/${brand.id}/trust`, {})).status).toBe(403)
})

test('the note has one newest version; the log has no word of it, and the own brand is for others', async () => {
  const note = (text: string, version: number, by = moderator) =>
    by.put(`${BRANDS}/${brand.id}/note`, { text, version })
  expect((await note('Ruft gern an', 0)).body).toEqual({ version: 1 })
  expect(code(await note('Überschreibt', 0))).toEqual([409, 'conflict'])
  expect((await note('Ruft lieber nicht an', 1)).body).toEqual({ version: 2 })
  expect((await page()).note).toMatchObject({ text: 'Ruft lieber nicht an', version: 2, changedBy: moderator.username })
  expect(await entries('brand.note-changed')).toEqual([
    { reason: '', changed: {} },
    { reason: '', changed: {} },
  ])
  await app.world.db.execute(sql`insert into brand_members (brand_id, user_id, role)
    values (${brand.id}, ${moderator.id}, 'editor')`)
  expect(code(await note('Selbst', 2))).toEqual([403, 'review.own-brand'])
  expect(
    code(
      await moderator.post(`${BRANDS}/${brand.id}/trust`, {
        level: 3,
        seen: { level: 0, isFixed: false },
        reason: REASON,
      }),
    ),
  ).toEqual([403, 'review.own-brand'])
  expect((await page()).isOwnBrand).toBe(true)
})
