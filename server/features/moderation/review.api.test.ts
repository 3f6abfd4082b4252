import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnReview, QueueItem, ReviewItem } from '#contract/moderation.ts'
import { notificationsWork } from '#server/features/notifications/notifications.jobs.ts'
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts'
import { brandProductsRoutes } from '#server/features/products/managing/brand-products.routes.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { approveWaitingJob, moderationHousekeepingJob, moderationWork } from './moderation.jobs.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { workingDaysAfter } from './own-review.service.ts'
import { trustLevelOf } from './trust-level.service.ts'

const MINUTE_MS = 60_000
const FACTS = 'Im Impressum fehlt die vertretungsberechtigte Person.'

let app: TestApp
let moderator: TestPerson
let other: TestPerson
beforeAll(async () => {
  app = await openTestApp({
    env: { AUTO_APPROVE: '0' },
    parts: {
      registerRoutes(context) {
        moderationRoutes(context)
        brandProductsRoutes(context)
        notificationsRoutes(context)
      },
      async work(world, runner) {
        await moderationWork(world, runner)
        await notificationsWork(world, runner)
      },
    },
  })
  moderator = await app.person({ staff: 'moderator' })
  other = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]

/** A brand that waits for its review, with its owner. */
async function waitingBrand(name?: string) {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, status: 'pending_review', ...(name && { name }) })
  await insertTestCompany(app.world, brand.no)
  await app.world.db.execute(
    sql`update brands set submitted_at = ${app.world.now().toISOString()} where id = ${brand.id}`,
  )
  app.passTime(1000)
  return { ...brand, owner, path: `/api/staff/review/brand/${brand.id}` }
}
const read = async (path: string, by = moderator) => (await by.get(path)).body as unknown as ReviewItem
const queue = async (by = moderator, q = '') =>
  ((await by.get(`/api/staff/review?q=${encodeURIComponent(q)}`)).body as { items: QueueItem[] }).items
const own = async (owner: TestPerson) => (await owner.get('/api/brand/review')).body as OwnReview

async function decide(path: string, decision: string, more: object = {}, by = moderator) {
  app.passTime(1000)
  const { revision } = await read(path, by)
  return by.post(`${path}/decisions`, { decision, revision, ...more })
}
const reasons = { ground: 'company-data', facts: FACTS }

describe('the queue', () => {
  test('is for staff, and only some of them decide', async () => {
    const { path, owner } = await waitingBrand()
    expect(code(await app.visitor().get('/api/staff/review'))).toEqual([401, 'unauthenticated'])
    expect(code(await owner.get('/api/staff/review'))).toEqual([403, 'forbidden'])
    const reader = await app.person({ staff: 'readonly' })
    expect((await reader.get('/api/staff/review')).status).toBe(200)
    expect(code(await decide(path, 'approve', {}, reader))).toEqual([403, 'forbidden'])
    await decide(path, 'approve')
  })

  test('shows the longest waiting first, and the brand its place and the expected day', async () => {
    const [first, second] = [await waitingBrand(), await waitingBrand()]
    const ids = (await queue()).map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    expect(await own(first.owner)).toMatchObject({ status: 'pending_review', place: 1, statement: null })
    expect(await own(second.owner)).toMatchObject({ place: 2, expectedAt: expect.any(String) })
    for (const { path } of [first, second]) await decide(path, 'approve')
    expect(await own(second.owner)).toMatchObject({ status: 'approved', place: null, expectedAt: null })
  })

  test('never gives two members of staff the same item, and gives it free after ten minutes', async () => {
    const brands = [await waitingBrand(), await waitingBrand(), await waitingBrand()]
    const staff = [
      moderator,
      other,
      await app.person({ staff: 'superadmin' }),
      await app.person({ staff: 'moderator' }),
    ]
    const next = await Promise.all(staff.map((person) => person.post('/api/staff/review/next', {})))
    const given = next.flatMap(({ body }) => (body as { next: { id: string } | null }).next?.id ?? [])
    expect([given.length, new Set(given).size]).toEqual([3, 3])
    const [brand] = brands
    const holder = staff[next.findIndex(({ body }) => (body as { next: { id: string } | null }).next?.id === brand?.id)]
    const others = staff.filter((person) => person !== holder)
    const path = brand?.path ?? ''
    expect(code(await decide(path, 'approve', {}, others[0]))).toEqual([409, 'review.claimed'])
    expect(code(await (others[0] ?? other).post(`${path}/claim`))).toEqual([409, 'review.claimed'])
    expect((await read(path, others[0])).claim).toMatchObject({ username: holder?.username, isOwn: false })
    app.passTime(10 * MINUTE_MS)
    expect((await (others[0] ?? other).post(`${path}/claim`)).status).toBe(200)
    for (const each of brands) await decide(each.path, 'approve', {}, others[0])
    await app.jobs.run(moderationHousekeepingJob, {})
  })
})

