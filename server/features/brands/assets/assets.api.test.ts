import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssetKind, Assets } from '#contract/brand-assets.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { expectCleanRenditions } from '#server/testing/renditions.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { ABSENT, awkwardFiles, bytesOfUpload, expectOutcome } from '#server/testing/upload-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type File = Parameters<typeof multipartOf>[0]

const plain = (width: number, height: number, colour = '#d7ff3e') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function openBrand(status: 'approved' | 'pending_review' = 'approved') {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, status })
  const read = async () => (await owner.get('/api/brand/assets')).body as Assets
  const upload = (kind: AssetKind, file: File, crop = '') =>
    owner.post(`/api/brand/assets/${kind}${crop && `?crop=${crop}`}`, undefined, multipartOf(file))
  return { owner, brand, read, upload }
}

const statusOf = async (base: string | undefined, width = 160) =>
  (await app.http.inject({ url: `${base}/${width}.webp` })).statusCode

const brief = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

test('a logo is shown at once, also in the list of brands', async () => {
  const { brand, upload, read } = await openBrand()
  expect(await read()).toMatchObject({ logo: { current: null, earlier: [] }, banner: { current: null, earlier: [] } })
  expect((await upload('logo', { bytes: await plain(400, 400) })).status).toBe(200)
  const { logo } = await read()
  expect(await statusOf(logo.current?.media.base)).toBe(200)
  const { body } = await app.visitor().get(`/api/public/brands/${brand.id}`)
  expect(JSON.stringify(body)).toContain(logo.current?.media.base)
})

describe('a logo that is not square', () => {
  test('is cut at its centre, or where the member chose', async () => {
    const { upload, read } = await openBrand()
    const left = await sharp(await plain(800, 400, '#ff0000'))
      .composite([{ input: await plain(400, 400, '#0000ff'), left: 400, top: 0 }])
      .png()
      .toBuffer()
    await upload('logo', { bytes: left })
    const centre = (await read()).logo.current
    expect([centre?.media.width, centre?.media.height]).toEqual([400, 400])
    await upload('logo', { bytes: left }, '0.5,0,0.5,1')
    const right = (await read()).logo.current
    const { rawPayload } = await app.http.inject({ url: `${right?.media.base}/160.webp` })
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect((data[2] ?? 0) > 200 && (data[0] ?? 255) < 60).toBe(true)
  })

  test('needs 200 pixels after the cut, and a crop within the picture', async () => {
    const { upload } = await openBrand()
    const bytes = await plain(600, 400)
    expect(brief(await upload('logo', { bytes }, '0,0,0.3,0.5'))).toEqual([400, 'pictures.too-small'])
    for (const crop of ['0,0,0,1', '2,0,1,1', '0,0,1', 'a,b,c,d']) {
      expect([crop, brief(await upload('logo', { bytes }, crop))]).toEqual([crop, [400, 'input']])
    }
    expect(brief(await upload('logo', { bytes: await plain(199, 200) }))).toEqual([400, 'pictures.too-small'])
    expect(brief(await upload('logo', { bytes: await plain(200, 200) }))).toEqual([200, undefined])
  })
})

test('a removed logo is gone at once and can be restored; the last five are kept', async () => {
  const { owner, upload, read } = await openBrand()
  const made: string[] = []
  for (let number = 0; number < 7; number += 1) {
    await upload('logo', { bytes: await plain(200 + number, 200 + number) })
    app.passTime(1000)
    made.push((await read()).logo.current?.id ?? '')
  }
  const full = await read()
  expect(full.logo.earlier.map(({ id }) => id)).toEqual(made.slice(1, 6).toReversed())
  expect(await statusOf(`/media/${made[5]}`)).toBe(404)
  await owner.delete('/api/brand/assets/logo')
  expect((await read()).logo.current).toBeNull()
  expect(await statusOf(`/media/${made[6]}`)).toBe(404)
  expect((await owner.get(`/media/${made[6]}/160.webp`)).status).toBe(200)
  expect(brief(await owner.delete('/api/brand/assets/logo'))).toEqual([404, 'pictures.unknown'])
  expect((await owner.post(`/api/brand/assets/logo/${made[3]}/restore`)).status).toBe(200)
  expect((await read()).logo.current?.id).toBe(made[3])
  expect(await statusOf(`/media/${made[3]}`)).toBe(200)
  for (const id of [made[0], randomUUID()]) {
    expect(brief(await owner.post(`/api/brand/assets/logo/${id}/restore`))).toEqual([404, 'pictures.unknown'])
  }
})

