/** Chooses the products of one page: the best by score, no brand with more than its share, some of them new. */
import type { Columns } from '../columns.ts'
import { byScore, rowsOfHighest, topRows, topRowsAmong } from './top.ts'
import { NEW_BELOW_IMPRESSIONS } from './waiting.ts'

/** At most 2 in 10 of one brand can be placed; less than that leaves room to move while other brands are left. */
const BRAND_SHARE = 0.15
export const NEW_SHARE = 0.1

export interface PoolRequest {
  /** By row; minus infinity: may not be shown. */
  readonly scores: Float32Array
  /** Of every 8 of them. */
  readonly maxima: Float32Array
  readonly columns: Columns
  /** How many may be shown. */
  readonly count: number
  readonly take: number
  /** Rows that are part of the page whatever their score. */
  readonly waiting: Int32Array
}

/** Rows by score, the best first; at most `take`. */
export function choosePool({ scores, maxima, columns, count, take, waiting }: PoolRequest): Int32Array {
  const best = topRows(scores, take, maxima)
  const bestAmong = openSearch(scores, maxima, take)
  if (best.length === count) return best
  const isNew = (row: number): boolean => (columns.impressions[row] as number) < NEW_BELOW_IMPRESSIONS
  const pool = admit(waiting, limitBrands(best, { scores, columns, take, bestAmong }), scores, () => true)
  const missing = Math.floor(take * NEW_SHARE) - pool.reduce((sum, row) => sum + (isNew(row) ? 1 : 0), 0)
  if (missing <= 0) return pool
  const present = new Set(pool)
  const newcomers = bestAmong(missing, (row) => isNew(row) && !present.has(row))
  return admit(newcomers, pool, scores, (row) => !isNew(row))
}

type BestAmong = (wanted: number, admits: (row: number) => boolean) => Int32Array

/** Finds the best of some rows: usually a few times as many as are taken hold enough of them, and all need not be asked. */
function openSearch(scores: Float32Array, maxima: Float32Array, take: number): BestAmong {
  const depth = 3 * take + 60
  let deeper: Int32Array | null = null
  return (wanted, admits) => {
    deeper ??= rowsOfHighest(scores, depth, maxima)
    const found = deeper.filter(admits)
    const isEnough = found.length >= wanted || deeper.length < depth
    return isEnough ? byScore(found, scores).slice(0, wanted) : topRowsAmong(scores, wanted, admits)
  }
}

interface BrandRequest {
  readonly scores: Float32Array
  readonly columns: Columns
  readonly take: number
  readonly bestAmong: BestAmong
}

function limitBrands(best: Int32Array, { scores, columns, take, bestAmong }: BrandRequest): Int32Array {
  const limit = Math.max(1, Math.ceil(take * BRAND_SHARE))
  const brandAt = (row: number): number => columns.brandNos[row] as number
  const perBrand = new Map<number, number>()
  const full = new Set<number>()
  const pool: number[] = []
  const surplus: number[] = []
  let proposed = best
  while (proposed.length > 0) {
    const fullBefore = full.size
    for (const row of proposed) {
      const brand = brandAt(row)
      const used = perBrand.get(brand) ?? 0
      if (used >= limit) surplus.push(row)
      else pool.push(row)
      perBrand.set(brand, used + 1)
      if (used + 1 >= limit) full.add(brand)
    }
    if (pool.length >= take || full.size === fullBefore) break
    const taken = new Set(pool)
    proposed = bestAmong(take - pool.length, (row) => !full.has(brandAt(row)) && !taken.has(row))
  }
  if (surplus.length === 0) return best
  return byScore(Int32Array.from(pool.concat(surplus.slice(0, take - pool.length))), scores)
}

/** Puts rows into the pool at the cost of the worst that may leave; the pool keeps its size. */
function admit(
  rows: Int32Array,
  pool: Int32Array,
  scores: Float32Array,
  mayLeave: (row: number) => boolean,
): Int32Array {
  const present = new Set(pool)
  const coming = rows.filter((row) => !present.has(row))
  if (coming.length === 0) return pool
  const staying = new Set(rows)
  let leaving = coming.length
  const kept: number[] = []
  for (const row of pool.toReversed()) {
    if (leaving > 0 && mayLeave(row) && !staying.has(row)) leaving--
    else kept.push(row)
  }
  return byScore(Int32Array.from([...kept.reverse(), ...coming.subarray(0, coming.length - leaving)]), scores)
}
