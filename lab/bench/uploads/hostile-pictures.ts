import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one colour; `kept` chunks stand before its pixels. */
function plainPng(width: number, height: number, { depth = 1, colourType = 0, kept = [] as readonly Buffer[] } = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = colourType
  const channels = colourType === 6 ? 4 : colourType === 2 ? 3 : 1
  const row = 1 + Math.ceil((width * depth * channels) / 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...kept,
    chunk('IDAT', deflateSync(Buffer.alloc(row * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const compressed = (name: string, bytes: number): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), deflateSync(Buffer.alloc(bytes), { level: 9 })])

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7f5539' }, limitInputPixels: false })

/** 8192 × 3051: as large as the limits allow (Trust S57). */
const LARGEST = [8192, 3051] as const

async function frames(count: number): Promise<Buffer> {
  const frame = (at: number) =>
    plain(300, 300)
      .tint({ r: at % 255, g: (at * 7) % 255, b: 90 })
      .png()
      .toBuffer()
  const made = await Promise.all(Array.from({ length: count }, (_, at) => frame(at)))
  return sharp(made, { join: { animated: true } })
    .webp({ loop: 0, effort: 0 })
    .toBuffer()
}

/** Pictures that cost as much as possible, by name. */
export async function hostilePictures(): Promise<Readonly<Record<string, Buffer>>> {
  const largest = plain(...LARGEST)
  return {
    'PNG 14,000 × 14,000, one colour': plainPng(14_000, 14_000, { depth: 8, colourType: 2 }),
    'PNG 20,000 × 20,000, 1 bit': plainPng(20_000, 20_000),
    'PNG 50,000 × 50,000 by its header': plainPng(50_000, 10),
    'PNG 600 × 800, iCCP of 400 MB': plainPng(600, 800, { depth: 8, kept: [chunk('iCCP', compressed('x', 4e8))] }),
    'PNG 600 × 800, zTXt of 400 MB': plainPng(600, 800, { depth: 8, kept: [chunk('zTXt', compressed('x', 4e8))] }),
    'PNG 25 megapixels, 16 bits RGBA': plainPng(...LARGEST, { depth: 16, colourType: 6 }),
    'PNG 25 megapixels, interlaced': await largest.clone().png({ progressive: true }).toBuffer(),
    'JPEG 25 megapixels, progressive': await largest.clone().jpeg({ progressive: true, quality: 60 }).toBuffer(),
    'WebP 25 megapixels': await largest.clone().webp({ effort: 0 }).toBuffer(),
    'AVIF 25 megapixels': await largest.clone().avif({ effort: 0 }).toBuffer(),
    'WebP of 1,000 frames': await frames(1000),
    'nothing but 10 MB of zeros': Buffer.alloc(10 * 2 ** 20),
  }
}

/** As a phone's camera makes it: 12 megapixels, about 4 MB; another one for each number. */
export function photograph(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90 + number * 6, sigma: 22 } as const
  return sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#000', noise } })
    .blur(1.2)
    .jpeg({ quality: 92 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer()
}
