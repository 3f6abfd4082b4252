import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { expectCleanRenditions } from '#server/testing/renditions.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { ABSENT, awkwardFiles, bytesOfUpload, expectOutcome, sizeOf } from '#server/testing/upload-files.ts'
import { removePictureFilesJob } from '../products.jobs.ts'
import { openShop, picture, type TestShop } from './testing/test-shop.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await openTestApp()
  shop = await openShop(app)
})
afterAll(() => app.close())

const idsOf = ({ pictures }: OwnPictures) => pictures.map(({ id }) => id)
const brief = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

test('several pictures are added in their order and shown at once, with their own sizes', async () => {
  const { product, add, read } = await shop.product()
  await add(await picture('#aa0000', 800, 1000))
  const { status, body } = await add(await picture('#00aa00', 600, 600))
  expect(status).toBe(200)
  expect((body as OwnPictures).pictures.map(({ media, state }) => [media.width, media.height, state])).toEqual([
    [800, 1000, 'shown'],
    [600, 600, 'shown'],
  ])
  const [first] = idsOf(await read())
  const shown = await app.http.inject({ url: `/media/${first}/320.webp` })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const { body: seen } = await (await app.person()).get(`/api/products/${product}`)
  expect((seen as { media: unknown[] }).media).toHaveLength(2)
})

test('a repeated upload of the same file changes nothing', async () => {
  const { add, read } = await shop.product()
  const bytes = await picture('#123456', 400, 400)
  await add(bytes)
  const before = await read()
  expect(await add(bytes)).toMatchObject({ status: 200, body: before })
})

test('the same file of two products is stored once, and stays until no picture uses it', async () => {
  const one = await shop.product()
  const other = await shop.product()
  const bytes = await picture('#fedcba', 500, 500)
  await one.add(bytes)
  await other.add(bytes)
  const masters = await rowsOf<{ master: string; files: number }>(
    app.world.db,
    sql`select i.master, (select count(*)::int from files f where 'file:' || f.key = i.master) as files
        from product_images i where i.product_id in (${one.product}, ${other.product})`,
  )
  expect(new Set(masters.map(({ master }) => master)).size).toBe(1)
  expect(masters.map(({ files }) => files)).toEqual([1, 1])
  const key = masters[0]?.master.slice('file:'.length) ?? ''
  const removeFrom = async ({ product, read }: typeof one) => {
    const [id] = idsOf(await read())
    await shop.owner.delete(`/api/brand/products/${product}/images/${id}`)
    app.passTime(7 * 3_600_000)
    await app.jobs.run(removePictureFilesJob, {})
    await app.jobs.run(removePictureFilesJob, {})
    return app.world.storage.read(key)
  }
  expect(await removeFrom(one)).not.toBeNull()
  expect(await removeFrom(other)).toBeNull()
  expect(await rowsOf(app.world.db, sql`select 1 from files where key = ${key}`)).toEqual([])
})

describe('arranging', () => {
  test('writes order, texts and focal points, which cards then use', async () => {
    const { product, add, read, arrange } = await shop.product()
    await add(await picture('#111111'))
    await add(await picture('#eeeeee'))
    const before = await read()
    const turned = before.pictures.toReversed().map(({ id }, at) => ({
      id,
      altDe: at === 0 ? 'Von vorn' : '',
      altEn: at === 0 ? 'From the front' : '',
      focus: { x: 500, y: at === 0 ? 120 : 500 },
    }))
    expect((await arrange(before.version, turned)).status).toBe(200)
    expect(idsOf(await read())).toEqual(idsOf(before).toReversed())
    const { body } = await (await app.person()).get(`/api/products/${product}`)
    const { media } = body as { media: { alt: string; focus?: unknown }[] }
    expect(media.map(({ focus }) => focus)).toEqual([{ x: 500, y: 120 }, undefined])
    expect(['Von vorn', 'From the front']).toContain(media[0]?.alt)
  })

  test('is refused when another member changed the pictures meanwhile, and loses nothing', async () => {
    const { add, read, arrange } = await shop.product()
    await add(await picture('#222222'))
    await add(await picture('#dddddd'))
    const before = await read()
    const wanted = before.pictures.map(({ id, focus }) => ({ id, altDe: 'Eins', altEn: '', focus }))
    await arrange(before.version, wanted.toReversed())
    expect(brief(await arrange(before.version, wanted))).toEqual([409, 'conflict'])
    const { pictures, version } = await read()
    expect(pictures.map(({ altDe }) => altDe)).toEqual(['Eins', 'Eins'])
    for (const list of [wanted.slice(1), [...wanted, { ...wanted[0], id: randomUUID() }]]) {
      expect(brief(await arrange(version, list))).toEqual([409, 'conflict'])
    }
    expect((await arrange(version, [wanted[0], wanted[0]])).status).toBe(400)
  })
})

