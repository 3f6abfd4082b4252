import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** What is known of a picture's appearance without its pixels. */
export interface Look {
  /** ThumbHash, base64: shown until the picture is loaded. */
  readonly placeholder: string
  /** 64 bits; similar pictures differ in few of them. Signed, as the database stores it. */
  readonly perceptualHash: bigint
}

/** The placeholder and the perceptual hash of a picture. */
export async function lookOf(picture: Uint8Array): Promise<Look> {
  return { placeholder: await placeholderOf(picture), perceptualHash: await differenceHashOf(picture) }
}

async function placeholderOf(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const COLUMNS = 8
const ROWS = 8

/** Difference hash: of a grey 9 × 8 version, whether each pixel is darker than its right neighbour. */
async function differenceHashOf(picture: Uint8Array): Promise<bigint> {
  const pixels = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * (COLUMNS + 1) + column
      hash = (hash << 1n) | ((pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, hash)
}
