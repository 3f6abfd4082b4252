/**
 * Prepares the pictures of the start page and the one of link previews from the demo's masters:
 * `node scripts/tasks/prepare-landing-pictures.ts`, after each change of the masters. The results are kept in the repository.
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
/** Beside the words of the sections. */
const SECTION_PIECES = [
  'vltava-low-18',
  'werkbank-cropped-trucker',
  'riesenrad-fischerhut',
  'terrace-parka',
  'wide-denim-zvonek',
  'probenraum-trucker',
] as const
/** Twice the width of the card on a phone, and enough for 340 px on a desk. */
const WIDTH_PX = 540
const MAX_BYTES = 40_000

const masters = path.resolve(import.meta.dirname, '../../demo/pictures')
const target = path.resolve(import.meta.dirname, '../../web/features/landing/pictures')

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const piece of [...PIECES, ...SECTION_PIECES]) {
  const picture = sharp(path.join(masters, `${piece}.webp`)).resize({ width: WIDTH_PX })
  const { size } = await picture.avif({ quality: 52, effort: 9 }).toFile(path.join(target, `${piece}.avif`))
  if (size > MAX_BYTES) throw new Error(`${piece} takes ${size} bytes, more than ${MAX_BYTES}`)
}

/** The picture of link previews, in the size that social networks accept: three cards on the accent colour. */
const PREVIEW = { width: 1200, height: 630 }
const CARD = { width: 336, height: 448, radius: 32 }
const FAN = [
  { piece: PIECES[3], degrees: -13, left: 150, top: 70 },
  { piece: PIECES[1], degrees: 11, left: 610, top: 70 },
  { piece: PIECES[0], degrees: -3, left: 402, top: 62 },
] as const

const rounded = Buffer.from(
  `<svg width="${CARD.width}" height="${CARD.height}"><rect width="100%" height="100%" rx="${CARD.radius}"/></svg>`,
)
const cards = FAN.map(async ({ piece, degrees, left, top }) => {
  const card = await sharp(path.join(masters, `${piece}.webp`))
    .resize(CARD.width, CARD.height)
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input: await sharp(card).rotate(degrees, { background: '#d7ff3e00' }).png().toBuffer(), left, top }
})
const ground = Buffer.from(
  `<svg width="${PREVIEW.width}" height="${PREVIEW.height}"><rect width="100%" height="100%" fill="#d7ff3e"/>` +
    `<rect y="${PREVIEW.height - 150}" width="100%" height="150" fill="#0b0b0c"/></svg>`,
)
await sharp(ground)
  .composite(await Promise.all(cards))
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.resolve(import.meta.dirname, '../../web/public/preview.jpg'))
