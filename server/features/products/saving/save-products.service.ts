import type { ProductType } from '#contract/vocabulary.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { priceOf } from '../present.ts'
import { salePriceCents } from '../price.service.ts'
import { announceProducts } from '../products.service.ts'
import { countByExternalId, selectProducts } from '../products.store.ts'
import { settleElapsed } from '../sales/settle-prices.service.ts'
import { indexProducts } from '../search-index/search-index.service.ts'
import { readSize } from '../sizes/read-size.ts'
import type { ProductInput, VariantInput } from './product-input.ts'
import { savePictures } from './save-pictures.service.ts'
import {
  appendPrices,
  openPriceHistory,
  type PriceSpan,
  type ProductFacts,
  type ProductKey,
  removeVariantPrices,
  replaceVariants,
  type SavedRow,
  selectFacts,
  selectIds,
  selectKeys,
  selectWithoutColourName,
  updateLinks,
  upsertProducts,
} from './save-products.store.ts'
import { writeImportedSales } from './save-sales.store.ts'
import { type SavedProduct, selectSaved } from './saved-products.store.ts'

export type { ImageInput, ProductInput, VariantInput } from './product-input.ts'
export type { ProductFacts, ProductKey } from './save-products.store.ts'
export type { SavedProduct } from './saved-products.store.ts'

export interface SaveResult {
  readonly created: number
  readonly updated: number
  readonly nos: readonly number[]
}

const BATCH = 500

type Writer = Pick<World, 'db' | 'now'>

type FirstPrice = PriceSpan & { readonly validTo: Date | null }

/** A sale that is planned is written when it starts. */
function firstPrices(row: SavedRow, input: ProductInput, now: Date): FirstPrice[] {
  const { listedAt, priceCents } = input
  const sale = input.sale && input.sale.startsAt <= now ? input.sale : null
  const startsLater = sale && sale.startsAt > listedAt
  const saleCents = sale ? salePriceCents(priceCents, sale.percent) : priceCents
  const first = { productId: row.id, validFrom: listedAt, cause: 'import' as const }
  if (!startsLater) return [{ ...first, validTo: null, priceCents: saleCents }]
  return [
    { ...first, validTo: sale.startsAt, priceCents },
    { ...first, validFrom: sale.startsAt, validTo: null, priceCents: saleCents, cause: 'sale' as const },
  ]
}

async function savePrices(scope: Writer, rows: readonly SavedRow[], inputs: ReadonlyMap<string, ProductInput>) {
  const now = scope.now()
  const created = rows.filter((row) => row.created)
  const history = created.flatMap((row) => {
    const input = inputs.get(row.externalId)
    return input ? firstPrices(row, input, now) : []
  })
  if (history.length > 0) await openPriceHistory(scope.db, history)
  const updated = rows.filter((row) => !row.created).map((row) => row.id)
  if (updated.length === 0) return
  const present = await selectProducts(scope.db, { ids: updated }, now)
  await appendPrices(
    scope.db,
    present.map((row) => ({
      productId: row.id,
      validFrom: now,
      priceCents: priceOf(row).effectiveCents,
      cause: 'import' as const,
    })),
  )
}

interface WithVariants {
  readonly id: string
  readonly brandId: string
  readonly productType: ProductType
  readonly variants: readonly VariantInput[]
}

function variantsOf(product: WithVariants) {
  return product.variants.map(({ size: written, ...variant }, position) => {
    const size = written === null ? null : readSize(written, product.productType)
    const { id: productId, brandId } = product
    return { ...variant, brandId, productId, position, sizeSystem: size?.system ?? null, size: size?.size ?? null }
  })
}

/** The values of one field; products whose input leaves the field out are omitted. */
function givenValues<Field extends 'images' | 'variants' | 'sale'>(
  rows: readonly SavedRow[],
  inputs: ReadonlyMap<string, ProductInput>,
  field: Field,
) {
  return rows.flatMap((row) => {
    const value = inputs.get(row.externalId)?.[field]
    return value === undefined ? [] : [{ row, value: value as Exclude<ProductInput[Field], undefined> }]
  })
}

