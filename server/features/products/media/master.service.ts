import sharp, { type Metadata } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { World } from '#server/platform/scope/scope.ts'

/** Trust S57: limits that are checked in the header before decoding. */
const MOST_PIXELS = 25_000_000
const MOST_SIDE_PX = 8192
/** Decision 128. */
const LEAST_SIDE_PX = 200
/** Trust S57: seconds that decoding may take. */
const MOST_SECONDS = 5
const QUALITY = 88

/** The file is no supported picture or is damaged; the message says why. */
export class UnusablePicture extends Error {}

export interface Master {
  /** Such as `file:<storage key>`. */
  readonly master: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/**
 * Makes a master of a foreign picture and stores it: upright, sRGB, without metadata, first frame only.
 * The content decides the format, not the name. Throws UnusablePicture.
 */
export async function keepMaster({ storage }: Pick<World, 'storage'>, bytes: Uint8Array): Promise<Master> {
  const { data, width, height, placeholder } = await encode(bytes)
  return { master: `file:${await storage.put(data, 'webp')}`, width, height, placeholder }
}

async function encode(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS })
    requireUsable(await picture.metadata())
    const { data, info } = await picture.rotate().webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, placeholder: await placeholderOf(data) }
  } catch (error) {
    if (error instanceof UnusablePicture) throw error
    throw new UnusablePicture('The file is no picture, or a damaged one.', { cause: error })
  }
}

function requireUsable({ format, compression, width, height }: Metadata): void {
  const isTaken = format === 'jpeg' || format === 'png' || format === 'webp' || compression === 'av1'
  if (!isTaken) throw new UnusablePicture('JPG, PNG, WebP and AVIF are allowed.')
  if (Math.min(width, height) < LEAST_SIDE_PX)
    throw new UnusablePicture(`The picture is too small: at least ${LEAST_SIDE_PX} pixels on each side.`)
  if (Math.max(width, height) > MOST_SIDE_PX)
    throw new UnusablePicture(`The picture is too large: at most ${MOST_SIDE_PX} pixels on each side.`)
}

/** ThumbHash of a picture, base64: shown until the picture is loaded. */
async function placeholderOf(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
