/** All products that may be shown: finds a product's row in the columns, adds, replaces and removes. */
import { BLOCK_ROWS, type Columns, copyVector, emptyColumns, grownColumns, readVector, writeVector } from './columns.ts'
import type { Gender, ProductType } from './features.ts'
import { hourOf } from './ranking/freshness.ts'

interface CatalogueItem {
  /** Small positive integer, unique per product; bit sets use it as bit position. */
  readonly productNo: number
  readonly brandNo: number
  readonly gender: Gender
  readonly productType: ProductType
  /** Today's price, which is the sale price during a sale. */
  readonly priceCents: number
  readonly releaseAtMs: number
  /** Number of swipes. A product with few swipes is new and has a quota (`ranking/waiting.ts`). */
  readonly impressions: number
  /** Smoothed like rate in 0..1. */
  readonly baseRate: number
  readonly vector: Float32Array
}

export interface CatalogueIndex {
  readonly dimension: number
  /** Number of products that can be shown. */
  readonly count: () => number
  /** Number of rows up to the last one used, including free rows. */
  readonly rows: () => number
  readonly columns: () => Columns
  /** Row of the product in the columns, valid until the next change; negative when the index does not have it. */
  readonly rowOf: (productNo: number) => number
  readonly has: (productNo: number) => boolean
  /** Adds or replaces the product. */
  readonly upsert: (item: CatalogueItem) => void
  /** Removes the product; returns false when the index does not have it. */
  readonly remove: (productNo: number) => boolean
  /** Copy of the product's vector; null when there is none. */
  readonly vectorOf: (productNo: number) => Float32Array | null
  /** Copies the first coordinates of the vector, as many as `into` holds; false when there is no such product. */
  readonly copyVector: (productNo: number, into: Float32Array) => boolean
  /** Base rate of the product; null when there is none. */
  readonly baseRateOf: (productNo: number) => number | null
}

const GENDER_BITS: Readonly<Record<Gender, number>> = { men: 1, women: 2, unisex: 4 }
const TYPE_BITS: Readonly<Record<ProductType, number>> = { shoes: 8, pants: 16, tops: 32, accessories: 64 }

const bitsIn = (bits: Readonly<Record<string, number>>): number =>
  Object.values(bits).reduce((mask, bit) => mask | bit, 0)
const ALL_GENDERS = bitsIn(GENDER_BITS)
/** Bits of the product type among the facets of a row. */
export const ALL_TYPES = bitsIn(TYPE_BITS)

/** Bits of the given genders, or of all genders when the list is empty. */
export function genderMask(genders: readonly Gender[]): number {
  return genders.length === 0 ? ALL_GENDERS : genders.reduce((mask, gender) => mask | GENDER_BITS[gender], 0)
}

/** Bits of the given product types, or of all types when the list is empty. */
export function typeMask(types: readonly ProductType[]): number {
  return types.length === 0 ? ALL_TYPES : types.reduce((mask, type) => mask | TYPE_BITS[type], 0)
}

/**
 * An empty catalogue for vectors of a multiple of 8 coordinates. It doubles its capacity when full, so adding a product is
 * cheap on average.
 */
export function createCatalogueIndex(dimension: number, room = 1024): CatalogueIndex {
  if (dimension % BLOCK_ROWS !== 0)
    throw new RangeError(`Vectors must have a multiple of ${BLOCK_ROWS} coordinates: ${dimension}`)
  let columns = emptyColumns(dimension, room)
  let rowOfProduct = new Int32Array(room)
  let used = 0
  const freeRows: number[] = []

  const find = (productNo: number): number => (rowOfProduct[productNo] ?? 0) - 1
  const claimRow = (): number => {
    const freeRow = freeRows.pop()
    if (freeRow !== undefined) return freeRow
    if (used === columns.productNos.length) columns = grownColumns(columns)
    used++
    return used - 1
  }
  const upsert = (item: CatalogueItem): void => {
    requireValidItem(item, dimension)
    if (item.productNo >= rowOfProduct.length) {
      const wider = new Int32Array(Math.max(item.productNo + 1, rowOfProduct.length * 2))
      wider.set(rowOfProduct)
      rowOfProduct = wider
    }
    const known = find(item.productNo)
    const row = known >= 0 ? known : claimRow()
    rowOfProduct[item.productNo] = row + 1
    writeRow(columns, row, item)
  }
  const remove = (productNo: number): boolean => {
    const row = find(productNo)
    if (row < 0) return false
    rowOfProduct[productNo] = 0
    columns.productNos[row] = 0
    columns.facets[row] = 0
    freeRows.push(row)
    return true
  }
  return {
    dimension,
    count: () => used - freeRows.length,
    rows: () => used,
    columns: () => columns,
    rowOf: find,
    has: (productNo) => find(productNo) >= 0,
    upsert,
    remove,
    vectorOf: (productNo) => {
      const row = find(productNo)
      return row < 0 ? null : readVector(columns, row)
    },
    copyVector: (productNo, into) => {
      const row = find(productNo)
      if (row >= 0) copyVector(columns, row, into)
      return row >= 0
    },
    baseRateOf: (productNo) => columns.baseRates[find(productNo)] ?? null,
  }
}

function writeRow(columns: Columns, row: number, item: CatalogueItem): void {
  writeVector(columns, row, item.vector)
  columns.productNos[row] = item.productNo
  columns.brandNos[row] = item.brandNo
  columns.facets[row] = GENDER_BITS[item.gender] | TYPE_BITS[item.productType]
  columns.pricesCents[row] = item.priceCents
  columns.releasesAtMs[row] = item.releaseAtMs
  columns.releaseHours[row] = hourOf(item.releaseAtMs)
  columns.impressions[row] = item.impressions
  columns.baseRates[row] = item.baseRate
}

function requireValidItem(item: CatalogueItem, dimension: number): void {
  if (!Number.isInteger(item.productNo) || item.productNo < 1) {
    throw new RangeError(`Not a product number: ${item.productNo}`)
  }
  if (item.vector.length !== dimension) {
    throw new RangeError(`Vector of ${item.vector.length} in a catalogue of ${dimension}`)
  }
  // A product with a NaN score would come first on every page.
  if (!item.vector.every(Number.isFinite)) throw new RangeError(`Product ${item.productNo} has no finite vector`)
}
