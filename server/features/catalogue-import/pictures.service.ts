import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { GOOD_PICTURE } from '#contract/brand-pictures.limits.ts'
import type { ImageInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import { UnusablePicture } from '#server/platform/pictures/decode-picture.ts'
import { keepMaster } from '#server/platform/pictures/keep-master.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { openLocalPictures } from './local-pictures.ts'
import type { Level, ShopifyProduct } from './shopify-products.ts'

type Report = (product: ShopifyProduct, level: Level, message: string) => void

interface Pictured {
  readonly brandId: string
  readonly folder: string | null
  readonly products: readonly ShopifyProduct[]
  /** Existing products by handle; their pictures are not processed again. */
  readonly saved: ReadonlyMap<string, SavedProduct>
}

/** The pictures of each product, by handle. A product without a picture of its own gets none. */
export async function readPictures(
  world: World,
  { brandId, folder, products, saved }: Pictured,
  report: Report,
): Promise<ReadonlyMap<string, ImageInput>> {
  const found = new Map<string, ImageInput>()
  if (folder === null) return found
  const local = await openLocalPictures(folder, products)
  for (const product of products) {
    const [path, ...others] = local.find(product)
    if (path === undefined) continue
    if (others.length > 0) {
      report(product, 'warning', 'Several pictures have its name: none was taken.')
      continue
    }
    const picture = await readPicture(world, { brandId, path, product, saved: saved.get(product.handle) }, report)
    if (picture) found.set(product.handle, picture)
  }
  return found
}

interface Found {
  readonly brandId: string
  readonly path: string
  readonly product: ShopifyProduct
  readonly saved: SavedProduct | undefined
}

async function readPicture(
  world: World,
  { brandId, path, product, saved }: Found,
  report: Report,
): Promise<ImageInput | null> {
  const bytes = await readFile(path)
  const source = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  const known = saved?.images.find((image) => image.source === source)
  if (known) return { ...known, source }
  try {
    const master = await keepMaster(world, { brandId, bytes })
    if (master.width < GOOD_PICTURE.width || master.height < GOOD_PICTURE.height)
      report(
        product,
        'info',
        `The picture is small: at least ${GOOD_PICTURE.width}×${GOOD_PICTURE.height} pixels are better.`,
      )
    return { ...master, source, altDe: product.name, altEn: product.name }
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    report(product, 'warning', `The picture was left out: ${error.message}`)
    return null
  }
}
