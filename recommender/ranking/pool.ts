/** Selects the products of one page: the best by score, with a limit per brand and a quota of new products. */
import type { Columns } from '../columns.ts'
import { withBrandCounts } from './brand-counts.ts'
import type { Shortlist } from './shortlist.ts'
import { byScore } from './top.ts'
import { NEW_BELOW_IMPRESSIONS } from './waiting.ts'

/** The deck admits 2 in 10 cards of one brand; a smaller share in the pool leaves the reranking a choice. */
const BRAND_SHARE = 0.15
export const NEW_SHARE = 0.1

export interface PoolRequest {
  /** Scores by row; minus infinity marks a row that is not a candidate. */
  readonly scores: Float32Array
  readonly shortlist: Shortlist
  readonly columns: Columns
  /** Number of candidates. */
  readonly count: number
  readonly take: number
  /** Rows that are on the page regardless of their score. */
  readonly waiting: Int32Array
}

/** Chooses at most `take` rows, best score first. */
export function choosePool({ scores, shortlist, columns, count, take, waiting }: PoolRequest): Int32Array {
  const { highest, bestAmong } = shortlist
  const best = byScore(highest(take), scores).slice(0, take)
  if (best.length === count) return best
  const isNew = (row: number): boolean => (columns.impressions[row] as number) < NEW_BELOW_IMPRESSIONS
  const pool = admit(waiting, limitBrands(best, { scores, columns, take, bestAmong }), scores, () => true)
  let newOnPage = 0
  for (const row of pool) if (isNew(row)) newOnPage++
  const missing = Math.floor(take * NEW_SHARE) - newOnPage
  if (missing <= 0) return pool
  // Search depth: four times the depth at which enough new products are expected from their share on the page.
  const depth = take + 60 + Math.ceil((4 * missing * take) / Math.max(1, newOnPage))
  const newcomers = withMarks(pool, scores.length, (present) =>
    bestAmong(missing, (row) => isNew(row) && present[row] !== 1, depth),
  )
  return admit(newcomers, pool, scores, (row) => !isNew(row))
}

interface BrandRequest {
  readonly scores: Float32Array
  readonly columns: Columns
  readonly take: number
  readonly bestAmong: Shortlist['bestAmong']
}

function limitBrands(best: Int32Array, { scores, columns, take, bestAmong }: BrandRequest): Int32Array {
  const limit = Math.max(1, Math.ceil(take * BRAND_SHARE))
  if (mostOfOneBrand(best, columns) <= limit) return best
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

/** Number of rows of the most frequent brand. */
function mostOfOneBrand(rows: Int32Array, columns: Columns): number {
  return withBrandCounts(rows, columns, (counts) => {
    let most = 0
    for (const row of rows) {
      const brandNo = columns.brandNos[row] as number
      const count = (counts[brandNo] as number) + 1
      counts[brandNo] = count
      if (count > most) most = count
    }
    return most
  })
}

/** Inserts rows into the pool in place of the worst replaceable ones; the pool keeps its size. Both are best first. */
function admit(
  rows: Int32Array,
  pool: Int32Array,
  scores: Float32Array,
  mayLeave: (row: number) => boolean,
): Int32Array {
  const coming = withMarks(pool, scores.length, (present) => rows.filter((row) => present[row] !== 1))
  if (coming.length === 0) return pool
  const kept = new Int32Array(pool.length)
  const first = withMarks(rows, scores.length, (staying) => {
    let leaving = coming.length
    let free = kept.length
    for (let at = pool.length - 1; at >= 0; at--) {
      const row = pool[at] as number
      if (leaving > 0 && staying[row] !== 1 && mayLeave(row)) leaving--
      else kept[--free] = row
    }
    return free
  })
  return merged(kept.subarray(first), byScore(coming.subarray(0, first), scores), scores)
}

/** Merges two lists, best first; with equal scores the first list comes first. */
function merged(one: Int32Array, other: Int32Array, scores: Float32Array): Int32Array {
  const all = new Int32Array(one.length + other.length)
  let [left, right] = [0, 0]
  for (let at = 0; at < all.length; at++) {
    const isOther =
      left === one.length ||
      (right < other.length && (scores[other[right] as number] as number) > (scores[one[left] as number] as number))
    all[at] = (isOther ? other[right++] : one[left++]) as number
  }
  return all
}

let marks = new Uint8Array(0)

/** Calls `work` with an array that has a 1 at every row of `rows`; much faster than a set. Calls must not be nested. */
function withMarks<Result>(rows: Int32Array, room: number, work: (marked: Uint8Array) => Result): Result {
  if (marks.length < room) marks = new Uint8Array(2 * room)
  for (const row of rows) marks[row] = 1
  try {
    return work(marks)
  } finally {
    for (const row of rows) marks[row] = 0
  }
}
