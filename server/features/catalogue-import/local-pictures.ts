import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

interface Pictured {
  readonly handle: string
  /** Addresses of the shop's own pictures. */
  readonly imageUrls: readonly string[]
}

export interface LocalPictures {
  /** Files named like the product's handle, else like one of the shop's own pictures of it. */
  find(product: Pictured): readonly string[]
}

const stemOf = (path: string): string => basename(path, extname(path)).toLowerCase()
const stemOfUrl = (url: string): string => stemOf(url.split('?', 1)[0] ?? '')

/**
 * The pictures of a folder and its subfolders, by name. A name that several pictures of the shop have, such as
 * `front.jpg`, is not used for any product.
 */
export async function openLocalPictures(folder: string, products: readonly Pictured[]): Promise<LocalPictures> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && PICTURE.test(entry.name))
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  const byStem = Map.groupBy(paths, stemOf)
  const urls = new Set(products.flatMap(({ imageUrls }) => imageUrls))
  const urlsByStem = Map.groupBy(urls, stemOfUrl)
  return {
    find({ handle, imageUrls }) {
      const stems = imageUrls.map(stemOfUrl).filter((stem) => urlsByStem.get(stem)?.length === 1)
      const found = [handle.toLowerCase(), ...stems].map((name) => byStem.get(name))
      return found.find((some) => some !== undefined) ?? []
    },
  }
}
