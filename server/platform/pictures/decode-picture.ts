import sharp, { type Sharp } from 'sharp'
import { LEAST_SIDE_PX, MOST_PIXELS, MOST_SIDE_PX, SQUARE_TOLERANCE } from '#contract/brand-pictures.limits.ts'
import type { Crop } from '#contract/brand-pictures.ts'
import { createGate } from '../load/gate.ts'
import { Refusal } from '../scope/refuse.ts'
import { type Look, lookOf } from './look.ts'
import { hasPictureSignature } from './signature.ts'

/** Seconds that decoding may take, and decodes at once (Trust S57). */
const MOST_SECONDS = 5
const DECODING = { atOnce: 2, mostWaiting: 100 }
/** Longest side of what is stored, as recommended (Product 4); the largest derivative is 1200 px wide. */
const STORED_SIDE_PX = 2600
/** Effort 1 takes 0.9 s for 12 megapixels and 4 takes 1.5 s, for files of the same size. */
const MASTER = { quality: 88, effort: 1 } as const

type Fault = 'type' | 'damaged' | 'too-small' | 'too-many-pixels'

const SENTENCES: Readonly<Record<Fault, string>> = {
  type: 'JPG, PNG, WebP and AVIF are allowed.',
  damaged: 'The file is no picture, or a damaged one.',
  'too-small': `The picture is too small: at least ${LEAST_SIDE_PX} pixels on each side.`,
  'too-many-pixels': `The picture is too large: at most ${MOST_SIDE_PX} pixels on each side and ${MOST_PIXELS / 1e6} megapixels.`,
}

/** The file is no supported picture or is damaged; the message says why. */
export class UnusablePicture extends Error {
  readonly fault: Fault
  constructor(fault: Fault, options?: ErrorOptions) {
    super(SENTENCES[fault], options)
    this.fault = fault
  }
}

export interface DecodedPicture extends Look {
  /** WebP: upright, sRGB, 8 bits, without metadata, first frame only. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export interface DecodeOptions {
  readonly crop?: Crop | undefined
  /** Cut to a square at the centre, after `crop`. */
  readonly isSquare?: boolean
  /** Logos; product pictures get a white ground. */
  readonly keepsAlpha?: boolean
  /** Of the cropped picture; `LEAST_SIDE_PX` when left out. */
  readonly leastSidePx?: number
  /** Waiting callers are served round-robin. */
  readonly caller?: string
}

const RETRY_SECONDS = 10

const inTurn = createGate(DECODING)

/** Decodes a foreign picture within limits. The content decides the format, not the name. Throws `UnusablePicture`. */
export function decodePicture(bytes: Uint8Array, options: DecodeOptions = {}): Promise<DecodedPicture> {
  return inTurn(async () => {
    try {
      return await decode(bytes, options)
    } catch (error) {
      if (error instanceof UnusablePicture) throw error
      // Within the limits of size only a busy server takes that long: the same picture succeeds later.
      if (isTimeout(error)) throw new Refusal('unavailable', { cause: error, retryAfterSeconds: RETRY_SECONDS })
      throw new UnusablePicture('damaged', { cause: error })
    }
  }, options.caller)
}

/** The words of libvips; sharp has no class or code for it. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: \d+% complete/.test(error.message)

interface Size {
  readonly width: number
  readonly height: number
}

async function decode(bytes: Uint8Array, options: DecodeOptions): Promise<DecodedPicture> {
  const size = await readSize(bytes)
  const part = partOf(size, options)
  if (Math.min(part.width, part.height) < (options.leastSidePx ?? LEAST_SIDE_PX)) throw new UnusablePicture('too-small')
  // Warnings of decoders are common in photographs; cut-off files fail at this level, too.
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .extract(part)
    .resize(STORED_SIDE_PX, STORED_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await onGround(picture, options).webp(MASTER).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, ...(await lookOf(data)) }
}

const onGround = (picture: Sharp, { keepsAlpha }: DecodeOptions): Sharp =>
  keepsAlpha ? picture : picture.flatten({ background: '#fff' })

/** Upright size, from the header: a bomb is refused before it is decoded. */
async function readSize(bytes: Uint8Array): Promise<Size> {
  if (!hasPictureSignature(bytes)) throw new UnusablePicture('type')
  const { format, compression, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isTaken = format === 'jpeg' || format === 'png' || format === 'webp' || compression === 'av1'
  if (!isTaken) throw new UnusablePicture('type')
  if (Math.max(width, height) > MOST_SIDE_PX || width * height > MOST_PIXELS)
    throw new UnusablePicture('too-many-pixels')
  return autoOrient
}

function partOf({ width, height }: Size, { crop, isSquare }: DecodeOptions) {
  const part = { left: 0, top: 0, width, height }
  if (crop) {
    part.left = Math.min(Math.round(crop.x * width), width - 1)
    part.top = Math.min(Math.round(crop.y * height), height - 1)
    part.width = Math.max(1, Math.min(Math.round(crop.width * width), width - part.left))
    part.height = Math.max(1, Math.min(Math.round(crop.height * height), height - part.top))
  }
  if (!isSquare || Math.abs(part.width - part.height) <= SQUARE_TOLERANCE * Math.min(part.width, part.height))
    return part
  const side = Math.min(part.width, part.height)
  return {
    left: part.left + Math.floor((part.width - side) / 2),
    top: part.top + Math.floor((part.height - side) / 2),
    width: side,
    height: side,
  }
}