describe('a decision', () => {
  test('of approval is recorded, audited and told, in one transaction', async () => {
    const { id, path, owner, slug } = await waitingBrand()
    const { body } = await decide(path, 'approve', { note: 'Geprüft.' })
    await app.jobsDone()
    const [row] = await rowsOf<Record<string, unknown>>(
      app.world.db,
      sql`select d.reference, d.decided_by, d.is_automated, l.action, l.actor_id, l.changed, b.is_public
          from moderation_decisions d join audit_log l on l.target_id = d.target_id::text join brands b on b.id = d.brand_id
          where d.target_id = ${id} and l.role = 'moderator'`,
    )
    expect(row).toMatchObject({
      reference: (body as { reference: string }).reference,
      decided_by: moderator.id,
      is_automated: false,
      action: 'brand.approve',
      actor_id: moderator.id,
      changed: { status: ['pending_review', 'approved'] },
      is_public: true,
    })
    expect((await owner.get('/api/notifications')).body).toMatchObject({ unread: 1 })
    expect(app.mail.lastTo(owner.email).subject).toContain('ist freigegeben')
    expect(slug).not.toBe('')
  })

  test('that restricts needs a ground and facts in own words', async () => {
    const { path } = await waitingBrand()
    for (const wrong of [
      {},
      { ground: 'company-data' },
      { ground: 'company-data', facts: 'Zu kurz.' },
      { ground: 'company-data', facts: 'Deine Angaben sind unvollständig: … Bitte ergänze sie.' },
      { ground: 'green-claim', facts: FACTS },
    ]) {
      expect(code(await decide(path, 'reject', wrong))).toEqual([400, 'review.reasons'])
    }
    await decide(path, 'approve')
  })

  test('that restricts is a statement of reasons: facts, ground, a person, and redress with its reference', async () => {
    const { path, owner } = await waitingBrand()
    const { body } = await decide(path, 'reject', reasons)
    const { reference } = body as { reference: string }
    await app.jobsDone()
    const { text } = app.mail.lastTo(owner.email)
    for (const part of [FACTS, 'Art. 30 DSA', 'Entschieden hat ein Mensch', `/kontakt?reference=${reference}`]) {
      expect(text).toContain(part)
    }
    expect(await own(owner)).toMatchObject({
      status: 'rejected',
      statement: { reference, ground: 'company-data', facts: FACTS, isAutomated: false },
    })
  })

  test('about a version that was not seen is refused, and two at once count once', async () => {
    const { id, path } = await waitingBrand()
    const { revision } = await read(path)
    await app.world.db.execute(sql`update brands set version = version + 1 where id = ${id}`)
    const late = await moderator.post(`${path}/decisions`, { decision: 'approve', revision })
    expect(code(late)).toEqual([409, 'conflict'])
    const answers = await Promise.all([decide(path, 'approve'), decide(path, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('can be reversed; both are kept, and no one can change them', async () => {
    const { id, path, owner } = await waitingBrand()
    await decide(path, 'reject', reasons)
    expect((await read(path)).possible).toEqual(['reverse'])
    await decide(path, 'reverse', { facts: 'Der Einspruch war berechtigt.' })
    const { decisions, possible } = await read(path)
    expect(decisions).toMatchObject([
      { decision: 'reverse', isReversed: false },
      { decision: 'reject', isReversed: true },
    ])
    expect(possible).toEqual(['block'])
    expect(await own(owner)).toMatchObject({ status: 'approved' })
    await expect(
      app.world.db.execute(sql`update moderation_decisions set facts = '' where target_id = ${id}`),
    ).rejects.toThrow()
    const kept = await asOwner(
      app.world.config.databaseUrl ?? '',
      sql`select 1 from moderation_decisions where target_id = ${id}`,
    )
    expect(kept).toHaveLength(2)
  })

  test('to ask for changes lets the brand change and submit again, at the end of the queue', async () => {
    const { id, path, owner } = await waitingBrand()
    await decide(path, 'request_changes', reasons)
    await app.world.db.execute(
      sql`insert into audit_log (at, role, brand_id, action, target_type, target_id, changed)
          values (${app.world.now().toISOString()}::timestamptz + interval '1 second', 'owner', ${id}, 'brand.changed',
            'brand', ${id}, '{"name": ["Alter Name", "Neuer Name"]}')`,
    )
    app.passTime(2000)
    const before = await waitingBrand()
    const editor = await app.person()
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${id}, ${editor.id}, 'editor')`,
    )
    expect(code(await editor.post('/api/brand/review'))).toEqual([403, 'forbidden'])
    expect((await owner.post('/api/brand/review')).body).toMatchObject({ status: 'pending_review', place: 2 })
    expect(code(await owner.post('/api/brand/review'))).toEqual([409, 'review.impossible'])
    const { fields } = await read(path)
    expect(fields.find(({ field }) => field === 'name')).toMatchObject({ before: 'Alter Name' })
    for (const each of [path, before.path]) await decide(each, 'approve')
  })
})

test('a blocked brand is hidden with its products at once, and shown again by the reversal', async () => {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id })
  const path = `/api/staff/review/brand/${brand.id}`
  const isPublic = async () =>
    (await rowsOf<{ is: boolean }>(app.world.db, sql`select is_public as is from brands where id = ${brand.id}`))[0]?.is
  await decide(path, 'block', { ground: 'counterfeit', facts: FACTS })
  expect(await isPublic()).toBe(false)
  expect((await queue(moderator, brand.slug.replaceAll('-', ' '))).map(({ id }) => id)).toContain(brand.id)
  await decide(path, 'reverse')
  expect(await isPublic()).toBe(true)
  await app.jobsDone()
  expect(app.mail.lastTo(owner.email).subject).toContain('wieder öffentlich')
})

test('names that look alike are shown, others are not', async () => {
  const { id } = await insertTestBrand(app.world, { name: 'Nordkante' })
  const { path } = await waitingBrand('Nоrdkаnte')
  expect((await read(path)).similarNames.map((each) => each.id)).toEqual([id])
  await decide(path, 'approve')
})

test('a product is reviewed: the change beside what is live, blocked, and free again', async () => {
  const desk = await openBrandDesk(app)
  const product = (await desk.step(await desk.ready(), 'publish')).body
  const path = `/api/staff/review/product/${product.id}`
  expect((await queue()).find(({ id }) => id === product.id)).toMatchObject({ type: 'product', cause: 'new' })
  expect((await decide(path, 'approve')).status).toBe(200)
  await desk.save(await desk.read(product.id), { name: 'Night Hoodie' })
  const item = await read(path)
  expect(item.fields.find(({ field }) => field === 'name')).toMatchObject({
    value: 'Night Hoodie',
    before: product.form.name,
  })
  expect(item.possible).toEqual(['approve', 'request_changes', 'reject', 'block'])
  await decide(path, 'approve')
  const shown = async () => (await readProducts({ ...app.world, language: 'de' }, [product.id]))[0]?.name
  expect(await shown()).toBe('Night Hoodie')
  await decide(path, 'block', { ground: 'counterfeit', facts: FACTS })
  expect(await desk.read(product.id)).toMatchObject({ state: 'blocked' })
  await decide(path, 'reverse')
  expect(await desk.read(product.id)).toMatchObject({ state: 'active' })
})

test('similar pictures of other brands are shown', async () => {
  const [one, two] = [await openBrandDesk(app), await openBrandDesk(app)]
  const [mine, copy] = [await one.ready(), await two.ready()]
  await app.world.db.execute(
    sql`update product_images set perceptual_hash = 81985529216486895 where product_id = ${mine.id}`,
  )
  await app.world.db.execute(
    sql`update product_images set perceptual_hash = 81985529216486892 where product_id = ${copy.id}`,
  )
  const { similarPictures } = await read(`/api/staff/review/product/${mine.id}`)
  expect(similarPictures.map(({ id }) => id)).toEqual([copy.id])
})

test.each([
  [9, 0, 0, 0],
  [10, 0, 0, 1],
  [10, 1, 1, 0],
  [50, 0, 0, 2],
  [50, 0, 1, 1],
])(
  '%i approved, %i refused in 30 days and %i in 90: trust level %i',
  (approved, refusedLately, refusedInQuarter, level) => {
    expect(trustLevelOf({ approved, refusedLately, refusedInQuarter })).toBe(level)
  },
)

test('a review that begins on a Friday is expected on Monday', () => {
  expect(workingDaysAfter(new Date('2026-03-06T15:00:00Z'), 1).toISOString()).toBe('2026-03-09T15:00:00.000Z')
})

test('the switch of the demo approves what has waited for two minutes, and says that it was automated', async () => {
  const { owner } = await waitingBrand()
  const world = { ...app.world, config: { ...app.world.config, approvesAutomatically: true } }
  const { approveWaiting } = await import('./approve-automatically.service.ts')
  await approveWaiting(world)
  expect(await own(owner)).toMatchObject({ status: 'pending_review' })
  app.passTime(2 * MINUTE_MS)
  await app.jobs.run(approveWaitingJob, {})
  expect(await own(owner)).toMatchObject({ status: 'pending_review' })
  await approveWaiting(world)
  expect(await own(owner)).toMatchObject({ status: 'approved', statement: { decision: 'approve', isAutomated: true } })
})
