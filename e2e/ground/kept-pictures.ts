import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { AVIF_EFFORT } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEPT = join(ROOT, 'node_modules/.cache/dropdeck/pictures')
const MAKER = join(ROOT, 'server/features/products/media/media.service.ts')
const MASTERS = join(ROOT, 'demo/pictures')

export interface DemoPicture {
  readonly id: string
  /** File name of what it is made from, in `demo/pictures`. */
  readonly master: string
}

/**
 * Lets the server find the pictures of the demo that earlier runs made: in each run they have other ids, but the same
 * bytes as long as the masters and all that makes pictures of them stay the same. `media` is the server's folder.
 */
export async function keepPictures(pictures: readonly DemoPicture[], media: string): Promise<void> {
  const recipe = digestOf([await readFile(MAKER), JSON.stringify(sharp.versions), AVIF_EFFORT])
  const kept = join(KEPT, recipe)
  await mkdir(kept, { recursive: true })
  const outdated = (await readdir(KEPT)).filter((name) => name !== recipe)
  for (const name of outdated) await rm(join(KEPT, name), { recursive: true, force: true })
  await Promise.all(
    pictures.map(async ({ id, master }) => {
      const folder = join(kept, digestOf([await readFile(join(MASTERS, master))]))
      const place = join(media, id.slice(0, 2))
      await Promise.all([mkdir(folder, { recursive: true }), mkdir(place, { recursive: true })])
      await symlink(folder, join(place, id))
    }),
  )
}

function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
