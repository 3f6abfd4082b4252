import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { NORD, plainProduct } from '#server/testing/plain-product.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { unnameClicksJob } from './ads.jobs.ts'

let app: TestApp
let productId: string

beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMITS: '1' } })
  await saveProducts(app.world, await ensureBrand(app.world, NORD), [
    plainProduct({ externalId: 'one', listedAt: app.world.now() }),
  ])
  const [row] = await rowsOf<{ id: string }>(app.world.db, sql`select id from products`)
  productId = row?.id ?? ''
})
afterAll(() => app.close())

test('one user cannot inflate the number of clicks', async () => {
  const [eager, calm] = [await app.person(), await app.person()]
  const clicks = await Promise.all(Array.from({ length: 50 }, () => eager.post(`/api/products/${productId}/click`, {})))
  expect(clicks.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(clicks.filter(({ status }) => status === 429)).toHaveLength(20)
  expect((await calm.post(`/api/products/${productId}/click`, {})).status).toBe(200)
  const [row] = await rowsOf<{ n: number }>(app.world.db, sql`select count(*)::int as n from clicks`)
  expect(row?.n).toBe(31)
})

// Trust 4.3
test('after 90 days a click no longer refers to the user, and still counts', async () => {
  const person = await app.person()
  const day = 86_400_000
  const left = async () => {
    const [row] = await rowsOf<{ own: number; all: number }>(
      app.world.db,
      sql`select count(*) filter (where user_id = ${person.id})::int as own, count(*)::int as all from clicks`,
    )
    return row
  }
  await person.post(`/api/products/${productId}/click`, {})
  const all = (await left())?.all
  app.passTime(89 * day)
  await app.jobs.run(unnameClicksJob, {})
  expect(await left()).toEqual({ own: 1, all })
  app.passTime(2 * day)
  await app.jobs.run(unnameClicksJob, {})
  app.passTime(-91 * day)
  expect(await left()).toEqual({ own: 0, all })
})
