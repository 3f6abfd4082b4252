import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addBrandPicture } from './database.ts'

/** The pictures on which text is hardest to read: all white, all black, and noise. */
export const EXTREME_PICTURES = ['white', 'black', 'noisy'] as const
export type ExtremePicture = (typeof EXTREME_PICTURES)[number]

const CELLS = 160
const CELL_PX = 4
const WIDTH = CELLS * CELL_PX

interface PictureServer {
  readonly dataDir: string
  readonly databaseUrl: string
}

/** Writes the picture into the server's cache of rendered pictures and returns its path. */
export async function storePicture({ dataDir, databaseUrl }: PictureServer, picture: ExtremePicture): Promise<string> {
  const id = randomUUID()
  await addBrandPicture(databaseUrl, id, WIDTH)
  const folder = join(dataDir, 'files/media', id.slice(0, 2), id)
  await mkdir(folder, { recursive: true })
  await sharp(cellsOf(picture), { raw: { width: CELLS, height: CELLS, channels: 3 } })
    .resize({ width: WIDTH, kernel: 'nearest' })
    .webp({ lossless: true })
    .toFile(join(folder, `${WIDTH}.webp`))
  return `/media/${id}/${WIDTH}.webp`
}

function cellsOf(picture: ExtremePicture): Buffer {
  if (picture === 'white') return Buffer.alloc(CELLS * CELLS * 3, 255)
  if (picture === 'black') return Buffer.alloc(CELLS * CELLS * 3, 0)
  // A linear congruential generator, so that the noise is the same in every run.
  let state = 1
  return Buffer.from(
    Array.from({ length: CELLS * CELLS * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 31 === 1 ? 255 : 0
    }),
  )
}
