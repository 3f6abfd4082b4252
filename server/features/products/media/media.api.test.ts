import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Media, Product } from '#contract/products.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { type Database, openDatabase } from '#server/platform/data/database.ts'
import { createDiskStorage } from '#server/platform/files/storage.ts'
import { answerError } from '#server/platform/http/answer-error.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { deleteProducts } from '#server/testing/delete-products.ts'
import { NORD, plainProduct } from '#server/testing/plain-product.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { removePictureFilesJob } from '../products.jobs.ts'
import { saveProducts } from '../saving/save-products.service.ts'
import { mediaRoutes } from './media.routes.ts'

/** All requests come without a session. */
const VISITORS = { identify: async () => null }

let app: TestApp
let other: FastifyInstance
let folder: string
let world: World
let brandId: string
let closeOther: () => Promise<unknown>

/** A second process: its own server and connections, with the same database and the same disk. */
async function openOther(): Promise<void> {
  const database = openDatabase(app.database.url, app.world.log, { max: 2 })
  other = Fastify()
  other.setErrorHandler(answerError)
  mediaRoutes(other, { ...world, db: database.db, storage: createDiskStorage(folder) }, VISITORS)
  closeOther = () => Promise.all([other.close(), database.close()])
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  app = await openTestApp({ storage: createDiskStorage(folder) })
  world = app.world
  brandId = await ensureBrand(world, NORD)
  await openOther()
})
afterAll(async () => {
  await closeOther()
  await app.close()
  await rm(folder, { recursive: true })
})

async function storedImage(source: string, colour: string) {
  const bytes = await sharp({ create: { width: 700, height: 900, channels: 3, background: colour } })
    .webp()
    .toBuffer()
  const key = `pictures/test/${crypto.randomUUID()}.webp`
  await world.storage.write(key, bytes)
  const master = `file:${key}`
  return { source, master, width: 700, height: 900, placeholder: '', altDe: '', altEn: '' }
}

const save = (externalId: string, images: readonly Awaited<ReturnType<typeof storedImage>>[]) =>
  saveProducts(world, brandId, [plainProduct({ externalId, listedAt: world.now(), images })])

/** A product with this name and a picture 700 px wide. */
async function pictured(externalId: string): Promise<Media & { readonly master: string }> {
  const image = await storedImage(externalId, '#d7ff3e')
  await save(externalId, [image])
  const { rows } = await world.db.execute(sql`select id from products where external_id = ${externalId}`)
  const { body } = await (await app.person()).get(`/api/products/${String(rows[0]?.['id'])}`)
  const [media] = (body as Product).media
  if (!media) throw new Error('the product has no picture')
  return { ...media, master: image.master }
}

const get = (http: FastifyInstance, url: string, headers = {}) => http.inject({ url, headers })
const statuses = async (url: string) =>
  Promise.all([app.http, other].map(async (http) => (await get(http, url)).statusCode))
/** Files of this picture, its master included. */
async function filesOf({ base, master }: Media & { readonly master: string }): Promise<string[]> {
  const id = base.split('/').at(-1) ?? ''
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return paths.filter((path) => path.includes(id) || path.endsWith(master.slice('file:'.length)))
}

