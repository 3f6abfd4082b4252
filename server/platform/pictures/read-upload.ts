import { LEAST_SIDE_PX, megabytesOf } from '#contract/brand-pictures.limits.ts'
import { createGate } from '../load/gate.ts'
import { Refusal } from '../scope/refuse.ts'
import { type DecodedPicture, type DecodeOptions, decodePicture, UnusablePicture } from './decode-picture.ts'

/** Files in memory at once, from their first byte until they are decoded. The others wait in their connections. */
const IN_MEMORY = { atOnce: 12, mostWaiting: 100 }

const inTurn = createGate(IN_MEMORY)

interface Upload extends DecodeOptions {
  readonly maxBytes: number
}

/** Decodes an uploaded picture. What is wrong with it is told in the sentences of Product 18. */
export async function readUpload(
  file: () => Promise<Uint8Array>,
  { maxBytes, ...options }: Upload,
): Promise<DecodedPicture> {
  try {
    return await inTurn(async () => decodePicture(await file(), options), options.caller)
  } catch (error) {
    if (error instanceof UnusablePicture) throw refusalOf(error)
    if (error instanceof Refusal && error.code === 'too-large') throw tooLarge(maxBytes, error)
    throw error
  }
}

export const tooLarge = (maxBytes: number, cause: unknown): Refusal =>
  new Refusal('pictures.too-large', { cause, values: { n: megabytesOf(maxBytes) } })

const refusalOf = (error: UnusablePicture): Refusal =>
  new Refusal(`pictures.${error.fault}`, { cause: error, values: { w: LEAST_SIDE_PX, h: LEAST_SIDE_PX } })
