import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ensureBrand, slugOf } from '#server/features/brands/brands.service.ts'
import { placeholderOf } from '#server/features/products/media/media.service.ts'
import {
  findRunningSales,
  type ImageInput,
  type ProductInput,
  type RunningSale,
  saveProducts,
} from '#server/features/products/saving/save-products.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { decodeText } from './csv-text.ts'
import { type LocalPictures, openLocalPictures } from './local-pictures.ts'
import { type Finding, groupByHandle, type ShopifyProduct, shopifyProduct } from './shopify-products.ts'
import { type Dialect, readShopifyRows } from './shopify-rows.ts'

const DAY_MS = 86_400_000
/** A shop's file names no end of a sale; the next import of it renews this. */
const SALE_DAYS = 30
/** Trust S57: pictures with more pixels than this are refused before they are decoded. */
const MOST_PIXELS = 25_000_000

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

type Note = (finding: Finding) => void

async function pictureOf(
  world: World,
  product: ShopifyProduct,
  pictures: LocalPictures | null,
  note: Note,
): Promise<ImageInput[]> {
  const found = pictures?.find(product)
  if (!found) return []
  try {
    const bytes = await readFile(found.path)
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    const turned = await picture.rotate().webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
    // Of what is kept: a camera held upright writes the picture lying, and how to turn it beside it.
    const { width, height } = turned.info
    const master = await world.storage.put(turned.data, 'webp')
    const alt = `${product.name}`
    return [
      { master: `file:${master}`, width, height, placeholder: await placeholderOf(bytes), altDe: alt, altEn: alt },
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    note({
      line: product.line,
      handle: product.handle,
      level: 'warning',
      message: `The picture could not be read: ${reason}`,
    })
    return []
  }
}

/**
 * The sale that a file speaks of. One that runs already goes on, also when it goes deeper: its reduction is measured by
 * what was asked before it began (PAngV § 11). At another regular price, or at a smaller reduction, a new one begins.
 */
function saleOf({ salePercent, priceCents }: ShopifyProduct, running: RunningSale | undefined, now: Date) {
  if (salePercent === null) return null
  const goesOn = running !== undefined && running.priceCents === priceCents && running.percent <= salePercent
  return {
    percent: salePercent,
    promoCode: null,
    startsAt: goesOn ? running.startsAt : now,
    endsAt: new Date(now.getTime() + SALE_DAYS * DAY_MS),
  }
}

interface Known {
  readonly images: readonly ImageInput[]
  readonly running: RunningSale | undefined
  readonly now: Date
  readonly baseUrl: string | null
}

function inputOf(product: ShopifyProduct, { images, running, now, baseUrl }: Known): ProductInput {
  return {
    externalId: product.handle,
    name: product.name,
    // A shop's file has one language; which one is not said. Both readers get what the shop wrote.
    descriptionDe: product.description,
    descriptionEn: product.description,
    gender: product.gender,
    productType: product.productType ?? 'tops',
    priceCents: product.priceCents,
    link: baseUrl ? `${baseUrl}/products/${encodeURIComponent(product.handle)}` : null,
    releaseAt: null,
    status: product.published && product.productType ? 'active' : 'draft',
    colours: product.colours,
    variants: product.variants,
    materialDe: '',
    materialEn: '',
    tags: product.tags,
    images: images.length > 0 ? images : null,
    sale: saleOf(product, running, now),
    listedAt: now,
  }
}

/** Reads a Shopify product CSV and saves its products under the brand; says row by row what it met. */
export async function importShopify(world: World, options: ImportOptions): Promise<ImportReport> {
  const file = readShopifyRows(decodeText(options.bytes))
  const findings: Finding[] = []
  const note: Note = (finding) => findings.push(finding)
  const read = groupByHandle(file.rows, note).map((rows) => shopifyProduct(rows, note))
  const products = read.filter((product) => product !== null)
  const pictures = options.imagesFolder ? await openLocalPictures(options.imagesFolder) : null
  const now = world.now()
  const brandId = await ensureBrand(world, {
    slug: slugOf(options.brand),
    name: options.brand,
    descriptionDe: '',
    descriptionEn: '',
    city: '',
    website: options.baseUrl,
  })
  const running = new Map((await findRunningSales(world, brandId)).map((sale) => [sale.externalId, sale]))
  const inputs: ProductInput[] = []
  for (const product of products) {
    const images = await pictureOf(world, product, pictures, note)
    if (images.length === 0)
      note({
        line: product.line,
        handle: product.handle,
        level: 'info',
        message: 'No picture at hand: shown without one.',
      })
    inputs.push(inputOf(product, { images, running: running.get(product.handle), now, baseUrl: options.baseUrl }))
  }
  const saved = await saveProducts(world, brandId, inputs)
  return {
    dialect: file.dialect,
    rows: file.rows.length,
    products: products.length,
    created: saved.created,
    updated: saved.updated,
    drafts: inputs.filter((input) => input.status === 'draft').length,
    withPicture: inputs.filter((input) => input.images !== null).length,
    ignoredColumns: file.ignored,
    findings: findings.sort((a, b) => a.line - b.line),
  }
}
