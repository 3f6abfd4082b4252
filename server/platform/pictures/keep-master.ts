import type { Storage } from '../files/storage.ts'
import { type DecodedPicture, decodePicture } from './decode-picture.ts'

export interface Master extends Omit<DecodedPicture, 'bytes'> {
  /** Such as `file:<storage key>`. */
  readonly master: string
}

/** Makes a master of a foreign picture and stores it under a key of its own. Throws `UnusablePicture`. */
export async function keepMaster({ storage }: { readonly storage: Storage }, bytes: Uint8Array): Promise<Master> {
  const { bytes: decoded, ...picture } = await decodePicture(bytes)
  return { master: `file:${await storage.put(decoded, 'webp')}`, ...picture }
}
