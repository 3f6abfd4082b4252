import type { RankingFacts } from '#contract/site.ts'
import { brandMost, brandWindow, relevanceWeight } from '#recommender/ranking/deck.ts'
import { freshnessMs } from '#recommender/ranking/freshness.ts'
import { newShare } from '#recommender/ranking/pool.ts'
import { newBelowImpressions } from '#recommender/ranking/waiting.ts'
import { KNOWN_AFTER } from './feed/deal.ts'

const DAY_MS = 86_400_000
const percent = (share: number) => Math.round(share * 100)

/** The ranking's own numbers for its public description, so that the page cannot say anything else (trust L05). */
export function rankingFacts(): RankingFacts {
  return {
    fitPercent: percent(relevanceWeight),
    varietyPercent: percent(1 - relevanceWeight),
    brandMost,
    brandWindow,
    newPercent: percent(newShare),
    newUntilShown: newBelowImpressions,
    freshDays: freshnessMs / DAY_MS,
    knownAfterSwipes: KNOWN_AFTER,
  }
}
