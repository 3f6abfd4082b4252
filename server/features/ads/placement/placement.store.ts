import { desc } from 'drizzle-orm'
import type { Placement } from '#contract/ads.limits.ts'
import type { Database } from '#server/platform/data/database.ts'
import { adPlacements } from '../campaigns.tables.ts'

/** The rules that staff set last; null: they never did. */
export async function selectPlacement(db: Database): Promise<Placement | null> {
  const { everyCards, freeCards, brandDistance, impressions, days } = adPlacements
  const [row] = await db
    .select({ everyCards, freeCards, brandDistance, impressions, days })
    .from(adPlacements)
    .orderBy(desc(adPlacements.id))
    .limit(1)
  return row ?? null
}

export async function insertPlacement(db: Database, placement: Placement, setAt: Date): Promise<void> {
  await db.insert(adPlacements).values({ ...placement, setAt })
}
