import { monthsBefore } from '#server/platform/data/partitions.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight } from '#server/platform/text/berlin-day.ts'
import { foldOrdersBefore } from './retention.store.ts'

/** Decision 138, Trust 4.3: raw events are kept for so long. */
const KEPT_MONTHS = 13

/** Job: of whole days that are old, only sums remain. No order is taken any more that would belong to them. */
export const foldOldOrders = ({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> =>
  foldOrdersBefore(db, berlinMidnight(berlinDayOf(monthsBefore(now(), KEPT_MONTHS))))
