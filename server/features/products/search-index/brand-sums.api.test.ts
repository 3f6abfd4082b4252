import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { deleteProducts } from '#server/testing/delete-products.ts'
import { NORD, plainProduct } from '#server/testing/plain-product.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { productsWork } from '../products.jobs.ts'
import { saveProducts } from '../saving/save-products.service.ts'
import { indexUnindexed } from './search-index.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: () => {}, work: productsWork } })
})
afterAll(() => app.close())

const kept = () =>
  rowsOf(app.world.db, sql`select * from brand_sums where (products, on_sale) <> (0, 0) order by 1, 2, 3`)
const counted = () =>
  rowsOf(
    app.world.db,
    sql`select brand_no, product_type, gender, count(*) as products, count(*) filter (where is_on_sale) as on_sale
        from search_documents where is_shown group by 1, 2, 3 order by 1, 2, 3`,
  )

test('the sums of brands equal those of their products after every kind of change', async () => {
  const inputs = Array.from({ length: 60 }, (_, n) => inventedProduct(n))
  const agree = async () => {
    const sums = await kept()
    expect(sums).toEqual(await counted())
    return sums.length
  }
  await saveInvented(app.world, inputs, 3)
  expect(await agree()).toBeGreaterThan(10)
  const sale = { percent: 20, promoCode: null, startsAt: app.world.now(), endsAt: new Date(Date.now() + 86_400_000) }
  const changed = inputs.slice(0, 30).map((input, n) => ({ ...input, gender: 'men' as const, ...(n % 2 && { sale }) }))
  await saveInvented(app.world, changed, 3)
  await agree()
  await app.world.db.execute(sql`update products set status = 'paused' where no % 4 = 0`)
  await app.world.db.execute(sql`update brands set status = 'suspended' where slug = 'label-2'`)
  await indexUnindexed(app.world)
  await agree()
  await deleteProducts(app.world.db, sql`no % 5 = 0`)
  await agree()
  await deleteProducts(app.world.db, sql`brand_id = (select id from brands where slug = 'label-1')`)
  await app.world.db.execute(sql`delete from sales where brand_id = (select id from brands where slug = 'label-1')`)
  await app.world.db.execute(sql`delete from brands where slug = 'label-1'`)
  expect(await agree()).toBeGreaterThan(0)
})

test('two concurrent saves of one brand are both counted', async () => {
  const brandId = await ensureBrand(app.world, NORD)
  const save = (n: number) =>
    saveProducts(app.world, brandId, [plainProduct({ externalId: `at-once-${n}`, listedAt: app.world.now() })])
  await Promise.all(Array.from({ length: 8 }, (_, n) => save(n)))
  expect(await kept()).toEqual(await counted())
})
