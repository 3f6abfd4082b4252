import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnReview } from '#contract/moderation.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { approveWaitingJob, moderationHousekeepingJob } from './moderation.jobs.ts'
import { workingDaysAfter } from './own-review.service.ts'
import { codeOf, FACTS, openReviewDesk, REASONS, type ReviewDesk } from './testing/review-desk.ts'
import { trustLevelOf } from './trust-level.service.ts'

const MINUTE_MS = 60_000

let review: ReviewDesk
let other: TestPerson
beforeAll(async () => {
  review = await openReviewDesk()
  other = await review.app.person({ staff: 'moderator' })
})
afterAll(() => review.app.close())

const own = async (owner: TestPerson) => (await owner.get('/api/brand/review')).body as OwnReview

describe('the queue', () => {
  test('is for staff, and only some of them decide', async () => {
    const { path, owner } = await review.waitingBrand()
    expect(codeOf(await review.app.visitor().get('/api/staff/review'))).toEqual([401, 'unauthenticated'])
    expect(codeOf(await owner.get('/api/staff/review'))).toEqual([403, 'forbidden'])
    const reader = await review.app.person({ staff: 'readonly' })
    expect((await reader.get('/api/staff/review')).status).toBe(200)
    expect(codeOf(await review.decide(path, 'approve', {}, reader))).toEqual([403, 'forbidden'])
    await review.decide(path, 'approve')
  })

  test('shows the longest waiting first, and the brand its place and the expected day', async () => {
    const [first, second] = [await review.waitingBrand(), await review.waitingBrand()]
    const ids = (await review.queue()).map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    expect(await own(first.owner)).toMatchObject({ status: 'pending_review', place: 1, statement: null })
    expect(await own(second.owner)).toMatchObject({ place: 2, expectedAt: expect.any(String) })
    for (const { path } of [first, second]) await review.decide(path, 'approve')
    expect(await own(second.owner)).toMatchObject({ status: 'approved', place: null, expectedAt: null })
  })

  test('never gives two members of staff the same item, and gives it free after ten minutes', async () => {
    const brands = [await review.waitingBrand(), await review.waitingBrand(), await review.waitingBrand()]
    const staff = [
      review.moderator,
      other,
      await review.app.person({ staff: 'superadmin' }),
      await review.app.person({ staff: 'moderator' }),
    ]
    const next = await Promise.all(staff.map((person) => person.post('/api/staff/review/next', {})))
    const given = next.flatMap(({ body }) => (body as { next: { id: string } | null }).next?.id ?? [])
    expect([given.length, new Set(given).size]).toEqual([3, 3])
    const [brand] = brands
    const holder = staff[next.findIndex(({ body }) => (body as { next: { id: string } | null }).next?.id === brand?.id)]
    const others = staff.filter((person) => person !== holder)
    const path = brand?.path ?? ''
    expect(codeOf(await review.decide(path, 'approve', {}, others[0]))).toEqual([409, 'review.claimed'])
    expect(codeOf(await (others[0] ?? other).post(`${path}/claim`))).toEqual([409, 'review.claimed'])
    expect((await review.read(path, others[0])).claim).toMatchObject({ username: holder?.username, isOwn: false })
    review.app.passTime(10 * MINUTE_MS)
    expect((await (others[0] ?? other).post(`${path}/claim`)).status).toBe(200)
    for (const each of brands) await review.decide(each.path, 'approve', {}, others[0])
    await review.app.jobs.run(moderationHousekeepingJob, {})
  })
})

test('a public brand with new claims about the environment is looked at afterwards, also in delivery and holidays', async () => {
  const { id, path, owner } = await review.waitingBrand()
  await review.decide(path, 'approve')
  const read = async () => (await owner.get('/api/brand/settings')).body
  const waiting = async () => (await review.queue()).filter((item) => item.id === id).map(({ cause }) => cause)
  const { version, language, city } = await read()
  const profile = {
    version,
    language,
    city,
    description: { de: 'Jacken aus Kiel.', en: '' },
    claimEvidence: 'GOTS CU 1',
  }
  const shipping = (de: string) => ({ grossCents: null, note: { de, en: '' } })
  review.app.passTime(MINUTE_MS)
  await owner.put('/api/brand/profile', { ...profile, shipping: shipping('Zwei bis drei Tage.') })
  expect(await waiting()).toEqual([])
  review.app.passTime(MINUTE_MS)
  const second = { ...profile, version: version + 1, shipping: shipping('Klimaneutral verschickt.') }
  expect((await owner.put('/api/brand/profile', second)).status).toBe(200)
  expect(await waiting()).toEqual(['change'])
  const { fields, possible } = await review.read(path)
  expect(fields).toContainEqual({
    field: 'shippingNoteDe',
    value: 'Klimaneutral verschickt.',
    before: '',
  })
  expect(possible).toEqual(['approve', 'request_changes', 'block'])
  const notices = async () => (await owner.get('/api/notifications')).body.notices.length
  const before = await notices()
  expect((await review.decide(path, 'approve')).status).toBe(200)
  expect([await waiting(), await notices(), (await own(owner)).status]).toEqual([[], before, 'approved'])
  const at = (days: number) => new Date(review.app.world.now().getTime() + days * 86_400_000).toISOString()
  const closure = { from: at(1), to: at(2), note: { de: 'Wir pflanzen nachhaltig Bäume.', en: '' } }
  await owner.put('/api/brand/closure', { version: (await read()).version, closure })
  expect(await waiting()).toEqual(['change'])
  await review.decide(path, 'request_changes', REASONS)
  expect(await own(owner)).toMatchObject({ status: 'changes_requested' })
})

