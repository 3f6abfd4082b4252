import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** What a brand wrote about its boosts, and what staff wrote to it. What was shown, clicked and charged stays. */
export async function eraseAdWords(db: Database, brandId: string): Promise<void> {
  await db.execute(
    sql`update campaigns set name = 'Gelöschter Boost', note = '', status = 'archived', version = version + 1,
          blocked_reason = case when blocked_reason is not null then '' end
        where brand_id = ${brandId}`,
  )
  await db.execute(
    sql`update ad_settings set blocked_reason = '' where brand_id = ${brandId} and blocked_reason is not null`,
  )
}