describe('a removed picture', () => {
  test('is gone from its address at once, and comes back with the same one', async () => {
    const { product, add, read } = await shop.product()
    await add(await picture('#330000'))
    await add(await picture('#003300'))
    const before = await read()
    const [first, second] = idsOf(before)
    const url = `/media/${first}/320.webp`
    expect((await app.http.inject({ url })).statusCode).toBe(200)
    expect((await shop.owner.delete(`/api/brand/products/${product}/images/${first}`)).status).toBe(200)
    const [gone, forOwner] = [await app.http.inject({ url }), await shop.owner.get(url)]
    expect([gone.statusCode, gone.headers['cache-control'], forOwner.status]).toEqual([404, 'no-store', 404])
    expect(idsOf(await read())).toEqual([second])
    await app.jobs.run(removePictureFilesJob, {})
    const restored = await shop.owner.post(`/api/brand/products/${product}/images/${first}/restore`)
    expect(restored.body).toEqual(before)
    expect((await app.http.inject({ url })).statusCode).toBe(200)
  })

  test('cannot be put back after an hour, and its files are deleted', async () => {
    const { product, add, read } = await shop.product()
    await add(await picture('#440000'))
    const [id] = idsOf(await read())
    await shop.owner.delete(`/api/brand/products/${product}/images/${id}`)
    app.passTime(3_700_000)
    await app.jobs.run(removePictureFilesJob, {})
    expect(brief(await shop.owner.post(`/api/brand/products/${product}/images/${id}/restore`))).toEqual([
      404,
      'pictures.unknown',
    ])
  })
})

test('a crop replaces the picture, keeps its place and texts, and can be taken back', async () => {
  const { product, add, read, arrange } = await shop.product()
  await add(await picture('#550000', 1000, 1000))
  const { version, pictures } = await read()
  await arrange(
    version,
    pictures.map(({ id }) => ({ id, altDe: 'Ganz', altEn: '', focus: { x: 500, y: 250 } })),
  )
  const before = await read()
  const [whole] = idsOf(before)
  const crop = { x: 0.25, y: 0, width: 0.5, height: 0.5 }
  const { body } = await shop.owner.post(`/api/brand/products/${product}/images/${whole}/crop`, crop)
  const [part] = (body as OwnPictures).pictures
  expect(part).toMatchObject({ altDe: 'Ganz', focus: { x: 500, y: 500 }, media: { width: 500, height: 500 } })
  expect((await app.http.inject({ url: `/media/${whole}/320.webp` })).statusCode).toBe(404)
  expect((await shop.owner.post(`/api/brand/products/${product}/images/${whole}/restore`)).body).toEqual(before)
  const tiny = await shop.owner.post(`/api/brand/products/${product}/images/${whole}/crop`, { ...crop, width: 0.1 })
  expect(brief(tiny)).toEqual([400, 'pictures.too-small'])
})

test('members see the pictures of drafts, and no one else does', async () => {
  const { add, read } = await shop.product('draft')
  await add(await picture('#660000'))
  const [id] = idsOf(await read())
  const url = `/media/${id}/320.webp`
  expect((await shop.owner.get(url)).status).toBe(200)
  expect((await (await app.person()).get(url)).status).toBe(404)
  expect((await app.http.inject({ url })).statusCode).toBe(404)
  const foreign = await openShop(app)
  expect((await foreign.owner.get(url)).status).toBe(404)
})

