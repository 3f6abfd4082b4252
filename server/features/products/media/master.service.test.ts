import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStorageDouble } from '#server/testing/storage-double.ts'
import { keepMaster, UnusablePicture } from './master.service.ts'

const UPLOADS = new URL('../../../../../shared/data/uploads/', import.meta.url)

interface Upload {
  readonly file: string
  readonly as_product_image: 'accept' | 'reject' | 'either'
}

const uploads = existsSync(UPLOADS)
  ? parse<Upload>(readFileSync(new URL('expected.csv', UPLOADS)), { columns: true })
  : []

async function keep(bytes: Uint8Array) {
  const storage = createStorageDouble()
  const { master } = await keepMaster({ storage }, bytes)
  const kept = await storage.read(master.slice('file:'.length))
  return sharp(kept ?? undefined).metadata()
}

test.skipIf(uploads.length === 0)(
  'unusual files are accepted or refused as expected (skipped without ../shared)',
  async () => {
    for (const { file, as_product_image: expected } of uploads) {
      const kept = keep(readFileSync(new URL(`files/${file}`, UPLOADS)))
      if (expected === 'accept') {
        const { format, exif, xmp, space, depth } = await kept
        expect({ file, format, exif, xmp, space, depth }).toEqual({
          file,
          format: 'webp',
          space: 'srgb',
          depth: 'uchar',
        })
      } else if (expected === 'reject') {
        await expect(kept, file).rejects.toBeInstanceOf(UnusablePicture)
      } else await kept.catch((error: unknown) => expect(error, file).toBeInstanceOf(UnusablePicture))
    }
  },
)

test('a picture is recognised by its content: an SVG is refused under any name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>'
  await expect(keep(Buffer.from(svg))).rejects.toThrow('JPG, PNG, WebP and AVIF are allowed.')
})

test('a side that is too long is refused before it is decoded', async () => {
  const wide = await sharp({ create: { width: 9000, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await expect(keep(wide)).rejects.toThrow('at most 8192 pixels')
})
