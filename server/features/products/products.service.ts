import type { Media, Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { notify } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type Pictured, presentPicture, presentProduct, priceChangesOf, priceOf } from './present.ts'
import { findVisibleProduct, type ImageRow, type ProductRow, selectProducts } from './products.store.ts'
import { type ComparableSizes, comparableSizes } from './sizes/sizes.service.ts'
import { isPublic } from './visibility.ts'

/** NOTIFY payload: a comma list of product numbers, or `all`. */
export const PRODUCTS_CHANNEL = 'products_changed'
/** NOTIFY allows 8000 bytes; for more numbers than this every process reads all products again. */
const MOST_IN_A_NOTE = 500
/** Rows of one batch. Decoding one blocks the event loop for about 10 ms. */
const BATCH = 500

type Reader = Pick<World, 'db' | 'now'>

/** A product as the ranking and the feed need it. */
export interface CatalogueProduct {
  readonly no: number
  readonly id: string
  readonly brandNo: number
  /** On sale, of an approved brand: in lists and shops. */
  readonly shown: boolean
  /** The same, and not for the brand's shop alone: may be dealt. */
  readonly dealable: boolean
  readonly effectiveCents: number
  readonly releaseAt: Date | null
  readonly listedAt: Date
  readonly tags: readonly string[]
  readonly sizes: ComparableSizes
  readonly product: Readonly<Record<Language, Product>>
  /** The next moment at which this presentation changes by itself: a sale starts or ends, a drop is released. */
  readonly changesAt: Date | null
}

function earliest(now: Date, ...moments: (Date | null)[]): Date | null {
  const future = moments.filter((moment): moment is Date => moment !== null && moment > now)
  return future.length === 0 ? null : new Date(Math.min(...future.map(Number)))
}

function catalogueProduct(row: ProductRow, now: Date): CatalogueProduct {
  return {
    no: row.no,
    id: row.id,
    brandNo: row.brandNo,
    shown: isPublic(row),
    dealable: isPublic(row) && !row.isShopOnly,
    effectiveCents: priceOf(row).effectiveCents,
    releaseAt: row.releaseAt,
    listedAt: row.listedAt,
    tags: row.tags,
    sizes: comparableSizes(row, row.variants),
    product: { de: presentProduct(row, 'de'), en: presentProduct(row, 'en') },
    changesAt: earliest(now, ...priceChangesOf(row).map((moment) => new Date(moment)), row.releaseAt),
  }
}

/** All products, or those with these numbers, in batches of at most 500, in order of their number. */
export async function* loadCatalogueProducts(
  scope: Reader,
  nos: readonly number[] | 'all',
): AsyncGenerator<CatalogueProduct[]> {
  let afterNo = 0
  for (let start = 0; nos === 'all' || start < nos.length; start += BATCH) {
    const now = scope.now()
    const selection = nos === 'all' ? { afterNo, limit: BATCH } : { nos: nos.slice(start, start + BATCH) }
    const rows = await selectProducts(scope.db, selection, now)
    if (rows.length > 0) yield rows.map((row) => catalogueProduct(row, now))
    if (nos === 'all' && rows.length < BATCH) return
    afterNo = rows.at(-1)?.no ?? afterNo
  }
}

/** The product by id, when signed-in users may open it; throws otherwise. */
export async function requireProduct(
  scope: Reader,
  id: string,
): Promise<{ id: string; no: number; releaseAt: Date | null }> {
  const found = await findVisibleProduct(scope.db, id)
  ensure(found, 'products.unknown')
  return { id, ...found }
}

/** One product in the reader's language. */
export async function readProduct(scope: Reader & { language: Language }, id: string): Promise<Product> {
  await requireProduct(scope, id)
  const [row] = await selectProducts(scope.db, { ids: [id] }, scope.now())
  ensure(row, 'products.unknown')
  return presentProduct(row, scope.language)
}

/** Products by id, visible or not, in the reader's language; unknown ids are left out. */
export async function readProducts(scope: Reader & { language: Language }, ids: readonly string[]): Promise<Product[]> {
  const rows = await selectProducts(scope.db, { ids }, scope.now())
  return rows.map((row) => presentProduct(row, scope.language))
}

/** A picture of a product, for lists that only show pictures. */
export function pictureOf(image: ImageRow, pictured: Pictured, language: Language): Media {
  return presentPicture(image, pictured, language)
}

/** Notifies every process at commit which products changed. */
export async function announceProducts(scope: Pick<World, 'db'>, nos: readonly number[]): Promise<void> {
  if (nos.length === 0) return
  await notify(scope.db, PRODUCTS_CHANNEL, nos.length > MOST_IN_A_NOTE ? 'all' : nos.join(','))
}
