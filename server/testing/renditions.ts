import sharp from 'sharp'
import { expect } from 'vitest'
import { MEDIA_FORMATS, widthsFor } from '#server/platform/pictures/picture-widths.ts'
import type { TestApp } from './test-world.ts'

const TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

/** What is served of a picture is one sRGB frame of 8 bits without anything but pixels, in every format. */
export async function expectCleanRenditions(
  { http }: TestApp,
  file: string,
  { base, width }: { readonly base: string; readonly width: number },
): Promise<void> {
  const widths = widthsFor(width)
  for (const format of MEDIA_FORMATS) {
    // AVIF is slow to make, so its smallest size has to do.
    const size = format === 'avif' ? widths[0] : widths.at(-1)
    const { statusCode, headers, rawPayload } = await http.inject({ url: `${base}/${size}.${format}` })
    const served = [statusCode, headers['content-type'], headers['x-content-type-options']]
    expect([file, ...served]).toEqual([file, 200, TYPES[format], 'nosniff'])
    const { exif, xmp, iptc, comments, icc, orientation, pages = 1, space, depth } = await sharp(rawPayload).metadata()
    const found = { exif, xmp, iptc, comments, icc, orientation, pages, space, depth }
    expect({ file, ...found }).toEqual({ file, pages: 1, space: 'srgb', depth: 'uchar' })
    expect([file, rawPayload.includes('<script'), rawPayload.includes('GPS')]).toEqual([file, false, false])
  }
}
