import { sql } from 'drizzle-orm'
import type { EventDevice, EventSource } from '#contract/event-context.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface ProductEvent {
  readonly productId: string
  readonly kind: 'shown' | 'detail'
  readonly source: EventSource
  readonly device: EventDevice | null
  /** The advertisement that it was; null: none. */
  readonly campaignId: string | null
  readonly key: string
  /** ISO 8601. */
  readonly at: string
  /** In Berlin. */
  readonly day: string
  /** A repeat may have another day, so the key is searched from this one on; null: not needed. */
  readonly repeatsSinceDay: string | null
}

/**
 * Inserts events about public products, the first per product, day and kind; returns how many were about one. Does nothing
 * for a user who was deleted in the meantime.
 */
export async function insertProductEvents(
  db: Database,
  userId: string,
  events: readonly ProductEvent[],
): Promise<number> {
  const column = <K extends keyof ProductEvent>(name: K) => sql.param(events.map((event) => event[name]))
  const [row] = await rowsOf<{ accepted: number }>(
    db,
    sql`with person as materialized (select id from users where id = ${userId} for key share),
        accepted as materialized (
          select person.id as user_id, p.no as product_no, e.*
          from unnest(${column('productId')}::uuid[], ${column('kind')}::text[], ${column('source')}::text[],
            ${column('device')}::text[], ${column('key')}::uuid[], ${column('at')}::timestamptz[], ${column('day')}::date[],
            ${column('repeatsSinceDay')}::date[], ${column('campaignId')}::uuid[])
              e(product_id, kind, source, device, key, at, day, since, campaign_id)
            join products p on p.id = e.product_id and p.is_kept join brands b on b.id = p.brand_id and b.is_public,
            person),
        written as (
          insert into product_events (user_id, product_no, day, kind, happened_at, key, campaign_id, source, device)
          select distinct on (product_no, day, kind) user_id, product_no, day, kind, at, key, campaign_id, source, device
          from accepted a where since is null or not exists (select 1 from product_events k
            where k.user_id = a.user_id and k.product_no = a.product_no and k.key = a.key and k.day >= a.since)
          order by product_no, day, kind, at
          on conflict do nothing)
        select count(*)::int as accepted from accepted`,
  )
  return row?.accepted ?? 0
}
