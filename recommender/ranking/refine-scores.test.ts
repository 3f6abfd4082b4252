import { expect, test } from 'vitest'
import { createBitset } from '../bitset.ts'
import { createCatalogueIndex } from '../catalogue-index.ts'
import { randomFrom } from '../random.ts'
import { scoreCandidates } from './candidates.ts'
import { groupMaxima, maximaOfDraw } from './group-maxima.ts'
import { scorePlainly } from './plain-scores.ts'
import { refineScores } from './refine-scores.ts'
import { openShortlist } from './shortlist.ts'
import { topRows } from './top.ts'

const NOW_MS = Date.UTC(2026, 0, 1)
const EVERYTHING = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

test.each([5, 1000])(
  'the best %i rows equal those of the exact scores, in the same order, within the refined depth',
  (take) => {
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
    const request = {
      index,
      filter: EVERYTHING,
      seen: createBitset(),
      excluded: null,
      weights: [weights],
      nowMs: NOW_MS,
    }
    const scores = scoreCandidates(request).scores[0] as Float32Array
    const coarse = topRows(scores, 6000)
    const maxima = maximaOfDraw(columns, 0, index.rows())
    const shortlist = openShortlist({ columns, scores, maxima }, take)
    refineScores({ columns, scores, maxima, shortlist, weights, nowMs: NOW_MS, take })
    expect(maxima).toEqual(groupMaxima(scores))
    const refined = topRows(scores, Math.min(take, 200))

    const admits = { genders: 7, types: 120, leastCents: 0, mostCents: 0x7fffffff }
    scorePlainly(columns, { rows: index.rows(), weights: [weights], admits, nowMs: NOW_MS })
    const exact = columns.scores.slice(0, index.rows())
    expect(refined).toEqual(topRows(exact, refined.length))
    // Coarse scores alone must give another order, or this test would prove nothing.
    expect(coarse.slice(0, 200)).not.toEqual(topRows(exact, 200))
  },
)
