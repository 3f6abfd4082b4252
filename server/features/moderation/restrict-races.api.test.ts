// A brand and staff change the same product at once: what was acknowledged to staff holds.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrandDesk, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const FACTS = 'Auf dem Bild ist das Logo einer anderen Marke zu sehen.'

let app: TestApp
let desk: BrandDesk
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  desk = await openBrandDesk(app, { trustLevel: 2 })
  staff = await app.person({ staff: 'superadmin' })
})
afterAll(() => app.close())

const STEPS = ['pause', 'archive', 'draft', 'save', 'bulk'] as const
type Product = Awaited<ReturnType<BrandDesk['ready']>>

function act(product: Product, step: (typeof STEPS)[number]) {
  if (step === 'save') return desk.save(product, { name: 'Anderer Name' })
  if (step === 'bulk')
    return desk.owner.post('/api/brand/products/bulk', { ids: [product.id], action: { kind: 'pause' } })
  return desk.step(product, step)
}
const isListed = async ({ id }: Product) =>
  (await rowsOf(app.world.db, sql`select 1 from products where id = ${id} and is_listed`)).length > 0

test.each(
  STEPS.flatMap((step) => (['block', 'request_changes'] as const).map((decision) => [step, decision] as const)),
)('%s by the brand and %s by staff', async (step, decision) => {
  for (let round = 0; round < 3; round += 1) {
    const { body: product } = await desk.step(await desk.ready(), 'publish')
    const path = `/api/staff/review/product/${product.id}`
    const { revision } = (await staff.get(path)).body as unknown as { revision: string }
    const decided = { decision, revision, ground: 'counterfeit', facts: FACTS }
    const calls = [() => staff.post(`${path}/decisions`, decided), () => act(product, step)]
    const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const decisions = await rowsOf(
      app.world.db,
      sql`select 1 from moderation_decisions where target_id = ${product.id}`,
    )
    const wasDecided = answers[round % 2 ? 1 : 0]?.status === 200
    expect(decisions).toHaveLength(wasDecided ? 1 : 0)
    if (!wasDecided) continue
    expect(await isListed(product)).toBe(false)
    for (const next of ['draft', 'publish']) await desk.step(await desk.read(product.id), next)
    expect(await isListed(product)).toBe(false)
  }
})

test('of two owners who remove each other at once one stays', async () => {
  const { owner, brandId } = await openBrandDesk(app)
  const other = await app.person()
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner) values (${brandId}, ${other.id}, 'admin', true)`,
  )
  const answers = await Promise.all([
    owner.delete(`/api/brand/members/${other.id}`),
    other.delete(`/api/brand/members/${owner.id}`),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(
    await rowsOf(app.world.db, sql`select 1 from brand_members where brand_id = ${brandId} and is_owner`),
  ).toHaveLength(1)
})
