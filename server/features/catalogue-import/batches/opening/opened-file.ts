import type { ImportProblem } from '#contract/import-problems.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { openZip, type ZipEntry } from '../../files/open-zip.ts'
import type { ImportedProduct } from '../../reading/imported-product.ts'
import { pictureNames } from '../../saving/find-pictures.ts'
import type { Batch } from '../imports.store.ts'
import { readProductsIn } from './read-file.ts'

/** A file with its products, as a job works on it. */
export interface OpenedFile {
  readonly products: readonly ImportedProduct[]
  /** What is wrong with the file as a whole, and with rows that belong to no product. */
  readonly problems: readonly ImportProblem[]
  /** Keys of all products of the file. */
  readonly ids: ReadonlySet<string>
  /** The pictures that a product has in the file: addresses, or files of the archive. */
  picturesOf(product: ImportedProduct): readonly string[]
  /** A file of the archive; undefined: the picture is an address. */
  archived(picture: string): ZipEntry | undefined
}

/** The name and size of a picture of an archive: another picture of the same name is another one. */
const keyOf = ({ name, size }: Pick<ZipEntry, 'name' | 'size'>): string => `${name}#${size}`

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** Reads the file of an import again. Null: it is no longer there. */
export async function openFile({ storage }: Pick<World, 'storage'>, batch: Batch): Promise<OpenedFile | null> {
  const bytes = await storage.read(batch.fileKey)
  if (bytes === null) return null
  const { products, problems, hasPictures } = await readProductsIn(bytes, batch.mapping, batch.options.language)
  const ids = new Set(products.map(({ externalId }) => externalId))
  if (!hasPictures)
    return { products, problems, ids, picturesOf: ({ pictures }) => pictures, archived: () => undefined }
  const files = (await openZip(bytes)).filter(({ name }) => PICTURE.test(name))
  const names = pictureNames(files, products)
  const byKey = new Map(files.map((file) => [keyOf(file), file]))
  const keys = new Map(files.map((file) => [file.name, keyOf(file)]))
  return {
    products,
    problems,
    ids,
    // Several files with one name: none of them is used.
    picturesOf: (product) =>
      names.find(product).flatMap((found) => (found.length === 1 ? (keys.get(found[0]?.name ?? '') ?? []) : [])),
    archived: (picture) => byKey.get(picture),
  }
}
