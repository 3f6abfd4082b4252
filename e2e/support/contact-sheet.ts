import { join } from 'node:path'
import sharp from 'sharp'

/** One screenshot. */
export interface Shot {
  readonly file: string
  readonly screen: string
}

const TILES = {
  phone: { width: 260, height: 563, columns: 7, rows: 3 },
  landscape: { width: 480, height: 222, columns: 4, rows: 6 },
  tablet: { width: 300, height: 400, columns: 6, rows: 3 },
  desktop: { width: 480, height: 300, columns: 4, rows: 6 },
} as const
export type SheetKind = keyof typeof TILES

const GAP_PX = 12
const CAPTION_PX = 24

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION_PX}"><text x="2" y="17" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  )

async function sheet(folder: string, shots: readonly Shot[], kind: SheetKind, target: string): Promise<void> {
  const { width, height, columns } = TILES[kind]
  const rows = Math.ceil(shots.length / columns)
  const tiles = await Promise.all(
    shots.map(async ({ file, screen }, at) => {
      const left = GAP_PX + (at % columns) * (width + GAP_PX)
      const top = GAP_PX + Math.floor(at / columns) * (height + CAPTION_PX + GAP_PX)
      const picture = await sharp(join(folder, file))
        .resize({ width, height, fit: 'cover', position: 'top' })
        .toBuffer()
      return [
        { input: caption(screen, width), left, top },
        { input: picture, left, top: top + CAPTION_PX },
      ]
    }),
  )
  const size = {
    width: GAP_PX + columns * (width + GAP_PX),
    height: GAP_PX + rows * (height + CAPTION_PX + GAP_PX),
  }
  await sharp({ create: { ...size, channels: 3, background: '#555' } })
    .composite(tiles.flat())
    .png()
    .toFile(join(folder, target))
}

/** Puts the screenshots of one size and colour mode on contact sheets and returns their file names. */
export async function contactSheets(folder: string, shots: readonly Shot[], kind: SheetKind, name: string) {
  const { columns, rows } = TILES[kind]
  const perSheet = columns * rows
  const names: string[] = []
  for (let from = 0; from < shots.length; from += perSheet) {
    const target = `sheet-${name}-${names.length + 1}.png`
    await sheet(folder, shots.slice(from, from + perSheet), kind, target)
    names.push(target)
  }
  return names
}
