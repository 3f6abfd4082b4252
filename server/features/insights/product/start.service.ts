import { START } from '#contract/product-insights.limits.ts'
import type { ProductStart } from '#contract/product-insights.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import type { OwnProduct } from './product-insights.store.ts'
import { selectNeutralImpressions } from './start.store.ts'

const DAY_MS = 86_400_000
const PLAN_OF_START = { goal: START.impressions, days: START.days } as const

/** How far a product is with its first impressions. The ranking deals them in every plan alike (`recommender/ranking/waiting.ts`). */
export async function readStart({ db, now }: BrandScope, product: OwnProduct): Promise<ProductStart> {
  const { no, isPublic, isShopOnly, listedAt, releaseAt } = product
  const nothing = { ...PLAN_OF_START, impressions: 0, since: null, reachedOn: null }
  if (isShopOnly) return { ...nothing, state: 'shop-only' }
  if (listedAt === null) return { ...nothing, state: 'unpublished' }
  // A drop begins with its release.
  const since = new Date(Math.max(Date.parse(listedAt), releaseAt === null ? 0 : Date.parse(releaseAt)))
  const begun = { ...nothing, since: since.toISOString() }
  if (since > now()) return { ...begun, state: 'drop' }
  const days = await selectNeutralImpressions(db, no, since)
  const impressions = days.reduce((sum, day) => sum + day.impressions, 0)
  if (impressions >= START.impressions) {
    return { ...begun, state: 'reached', impressions, reachedOn: dayReached(days) }
  }
  const isLate = now().getTime() >= since.getTime() + START.days * DAY_MS
  return { ...begun, state: isPublic ? (isLate ? 'late' : 'running') : 'hidden', impressions }
}

/** The day with the last of the promised impressions. */
function dayReached(days: readonly { readonly day: string; readonly impressions: number }[]): string | null {
  let missing: number = START.impressions
  for (const { day, impressions } of days) {
    missing -= impressions
    if (missing <= 0) return day
  }
  return null
}