test('another brand, a role without the right, a shopper and a visitor change nothing', async () => {
  const { product, add, read } = await shop.product()
  await add(await picture('#770000'))
  const before = await read()
  const [id] = idsOf(before)
  const foreign = await openShop(app)
  const finance = await app.person()
  await insertTestBrand(app.world, { members: { [finance.id]: 'finance' } })
  const file = multipartOf({ bytes: await picture('#888888') })
  const path = `/api/brand/products/${product}/images`
  for (const [client, expected] of [
    [foreign.owner, [404, 'products.unknown']],
    [finance, [403, 'forbidden']],
    [await app.person(), [403, 'forbidden']],
    [app.visitor(), [401, 'unauthenticated']],
  ] as const) {
    for (const answer of [
      await client.get(path),
      await client.post(path, undefined, file),
      await client.post(`${path}/from-address`, { address: 'https://example.org/a.png' }),
      await client.put(path, { version: before.version, pictures: [] }),
      await client.delete(`${path}/${id}`),
      await client.post(`${path}/${id}/restore`),
      await client.post(`${path}/${id}/crop`, { x: 0, y: 0, width: 0.5, height: 0.5 }),
    ]) {
      expect(brief(answer)).toEqual(expected)
    }
  }
  expect(await read()).toEqual(before)
})

describe('by address', () => {
  const from = (product: string, address: string) =>
    shop.owner.post(`/api/brand/products/${product}/images/from-address`, { address })

  test('the picture there is added', async () => {
    const { product } = await shop.product()
    app.internet.pages.set('https://nord.example/a.png', { body: await picture('#990000'), type: 'text/plain' })
    expect(await from(product, 'https://nord.example/a.png')).toMatchObject({ status: 200, body: { pictures: [{}] } })
  })

  test('what is no picture, cannot be reached, or is not https is refused', async () => {
    const { product, read } = await shop.product()
    app.internet.pages.set('https://nord.example/page', { body: '<html></html>' })
    app.internet.pages.set('https://nord.example/gone', { body: await picture('#990001'), status: 404 })
    app.internet.pages.set('http://nord.example/plain.png', { body: await picture('#990002') })
    app.internet.pages.set('https://nord.example/huge', { body: Buffer.alloc(10 * 2 ** 20 + 1) })
    for (const [address, expected] of [
      ['https://nord.example/page', [415, 'pictures.type']],
      ['https://nord.example/gone', [400, 'pictures.address']],
      ['https://nord.example/nothing', [400, 'pictures.address']],
      ['http://nord.example/plain.png', [400, 'pictures.address']],
      ['file:///etc/passwd', [400, 'pictures.address']],
      ['https://nord.example/huge', [413, 'pictures.too-large']],
    ] as const) {
      expect([address, brief(await from(product, address))]).toEqual([address, expected])
    }
    expect((await read()).pictures).toEqual([])
  })
})

test('every deed is in the audit log', async () => {
  const { product, add, read } = await shop.product()
  await add(await picture('#abcdef'))
  const [id] = idsOf(await read())
  await shop.owner.delete(`/api/brand/products/${product}/images/${id}`)
  await shop.owner.post(`/api/brand/products/${product}/images/${id}/restore`)
  const rows = await rowsOf<{ action: string; actor: string }>(
    app.world.db,
    sql`select action, actor_id as actor from audit_log where target_id = ${product} order by at, id`,
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'product.pictures-added',
    'product.pictures-removed',
    'product.pictures-restored',
  ])
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([shop.owner.id]))
})

test.skipIf(awkwardFiles.length === 0)(
  `unusual files become product pictures or are refused as expected${ABSENT}`,
  async () => {
    for (const awkward of awkwardFiles) {
      const file = { bytes: bytesOfUpload(awkward), name: awkward.upload_as, type: awkward.declared_mime }
      const { product, read } = await shop.product()
      const { status, body } = await shop.send(product, file)
      expectOutcome(awkward, awkward.as_product_image, { status, body })
      const [made] = (await read()).pictures
      expect([awkward.file, made !== undefined]).toEqual([awkward.file, status === 200])
      if (!made) continue
      await expectCleanRenditions(app, awkward.file, made.media)
      // EXIF orientations 6 and 8: stored lying, shown upright.
      const { width, height } = awkward.file.startsWith('Landscape_') ? { width: 600, height: 450 } : sizeOf(awkward)
      expect([awkward.file, made.media.width, made.media.height]).toEqual([awkward.file, width, height])
    }
  },
)
