import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { createStorageDouble } from '#server/testing/storage-double.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { compareFilesJob, removePictureFilesJob } from '../products.jobs.ts'
import { openShop, picture, type TestShop } from './testing/test-shop.ts'

const MIB = 2 ** 20

let app: TestApp
let shop: TestShop
let failing: Error | null = null
const written: string[] = []

beforeAll(async () => {
  const storage = createStorageDouble()
  const watched: Storage = {
    ...storage,
    async write(key, bytes) {
      if (failing) throw failing
      written.push(key)
      await storage.write(key, bytes)
    },
  }
  app = await openTestApp({ storage: watched })
  shop = await openShop(app)
})
afterAll(() => app.close())

const brief = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const countFiles = async () => {
  const [row] = await rowsOf<{ count: number }>(app.world.db, sql`select count(*)::int as count from files`)
  return row?.count
}
const colourOf = (number: number) => `#${(number * 1234567 + 99).toString(16).padStart(6, '0').slice(-6)}`

describe('the file', () => {
  test('is refused by its content, whatever its name and declared type say', async () => {
    const { product, read } = await shop.product()
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="800" height="800"/>')
    for (const [name, type, bytes] of [
      ['a.jpg', 'image/jpeg', html],
      ['a.svg', 'image/svg+xml', svg],
      ['a.png.svg', 'image/png', svg],
      ['a.webp', 'image/webp', Buffer.from('RIFF____WAVEfmt ')],
    ] as const) {
      const [status, code] = brief(await shop.send(product, { bytes, name, type }))
      expect([name, status]).toEqual([name, code === 'pictures.type' ? 415 : 400])
    }
    expect((await read()).pictures).toEqual([])
  })

  test.each([
    '../../etc/passwd.png',
    'a\u0000.png',
    'C:\\x\\y.png',
    `${'x'.repeat(300)}.png`,
    'Größe & Fit – süß (1).JPG',
  ])('keeps nothing of its name (%#)', async (name) => {
    const { product } = await shop.product()
    written.length = 0
    expect((await shop.send(product, { bytes: await picture(colourOf(name.length)), name })).status).toBe(200)
    for (const key of written) expect(key).toMatch(/^pictures\/[0-9a-f-]{36}\/[0-9a-f]{64}\.webp$/)
    expect(written).toHaveLength(1)
  })

  test('may have ten megabytes and not one byte more; nothing of a larger one is kept', async () => {
    const { product, read } = await shop.product()
    const jpeg = await sharp(await picture('#0a0b0c'))
      .jpeg()
      .toBuffer()
    const ofSize = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
    const before = await countFiles()
    expect(brief(await shop.send(product, { bytes: ofSize(10 * MIB + 1) }))).toEqual([413, 'pictures.too-large'])
    expect(await countFiles()).toBe(before)
    expect((await shop.send(product, { bytes: ofSize(10 * MIB) })).status).toBe(200)
    expect((await read()).pictures).toHaveLength(1)
  })

  test('comes as the only part of a form', async () => {
    const { product } = await shop.product()
    const path = `/api/brand/products/${product}/images` as const
    const form = multipartOf({ bytes: await picture('#0d0e0f') })
    const field = { raw: '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n--b--\r\n' }
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(brief(await shop.owner.post(path, { file: 'x' }))).toEqual([415, 'media-type'])
    expect(brief(await shop.owner.post(path, undefined, { ...field, headers }))[0]).toBeOneOf([400, 413])
    expect(brief(await shop.owner.post(path, undefined, { raw: '--b--\r\n', headers }))).toEqual([400, 'input'])
    const cut = { ...form, raw: form.raw.subarray(0, 200) }
    expect((await shop.owner.post(path, undefined, cut)).status).toBe(400)
    // Calls that take no file refuse forms, as before.
    expect(brief(await shop.owner.put(path, undefined, form))).toEqual([415, 'media-type'])
  })
})

test('an upload without a stated length is cut off at the limit', async () => {
  const { product } = await shop.product()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const cookie = [...shop.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let sent = 0
  const status = await new Promise<number | string | undefined>((resolve, reject) => {
    const upload = request({
      port,
      method: 'POST',
      path: `/api/brand/products/${product}/images`,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie,
        'content-type': 'multipart/form-data; boundary=b',
      },
    })
    upload.on('response', (response) => resolve(response.statusCode))
    // The server answers and closes while the upload goes on, so a write may fail before the answer is read.
    upload.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve('closed') : reject(error),
    )
    upload.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    )
    const chunk = Buffer.alloc(MIB)
    const more = (error?: Error | null) => {
      if (error || upload.destroyed || sent >= 64) return
      sent += 1
      upload.write(chunk, more)
    }
    more()
  })
  expect([413, 'closed']).toContain(status)
  expect(sent).toBeLessThan(40)
})

