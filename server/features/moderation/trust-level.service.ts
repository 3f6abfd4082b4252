import { setTrustLevel } from '#server/features/brands/brand-review.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectRecords } from './decisions.store.ts'

/** Product 4: at least ten approved products and none refused within 30 days. */
const LEVEL_1 = 10
/** Product 4 names no bar for level 2. Ours: fifty approved products, and none refused within 90 days. */
const LEVEL_2 = 50

type Writer = Pick<World, 'db' | 'now'>
type Counts = Omit<Awaited<ReturnType<typeof selectRecords>>[number], 'brandId'>

/** How much a brand with these reviewed products is trusted; 3 is only given by hand. */
export function trustLevelOf({ approved, refusedLately, refusedInQuarter }: Counts): 0 | 1 | 2 {
  if (approved < LEVEL_1 || refusedLately > 0) return 0
  return approved >= LEVEL_2 && refusedInQuarter === 0 ? 2 : 1
}

/** Computes the trust in a brand anew; in all brands when none is named, because refusals are forgotten after a time. */
export async function computeTrust(scope: Writer, brandId: string | null): Promise<void> {
  for (const { brandId: id, ...counts } of await selectRecords(scope.db, scope.now(), brandId)) {
    await setTrustLevel(scope, id, trustLevelOf(counts))
  }
}
