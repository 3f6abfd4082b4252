import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ProductType } from '#contract/vocabulary.ts'

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** What a folder of photographs may be called → words that products of that kind use. */
const CLASS_WORDS: Readonly<Record<string, readonly string[]>> = {
  dress: ['dress', 'kleid'],
  hat: ['hat', 'cap', 'beanie', 'mütze'],
  longsleeve: ['long sleeve', 'longsleeve', 'jumper', 'sweater', 'pullover', 'hoodie'],
  outwear: ['jacket', 'coat', 'jacke', 'mantel', 'tuxedo', 'outerwear'],
  shorts: ['shorts', 'bottom'],
  skirt: ['skirt', 'rock', 'pareo'],
  shirt: ['shirt', 'blouse', 'bluse', 'hemd'],
  't-shirt': ['tee', 't-shirt', 'top'],
  shoes: ['shoe', 'sneaker', 'boot', 'high tops'],
  pants: ['pants', 'hose', 'jeans', 'trousers'],
}
const TYPE_CLASSES: Readonly<Record<ProductType, readonly string[]>> = {
  tops: ['t-shirt', 'longsleeve', 'shirt', 'outwear'],
  pants: ['pants', 'shorts', 'skirt'],
  shoes: ['shoes'],
  accessories: ['hat'],
}

export interface LocalPictures {
  /** File of the best fitting picture, or null. `named`: it carries the product's own name. */
  find(product: Wanted): { readonly path: string; readonly named: boolean } | null
}

interface Wanted {
  readonly handle: string
  readonly words: readonly string[]
  readonly productType: ProductType | null
  readonly imageUrls: readonly string[]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
const stem = (path: string) => basename(path, extname(path)).toLowerCase()

function classOf(wanted: Wanted, classes: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const text = wanted.words.join(' ').toLowerCase()
  for (const [name, words] of Object.entries(CLASS_WORDS)) {
    const files = classes.get(name)
    if (files && words.some((word) => text.includes(word))) return files
  }
  return (wanted.productType ? TYPE_CLASSES[wanted.productType] : []).flatMap((name) => classes.get(name) ?? [])
}

/**
 * Pictures of a folder: a file named like the handle or like the shop's own picture belongs to the product;
 * else one of the folder of its kind (dress, hat, pants …), always the same one for the same handle.
 */
export async function openLocalPictures(folder: string): Promise<LocalPictures> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => PICTURE.test(file)).sort()
  const byStem = new Map(files.map((file) => [stem(file), file]))
  const classes = new Map<string, string[]>()
  for (const file of files) {
    const name = file.split(/[\\/]/)[0] ?? ''
    classes.set(name, [...(classes.get(name) ?? []), file])
  }
  return {
    find(wanted) {
      const names = [wanted.handle.toLowerCase(), ...wanted.imageUrls.map((url) => stem(url.split('?', 1)[0] ?? ''))]
      const named = names.map((name) => byStem.get(name)).find((file) => file !== undefined)
      if (named) return { path: join(folder, named), named: true }
      const choices = classOf(wanted, classes)
      const chosen = choices[hashOf(wanted.handle) % Math.max(1, choices.length)]
      return chosen ? { path: join(folder, chosen), named: false } : null
    },
  }
}
