import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import { type OwnProduct, selectOwnProducts } from '../managing/own-products.store.ts'
import type { SavedSale } from '../saving/saved-products.store.ts'
import { selectHits, selectOpenSales } from './imports.store.ts'

/** By what a product of a file is found among those of the brand, in this order. */
interface ImportKeys {
  readonly externalId: string
  readonly skus: readonly string[]
  readonly gtins: readonly string[]
}

/** An existing product, with its sales that run or are planned. */
export interface MatchedProduct extends OwnProduct {
  readonly sales: readonly SavedSale[]
}

export interface Match {
  /** Null: the brand has no such product. */
  readonly product: MatchedProduct | null
  /** SKU or GTIN belong to several products. */
  readonly isUnclear: boolean
}

interface Matching {
  readonly keys: readonly ImportKeys[]
  /** Keys of all products of the file: what one of them means is not found by the SKU of another. */
  readonly fileIds: ReadonlySet<string>
  /** Products that this import has created: their SKUs say nothing about what was there before. */
  readonly created: ReadonlySet<string>
  /** Until the caller's transaction ends. */
  readonly isLocked: boolean
}

/** The product of the brand that each of these means (Product 4): by the shop's key, else by SKU, else by GTIN. */
export async function matchProducts(
  { db, member, now }: Pick<BrandScope, 'db' | 'member' | 'now'>,
  { keys, fileIds, created, isLocked }: Matching,
): Promise<Match[]> {
  const { brandId } = member
  const externalIds = keys.map(({ externalId }) => externalId)
  const [skus, gtins] = [keys.flatMap((one) => one.skus), keys.flatMap((one) => one.gtins)]
  const hits = await selectHits(db, { brandId, externalIds, skus, gtins })
  const others = hits.filter(
    ({ id, externalId }) => !created.has(id) && !fileIds.has(id) && (externalId === null || !fileIds.has(externalId)),
  )
  const found = keys.map((one): string[] => {
    const byKey = hits.find(({ externalId }) => externalId === one.externalId)
    const own = byKey ?? hits.find(({ id }) => id === one.externalId)
    if (own) return [own.id]
    const bySku = others.filter((hit) => hit.skus.some((sku) => one.skus.includes(sku)))
    const among = bySku.length > 0 ? bySku : others.filter((hit) => hit.gtins.some((gtin) => one.gtins.includes(gtin)))
    return among.map(({ id }) => id)
  })
  const ids = [...new Set(found.flatMap((each) => (each.length === 1 ? each : [])))]
  const products = ids.length > 0 ? await selectOwnProducts(db, { brandId, ids, isLocked }) : []
  const sales = await salesOf({ db, now }, ids)
  const byId = new Map(products.map((product) => [product.row.id, product]))
  return found.map((each) => {
    const product = each.length === 1 ? byId.get(each[0] ?? '') : undefined
    return {
      product: product ? { ...product, sales: sales.get(product.row.id) ?? [] } : null,
      isUnclear: each.length > 1,
    }
  })
}

async function salesOf(
  { db, now }: Pick<World, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedSale[]>> {
  const rows = ids.length > 0 ? await selectOpenSales(db, ids, now()) : []
  const grouped = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(
    [...grouped].map(([productId, sales]) => [
      productId,
      sales.map(({ percent, startsAt, endsAt, isImported }) => ({
        percent,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        isImported,
      })),
    ]),
  )
}