describe('a decision', () => {
  test('of approval is recorded, audited and told, in one transaction', async () => {
    const { id, path, owner, slug } = await review.waitingBrand()
    const { body } = await review.decide(path, 'approve', { note: 'Geprüft.' })
    await review.app.jobsDone()
    const [row] = await rowsOf<Record<string, unknown>>(
      review.app.world.db,
      sql`select d.reference, d.decided_by, d.is_automated, l.action, l.actor_id, l.changed, b.is_public
          from moderation_decisions d join audit_log l on l.target_id = d.target_id::text join brands b on b.id = d.brand_id
          where d.target_id = ${id} and l.role = 'moderator'`,
    )
    expect(row).toMatchObject({
      reference: (body as { reference: string }).reference,
      decided_by: review.moderator.id,
      is_automated: false,
      action: 'brand.approve',
      actor_id: review.moderator.id,
      changed: { status: ['pending_review', 'approved'] },
      is_public: true,
    })
    expect((await owner.get('/api/notifications')).body).toMatchObject({ unread: 1 })
    expect(review.app.mail.lastTo(owner.email).subject).toContain('ist freigegeben')
    expect(slug).not.toBe('')
  })

  test('that restricts needs a ground and facts in own words', async () => {
    const { path } = await review.waitingBrand()
    for (const wrong of [
      {},
      { ground: 'company-data' },
      { ground: 'company-data', facts: 'Zu kurz.' },
      { ground: 'company-data', facts: 'Deine Angaben sind unvollständig: … Bitte ergänze sie.' },
      { ground: 'green-claim', facts: FACTS },
    ]) {
      expect(codeOf(await review.decide(path, 'reject', wrong))).toEqual([400, 'review.reasons'])
    }
    await review.decide(path, 'approve')
  })

  test('that restricts is a statement of reasons: facts, ground, a person, and redress with its reference', async () => {
    const { path, owner } = await review.waitingBrand()
    const { body } = await review.decide(path, 'reject', REASONS)
    const { reference } = body as { reference: string }
    await review.app.jobsDone()
    const { text } = review.app.mail.lastTo(owner.email)
    for (const part of [FACTS, 'Art. 30 DSA', 'Entschieden hat ein Mensch', `/kontakt?reference=${reference}`]) {
      expect(text).toContain(part)
    }
    expect(await own(owner)).toMatchObject({
      status: 'rejected',
      statement: { reference, ground: 'company-data', facts: FACTS, isAutomated: false },
    })
  })

  test('about a version that was not seen is refused, and two at once count once', async () => {
    const { id, path } = await review.waitingBrand()
    const { revision } = await review.read(path)
    await review.app.world.db.execute(sql`update brands set version = version + 1 where id = ${id}`)
    const late = await review.moderator.post(`${path}/decisions`, { decision: 'approve', revision })
    expect(codeOf(late)).toEqual([409, 'conflict'])
    const answers = await Promise.all([review.decide(path, 'approve'), review.decide(path, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('can be reversed; both are kept, and no one can change them', async () => {
    const { id, path, owner } = await review.waitingBrand()
    await review.decide(path, 'reject', REASONS)
    expect((await review.read(path)).possible).toEqual(['reverse'])
    await review.decide(path, 'reverse', { facts: 'Der Einspruch war berechtigt.' })
    const { decisions, possible } = await review.read(path)
    expect(decisions).toMatchObject([
      { decision: 'reverse', isReversed: false },
      { decision: 'reject', isReversed: true },
    ])
    expect(possible).toEqual(['block'])
    expect(await own(owner)).toMatchObject({ status: 'approved' })
    await expect(
      review.app.world.db.execute(sql`update moderation_decisions set facts = '' where target_id = ${id}`),
    ).rejects.toThrow()
    const kept = await asOwner(
      review.app.world.config.databaseUrl ?? '',
      sql`select 1 from moderation_decisions where target_id = ${id}`,
    )
    expect(kept).toHaveLength(2)
  })

  test('to ask for changes lets the brand change and submit again, at the end of the queue', async () => {
    const { id, path, owner } = await review.waitingBrand()
    await review.decide(path, 'request_changes', REASONS)
    await review.app.world.db.execute(
      sql`insert into audit_log (at, role, brand_id, action, target_type, target_id, changed)
          values (${review.app.world.now().toISOString()}::timestamptz + interval '1 second', 'owner', ${id}, 'brand.changed',
            'brand', ${id}, '{"name": ["Alter Name", "Neuer Name"]}')`,
    )
    review.app.passTime(2000)
    const before = await review.waitingBrand()
    const editor = await review.app.person()
    await review.app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${id}, ${editor.id}, 'editor')`,
    )
    expect(codeOf(await editor.post('/api/brand/review'))).toEqual([403, 'forbidden'])
    expect((await owner.post('/api/brand/review')).body).toMatchObject({ status: 'pending_review', place: 2 })
    expect(codeOf(await owner.post('/api/brand/review'))).toEqual([409, 'review.impossible'])
    const { fields } = await review.read(path)
    expect(fields.find(({ field }) => field === 'name')).toMatchObject({ before: 'Alter Name' })
    for (const each of [path, before.path]) await review.decide(each, 'approve')
  })
})

test('a blocked brand is hidden with its products at once, and shown again by the reversal', async () => {
  const owner = await review.app.person()
  const brand = await insertTestBrand(review.app.world, { owner: owner.id })
  const path = `/api/staff/review/brand/${brand.id}`
  const isPublic = async () =>
    (
      await rowsOf<{ is: boolean }>(review.app.world.db, sql`select is_public as is from brands where id = ${brand.id}`)
    )[0]?.is
  await review.decide(path, 'block', { ground: 'counterfeit', facts: FACTS })
  expect(await isPublic()).toBe(false)
  expect((await review.queue(review.moderator, brand.slug.replaceAll('-', ' '))).map(({ id }) => id)).toContain(
    brand.id,
  )
  await review.decide(path, 'reverse')
  expect(await isPublic()).toBe(true)
  await review.app.jobsDone()
  expect(review.app.mail.lastTo(owner.email).subject).toContain('wieder öffentlich')
})

test('names that look alike are shown, others are not', async () => {
  const { id } = await insertTestBrand(review.app.world, { name: 'Nordkante' })
  const { path } = await review.waitingBrand('Nоrdkаnte')
  expect((await review.read(path)).similarNames.map((each) => each.id)).toEqual([id])
  await review.decide(path, 'approve')
})

test('a product is reviewed: the change beside what is live, blocked, and free again', async () => {
  const desk = await openBrandDesk(review.app)
  const product = (await desk.step(await desk.ready(), 'publish')).body
  const path = `/api/staff/review/product/${product.id}`
  expect((await review.queue()).find(({ id }) => id === product.id)).toMatchObject({ type: 'product', cause: 'new' })
  expect((await review.decide(path, 'approve')).status).toBe(200)
  await desk.save(await desk.read(product.id), { name: 'Night Hoodie' })
  const item = await review.read(path)
  expect(item.fields.find(({ field }) => field === 'name')).toMatchObject({
    value: 'Night Hoodie',
    before: product.form.name,
  })
  expect(item.possible).toEqual(['approve', 'request_changes', 'reject', 'block'])
  await review.decide(path, 'approve')
  const shown = async () => (await readProducts({ ...review.app.world, language: 'de' }, [product.id]))[0]?.name
  expect(await shown()).toBe('Night Hoodie')
  await review.decide(path, 'block', { ground: 'counterfeit', facts: FACTS })
  expect(await desk.read(product.id)).toMatchObject({ state: 'blocked' })
  await review.decide(path, 'reverse')
  expect(await desk.read(product.id)).toMatchObject({ state: 'active' })
})

test('similar pictures of other brands are shown', async () => {
  const [one, two] = [await openBrandDesk(review.app), await openBrandDesk(review.app)]
  const [mine, copy] = [await one.ready(), await two.ready()]
  await review.app.world.db.execute(
    sql`update product_images set perceptual_hash = 81985529216486895 where product_id = ${mine.id}`,
  )
  await review.app.world.db.execute(
    sql`update product_images set perceptual_hash = 81985529216486892 where product_id = ${copy.id}`,
  )
  const { similarPictures } = await review.read(`/api/staff/review/product/${mine.id}`)
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
  const { owner } = await review.waitingBrand()
  const world = { ...review.app.world, config: { ...review.app.world.config, approvesAutomatically: true } }
  const { approveWaiting } = await import('./approve-automatically.service.ts')
  await approveWaiting(world)
  expect(await own(owner)).toMatchObject({ status: 'pending_review' })
  review.app.passTime(2 * MINUTE_MS)
  await review.app.jobs.run(approveWaitingJob, {})
  expect(await own(owner)).toMatchObject({ status: 'pending_review' })
  await approveWaiting(world)
  expect(await own(owner)).toMatchObject({ status: 'approved', statement: { decision: 'approve', isAutomated: true } })
})
