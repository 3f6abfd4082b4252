/**
 * Prepares the pictures of the demo of the workspace from the demo's masters: `node scripts/tasks/prepare-demo-pictures.ts`,
 * after each change of the masters or of the label's products. The results are kept in the repository.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { BANNER, LOGO, PICTURE_FOLDER, PIECE_WIDTHS } from '../../web/features/demo-dashboard/label/pictures.ts'
import { PIECES } from '../../web/features/demo-dashboard/label/pieces.ts'

const masters = path.resolve(import.meta.dirname, '../../demo/pictures')
const target = path.join(path.resolve(import.meta.dirname, '../../web/public'), PICTURE_FOLDER)

async function write(source: Buffer | string, name: string, widths: readonly number[]): Promise<void> {
  const folder = path.join(target, name)
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    const picture = sharp(source).resize({ width })
    await picture
      .clone()
      .avif({ quality: 46, effort: 3 })
      .toFile(path.join(folder, `${width}.avif`))
    await picture.webp({ quality: 68, effort: 4 }).toFile(path.join(folder, `${width}.webp`))
  }
}

/** A square of the ink with the letter N, whose diagonal is an edge of the accent colour. */
const logo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">
    <rect width="480" height="480" fill="#0f1c2e"/>
    <path d="M110 370V110h62v260zM308 370V110h62v260z" fill="#f4f1ea"/>
    <path d="M110 110h74l186 260h-74z" fill="#ff5a2b"/>
  </svg>`,
)

/** A coast in five layers below a low sun. */
const banner = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="400">
    <defs><linearGradient id="s" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stop-color="#22364f"/><stop offset="1" stop-color="#8fa6b5"/></linearGradient></defs>
    <rect width="1920" height="400" fill="url(#s)"/>
    <circle cx="1340" cy="232" r="92" fill="#ff5a2b"/>
    <path d="M0 236 300 150 520 228 860 120 1120 232 1500 170 1920 246V400H0z" fill="#4d667c"/>
    <path d="M0 286 380 214 700 290 1060 206 1360 288 1700 232 1920 290V400H0z" fill="#314a62"/>
    <path d="M0 326 460 276 920 334 1300 280 1660 336 1920 306V400H0z" fill="#1c3047"/>
    <path d="M0 366 620 338 1180 372 1920 346V400H0z" fill="#0f1c2e"/>
  </svg>`,
)

await rm(target, { recursive: true, force: true })
for (const { slug, master } of PIECES) await write(path.join(masters, `${master}.webp`), slug, PIECE_WIDTHS)
await write(logo, 'logo', LOGO.widths)
await write(banner, 'banner', BANNER.widths)
