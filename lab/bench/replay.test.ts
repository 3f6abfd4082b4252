import { expect, test } from 'vitest'
import { replay } from './replay/cold-start.ts'
import { readRatings } from './replay/ml-100k.ts'
import { candidates, PROTOCOL, RATINGS_FOLDER } from './replay.ts'

const ratings = readRatings(RATINGS_FOLDER)

test.skipIf(ratings === null)(
  'learns the taste of new users faster than popularity does (needs ../shared/data/recsys/ml-100k)',
  () => {
    if (ratings === null) return
    const plan = { ...PROTOCOL, playedFolds: 2 }
    const results = replay(ratings, [candidates.content, candidates.usual], plan)
    const [random = [], popular = [], content = [], trained = [], oracle = []] = results.map(
      ({ likeRates }) => likeRates,
    )
    for (const at of oracle.keys()) {
      const rates = [random, popular, content, trained, oracle].map((row) => row[at] ?? Number.NaN)
      expect(rates).toEqual([...rates].sort((one, other) => one - other))
      expect(new Set(rates).size).toBe(5)
    }
  },
  120_000,
)
