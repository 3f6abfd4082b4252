/** Chooses the products of one page: the best by score, no brand with more than its share, some of them new. */
import type { Columns } from '../catalogue-index.ts'
import type { Candidates } from './candidates.ts'
import { topPositions } from './top.ts'

/** Below this many swipes a product is new and has a quota (recommender.md, „Diversity"). */
export const newBelowImpressions = 100

/** At most 2 in 10 of one brand can be placed; less than that leaves room to move while other brands are left. */
const brandShare = 0.15
const newShare = 0.1

/** Positions among the candidates, best first; at most `take`. */
export function choosePool(candidates: Candidates, columns: Columns, take: number): Int32Array {
  const { scores, count, rows } = candidates
  const best = topPositions(scores, count, take)
  const pool = best.length === count ? best : limitBrands(best, candidates, columns, take)
  const isNew = (position: number): boolean =>
    (columns.impressions[rows[position] as number] as number) < newBelowImpressions
  return admitNewcomers(pool, candidates, Math.floor(take * newShare), isNew)
}

function limitBrands(best: Int32Array, candidates: Candidates, columns: Columns, take: number): Int32Array {
  const limit = Math.max(1, Math.ceil(take * brandShare))
  const brandAt = (position: number): number => columns.brandNos[candidates.rows[position] as number] as number
  const perBrand = new Map<number, number>()
  const full = new Set<number>()
  const pool: number[] = []
  const surplus: number[] = []
  let proposed = best
  while (proposed.length > 0) {
    const fullBefore = full.size
    for (const position of proposed) {
      const brand = brandAt(position)
      const used = perBrand.get(brand) ?? 0
      if (used >= limit) surplus.push(position)
      else pool.push(position)
      perBrand.set(brand, used + 1)
      if (used + 1 >= limit) full.add(brand)
    }
    if (pool.length >= take || full.size === fullBefore) break
    const taken = new Set(pool)
    const admits = (position: number): boolean => !full.has(brandAt(position)) && !taken.has(position)
    proposed = topPositions(candidates.scores, candidates.count, take - pool.length, admits)
  }
  const filled = pool.concat(surplus.slice(0, take - pool.length))
  return byScore(filled, candidates.scores)
}

/** When the page holds too few new products, the best new ones take the last places. */
function admitNewcomers(
  pool: Int32Array,
  candidates: Candidates,
  wanted: number,
  isNew: (position: number) => boolean,
): Int32Array {
  const present = new Set(pool)
  let missing = wanted - pool.reduce((sum, position) => sum + (isNew(position) ? 1 : 0), 0)
  if (missing <= 0 || pool.length === candidates.count) return pool
  const admits = (position: number): boolean => isNew(position) && !present.has(position)
  const newcomers = topPositions(candidates.scores, candidates.count, missing, admits)
  const kept: number[] = []
  missing = newcomers.length
  for (let at = pool.length - 1; at >= 0; at--) {
    const position = pool[at] as number
    if (missing > 0 && !isNew(position)) missing--
    else kept.push(position)
  }
  return byScore([...kept, ...newcomers], candidates.scores)
}

function byScore(positions: readonly number[], scores: Float32Array): Int32Array {
  return Int32Array.from(positions).sort(
    (one, other) => (scores[other] as number) - (scores[one] as number) || one - other,
  )
}
