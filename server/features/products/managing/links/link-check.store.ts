import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface DueLink {
  readonly id: string
  readonly link: string
}

/** Links of products made by hand that were not checked for a day, the unchecked ones first. */
export function selectLinksToCheck(db: Database, now: Date, limit: number): Promise<DueLink[]> {
  return rowsOf(
    db,
    sql`select p.id, p.link from products p
        where p.source = 'hand' and p.link is not null and p.status in ('active', 'paused') and p.delete_after is null
          and (p.link_checked_at is null or p.link_checked_at < ${timestamptz(now)} - interval '1 day')
        order by p.link_checked_at nulls first, p.no limit ${limit}`,
  )
}

interface Checked extends DueLink {
  readonly status: number | null
  readonly affiliateHost: string | null
  readonly isGone: boolean
  readonly at: Date
}

interface CheckedProduct {
  readonly brandId: string
  readonly name: string
  /** Checks in a row at which its page was gone. */
  readonly failures: number
}

/** Writes the answer and gives the product; null: the link was changed meanwhile. */
export async function writeLinkAnswer(
  db: Database,
  { id, link, status, affiliateHost, isGone, at }: Checked,
): Promise<CheckedProduct | null> {
  const rows = await rowsOf<CheckedProduct>(
    db,
    sql`update products set link_status = ${status}, link_checked_at = ${timestamptz(at)},
          link_failures = case when ${isGone} then link_failures + 1 else 0 end,
          link_affiliate_host = case when link_affiliate_host = '' then '' else ${affiliateHost}::text end
        where id = ${id} and link = ${link}
        returning brand_id as "brandId", name, link_failures as failures`,
  )
  return rows[0] ?? null
}

interface MarkedLink {
  readonly id: string
  readonly link: string
  readonly isGone: boolean
  /** The team is told at once, so that the daily checks do not tell it again. */
  readonly toldAfter: number
}

/** Notes between two daily checks that a page is gone, or back; false where the team knows that, or the link was changed. */
export async function markLink(db: Database, { id, link, isGone, toldAfter }: MarkedLink): Promise<boolean> {
  const rows = await db.execute(
    sql`update products set link_failures = ${isGone ? toldAfter : 0}
        where id = ${id} and link = ${link}
          and case when ${isGone} then link_failures < ${toldAfter} else link_failures > 0 end`,
  )
  return (rows.rowCount ?? 0) > 0
}
