import { expect, test } from 'vitest'
import { createBitset } from '../bitset.ts'
import { createCatalogueIndex } from '../catalogue-index.ts'
import { randomFrom } from '../random.ts'
import { scoreCandidates } from './candidates.ts'
import { scorePlainly } from './plain-scores.ts'
import { refineScores } from './refine-scores.ts'
import { topRows } from './top.ts'

const NOW_MS = Date.UTC(2026, 0, 1)
const EVERYTHING = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

test('the first cards of a page stand in the order of their exact scores, the others stay', () => {
  const dimension = 64
  const index = createCatalogueIndex(dimension, 6000)
  const random = randomFrom(3)
  for (let productNo = 1; productNo <= 6000; productNo++) {
    index.upsert({
      productNo,
      brandNo: 1,
      gender: 'men',
      productType: 'tops',
      priceCents: 5000,
      releaseAtMs: NOW_MS - 40 * 86_400_000 * random.uniform(),
      impressions: 0,
      baseRate: random.uniform(),
      vector: Float32Array.from({ length: dimension }, () => random.normal() / 4),
    })
  }
  const weights = Float64Array.from({ length: dimension }, () => random.normal() / 5)
  const columns = index.columns()
  const request = { index, filter: EVERYTHING, seen: createBitset(), excluded: null, weights: [weights], nowMs: NOW_MS }
  const scores = scoreCandidates(request).scores[0] as Float32Array
  const pool = topRows(scores, 1000)
  const refined = refineScores(pool, { columns, scores, weights, nowMs: NOW_MS })
  expect(refined.slice(300)).toEqual(pool.slice(300))
  expect([...refined].toSorted()).toEqual([...pool].toSorted())

  const admits = { genders: 7, types: 120, leastCents: 0, mostCents: 0x7fffffff }
  scorePlainly(columns, { rows: index.rows(), weights: [weights], admits, nowMs: NOW_MS })
  const exact = Array.from(refined.slice(0, 300), (row) => columns.scores[row] ?? 0)
  expect(exact).toEqual(exact.toSorted((one, other) => other - one))
})
