/**
 * All products that may be shown, as parallel arrays of numbers. Vectors lie in blocks of 8 products, coordinate by
 * coordinate (measured 1.6 times faster to score than row by row), so a weight is loaded once for 8 products.
 */
import type { Gender, ProductType } from './features.ts'

interface CatalogueItem {
  /** Small positive whole number, unique per product; seen sets use it as bit position. */
  readonly productNo: number
  readonly brandNo: number
  readonly gender: Gender
  readonly productType: ProductType
  /** What the product costs today, sale included. */
  readonly priceCents: number
  readonly releaseAtMs: number
  /** How often it was swiped; below 100 it counts as new and gets its quota. */
  readonly impressions: number
  /** Smoothed like rate in 0..1. */
  readonly baseRate: number
  readonly vector: Float32Array
}

/** Columns of the catalogue by row; a row with product number 0 and no facets is a hole left by a removed product. */
export interface Columns {
  readonly vectors: Float32Array
  readonly productNos: Int32Array
  readonly brandNos: Int32Array
  /** One bit of gender (1, 2, 4) and one of type (8 … 64). */
  readonly facets: Uint8Array
  readonly pricesCents: Int32Array
  readonly releasesAtMs: Float64Array
  readonly impressions: Uint32Array
  readonly baseRates: Float32Array
}

export interface CatalogueIndex {
  readonly dimension: number
  /** Products that can be shown. */
  readonly count: () => number
  /** Rows in use, holes included. */
  readonly rows: () => number
  readonly columns: () => Columns
  /** Row of the product in the columns until the next change; below 0 when it is not there. */
  readonly rowOf: (productNo: number) => number
  readonly has: (productNo: number) => boolean
  /** Adds the product or replaces what is known of it. */
  readonly upsert: (item: CatalogueItem) => void
  /** Takes the product out of every future order; false when it is not there. */
  readonly remove: (productNo: number) => boolean
  /** Copy of the product's vector; null when it is not there. */
  readonly vectorOf: (productNo: number) => Float32Array | null
  /** Base rate as the index knows it; null when the product is not there. */
  readonly baseRateOf: (productNo: number) => number | null
}

export const lanes = 8

const genderBits: Readonly<Record<Gender, number>> = { men: 1, women: 2, unisex: 4 }
const typeBits: Readonly<Record<ProductType, number>> = { shoes: 8, pants: 16, tops: 32, accessories: 64 }

/** Bits of the given genders, or of all of them when none is named. */
export function genderMask(genders: readonly Gender[]): number {
  return genders.length === 0 ? 7 : genders.reduce((mask, gender) => mask | genderBits[gender], 0)
}

/** Bits of the given product types, or of all of them when none is named. */
export function typeMask(types: readonly ProductType[]): number {
  return types.length === 0 ? 120 : types.reduce((mask, type) => mask | typeBits[type], 0)
}

/** An empty catalogue for vectors of a multiple of 8 coordinates; it doubles its room when full, so adding a product is cheap on average. */
export function createCatalogueIndex(dimension: number, room = 1024): CatalogueIndex {
  if (dimension % lanes !== 0)
    throw new RangeError(`Vectors must have a multiple of ${lanes} coordinates: ${dimension}`)
  let columns = emptyColumns(dimension, room)
  let rowOfProduct = new Int32Array(room)
  let used = 0
  const holes: number[] = []

  const find = (productNo: number): number => (rowOfProduct[productNo] ?? 0) - 1
  const claimRow = (): number => {
    const hole = holes.pop()
    if (hole !== undefined) return hole
    if (used === columns.productNos.length) columns = grownColumns(columns, dimension)
    used++
    return used - 1
  }
  const upsert = (item: CatalogueItem): void => {
    requireFitting(item, dimension)
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
    holes.push(row)
    return true
  }
  return {
    dimension,
    count: () => used - holes.length,
    rows: () => used,
    columns: () => columns,
    rowOf: find,
    has: (productNo) => find(productNo) >= 0,
    upsert,
    remove,
    vectorOf: (productNo) => {
      const row = find(productNo)
      return row < 0 ? null : readVector(columns, row, dimension)
    },
    baseRateOf: (productNo) => columns.baseRates[find(productNo)] ?? null,
  }
}

/** Copies one vector out of its block into `into` from `offset` on. */
export function readVector(
  columns: Columns,
  row: number,
  dimension: number,
  into: Float32Array = new Float32Array(dimension),
  offset = 0,
): Float32Array {
  const start = blockStart(row, dimension)
  for (let at = 0; at < dimension; at++) into[offset + at] = columns.vectors[start + at * lanes] as number
  return into
}

function writeRow(columns: Columns, row: number, item: CatalogueItem): void {
  const start = blockStart(row, item.vector.length)
  item.vector.forEach((value, at) => {
    columns.vectors[start + at * lanes] = value
  })
  columns.productNos[row] = item.productNo
  columns.brandNos[row] = item.brandNo
  columns.facets[row] = genderBits[item.gender] | typeBits[item.productType]
  columns.pricesCents[row] = item.priceCents
  columns.releasesAtMs[row] = item.releaseAtMs
  columns.impressions[row] = item.impressions
  columns.baseRates[row] = item.baseRate
}

function blockStart(row: number, dimension: number): number {
  return (row >> 3) * lanes * dimension + (row & 7)
}

function requireFitting(item: CatalogueItem, dimension: number): void {
  if (!Number.isInteger(item.productNo) || item.productNo < 1) {
    throw new RangeError(`Not a product number: ${item.productNo}`)
  }
  if (item.vector.length !== dimension) {
    throw new RangeError(`Vector of ${item.vector.length} in a catalogue of ${dimension}`)
  }
}

function emptyColumns(dimension: number, room: number): Columns {
  const rows = Math.max(lanes, Math.ceil(room / lanes) * lanes)
  return {
    vectors: new Float32Array(rows * dimension),
    productNos: new Int32Array(rows),
    brandNos: new Int32Array(rows),
    facets: new Uint8Array(rows),
    pricesCents: new Int32Array(rows),
    releasesAtMs: new Float64Array(rows),
    impressions: new Uint32Array(rows),
    baseRates: new Float32Array(rows),
  }
}

function grownColumns(old: Columns, dimension: number): Columns {
  const wider = emptyColumns(dimension, old.productNos.length * 2)
  wider.vectors.set(old.vectors)
  wider.productNos.set(old.productNos)
  wider.brandNos.set(old.brandNos)
  wider.facets.set(old.facets)
  wider.pricesCents.set(old.pricesCents)
  wider.releasesAtMs.set(old.releasesAtMs)
  wider.impressions.set(old.impressions)
  wider.baseRates.set(old.baseRates)
  return wider
}
