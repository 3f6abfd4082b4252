import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { createDiskStorage } from '#server/platform/files/storage.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { MEDIA_FORMATS, type MediaFormat, widthsFor } from '#server/platform/pictures/picture-widths.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Actor, World } from '#server/platform/scope/scope.ts'
import { existsImage, findImage, findImageFor } from './media.store.ts'
import { isStoredMaster, shippedFileOf, storageKeyOf, variantsKey } from './picture-files.ts'

/** Masters of the demo, which are part of the repository. */
const demoPictures = createDiskStorage(fileURLToPath(new URL('../../../../demo/pictures', import.meta.url)))
sharp.concurrency(1)

/** Low effort, because a request waits for the result. */
const ENCODERS: Record<MediaFormat, (image: Sharp, avifEffort: number) => Sharp> = {
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
  // Half the colour resolution, like WebP and JPEG: not visible in photographs, 1/8 fewer bytes, 1/5 less CPU time.
  avif: (image, effort) => image.avif({ quality: 55, effort, chromaSubsampling: '4:2:0' }),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
}

/** Pictures made at once: there are two cores, which also answer other requests. */
const ENCODING = { atOnce: 2, mostWaiting: 1000 }
const inTurn = createGate(ENCODING)
/** Variants that are being made, by storage key. */
const underWay = new Map<string, Promise<Uint8Array>>()

/** The bytes of a master; throws where its file is gone. */
export async function readMaster(world: Pick<World, 'storage'>, master: string): Promise<Uint8Array> {
  const bytes = isStoredMaster(master)
    ? await world.storage.read(storageKeyOf(master))
    : await demoPictures.read(shippedFileOf(master))
  ensure(bytes, 'not-found')
  return bytes
}

export interface Variant {
  readonly id: string
  readonly width: number
  readonly format: MediaFormat
}

/**
 * Throws for pictures that are not visible (any more) and for widths that are not offered; returns the master. Called for
 * each request, so that a removed picture is gone from every process at once. Members of the brand and staff also see
 * what is not public; `identify` is asked for nothing else.
 */
export async function requireVariant(
  { db }: Pick<World, 'db'>,
  { id, width }: Variant,
  identify: () => Promise<Actor | null>,
): Promise<string> {
  const image = (await findImage(db, id)) ?? (await findForViewer(db, id, await identify()))
  ensure(image && widthsFor(image.width).includes(width), 'not-found')
  return image.master
}

function findForViewer(db: World['db'], id: string, viewer: Actor | null) {
  return viewer && findImageFor(db, id, { userId: viewer.userId, isStaff: viewer.staffRole !== null })
}

/**
 * The picture in one width and format: from storage, or made now and stored. Networks are served round-robin, so that a client
 * that requests all pictures from all addresses of one machine delays only itself.
 */
export async function readVariant(
  world: World,
  { master, ...variant }: Variant & { readonly master: string },
  network: string,
): Promise<Uint8Array> {
  const key = `${variantsKey(variant.id)}/${variant.width}.${variant.format}`
  const kept = await world.storage.read(key)
  if (kept) return kept
  // Another request may have made it while this one waited.
  return inTurn(async () => (await world.storage.read(key)) ?? makeOnce(world, master, variant, key), network)
}

function makeOnce(world: World, master: string, variant: Variant, key: string): Promise<Uint8Array> {
  const running = underWay.get(key)
  if (running) return running
  const made = makeVariant(world, master, variant, key).finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}

async function makeVariant(world: World, master: string, variant: Variant, key: string): Promise<Uint8Array> {
  const image = sharp(await readMaster(world, master))
    .rotate()
    .resize({ width: variant.width })
  const bytes = await ENCODERS[variant.format](image, world.config.avifEffort).toBuffer()
  await world.storage.write(key, bytes)
  // Removed while it was made: the job that deletes its files may have run already.
  if (!(await existsImage(world.db, variant.id))) await world.storage.remove(key)
  return bytes
}

/** `640.webp` → width and format; null for anything else. */
export function parseVariant(file: string): { width: number; format: MediaFormat } | null {
  const match = /^(\d{1,4})\.(\w+)$/.exec(file)
  const format = MEDIA_FORMATS.find((known) => known === match?.[2])
  return match?.[1] && format ? { width: Number(match[1]), format } : null
}
