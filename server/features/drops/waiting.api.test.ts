import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandProductsRoutes } from '#server/features/products/managing/brand-products.routes.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { dropsRoutes } from './drops.routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes: (context) => {
        brandProductsRoutes(context)
        dropsRoutes(context)
      },
    },
  })
})
afterAll(() => app.close())

test('members see how many wait for a drop, from ten on, and what became of the mails', async () => {
  const desk = await openBrandDesk(app)
  const { id } = await desk.create()
  const read = async (from = desk) => (await from.owner.get(`/api/brand/products/${id}/waiting`)).body
  const signUp = (from: number, to: number, isConfirmed = true) =>
    app.world.db.execute(
      sql`insert into release_signups (product_id, email_key, email, language, confirmed_at)
          select ${id}, n || '@example.org', n || '@example.org', 'de', case when ${isConfirmed} then now() end
          from generate_series(${from}::int, ${to}::int) n`,
    )
  expect(await read()).toEqual({ waiting: 0, sent: 0, failed: 0, clicked: 0 })
  await signUp(1, 9)
  await signUp(20, 40, false)
  expect(await read()).toEqual({ waiting: null, sent: 0, failed: 0, clicked: 0 })
  await signUp(10, 12)
  expect(await read()).toEqual({ waiting: 12, sent: 0, failed: 0, clicked: 0 })
  await app.world.db.execute(
    sql`update release_signups set state = 'sent', ended_at = now() where product_id = ${id} and email_key = '1@example.org'`,
  )
  expect(await read()).toEqual({ waiting: 11, sent: 1, failed: 0, clicked: 0 })
  expect(await read(await openBrandDesk(app))).toMatchObject({ code: 'products.unknown' })
})
