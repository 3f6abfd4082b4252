import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import type { ZipEntry } from '../files/open-zip.ts'
import type { ImportedProduct } from '../reading/imported-product.ts'

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** A picture file of a folder or of an archive. */
export type PictureFile = Pick<ZipEntry, 'name' | 'read'>

/** The pictures of a folder and its subfolders. */
export async function picturesInFolder(folder: string): Promise<PictureFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return paths.sort().map((path) => ({ name: relative(folder, path), read: () => readFile(path) }))
}

const normal = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll('\\', '/')
const stemOf = (path: string): string => basename(path, extname(path))
/** The name of a file, of an address without its query. */
const nameIn = (reference: string): string => normal(reference.split(/[?#]/, 1)[0] ?? '')

export interface PictureNames {
  /** Files for each name that a product has, in order: its key, else the pictures that its row names. */
  find(product: ImportedProduct): readonly (readonly PictureFile[])[]
}

/**
 * Which files belong to which product: by the path that its row names, by its key, or by the name of the shop's picture. A
 * name that several pictures of the shop have, such as `front.jpg`, is not used for any product.
 */
export function pictureNames(files: readonly PictureFile[], products: readonly ImportedProduct[]): PictureNames {
  const byPath = Map.groupBy(files, ({ name }) => normal(name))
  const byStem = Map.groupBy(files, ({ name }) => stemOf(normal(name)))
  const references = new Set(products.flatMap(({ pictures }) => pictures.map(nameIn)))
  const referencesByStem = Map.groupBy(references, stemOf)
  const filesOf = (reference: string): readonly PictureFile[] | undefined => {
    const stem = stemOf(reference)
    return byPath.get(reference) ?? (referencesByStem.get(stem)?.length === 1 ? byStem.get(stem) : undefined)
  }
  return {
    find({ externalId, pictures }) {
      const own = byStem.get(normal(externalId))
      const named = pictures.flatMap((picture) => {
        const found = filesOf(nameIn(picture))
        return found && found !== own ? [found] : []
      })
      return own ? [own, ...named] : named
    },
  }
}
