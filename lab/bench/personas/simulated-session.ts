/** One user swipes the deck as the server deals it. */
import { FEED } from '../../../contract/discovery.limits.ts'
import { addBit, createBitset } from '../../../recommender/bitset.ts'
import { learn, newTaste } from '../../../recommender/learning/posterior.ts'
import { randomFrom } from '../../../recommender/random.ts'
import { dealOrder, topCards } from '../../../server/features/discovery/feed/deal.ts'
import { NOW_MS, type Shop } from './shop.ts'

/** After how many swipes the deck is requested, the first at 0. */
export type Schedule = readonly number[]

/** Swipes of one session. */
export const SESSION_LENGTH = 40
const EVERYTHING = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

/** Product numbers in the order in which they were swiped; `answersAt` gives the answers to all products at a swipe. */
export function simulateSession(
  { index, model }: Shop,
  answersAt: (swipe: number) => Uint8Array,
  schedule: Schedule,
  seed: number,
  length = SESSION_LENGTH,
): number[] {
  const random = randomFrom(seed)
  const taste = newTaste(model.prior)
  const seen = createBitset()
  const shown: number[] = []
  let dealt: readonly number[] = []
  for (const [round, asked] of schedule.entries()) {
    dealt = dealOrder({
      index,
      taste,
      filter: EVERYTHING,
      seen,
      dealt: [],
      top: topCards(dealt, FEED.stack, seen, index.has),
      last: [],
      limit: FEED.pageSize,
      nextSeed: () => Math.floor(random.uniform() * 2 ** 32),
      nowMs: NOW_MS,
    })
    for (const no of dealt.slice(0, (schedule[round + 1] ?? length) - asked)) {
      const vector = index.vectorOf(no)
      if (vector !== null) learn(taste, vector, answersAt(shown.length)[no - 1] === 1, index.baseRateOf(no) ?? 0)
      addBit(seen, no)
      shown.push(no)
    }
  }
  return shown
}
