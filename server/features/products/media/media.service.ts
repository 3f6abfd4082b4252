import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { isMissingFile } from '#server/platform/files/missing-file.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { findImage } from './media.store.ts'
import { MEDIA_FORMATS, type MediaFormat, widthsFor } from './media-widths.ts'

const DEMO_FOLDER = fileURLToPath(new URL('../../../../demo/pictures/', import.meta.url))
sharp.concurrency(1)

/** Low efforts: these are made while somebody waits for the picture. */
const ENCODERS: Record<MediaFormat, (image: Sharp, avifEffort: number) => Sharp> = {
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
  // Half the colour resolution, as WebP and JPEG have it: nobody sees it, an eighth less to send, a fifth less to compute.
  avif: (image, effort) => image.avif({ quality: 55, effort, chromaSubsampling: '4:2:0' }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
}

/** Two encoders at once: two cores also have swipes to answer. */
const ENCODING = { atOnce: 2, mostWaiting: 1000 }
const inTurn = createGate(ENCODING)
/** What is being made at this moment. */
const underWay = new Map<string, Promise<Buffer>>()

/** Null when there is no such file. */
async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

async function readMaster(world: World, master: string): Promise<Uint8Array> {
  const [place, key] = [master.slice(0, 5), master.slice(5)]
  const bytes = place === 'demo:' ? await readIfThere(join(DEMO_FOLDER, key)) : await world.storage.read(key)
  ensure(bytes, 'not-found')
  return bytes
}

interface Variant {
  readonly id: string
  readonly width: number
  readonly format: MediaFormat
}

/**
 * The picture in one width and format: from the cache in DATA_DIR, or made now and kept. Neighbourhoods take turns, so
 * that whoever asks for all pictures, with all addresses of a rented machine, keeps nobody else waiting.
 */
export async function readVariant(world: World, variant: Variant, neighbourhood: () => string): Promise<Buffer> {
  const { id, width, format } = variant
  const path = join(world.config.dataDir, 'media', id.slice(0, 2), id, `${width}.${format}`)
  const kept = await readIfThere(path)
  if (kept) return kept
  const image = await findImage(world.db, id)
  ensure(image && widthsFor(image.width).includes(width), 'not-found')
  // Another line may have been faster by the time it is this one's turn.
  return inTurn(async () => (await readIfThere(path)) ?? makeOnce(world, image.master, variant, path), neighbourhood())
}

function makeOnce(world: World, master: string, variant: Variant, path: string): Promise<Buffer> {
  const running = underWay.get(path)
  if (running) return running
  const made = makeVariant(world, master, variant, path).finally(() => underWay.delete(path))
  underWay.set(path, made)
  return made
}

async function makeVariant(world: World, master: string, { width, format }: Variant, path: string): Promise<Buffer> {
  const image = sharp(await readMaster(world, master))
    .rotate()
    .resize({ width })
  const bytes = await ENCODERS[format](image, world.config.avifEffort).toBuffer()
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, path)
  return bytes
}

/** `640.webp` → width and format; null for anything else. */
export function parseVariant(file: string): { width: number; format: MediaFormat } | null {
  const match = /^(\d{2,4})\.(\w+)$/.exec(file)
  const format = MEDIA_FORMATS.find((known) => known === match?.[2])
  return match?.[1] && format ? { width: Number(match[1]), format } : null
}
