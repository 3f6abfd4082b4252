import type { ListFacts } from '#contract/site.ts'
import { BRAND_ORDER, WORD_WEIGHTS } from './list-order.ts'

const percent = (share: number) => Math.round(share * 100)

/** The weights by which search results and brands are ordered, for their public description (Trust L05). */
export function listFacts(): ListFacts {
  return {
    brandPercent: percent(WORD_WEIGHTS.brand),
    kindPercent: percent(WORD_WEIGHTS.kind),
    descriptionPercent: percent(WORD_WEIGHTS.description),
    likersDays: BRAND_ORDER.likersDays,
    headStartDays: BRAND_ORDER.headStartDays,
  }
}
