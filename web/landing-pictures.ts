/**
 * Prepares the five pictures of the start page from the demo's masters:
 * `node web/landing-pictures.ts`, whenever the masters change. The results are kept in the repository.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const PIECES = [
  'ablage-stiefel',
  'elbtunnel-big-parka',
  'handgepaeck-tasche',
  'nachtgleis-parachute-pants',
  'most-runner',
] as const
/** Twice the width of the card on a phone, and enough for 340 px on a desk. */
const WIDTH_PX = 540
const MAX_BYTES = 40_000

const masters = path.resolve(import.meta.dirname, '../demo/pictures')
const target = path.resolve(import.meta.dirname, 'features/landing/pictures')

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const piece of PIECES) {
  const picture = sharp(path.join(masters, `${piece}.webp`)).resize({ width: WIDTH_PX })
  const { size } = await picture.avif({ quality: 52, effort: 9 }).toFile(path.join(target, `${piece}.avif`))
  if (size > MAX_BYTES) throw new Error(`${piece} takes ${size} bytes, more than ${MAX_BYTES}`)
}
