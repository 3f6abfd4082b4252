import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDING_NOTICE_DAYS } from '#contract/brand-endings.limits.ts'
import { CLOSING_DAYS } from '#contract/settings.limits.ts'
import { eraseBrandsJob } from '#server/features/brands/closing/erase-brand.service.ts'
import { forgetImportsJob } from '#server/features/catalogue-import/batches/imports.jobs.ts'
import { endBrandsJob } from '#server/features/moderation/moderation.jobs.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { removePictureFilesJob } from '#server/features/products/products.jobs.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { ensurePartitions } from '#server/platform/data/partitions.ts'
import { storePrivateFile } from '#server/platform/files/brand-files.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { fillBrand } from '#server/testing/canary/fill-brand.ts'
import { findInDatabase } from '#server/testing/canary/search-database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-03-02T12:00:00Z')
const MARK = 'kanarienhahn'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: NOW })
})
afterAll(() => app.close())

/** What keeps words of an erased brand, with the reason of the law and the period; nothing else may (Decision 077). */
const EVIDENCE: Readonly<Record<string, readonly string[]>> = {
  'an invoice with its addressee, 8 years (UStG § 14b)': [
    'invoices.content',
    'purchases.buyer',
    'purchases.order_reference',
  ],
  'books and what they rest on, 10 years (HGB § 257, AO § 147)': [
    'credit_returns.answer',
    'credit_returns.reason',
    'ledger_postings.reason',
    'money_requests.answer',
    'money_requests.reason',
    'purchase_refunds.reason',
    'purchases.failure',
    'purchases.item',
    'purchases.tax',
    'subscription_changes.reason',
  ],
  'clicks that a brand contested, with their accounts, 10 years (HGB § 257)': [
    'ad_click_contests.decision',
    'ad_click_contests.reason',
  ],
  'who did what, 2 years (product 14)': ['audit_log.changed', 'audit_log.reason', 'audit_log.target_id'],
  'decisions with their reasons (DSA art. 17, P2B art. 4)': ['moderation_decisions.facts', 'moderation_decisions.note'],
  'appeals and their answers, 24 months (DSA art. 20)': ['appeals.answer', 'appeals.email', 'appeals.text'],
  'reports by other people, 24 months (DSA art. 16)': [
    'content_notices.answer',
    'content_notices.email',
    'content_notices.explanation',
    'content_notices.location',
    'content_notices.name',
    'content_notices.snapshot',
    'notice_pictures.content',
  ],
  'the notice to its team that it was erased, a year at most': ['notifications.data'],
}

/** Columns that no brand writes: words from our lists, names of ours, hashes. */
const OURS = [
  'ad_click_refunds.rule',
  'ad_clicks.device',
  'ad_clicks.ip_hash',
  'appeals.language',
  'appeals.outcome',
  'appeals.subject_reference',
  'audit_log.action',
  'audit_log.ip_hash',
  'audit_log.role',
  'audit_log.target_type',
  'auto_topup_orders.package_name',
  'auto_topups.language',
  'auto_topups.package_name',
  'brand_assurances.ip_hash',
  'brand_assurances.kind',
  'brand_assurances.version',
  'campaigns.genders',
  'clicks.device',
  'clicks.source',
  'content_notices.language',
  'content_notices.outcome',
  'content_notices.reason',
  'content_notices.target_type',
  'files.visibility',
  'interactions.device',
  'interactions.source',
  'invoice_files.sha256',
  'invoice_files.storage_key',
  'invoices.language',
  'mail_consents.address_hmac',
  'mail_consents.confirmed_by',
  'mail_consents.purpose',
  'moderation_decisions.ground',
  'moderation_decisions.language',
  'product_events.device',
  'product_events.source',
  'products.category',
  'products.currency',
  'products.hold_reasons',
  'products.language',
  'products.unset',
  'purchases.card_brand',
  'purchases.card_last4',
  'purchases.client_secret',
  'purchases.language',
  'purchases.method',
  'purchases.package_name',
  'purchases.provider',
  // Of shoppers who wait for a drop.
  'release_signups.email',
  'release_signups.language',
  'subscription_changes.interval',
  'subscription_changes.next_plan',
  'subscription_changes.plan',
  'subscription_changes.state',
  'subscriptions.interval',
  'subscriptions.next_interval',
  'subscriptions.next_plan',
]

async function passDays(days: number): Promise<void> {
  app.passTime(days * DAY_MS)
  await ensurePartitions(app.world.db, app.world.now())
}

async function canaryBrand() {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const { body: product } = await desk.step(await desk.ready(), 'publish')
  await app.jobsDone()
  const [row] = await rowsOf<{ no: number; productNo: number }>(
    app.world.db,
    sql`select b.no, p.no as "productNo" from brands b, products p where b.id = ${desk.brandId} and p.id = ${product.id}`,
  )
  const { no = 0, productNo = 0 } = row ?? {}
  const known = { id: desk.brandId, no, ownerId: desk.owner.id, productId: product.id, productNo }
  const filled = await fillBrand(app.database.url, { ...known, mark: MARK, now: NOW.toISOString() })
  expect(await findInDatabase(app.database.url, [MARK])).toEqual(filled)
  expect(filled.length).toBeGreaterThan(200)
  // What a form lets choose from a list, and what the end reads.
  await app.world.db.execute(sql`update brands set language = 'de', country = 'DE' where id = ${desk.brandId}`)
  const bytes = Buffer.from(`Name;Preis\n${MARK};10`)
  const fileKey = await storePrivateFile(app.world, { brandId: desk.brandId, bytes, folder: 'imports' })
  await app.world.db.execute(sql`update import_batches set file_key = ${fileKey} where brand_id = ${desk.brandId}`)
  return { ...desk, fileKey }
}

// Two months of jobs and four searches of the whole database.
test('a brand whose account ends leaves its words in what proves something only', { timeout: 240_000 }, async () => {
  const { brandId, owner, fileKey } = await canaryBrand()
  const moderator = await app.person({ staff: 'moderator' })
  const lastDay = daysLater(berlinDayOf(app.world.now()), ENDING_NOTICE_DAYS)
  const reasons = { ground: 'terms', facts: 'Drei Produkte waren Nachahmungen.', note: '', cause: 'notice' }
  expect((await moderator.post(`/api/admin/brands/${brandId}/ending`, { ...reasons, lastDay })).status).toBe(200)
  await passDays(ENDING_NOTICE_DAYS + 1)
  await app.jobs.run(endBrandsJob, {})
  await app.jobsDone()
  await passDays(CLOSING_DAYS)
  await app.jobs.run(eraseBrandsJob, {})
  await app.jobsDone()
  await passDays(1)
  await app.jobs.run(forgetImportsJob, {})
  await app.jobs.run(removePictureFilesJob, {})
  expect(await app.world.storage.has(fileKey)).toBe(false)
  const expected = [...Object.values(EVIDENCE).flat(), ...OURS].toSorted()
  expect(await findInDatabase(app.database.url, [MARK])).toEqual(expected)
  // The account of its owner follows, with what it did and what the bell told it.
  await owner.post('/api/auth/login', { username: owner.username, password: owner.password })
  expect((await owner.send('DELETE', '/api/auth/me', { password: owner.password })).status).toBe(200)
  await app.jobsDone()
  const isOwners = (column: string) => /^(notifications|interactions|product_events|release_signups)\./.test(column)
  expect(await findInDatabase(app.database.url, [MARK])).toEqual(expected.filter((column) => !isOwners(column)))
  expect(app.logged.filter((line) => line.includes(MARK))).toEqual([])
})
