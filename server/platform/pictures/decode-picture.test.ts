import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, UnusablePicture } from './decode-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })

const isRefused = (bytes: Uint8Array, fault: UnusablePicture['fault']) =>
  expect(decodePicture(bytes)).rejects.toMatchObject({ fault })

const pixelsOf = async (bytes: Uint8Array) => {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('a picture becomes upright sRGB of 8 bits without metadata', async () => {
  const turned = await plain(400, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Mia Muster' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const picture = await decodePicture(turned)
  expect([picture.width, picture.height]).toEqual([300, 400])
  const { format, exif, icc, xmp, orientation, space, depth } = await sharp(picture.bytes).metadata()
  expect({ format, exif, icc, xmp, orientation, space, depth }).toEqual({
    format: 'webp',
    space: 'srgb',
    depth: 'uchar',
  })
  expect(picture.bytes.includes('Mia Muster')).toBe(false)
})

test('colours of a wide gamut and of CMYK keep their look', async () => {
  // The most saturated red of Display P3 is clipped in sRGB, and stays red.
  const wide = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const [red = 0, green = 255, blue = 255] = await pixelsOf((await decodePicture(wide)).bytes)
  expect([red > 245, green < 25, blue < 25]).toEqual([true, true, true])
  const print = await plain(300, 300).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  const [r = 0, g = 255, b = 255] = await pixelsOf((await decodePicture(print)).bytes)
  expect([r > 140, g < 110, b < 110]).toEqual([true, true, true])
})

test('a transparent product picture gets a white ground, a logo keeps its transparency', async () => {
  const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  expect(await pixelsOf((await decodePicture(clear)).bytes)).toEqual([255, 255, 255])
  const logo = await decodePicture(clear, { keepsAlpha: true })
  expect((await sharp(logo.bytes).metadata()).hasAlpha).toBe(true)
})

test('crops are taken after turning, and a square of the rest at its centre', async () => {
  const turned = await plain(800, 400).withMetadata({ orientation: 8 }).jpeg().toBuffer()
  const half = await decodePicture(turned, { crop: { x: 0, y: 0.5, width: 1, height: 0.5 } })
  expect([half.width, half.height]).toEqual([400, 400])
  const square = await decodePicture(await plain(900, 300).png().toBuffer(), { isSquare: true })
  expect([square.width, square.height]).toEqual([300, 300])
  await expect(decodePicture(turned, { crop: { x: 0, y: 0, width: 0.3, height: 0.3 } })).rejects.toMatchObject({
    fault: 'too-small',
  })
})

test('SVG, GIF, TIFF, HTML and text are refused before a decoder reads them', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>'
  await isRefused(Buffer.from(svg), 'type')
  await isRefused(Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`), 'type')
  await isRefused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'type')
  await isRefused(await plain(300, 300).gif().toBuffer(), 'type')
  await isRefused(await plain(300, 300).tiff().toBuffer(), 'type')
  await isRefused(Buffer.alloc(0), 'type')
})

/** A PNG of one bit per pixel, which compresses to almost nothing. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 1000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}

test.each([
  [10_000, 10_000],
  [50_000, 50_000],
  [8193, 300],
  [6000, 6000],
])('a bomb of %s × %s pixels is refused by its header', async (width, height) => {
  await isRefused(pngBomb(width, height), 'too-many-pixels')
})

test('files that end early are refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#888', noise } })
  for (const bytes of [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().webp().toBuffer(),
    await picture.clone().avif({ effort: 0 }).toBuffer(),
  ]) {
    await expect(decodePicture(bytes.subarray(0, Math.floor(bytes.length / 2)))).rejects.toBeInstanceOf(UnusablePicture)
    await expect(decodePicture(bytes.subarray(0, 40))).rejects.toBeInstanceOf(UnusablePicture)
    await decodePicture(bytes)
  }
})

test('a polyglot loses what is not picture', async () => {
  const script = '<script>alert(document.cookie)</script>'
  const bytes = Buffer.concat([await plain(300, 300).jpeg().toBuffer(), Buffer.from(`PK\x03\x04${script}`)])
  const picture = await decodePicture(bytes)
  expect(picture.bytes.includes('script')).toBe(false)
})

test('of an animation only the first frame is taken', async () => {
  const frames = await sharp(
    [await plain(300, 300).png().toBuffer(), await plain(300, 300).negate().png().toBuffer()],
    { join: { animated: true } },
  )
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBe(2)
  const picture = await decodePicture(frames)
  expect([picture.width, picture.height, (await sharp(picture.bytes).metadata()).pages]).toEqual([300, 300, undefined])
})

test('similar pictures have similar hashes', async () => {
  const stripes = Buffer.from(
    Array.from({ length: 300 * 300 }, (_, at) =>
      Math.round(128 + 120 * Math.sin((at % 300) / 17 + Math.floor(at / 300) / 90)),
    ),
  )
  const one = sharp(stripes, { raw: { width: 300, height: 300, channels: 1 } })
  const bits = (a: bigint, b: bigint) =>
    BigInt.asUintN(64, a ^ b)
      .toString(2)
      .replaceAll('0', '').length
  const original = await decodePicture(await one.clone().png().toBuffer())
  const smaller = await decodePicture(await one.clone().resize(220, 220).jpeg({ quality: 60 }).toBuffer())
  const other = await decodePicture(await one.clone().flop().negate().rotate(90).png().toBuffer())
  expect(bits(original.perceptualHash, smaller.perceptualHash)).toBeLessThan(8)
  expect(bits(original.perceptualHash, other.perceptualHash)).toBeGreaterThan(16)
})
