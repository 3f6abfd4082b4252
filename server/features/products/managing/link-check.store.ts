import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Links of products made by hand that were not checked for a day, the unchecked ones first. */
export function selectLinksToCheck(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ readonly id: string; readonly link: string }[]> {
  return rowsOf(
    db,
    sql`select p.id, p.link from products p
        where p.source = 'hand' and p.link is not null and p.status in ('active', 'paused') and p.delete_after is null
          and (p.link_checked_at is null or p.link_checked_at < ${now.toISOString()}::timestamptz - interval '1 day')
        order by p.link_checked_at nulls first, p.no limit ${limit}`,
  )
}

interface Checked {
  readonly id: string
  readonly link: string
  readonly status: number | null
  readonly affiliateHost: string | null
  readonly at: Date
}

/** Writes the answer, unless the link was changed meanwhile. */
export async function writeLinkAnswer(db: Database, { id, link, status, affiliateHost, at }: Checked): Promise<void> {
  await db.execute(
    sql`update products set link_status = ${status}, link_checked_at = ${at.toISOString()}::timestamptz,
          link_affiliate_host = case when link_affiliate_host = '' then '' else ${affiliateHost}::text end
        where id = ${id} and link = ${link}`,
  )
}
