import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { EventStamp } from '#server/platform/data/event-key.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'

interface Click extends EventStamp, EventContext {
  readonly userId: string
  readonly productId: string
  /** The campaign that led to it; null: none. */
  readonly campaignId: string | null
}

/** Inserts a click; does nothing when it is a repeat or when the user was deleted in the meantime. */
export async function insertClick(
  db: Database,
  { userId, productId, campaignId, key, at, repeatsSince, source, device }: Click,
): Promise<void> {
  if (repeatsSince !== null && (await isClickKnown(db, key, repeatsSince))) return
  await db.execute(
    sql`insert into clicks (key, clicked_at, user_id, product_id, campaign_id, source, device)
        select ${key}, ${timestamptz(at)}, id, ${productId}, ${campaignId}, ${source}, ${device} from users where id = ${userId}
        for key share on conflict do nothing`,
  )
}

async function isClickKnown(db: Database, key: string, since: Date): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from clicks where key = ${key} and clicked_at > ${timestamptz(since)}`)
  return rows.length > 0
}

/** Removes the user from some of the clicks before a moment; returns how many. */
export async function anonymiseClicksBefore(db: Database, before: Date, most: number): Promise<number> {
  const changed = await db.execute(
    sql`update clicks c set user_id = null from (
          select key, clicked_at from clicks where user_id is not null and clicked_at < ${timestamptz(before)}
          order by clicked_at limit ${most} for update skip locked) old
        where c.key = old.key and c.clicked_at = old.clicked_at`,
  )
  return changed.rowCount ?? 0
}

/** Removes user and network address from some of the clicks on promoted cards before a moment; returns how many. */
export async function anonymiseAdClicksBefore(db: Database, before: Date, most: number): Promise<number> {
  const changed = await db.execute(
    sql`update ad_clicks set user_id = null, ip_hash = null where id in (
          select id from ad_clicks where (user_id is not null or ip_hash is not null) and clicked_at < ${timestamptz(before)}
          order by id limit ${most})`,
  )
  return changed.rowCount ?? 0
}

/** The same for promoted cards that were seen. */
export async function anonymiseImpressionsBefore(db: Database, before: Date, most: number): Promise<number> {
  const changed = await db.execute(
    sql`update ad_impressions set user_id = null where token in (
          select token from ad_impressions where user_id is not null and seen_at < ${timestamptz(before)}
          order by seen_at limit ${most})`,
  )
  return changed.rowCount ?? 0
}

/** Deletes some of the impressions before a moment; returns how many. */
export async function deleteImpressionsBefore(db: Database, before: Date, most: number): Promise<number> {
  const deleted = await db.execute(
    sql`delete from ad_impressions where token in (
          select token from ad_impressions where seen_at < ${timestamptz(before)} order by seen_at limit ${most})`,
  )
  return deleted.rowCount ?? 0
}
