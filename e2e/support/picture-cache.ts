import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { AVIF_EFFORT } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/dropdeck/pictures')
const RENDERER = join(ROOT, 'server/features/products/media/media.service.ts')
const MASTERS = join(ROOT, 'demo/pictures')

export interface DemoPicture {
  readonly id: string
  /** File name of the master in `demo/pictures`. */
  readonly master: string
}

/**
 * Links the demo pictures that earlier runs rendered into the server's cache (`media`). Their ids differ from run to run;
 * their bytes depend on the master, the rendering code and its libraries only, which are the cache key.
 */
export async function linkCachedPictures(pictures: readonly DemoPicture[], media: string): Promise<void> {
  const recipe = digestOf([await readFile(RENDERER), JSON.stringify(sharp.versions), AVIF_EFFORT])
  const kept = join(CACHE, recipe)
  await mkdir(kept, { recursive: true })
  const outdated = (await readdir(CACHE)).filter((name) => name !== recipe)
  for (const name of outdated) await rm(join(CACHE, name), { recursive: true, force: true })
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