test('a picture is made in the requested width, stored, and never larger than its master', async () => {
  const media = await pictured('picture')
  expect(media.widths).toEqual([160, 320, 480, 640, 700])
  expect(media.alt).toBe('picture von Nord')
  for (const [format, type] of [
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['jpg', 'image/jpeg'],
  ] as const) {
    const answer = await get(app.http, `${media.base}/320.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
  }
  expect(await filesOf(media)).toHaveLength(4)
  const upperCase = (media.base.split('/').at(-1) ?? '').toUpperCase()
  expect((await get(app.http, `/media/${upperCase}/320.webp`)).statusCode).toBe(200)
  expect(await filesOf(media)).toHaveLength(4)
  for (const path of [
    `${media.base}/321.webp`,
    `${media.base}/1200.webp`,
    `${media.base}/320.svg`,
    '/media/x/320.webp',
    `${media.base}/..%2f..%2fetc`,
  ]) {
    expect((await get(app.http, path)).statusCode).toBe(404)
  }
})

test('browsers cache a picture, shared caches do not, and revalidation sends no body', async () => {
  const { base } = await pictured('cached')
  const first = await get(app.http, `${base}/160.webp`)
  expect(first.headers['cache-control']).toBe('private, max-age=2592000, immutable')
  const again = await get(other, `${base}/160.webp`, { 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test.each([
  ['its product is deleted', (db: Database) => deleteProducts(db, sql`external_id = 'deleted'`), 'deleted'],
  [
    'its image is deleted',
    (db: Database) => db.execute(sql`delete from product_images where source = 'image-deleted'`),
    'image-deleted',
  ],
])(
  'a removed picture answers 404 on every process at once, and a job deletes its files: %s',
  async (_, remove, name) => {
    const media = await pictured(name)
    const url = `${media.base}/320.webp`
    expect(await statuses(url)).toEqual([200, 200])
    const { etag } = (await get(app.http, url)).headers
    expect(await filesOf(media)).toHaveLength(2)
    await remove(world.db)
    expect(await statuses(url)).toEqual([404, 404])
    const known = await get(other, url, { 'if-none-match': etag })
    expect([known.statusCode, known.headers['cache-control']]).toEqual([404, 'no-store'])
    await app.jobs.run(removePictureFilesJob, {})
    expect(await filesOf(media)).toEqual([])
  },
)

test('a replaced picture is removed, and one that stays is not', async () => {
  const first = await pictured('replaced')
  const kept = await storedImage('kept', '#102030')
  await save('replaced', [await storedImage('replaced', '#d7ff3e'), kept])
  await save('replaced', [kept])
  expect(await statuses(`${first.base}/320.webp`)).toEqual([404, 404])
  await app.jobs.run(removePictureFilesJob, {})
  expect(await filesOf(first)).toEqual([])
  expect(await world.storage.read(kept.master.slice('file:'.length))).not.toBeNull()
})

test('pictures of a brand are removed with it, except a master that another picture uses', async () => {
  const owner = await ensureBrand(world, { ...NORD, slug: 'gone', name: 'Gone' })
  const { master } = await pictured('shares-its-master')
  const { rows } = await world.db.execute(
    sql`insert into brand_pictures (brand_no, kind, master, width, height)
        select no, 'logo', ${master}, 700, 900 from brands where id = ${owner} returning id`,
  )
  const url = `/media/${String(rows[0]?.['id'])}/320.webp`
  expect(await statuses(url)).toEqual([200, 200])
  await world.db.execute(sql`delete from brands where id = ${owner}`)
  expect(await statuses(url)).toEqual([404, 404])
  await app.jobs.run(removePictureFilesJob, {})
  expect(await world.storage.read(master.slice('file:'.length))).not.toBeNull()
})

// Trust S41
test('the picture of a hidden product answers 404 until the product is visible again', async () => {
  const { base } = await pictured('hidden')
  const url = `${base}/320.webp`
  expect(await statuses(url)).toEqual([200, 200])
  const set = (status: string) =>
    world.db.execute(sql`update products set status = ${status} where external_id = 'hidden'`)
  for (const [status, expected] of [
    ['paused', 200],
    ['archived', 404],
    ['draft', 404],
    ['active', 200],
  ] as const) {
    await set(status)
    expect([status, ...(await statuses(url))]).toEqual([status, expected, expected])
  }
  await world.db.execute(sql`update brands set status = 'suspended' where id = ${brandId}`)
  const suspended = await statuses(url)
  await world.db.execute(sql`update brands set status = 'approved' where id = ${brandId}`)
  expect(suspended).toEqual([404, 404])
})

test('a picture that is removed while one of its sizes is made leaves no file', async () => {
  const media = await pictured('made-late')
  const slow = Fastify()
  const storage: World['storage'] = {
    ...world.storage,
    async write(key, bytes) {
      await deleteProducts(world.db, sql`external_id = 'made-late'`)
      await app.jobs.run(removePictureFilesJob, {})
      await world.storage.write(key, bytes)
    },
  }
  mediaRoutes(slow, { ...world, storage }, VISITORS)
  await get(slow, `${media.base}/640.webp`)
  await slow.close()
  expect(await filesOf(media)).toEqual([])
})

test('a client that requests all pictures from all addresses of a machine delays only itself', async () => {
  const media = await pictured('wanted')
  const files = [160, 320, 480, 640].flatMap((width) => ['webp', 'avif', 'jpg'].map((format) => `${width}.${format}`))
  const answered: string[] = []
  const ask = async (file: string, remoteAddress: string) => {
    const { statusCode } = await app.http.inject({ url: `${media.base}/${file}`, remoteAddress })
    answered.push(`${statusCode} ${remoteAddress}`)
  }
  const [last = '', ...others] = files
  const greedy = others.map((file, at) => ask(file, `2001:db8:9:${at}::1`))
  // All other requests are queued before the first picture is made.
  await Promise.race(greedy)
  await ask(last, '192.0.2.7')
  const before = answered.length
  await Promise.all(greedy)
  expect(answered).toContain('200 192.0.2.7')
  expect(before).toBeLessThan(answered.length - 2)
})
