import type { RankingFacts } from '#contract/site.ts'
import { BRAND_MOST, RELEVANCE_WEIGHT } from '#recommender/ranking/deck.ts'
import { FRESHNESS_MS } from '#recommender/ranking/freshness.ts'
import { BRAND_WINDOW } from '#recommender/ranking/open-deck.ts'
import { NEW_SHARE } from '#recommender/ranking/pool.ts'
import { NEW_BELOW_IMPRESSIONS } from '#recommender/ranking/waiting.ts'
import { WISH_STEP } from '#recommender/style/wishes.ts'
import { placementOf } from '#server/features/ads/placement/placement.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { KNOWN_AFTER } from './feed/deal.ts'

const DAY_MS = 86_400_000
const percent = (share: number) => Math.round(share * 100)

/** The ranking's numbers for its public description, so that the page cannot differ from what holds (Trust L05). */
export async function rankingFacts(reading: Pick<World, 'db'>): Promise<RankingFacts> {
  const placement = await placementOf(reading)
  return {
    fitPercent: percent(RELEVANCE_WEIGHT),
    varietyPercent: percent(1 - RELEVANCE_WEIGHT),
    brandMost: BRAND_MOST,
    brandWindow: BRAND_WINDOW,
    newPercent: percent(NEW_SHARE),
    newUntilShown: NEW_BELOW_IMPRESSIONS,
    freshDays: FRESHNESS_MS / DAY_MS,
    knownAfterSwipes: KNOWN_AFTER,
    wishPoints: percent(WISH_STEP),
    promotedEvery: placement.everyCards,
    promotedFree: placement.freeCards,
    promotedDistance: placement.brandDistance,
    promotedTimes: placement.impressions,
    promotedDays: placement.days,
  }
}
