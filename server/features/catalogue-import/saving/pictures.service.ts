import { createHash } from 'node:crypto'
import { GOOD_PICTURE, PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import type { ImageInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import { UnusablePicture } from '#server/platform/pictures/decode-picture.ts'
import { keepMaster } from '#server/platform/pictures/keep-master.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { ImportedProduct } from '../reading/imported-product.ts'
import type { ProblemList } from '../reading/problem-list.ts'
import { type PictureFile, pictureNames } from './find-pictures.ts'

interface Pictured {
  readonly brandId: string
  readonly files: readonly PictureFile[]
  readonly products: readonly ImportedProduct[]
  /** Existing products by key; their pictures are not processed again. */
  readonly saved: ReadonlyMap<string, SavedProduct>
}

/** The pictures of each product, by key, in the order of the file. A product without a picture of its own gets none. */
export async function readPictures(
  world: World,
  { brandId, files, products, saved }: Pictured,
  listOf: (product: ImportedProduct) => ProblemList,
): Promise<ReadonlyMap<string, readonly ImageInput[]>> {
  const found = new Map<string, readonly ImageInput[]>()
  if (files.length === 0) return found
  const names = pictureNames(files, products)
  for (const product of products) {
    const owner = { brandId, product, saved: saved.get(product.externalId), list: listOf(product) }
    const images = await imagesOf(world, names.find(product), owner)
    if (images.length > 0) found.set(product.externalId, images)
  }
  return found
}

interface Owner {
  readonly brandId: string
  readonly product: ImportedProduct
  readonly saved: SavedProduct | undefined
  readonly list: ProblemList
}

async function imagesOf(
  world: World,
  candidates: readonly (readonly PictureFile[])[],
  owner: Owner,
): Promise<readonly ImageInput[]> {
  const images = new Map<string, ImageInput>()
  for (const [file, ...others] of candidates.slice(0, PICTURES_PER_PRODUCT)) {
    if (others.length > 0) owner.list.add('pictureUnclear')
    const image = file && others.length === 0 ? await readPicture(world, file, owner) : null
    if (image) images.set(image.source, image)
  }
  return [...images.values()]
}

async function readPicture(
  world: World,
  file: PictureFile,
  { brandId, product, saved, list }: Owner,
): Promise<ImageInput | null> {
  const bytes = await file.read()
  const source = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  const known = saved?.images.find((image) => image.source === source)
  if (known) return { ...known, source }
  try {
    const master = await keepMaster(world, { brandId, bytes })
    if (master.width < GOOD_PICTURE.width || master.height < GOOD_PICTURE.height)
      list.add('pictureSmall', undefined, `${GOOD_PICTURE.width}×${GOOD_PICTURE.height}`)
    return { ...master, source, altDe: product.name, altEn: product.name }
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    list.add('pictureUnusable', undefined, error.message)
    return null
  }
}
