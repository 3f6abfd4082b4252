import { RARE_SEARCH } from '#contract/trends.limits.ts'
import type { RareSearches } from '#contract/trends.ts'
import { limited } from '#server/features/brands/limited-by-plan.service.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { selectRareSearches } from './search-counts.store.ts'

/** What many people searched for in the last weeks and hardly found; as much of it as the plan shows. */
export async function listRareSearches(scope: BrandScope): Promise<RareSearches> {
  const { db, member, now } = scope
  const today = berlinDayOf(now())
  const since = daysLater(today, -RARE_SEARCH.days)
  const { trends } = await limitsOf(scope, member.brandId)
  const { shown, more } = limited(await selectRareSearches(db, since, today), trends)
  return { searches: shown, more }
}
