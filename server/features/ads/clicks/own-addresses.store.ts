import { sql } from 'drizzle-orm'
import { AD_CLICK } from '#contract/ads.limits.ts'
import { type Database, timestamptz } from '#server/platform/data/database.ts'

/** Keeps that members of a brand used its workspace from an address. */
export async function keepOwnAddress(
  db: Database,
  { brandId, ipHash, at }: { readonly brandId: string; readonly ipHash: Buffer; readonly at: Date },
): Promise<void> {
  await db.execute(
    sql`insert into ad_own_addresses as o (brand_id, ip_hash, seen_at) values (${brandId}, ${ipHash}, ${timestamptz(at)})
        on conflict (brand_id, ip_hash) do update set seen_at = greatest(o.seen_at, excluded.seen_at)`,
  )
}

/** Addresses that were not used lately tell nothing any more. Clicks are checked again for three days. */
export async function deleteOldOwnAddresses(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`delete from ad_own_addresses
        where seen_at < ${timestamptz(now)} - make_interval(days => ${AD_CLICK.ownAddressDays + AD_CLICK.recheckDays})`,
  )
}
