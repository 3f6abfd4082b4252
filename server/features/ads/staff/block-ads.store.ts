import { sql } from 'drizzle-orm'
import type { StaffAds } from '#contract/ads-staff.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

interface Block {
  /** Null: not blocked. */
  readonly reason: string | null
  readonly at: Date | null
}

/** Changes a campaign that the caller has locked. Clicks wait for that lock, and see the block after it. */
export async function writeCampaignBlock(db: Database, id: string, { reason, at }: Block): Promise<void> {
  await db.execute(
    sql`update campaigns set blocked_reason = ${reason}, blocked_at = ${at && timestamptz(at)} where id = ${id}`,
  )
}

/** Locks what holds for all campaigns of a brand until the caller's transaction ends; null: there is no such brand. */
export async function lockBrandBlock(
  db: Database,
  brandId: string,
): Promise<{ readonly name: string; readonly blockedReason: string | null } | null> {
  await db.execute(
    sql`insert into ad_settings (brand_id) select id from brands where id = ${brandId} on conflict do nothing`,
  )
  const [row] = await rowsOf<{ name: string; blockedReason: string | null }>(
    db,
    sql`select b.name, s.blocked_reason as "blockedReason" from ad_settings s join brands b on b.id = s.brand_id
        where s.brand_id = ${brandId} for update of s`,
  )
  return row ?? null
}

export async function writeBrandBlock(db: Database, brandId: string, { reason, at }: Block): Promise<void> {
  await db.execute(
    sql`update ad_settings set blocked_reason = ${reason}, blocked_at = ${at && timestamptz(at)}
        where brand_id = ${brandId}`,
  )
}

/** What is blocked now, the latest first. */
export const selectBlocks = (db: Database): Promise<StaffAds['blocks']> =>
  rowsOf(
    db,
    sql`select jsonb_build_object('id', b.id, 'name', b.name) as brand, k.campaign, k.reason,
          ${momentText(sql`k.at`)} as "blockedAt"
        from (
          select brand_id, null::jsonb as campaign, blocked_reason as reason, blocked_at as at from ad_settings
          where blocked_reason is not null
          union all
          select brand_id, jsonb_build_object('id', id, 'name', name), blocked_reason, blocked_at from campaigns
          where blocked_reason is not null and status <> 'archived') k
          join brands b on b.id = k.brand_id order by k.at desc, b.name`,
  )
