import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Photographs of clothes as people take them, where the data of the specification is at hand. */
const PHOTOS = fileURLToPath(new URL('../../../shared/data/photos/', import.meta.url))
const DRAWN = fileURLToPath(new URL('../../demo/pictures/', import.meta.url))

/** Paths of `count` photographs of this class, or of pictures of the demo catalogue. */
export function photosOf(kind: 'hat' | 'outwear' | 'shoes' | 't-shirt', count: number): readonly string[] {
  const folder = existsSync(PHOTOS) ? `${PHOTOS}${kind}/` : DRAWN
  return readdirSync(folder)
    .filter((name) => /\.(?:jpg|webp)$/.test(name))
    .sort()
    .slice(0, count)
    .map((name) => folder + name)
}
