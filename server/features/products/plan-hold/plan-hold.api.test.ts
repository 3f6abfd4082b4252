import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlanName } from '#contract/plans.limits.ts'
import { givePlan } from '#server/features/brands/subscription/subscription.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { type BrandDesk, openBrandDesk } from '../managing/testing/brand-desk.ts'
import { endSubscriptionsJob } from '../products.jobs.ts'
import { settlePlan } from './plan-hold.service.ts'

const DAY_MS = 86_400_000
let app: TestApp
let desk: BrandDesk
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  desk = await openBrandDesk(app, { trustLevel: 3 })
})

const have = (plan: PlanName) => inTransaction(app.world, (inside) => givePlan(inside, desk.brandId, plan))
const trial = (days: number) =>
  app.world.db.execute(
    sql`insert into subscriptions (brand_id, plan, state, period_from, period_to, anchor_day, changed_at)
        values (${desk.brandId}, 'pro', 'trialing', ${app.world.now().toISOString()},
          ${new Date(app.world.now().getTime() + days * DAY_MS).toISOString()}, 1, now())`,
  )
/** So many active caps; the n-th was liked n times ten days ago. */
async function caps(count: number) {
  const day = new Date(app.world.now().getTime() - 10 * DAY_MS).toISOString().slice(0, 10)
  await app.world.db.execute(
    sql`with made as (
          insert into products (brand_id, name, description_de, description_en, gender, product_type, price_gross_cents, status)
          select ${desk.brandId}, 'Cap ' || n, '', '', 'unisex', 'accessories', 1900, 'active' from generate_series(1, ${count}) n
          returning no, name)
        insert into product_days (product_no, day, source, device, is_promoted, shown, viewed, liked, passed, too_expensive,
          not_my_style, size_missing, opened, saved, unsaved, clicked)
        select no, ${day}::date, 'deck', 'phone', false, 0, 0, split_part(name, ' ', 2)::int, 0, 0, 0, 0, 0, 0, 0, 0 from made`,
  )
}
const held = async () =>
  (
    await rowsOf<{ name: string }>(
      app.world.db,
      sql`select name from products where brand_id = ${desk.brandId} and 'plan' = any(hold_reasons) order by no`,
    )
  ).map(({ name }) => name)
const shown = async () =>
  (
    await rowsOf<{ n: number }>(
      app.world.db,
      sql`select count(*)::int as n from products where brand_id = ${desk.brandId} and is_listed`,
    )
  )[0]?.n

describe('after its trial', () => {
  test('a brand keeps its most liked products on show, and deletes none', async () => {
    await trial(14)
    await caps(18)
    app.passTime(14 * DAY_MS - 1000)
    await app.jobs.run(endSubscriptionsJob, {})
    await app.jobsDone()
    expect([await held(), await shown()]).toEqual([[], 18])
    app.passTime(1000)
    await Promise.all([app.jobs.run(endSubscriptionsJob, {}), app.jobs.run(endSubscriptionsJob, {})])
    await app.jobsDone()
    expect([await held(), await shown()]).toEqual([['Cap 1', 'Cap 2', 'Cap 3'], 15])
    const changes = await rowsOf(
      app.world.db,
      sql`select cause, plan, state from subscription_changes where brand_id = ${desk.brandId}`,
    )
    expect(changes).toEqual([{ cause: 'ended', plan: 'free', state: 'active' }])
  })

  test('the limits of Free hold at once, before any job has run', async () => {
    await trial(1)
    await caps(15)
    const product = await desk.ready()
    app.passTime(DAY_MS)
    expect((await desk.step(product, 'publish')).body).toMatchObject({
      code: 'products.plan-limit',
      message: 'Dein Tarif erlaubt 15 aktive Produkte. Mehr erlaubt der Tarif Starter.',
    })
  })

  test('where nothing is sold, every brand keeps Pro, and its trial begins with the sale', async () => {
    await trial(1)
    await caps(16)
    app.passTime(3 * DAY_MS)
    const world = { ...app.world, config: { ...app.world.config, payments: null } }
    await settlePlan(world, desk.brandId)
    expect(await held()).toEqual([])
  })
})

describe('a smaller plan', () => {
  test('holds back what is above its limit, and a larger one shows all of it again', async () => {
    await have('free')
    await caps(20)
    await settlePlan(app.world, desk.brandId)
    expect(await held()).toEqual(['Cap 1', 'Cap 2', 'Cap 3', 'Cap 4', 'Cap 5'])
    await app.world.db.execute(sql`update subscriptions set plan = 'starter' where brand_id = ${desk.brandId}`)
    await settlePlan(app.world, desk.brandId)
    expect([await held(), await shown()]).toEqual([[], 20])
  })

  test('gives the place of a paused product to the next one, and no more', async () => {
    await have('free')
    await caps(15)
    const product = await desk.ready()
    await settlePlan(app.world, desk.brandId)
    expect((await desk.step(product, 'publish')).status).toBe(409)
    await app.world.db.execute(
      sql`update products set status = 'paused' where brand_id = ${desk.brandId} and name = 'Cap 15'`,
    )
    expect((await desk.step(await desk.read(product.id), 'publish')).body).toMatchObject({ state: 'active' })
    await settlePlan(app.world, desk.brandId)
    expect(await held()).toEqual([])
  })

  test('allows as many drops as it says, also of products that are active already', async () => {
    await have('free')
    const releaseAt = new Date(app.world.now().getTime() + 30 * DAY_MS).toISOString()
    const [first, second, third] = [
      await desk.ready({ releaseAt }),
      await desk.ready({ releaseAt }),
      await desk.ready(),
    ] as const
    const answers = await Promise.all([desk.step(first, 'publish'), desk.step(second, 'publish')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'products.plan-drops',
      message: 'Mehr Drops auf einmal erlaubt dein Tarif nicht (Grenze: 1). Mehr erlaubt der Tarif Starter.',
    })
    const { body: live } = await desk.step(third, 'publish')
    expect((await desk.save(live, { releaseAt })).body).toMatchObject({ code: 'products.plan-drops' })
  })

  test('keeps the team as it is, without new invitations', async () => {
    await have('starter')
    const invite = (email: string) => desk.owner.post('/api/brand/invites', { email, role: 'editor' })
    expect((await invite('eins@nord.example')).status).toBe(200)
    await app.world.db.execute(sql`update subscriptions set plan = 'free' where brand_id = ${desk.brandId}`)
    expect((await invite('zwei@nord.example')).body).toMatchObject({
      code: 'team.full',
      message: 'Das Team ist voll. Entferne zuerst eine Person oder eine Einladung. Mehr erlaubt der Tarif Pro.',
    })
  })

  test('makes no new key for the shop, and names the plan that does', async () => {
    await have('starter')
    expect((await desk.owner.post('/api/brand/order-tracking/key', { replaces: null })).body).toMatchObject({
      code: 'orders.plan',
    })
  })
})
