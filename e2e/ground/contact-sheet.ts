import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const TILE = {
  phone: { width: 260, height: 563, columns: 7 },
  desktop: { width: 480, height: 300, columns: 4 },
} as const
const GAP_PX = 12

async function sheet(folder: string, names: readonly string[], kind: keyof typeof TILE, target: string): Promise<void> {
  const { width, height, columns } = TILE[kind]
  const rows = Math.ceil(names.length / columns)
  const tiles = await Promise.all(
    names.map(async (name, at) => ({
      input: await sharp(join(folder, name)).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer(),
      left: GAP_PX + (at % columns) * (width + GAP_PX),
      top: GAP_PX + Math.floor(at / columns) * (height + GAP_PX),
    })),
  )
  const size = { width: GAP_PX + columns * (width + GAP_PX), height: GAP_PX + rows * (height + GAP_PX) }
  await sharp({ create: { ...size, channels: 3, background: '#777' } })
    .composite(tiles)
    .png()
    .toFile(join(folder, target))
}

/** One sheet of small pictures per size, colour mode and language. */
export async function contactSheets(folder: string): Promise<void> {
  const pictures = (await readdir(folder)).filter((name) => /^(phone|desktop)-/.test(name)).sort()
  const kinds = Map.groupBy(pictures, (name) => name.split('-').slice(0, 3).join('-'))
  for (const [kind, names] of kinds) {
    await sheet(folder, names, kind.startsWith('phone') ? 'phone' : 'desktop', `sheet-${kind}.png`)
  }
}