describe('the limit of a product', () => {
  test('holds for the thirteenth picture', async () => {
    const { product, add, read } = await shop.product()
    for (let number = 0; number < PICTURES_PER_PRODUCT; number += 1) {
      expect((await add(await picture(colourOf(number + 1), 240, 240))).status).toBe(200)
    }
    const before = await countFiles()
    expect(brief(await add(await picture('#ffeedd', 240, 240)))).toEqual([409, 'pictures.full'])
    expect(await countFiles()).toBe(before)
    const [first] = (await read()).pictures
    await shop.owner.delete(`/api/brand/products/${product}/images/${first?.id}`)
    await add(await picture('#ffeedd', 240, 240))
    const back = await shop.owner.post(`/api/brand/products/${product}/images/${first?.id}/restore`)
    expect(brief(back)).toEqual([409, 'pictures.full'])
  })

  test('holds for uploads at the same time, and positions stay without gaps', async () => {
    const { product, add, read } = await shop.product()
    const bytes = await Promise.all(Array.from({ length: 20 }, (_, number) => picture(colourOf(number + 50), 210, 210)))
    const answers = await Promise.all(bytes.map(add))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(PICTURES_PER_PRODUCT)
    expect(statuses.filter((status) => status === 409)).toHaveLength(20 - PICTURES_PER_PRODUCT)
    expect((await read()).pictures).toHaveLength(PICTURES_PER_PRODUCT)
    const rows = await rowsOf<{ position: number }>(
      app.world.db,
      sql`select position from product_images where product_id = ${product} order by position`,
    )
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: PICTURES_PER_PRODUCT }, (_, at) => at))
  })
})

test('a failing storage leaves no row and no picture, and the same upload succeeds later', async () => {
  const { add, read } = await shop.product()
  const before = await countFiles()
  const bytes = await picture('#135790')
  failing = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const refused = await add(bytes)
  failing = null
  expect(brief(refused)).toEqual([503, 'unavailable'])
  expect([await countFiles(), (await read()).pictures]).toEqual([before, []])
  expect((await add(bytes)).status).toBe(200)
})

test('what a refused upload stored is deleted hours later, what is used stays', async () => {
  const { add, read } = await shop.product()
  await add(await picture('#246801'))
  await app.world.db.execute(
    sql`insert into files (key, sha256, bytes, brand_id, visibility, created_at)
        values ('pictures/x/unused.webp', ${Buffer.alloc(32)}, 1, ${shop.brand.id}, 'public', ${app.world.now().toISOString()})`,
  )
  await app.world.storage.write('pictures/x/unused.webp', Buffer.from('x'))
  const exists = async () => (await app.world.storage.read('pictures/x/unused.webp')) !== null
  await app.jobs.run(removePictureFilesJob, {})
  expect(await exists()).toBe(true)
  app.passTime(6 * 3_600_000 + 1000)
  await app.jobs.run(removePictureFilesJob, {})
  expect(await exists()).toBe(false)
  const [kept] = (await read()).pictures
  expect((await app.http.inject({ url: `${kept?.media.base}/320.webp` })).statusCode).toBe(200)
})

test('files without a row, and unused rows without a file, are gone after a day', async () => {
  const { add, read } = await shop.product()
  await add(await picture('#975310'))
  const key = `pictures/${shop.brand.id}`
  await app.world.storage.write(`${key}/without-row.webp`, Buffer.from('x'))
  await app.world.db.execute(
    sql`insert into files (key, sha256, bytes, brand_id, visibility, created_at)
        values (${`${key}/without-file.webp`}, ${Buffer.alloc(32, 1)}, 1, ${shop.brand.id}, 'public', ${app.world.now().toISOString()})`,
  )
  const left = async () => [
    await app.world.storage.has(`${key}/without-row.webp`),
    (await rowsOf(app.world.db, sql`select 1 from files where key = ${`${key}/without-file.webp`}`)).length === 1,
  ]
  await app.jobs.run(compareFilesJob, {})
  expect(await left()).toEqual([true, true])
  app.passTime(25 * 3_600_000)
  await app.jobs.run(compareFilesJob, {})
  expect(await left()).toEqual([false, false])
  const [kept] = (await read()).pictures
  expect((await app.http.inject({ url: `${kept?.media.base}/320.webp` })).statusCode).toBe(200)
})

test('a picture that is removed while one of its sizes is made stays gone, with its sizes', async () => {
  const { product, add, read } = await shop.product()
  await add(await picture('#1f2e3d'))
  const [made] = (await read()).pictures
  const before = written.length
  const asked = app.http.inject({ url: `${made?.media.base}/480.webp` })
  await shop.owner.delete(`/api/brand/products/${product}/images/${made?.id}`)
  await asked
  expect((await app.http.inject({ url: `${made?.media.base}/480.webp` })).statusCode).toBe(404)
  await app.jobs.run(removePictureFilesJob, {})
  const left = written.slice(before).filter((key) => key.includes(made?.id ?? '-'))
  for (const key of left) expect([key, await app.world.storage.read(key)]).toEqual([key, null])
})

test('a full quota refuses more and says so', async () => {
  const full = await openShop(app)
  const { add } = await full.product()
  await app.world.db.execute(
    sql`insert into files (key, sha256, bytes, brand_id, visibility)
        values ('pictures/full', ${Buffer.alloc(32)}, ${5 * 2 ** 30}, ${full.brand.id}, 'public')`,
  )
  expect(brief(await add(await picture('#00ff00')))).toEqual([409, 'pictures.quota'])
})

test('the answers name what is wrong in the reader’s language', async () => {
  const { product } = await shop.product()
  const path = `/api/brand/products/${product}/images` as const
  const small = multipartOf({ bytes: await picture('#ffffff', 199, 400) })
  for (const [language, sentence] of [
    ['de', 'Das Bild ist zu klein: mindestens 200×200 Pixel.'],
    ['en', 'The image is too small: at least 200×200 pixels.'],
  ] as const) {
    const { body } = await shop.owner.post(path, undefined, {
      ...small,
      headers: { ...small.headers, 'accept-language': language },
    })
    expect((body as { message: string }).message).toBe(sentence)
  }
  expect((await shop.owner.get(path)).body as OwnPictures).toMatchObject({ pictures: [] })
})
