import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { applyReview, readForReview } from '../managing/review/product-review.service.ts'
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

  test('keeps no sign of waiting after a refusal, says why, and can be submitted again', async () => {
    const { product, read, add, arrange } = await withNew()
    await applyReview(app.world, product, 'reject', 'Auf dem Bild steht ein Preis.')
    const { version, pictures } = await read()
    expect(pictures.map(({ state, refusal }) => [state, refusal])).toEqual([
      ['shown', ''],
      ['refused', 'Auf dem Bild steht ein Preis.'],
    ])
    expect([await seenBy(product), (await readForReview(app.world, product)).waitingPictures]).toEqual([1, []])
    const refused = pictures[1]
    expect((await young.owner.get(`${refused?.media.base}/320.webp`)).status).toBe(200)
    const kept = pictures.map(({ id, altDe, altEn, focus }) => ({ id, altDe: `${altDe}x`, altEn, focus }))
    expect((await arrange(version, kept)).status).toBe(200)
    const path = `/api/brand/products/${product}/images/${refused?.id}`
    await young.owner.delete(path)
    await young.owner.post(`${path}/restore`)
    expect((await read()).pictures[1]).toMatchObject({ state: 'refused', refusal: 'Auf dem Bild steht ein Preis.' })
    await young.owner.post(`${path}/restore`)
    expect((await read()).pictures[1]).toMatchObject({ id: refused?.id, state: 'waiting', refusal: '' })
    await applyReview(app.world, product, 'request_changes', 'Bitte ohne Preis.')
    // The same file once more, and a part of it.
    await add(await picture('#200000'))
    expect((await read()).pictures.map(({ state }) => state)).toEqual(['shown', 'waiting'])
    await applyReview(app.world, product, 'reject', 'Bitte ohne Preis.')
    await young.owner.post(`${path}/crop`, { x: 0, y: 0, width: 1, height: 0.5 })
    expect((await read()).pictures.map(({ state }) => state)).toEqual(['shown', 'waiting'])
    expect((await readForReview(app.world, product)).waitingPictures).toHaveLength(1)
  })

  test('is shown when the refusal is taken back, and not by the approval of another one', async () => {
    const { product, read, add } = await withNew()
    await applyReview(app.world, product, 'reject', 'Ein Preis')
    await add(await picture('#300000'))
    await applyReview(app.world, product, 'approve')
    expect((await read()).pictures.map(({ state }) => state)).toEqual(['shown', 'refused', 'shown'])
    const other = await withNew()
    await applyReview(app.world, other.product, 'reject', 'Ein Preis')
    await applyReview(app.world, other.product, 'approve')
    expect((await other.read()).pictures.map(({ state }) => state)).toEqual(['shown', 'shown'])
  })
})
