import { storePicture } from '../files/brand-files.ts'
import type { World } from '../scope/scope.ts'
import { type DecodedPicture, decodePicture } from './decode-picture.ts'

export interface Master extends Omit<DecodedPicture, 'bytes'> {
  /** Such as `file:<storage key>`. */
  readonly master: string
}

interface Foreign {
  readonly brandId: string
  readonly bytes: Uint8Array
}

/** Makes a master of a foreign picture and stores it for the brand. Throws `UnusablePicture`. */
export async function keepMaster(
  world: Pick<World, 'db' | 'storage' | 'now' | 'log'>,
  { brandId, bytes }: Foreign,
): Promise<Master> {
  const { bytes: decoded, ...picture } = await decodePicture(bytes)
  return { master: `file:${await storePicture(world, { brandId, bytes: decoded, extension: 'webp' })}`, ...picture }
}
