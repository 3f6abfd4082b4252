import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The hardest pictures to read over: nothing but light, nothing but dark, and both beside each other all over. */
export const HARD_PICTURES = ['white', 'black', 'noisy'] as const
export type HardPicture = (typeof HARD_PICTURES)[number]

const CELLS = 160
const CELL_PX = 4
const WIDTH = CELLS * CELL_PX

/** Puts the picture where the server keeps those it has made (`server/features/products/media/`); answers its path. */
export async function keepPicture(dataDir: string, picture: HardPicture): Promise<string> {
  const id = randomUUID()
  const folder = join(dataDir, 'media', id.slice(0, 2), id)
  await mkdir(folder, { recursive: true })
  await sharp(cellsOf(picture), { raw: { width: CELLS, height: CELLS, channels: 3 } })
    .resize({ width: WIDTH, kernel: 'nearest' })
    .webp({ lossless: true })
    .toFile(join(folder, `${WIDTH}.webp`))
  return `/media/${id}/${WIDTH}.webp`
}

function cellsOf(picture: HardPicture): Buffer {
  if (picture === 'white') return Buffer.alloc(CELLS * CELLS * 3, 255)
  if (picture === 'black') return Buffer.alloc(CELLS * CELLS * 3, 0)
  // The same noise in every run: each channel of each cell is on or off.
  let state = 1
  return Buffer.from(
    Array.from({ length: CELLS * CELLS * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 31 === 1 ? 255 : 0
    }),
  )
}
