import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openShop, picture, type TestShop } from './testing/test-shop.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await openTestApp()
  shop = await openShop(app, 0)
})
afterAll(() => app.close())

const brief = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const LOCKED = [409, 'products.locked']

test('a picture that was removed before the review waits when it is put back after it', async () => {
  const { product, add, read } = await shop.product('draft')
  await add(await picture('#101010'))
  await add(await picture('#202020'))
  const [, second] = (await read()).pictures
  const path = `/api/brand/products/${product}/images/${second?.id}`
  await shop.owner.delete(path, {})
  await app.world.db.execute(sql`update products set status = 'active' where id = ${product}`)
  await shop.owner.post(`${path}/restore`, {})
  expect((await read()).pictures.map(({ state }) => state)).toEqual(['shown', 'waiting'])
})

test.each([
  ['archived', sql`status = 'archived'`],
  ['blocked', sql`review_state = 'blocked'`],
  ['refused', sql`review_state = 'rejected'`],
])('pictures of %s products are only removed', async (_state, change) => {
  const { product, add, read, arrange } = await shop.product('draft')
  await add(await picture('#303030'))
  const { version, pictures } = await read()
  const [first] = pictures
  await app.world.db.execute(sql`update products set ${change} where id = ${product}`)
  expect(brief(await add(await picture('#404040')))).toEqual(LOCKED)
  const described = pictures.map(({ id, focus }) => ({ id, altDe: 'Neu', altEn: '', focus }))
  expect(brief(await arrange(version, described))).toEqual(LOCKED)
  const path = `/api/brand/products/${product}/images/${first?.id}`
  expect((await shop.owner.delete(path, {})).status).toBe(200)
  expect(brief(await shop.owner.post(`${path}/restore`, {}))).toEqual(LOCKED)
})

test('an alternative text of a shown product carries no environmental claim without evidence', async () => {
  const { product, add, read, arrange } = await shop.product('draft')
  await add(await picture('#505050'))
  await app.world.db.execute(sql`update products set status = 'active' where id = ${product}`)
  const { version, pictures } = await read()
  const claimed = pictures.map(({ id, focus }) => ({ id, altDe: 'Nachhaltiger Hoodie', altEn: '', focus }))
  expect(brief(await arrange(version, claimed))).toEqual([400, 'products.incomplete'])
  await app.world.db.execute(sql`update products set claim_evidence = 'GOTS' where id = ${product}`)
  expect((await arrange(version, claimed)).status).toBe(200)
})
