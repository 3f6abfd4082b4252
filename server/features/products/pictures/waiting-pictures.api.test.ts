import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { applyReview, readForReview } from '../managing/product-review.service.ts'
import { openShop, picture, type TestShop } from './testing/test-shop.ts'

let app: TestApp
let young: TestShop
beforeAll(async () => {
  app = await openTestApp()
  young = await openShop(app, 0)
})
afterAll(() => app.close())

describe('a new picture of a live product of a brand that is not trusted', () => {
  const waits = (product: string) =>
    rowsOf(app.world.db, sql`select 1 from product_changes where product_id = ${product}`)
  const seenBy = async (product: string) =>
    ((await (await app.person()).get(`/api/products/${product}`)).body as { media: unknown[] }).media.length
  const withNew = async () => {
    const made = await young.product('draft')
    await made.add(await picture('#100000'))
    await app.world.db.execute(sql`update products set status = 'active' where id = ${made.product}`)
    await made.add(await picture('#200000'))
    return made
  }

  test('waits, is seen by members only, and is shown by the approval', async () => {
    const { product, read } = await withNew()
    const { pictures } = await read()
    expect(pictures.map(({ state }) => state)).toEqual(['shown', 'waiting'])
    expect([await seenBy(product), (await waits(product)).length]).toEqual([1, 1])
    expect((await readForReview(app.world, product)).waitingPictures).toMatchObject([pictures[1]?.media])
    const url = `${pictures[1]?.media.base}/320.webp`
    expect([(await young.owner.get(url)).status, (await app.http.inject({ url })).statusCode]).toEqual([200, 404])
    await applyReview(app.world, product, 'approve')
    expect((await read()).pictures.map(({ id, state }) => [id, state])).toEqual(pictures.map(({ id }) => [id, 'shown']))
    expect([await seenBy(product), (await waits(product)).length]).toEqual([2, 0])
    expect((await app.http.inject({ url })).statusCode).toBe(200)
  })

  test('leaves the queue when it is removed, and comes back to it', async () => {
    const { product, read } = await withNew()
    const id = (await read()).pictures[1]?.id
    await young.owner.delete(`/api/brand/products/${product}/images/${id}`)
    expect(await waits(product)).toEqual([])
    await young.owner.post(`/api/brand/products/${product}/images/${id}/restore`)
    expect([(await waits(product)).length, (await read()).pictures[1]?.state]).toEqual([1, 'waiting'])
  })

  test('keeps its place when the pictures are arranged, and one that was approved stays shown', async () => {
    const { read, arrange } = await withNew()
    const { version, pictures } = await read()
    const turned = pictures.toReversed().map(({ id, focus }) => ({ id, altDe: '', altEn: '', focus }))
    expect((await arrange(version, turned)).status).toBe(200)
    expect((await read()).pictures.map(({ state }) => state)).toEqual(['waiting', 'shown'])
  })
})