test('pictures of a brand that is not public are shown to its members only', async () => {
  const { owner, upload, read } = await openBrand('pending_review')
  await upload('banner', { bytes: await plain(1920, 400) })
  const url = `${(await read()).banner.current?.media.base}/640.webp`
  expect((await owner.get(url)).status).toBe(200)
  expect((await (await app.person()).get(url)).status).toBe(404)
  expect((await app.http.inject({ url })).statusCode).toBe(404)
})

test('another brand and a role without the right change nothing', async () => {
  const { upload, read } = await openBrand()
  await upload('logo', { bytes: await plain(300, 300) })
  const before = await read()
  const foreign = await openBrand()
  const id = before.logo.current?.id
  expect(brief(await foreign.owner.post(`/api/brand/assets/logo/${id}/restore`))).toEqual([404, 'pictures.unknown'])
  const support = await app.person()
  await insertTestBrand(app.world, { members: { [support.id]: 'support' } })
  expect(brief(await support.get('/api/brand/assets'))).toEqual([403, 'forbidden'])
  expect(brief(await support.delete('/api/brand/assets/logo'))).toEqual([403, 'forbidden'])
  expect(await read()).toEqual(before)
})

test('many uploads at once leave exactly one logo', async () => {
  const { brand, upload, read } = await openBrand()
  const colours = ['#110000', '#220000', '#330000', '#440000']
  const answers = await Promise.all(
    colours.map(async (colour) => upload('logo', { bytes: await plain(240, 240, colour) })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await read()).logo.earlier).toHaveLength(3)
  const rows = await rowsOf(app.world.db, sql`select 1 from brand_pictures where brand_no = ${brand.no} and is_current`)
  expect(rows).toHaveLength(1)
})

test('two megabytes are a logo, one byte more is none, also without a stated length', async () => {
  const { upload } = await openBrand()
  const jpeg = await sharp(await plain(300, 300))
    .jpeg()
    .toBuffer()
  const ofSize = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  expect((await upload('logo', { bytes: ofSize(2 * 2 ** 20) })).status).toBe(200)
  const larger = await upload('logo', { bytes: ofSize(2 * 2 ** 20 + 1) })
  expect(brief(larger)).toEqual([413, 'pictures.too-large'])
  expect((larger.body as { message: string }).message).toBe('Das Bild ist größer als 2 MB.')
  expect(larger.headers['connection']).toBe('close')
  expect(brief(await upload('banner', { bytes: ofSize(2 * 2 ** 20 + 1) }))).toEqual([200, undefined])
})

test.skipIf(awkwardFiles.length === 0).each(['logo', 'banner'] as const)(
  `unusual files become a %s or are refused as expected${ABSENT}`,
  async (kind) => {
    for (const awkward of awkwardFiles) {
      const { upload, read } = await openBrand()
      const { status, body } = await upload(kind, {
        bytes: bytesOfUpload(awkward),
        name: awkward.upload_as,
        type: awkward.declared_mime,
      })
      expectOutcome(awkward, awkward[`as_${kind}`], { status, body })
      const { current } = (await read())[kind]
      expect([awkward.file, current !== null]).toEqual([awkward.file, status === 200])
      if (current) await expectCleanRenditions(app, awkward.file, current.media)
    }
  },
)
