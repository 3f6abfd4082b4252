import { expect, test } from 'vitest'
import { replay } from './replay/cold-start.ts'
import { readRatings } from './replay/ml-100k.ts'
import { deck, mostPopular } from './replay/players.ts'
import { PROTOCOL, RATINGS_FOLDER } from './replay.ts'

const ratings = readRatings(RATINGS_FOLDER)

test.skipIf(ratings === null)(
  'the deck as served learns the taste of new users faster than popularity does (needs ../shared/data/recsys/ml-100k)',
  () => {
    if (ratings === null) return
    const results = replay(ratings, [mostPopular, deck], { ...PROTOCOL, playedFolds: 1 })
    const [random = [], popular = [], dealt = [], oracle = []] = results.map(({ likeRates }) => likeRates)
    // After 50 and 100 swipes; 72 users are too few to tell the first ones apart.
    for (const at of [2, 3]) {
      const rates = [random, popular, dealt, oracle].map((row) => row[at] ?? Number.NaN)
      expect(rates).toEqual([...rates].sort((one, other) => one - other))
      expect(new Set(rates).size).toBe(4)
    }
  },
  240_000,
)
