import { ensureBrand, slugOf } from '#server/features/brands/brands.service.ts'
import {
  findSaved,
  type ImageInput,
  type ProductInput,
  type SavedProduct,
  saveProducts,
} from '#server/features/products/saving/save-products.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { decodeText } from './csv-text.ts'
import { pricesOf } from './imported-sale.ts'
import { readPictures } from './pictures.service.ts'
import { type Finding, groupByHandle, type Level, type ShopifyProduct, shopifyProduct } from './shopify-products.ts'
import { type Dialect, readShopifyRows } from './shopify-rows.ts'

export interface ImportOptions {
  readonly bytes: Uint8Array
  readonly brand: string
  /** Address of the shop; links are `${baseUrl}/products/${handle}`. */
  readonly baseUrl: string | null
  readonly imagesFolder: string | null
}

export interface ImportReport {
  readonly dialect: Dialect
  readonly rows: number
  readonly products: number
  readonly created: number
  readonly updated: number
  readonly drafts: number
  readonly withPicture: number
  readonly ignoredColumns: readonly string[]
  readonly findings: readonly Finding[]
}

type Report = (level: Level, message: string) => void

interface Context {
  /** The existing product; undefined for a new one. */
  readonly saved: SavedProduct | undefined
  /** A picture that came with this import. */
  readonly picture: ImageInput | undefined
  readonly now: Date
  readonly baseUrl: string | null
}

/** The type that the file states or that was set by hand; a guessed type does not replace it. */
function isTypeKnown({ productType, guessed }: ShopifyProduct, saved: SavedProduct | undefined): boolean {
  if (productType === null) return false
  return !saved || !guessed.has('productType') || productType === saved.productType
}

/**
 * A product is published only with a picture and a known type. The file may withdraw it, and may publish one that an import
 * held back; a status that was set by hand stays.
 */
function statusOf(product: ShopifyProduct, { saved, picture }: Context, report: Report): Partial<ProductInput> {
  const hasPicture = picture !== undefined || (saved?.images.length ?? 0) > 0
  if (!hasPicture) report('warning', saved ? 'It has no picture.' : 'No picture: saved as a draft.')
  const heldBack = { status: 'draft', isHeldBack: true } as const
  if (!saved || saved.isHeldBack) {
    const isComplete = hasPicture && isTypeKnown(product, saved)
    // One that had its picture was held back by the shop, so a file that does not say "published" keeps it.
    const isPublished = product.published ?? (saved?.images.length ?? 0) === 0
    return isComplete && isPublished ? { status: 'active', isHeldBack: false } : heldBack
  }
  if (saved.status !== 'active' || product.published !== false) return {}
  report('info', 'The shop no longer publishes it: now a draft.')
  return heldBack
}

const unlessEmpty = <List extends { readonly length: number }>(list: List): List | undefined =>
  list.length > 0 ? list : undefined

/** The fields of a product that the file states; empty cells and missing columns are left out. */
function inputOf(product: ShopifyProduct, context: Context, report: Report): ProductInput {
  const { saved, picture, now, baseUrl } = context
  // A shop's file has one unknown language, so both languages get the same text.
  const description = unlessEmpty(product.description)
  // A guess for a new product may have been corrected by hand since.
  const isWritten = (field: 'gender' | 'productType' | 'colours') => !saved || !product.guessed.has(field)
  return {
    externalId: product.handle,
    name: product.name,
    descriptionDe: description,
    descriptionEn: description,
    gender: (isWritten('gender') && product.gender) || undefined,
    productType: (isWritten('productType') && product.productType) || undefined,
    ...pricesOf(product, saved, now, report),
    link: baseUrl ? `${baseUrl}/products/${encodeURIComponent(product.handle)}` : undefined,
    colours: isWritten('colours') ? unlessEmpty(product.colours) : undefined,
    variants: product.variants ? unlessEmpty(product.variants) : undefined,
    tags: unlessEmpty(product.tags),
    images: picture && [picture],
    listedAt: now,
    ...statusOf(product, context, report),
  }
}

/** Imports a Shopify product CSV into the brand; returns its findings row by row. */
export async function importShopify(world: World, options: ImportOptions): Promise<ImportReport> {
  const file = readShopifyRows(decodeText(options.bytes))
  const findings: Finding[] = []
  const note = (finding: Finding) => void findings.push(finding)
  const report = ({ line, handle }: ShopifyProduct, level: Level, message: string) =>
    note({ line, handle, level, message })
  const read = groupByHandle(file.rows, note).map((rows) => shopifyProduct(rows, note))
  const products = read.filter((product) => product !== null)
  const handles = products.map(({ handle }) => handle)
  const { baseUrl } = options
  const brandId = await ensureBrand(world, {
    slug: slugOf(options.brand),
    name: options.brand,
    descriptionDe: '',
    descriptionEn: '',
    city: '',
    website: baseUrl,
  })
  const before = await findSaved(world, brandId, handles)
  const pictures = await readPictures(world, { brandId, folder: options.imagesFolder, products, saved: before }, report)
  const now = world.now()
  return inTransaction(world, async (inside) => {
    const saved = await findSaved(inside, brandId, handles)
    const inputs = products.map((product) => {
      const context = { saved: saved.get(product.handle), picture: pictures.get(product.handle), now, baseUrl }
      return inputOf(product, context, (level, message) => report(product, level, message))
    })
    const { created, updated } = await saveProducts(inside, brandId, inputs)
    const isDraft = ({ externalId, status }: ProductInput) =>
      (status ?? saved.get(externalId)?.status ?? 'draft') === 'draft'
    const hasPicture = ({ externalId, images }: ProductInput) =>
      images !== undefined || (saved.get(externalId)?.images.length ?? 0) > 0
    return {
      dialect: file.dialect,
      rows: file.rows.length,
      products: products.length,
      created,
      updated,
      drafts: inputs.filter(isDraft).length,
      withPicture: inputs.filter(hasPicture).length,
      ignoredColumns: file.ignored,
      findings: findings.sort((a, b) => a.line - b.line),
    }
  })
}