async function saveBatch(
  scope: Writer,
  brandId: string,
  inputs: readonly ProductInput[],
): Promise<readonly SavedRow[]> {
  const byExternalId = new Map(inputs.map((input) => [input.externalId, input]))
  await settleElapsed(scope, await selectIds(scope.db, brandId, [...byExternalId.keys()]))
  const rows = await upsertProducts(scope.db, brandId, [...byExternalId.values()])
  const withImages = givenValues(rows, byExternalId, 'images')
  await savePictures(
    scope.db,
    brandId,
    withImages.map(({ row, value }) => ({ productId: row.id, images: value })),
  )
  const withVariants = givenValues(rows, byExternalId, 'variants').map(({ row, value }) => ({
    ...row,
    variants: value,
  }))
  await replaceVariants(
    scope.db,
    withVariants.flatMap(variantsOf),
    withVariants.map(({ id }) => id),
  )
  const isWithoutVariants = ({ externalId }: SavedRow) => byExternalId.get(externalId)?.variants === undefined
  await removeVariantPrices(
    scope.db,
    rows.filter((row) => !row.created && isWithoutVariants(row)).map(({ id }) => id),
  )
  const withSale = givenValues(rows, byExternalId, 'sale')
  await writeImportedSales(
    scope.db,
    brandId,
    withSale.map(({ row, value }) => ({ productId: row.id, sale: value })),
    scope.now(),
  )
  await savePrices(scope, rows, byExternalId)
  const nos = rows.map((row) => row.no)
  await indexProducts(scope, { nos })
  await announceProducts(scope, nos)
  return rows
}

/**
 * Saves products of one brand, all or none, by external id, so that a repeat updates them. Of existing products
 * it writes only the fields of the inputs.
 */
export function saveProducts(scope: Writer, brandId: string, inputs: readonly ProductInput[]): Promise<SaveResult> {
  return inTransaction(scope, async (inside) => {
    await takeLock(inside.db, `products of ${brandId}`)
    const rows: SavedRow[] = []
    for (let start = 0; start < inputs.length; start += BATCH) {
      rows.push(...(await saveBatch(inside, brandId, inputs.slice(start, start + BATCH))))
    }
    const created = rows.filter((row) => row.created).length
    return { created, updated: rows.length - created, nos: rows.map((row) => row.no) }
  })
}

/** The existing products of a brand with these external ids; locked until the caller's transaction ends. */
export async function findSaved(
  scope: Pick<World, 'db'>,
  brandId: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, SavedProduct>> {
  const rows = await selectSaved(scope.db, brandId, externalIds)
  return new Map(rows.map((row) => [row.externalId, row]))
}

/** Products with this prefix of their external id and without the shop's colour names. */
export function findWithoutColourName(
  scope: Pick<World, 'db'>,
  beginning: string,
): Promise<Pick<SavedRow, 'id' | 'brandId' | 'no' | 'externalId'>[]> {
  return selectWithoutColourName(scope.db, beginning)
}

/** Replaces the variants of existing products, and nothing else of them. */
export function saveVariants(scope: Writer, products: readonly (Pick<SavedRow, 'no'> & WithVariants)[]): Promise<void> {
  return inTransaction(scope, async (inside) => {
    await replaceVariants(
      inside.db,
      products.flatMap(variantsOf),
      products.map(({ id }) => id),
    )
    const nos = products.map(({ no }) => no)
    await indexProducts(inside, { nos })
    await announceProducts(inside, nos)
  })
}

/** Replaces the links of these products, by external id, where the present link matches one of the LIKE patterns. */
export function saveLinks(
  scope: Writer,
  links: readonly { readonly externalId: string; readonly link: string }[],
  replaced: readonly string[],
): Promise<void> {
  return inTransaction(scope, async (inside) => {
    await announceProducts(inside, await updateLinks(inside.db, links, replaced))
  })
}

/** Id and number of the products whose external id has this prefix. */
export function findProductKeys(scope: Pick<World, 'db'>, beginning: string): Promise<ProductKey[]> {
  return selectKeys(scope.db, beginning)
}

/** Texts and dates of the products whose external id has this prefix. */
export function findFacts(scope: Pick<World, 'db' | 'now'>, beginning: string): Promise<ProductFacts[]> {
  return selectFacts(scope.db, beginning, scope.now())
}

/** Number of products whose external id has this prefix. */
export function countProducts(scope: Pick<World, 'db'>, beginning: string): Promise<number> {
  return countByExternalId(scope.db, beginning)
}
