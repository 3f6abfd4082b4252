import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface AffiliateLink {
  readonly id: string
  readonly brandId: string
  readonly host: string
}

/** Active products whose link leads through an affiliate network; `id`: only this one. Paused ones cannot be published. */
export const selectAffiliateLinks = (db: Database, id: string | null): Promise<AffiliateLink[]> =>
  rowsOf(
    db,
    sql`select p.id, p.brand_id as "brandId", p.link_affiliate_host as host from products p
        where p.link_affiliate_host <> '' and p.status = 'active' and p.review_state in ('none', 'in_review')
          and p.delete_after is null and (${id}::uuid is null or p.id = ${id}::uuid)
        order by p.no limit 200`,
  )
