import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface FeedBatch {
  readonly brandId: string
  readonly id: string
  readonly feedId: string | null
}

/** Adds a row for each shown product of the feed that this content no longer has: it would be paused. */
export async function insertGoneRows(db: Database, { brandId, id, feedId }: FeedBatch, from: number): Promise<void> {
  await db.execute(
    sql`insert into import_rows (brand_id, batch_id, place, line, external_id, name, action, product_id, problems,
            is_settled)
        select ${brandId}, ${id}, ${from} - 1 + row_number() over (order by p.no), 0, f.external_id, p.name, 'pause',
            p.id, '[]', true
        from feed_products f join products p on p.id = f.product_id
        where f.feed_id = ${feedId} and p.brand_id = ${brandId} and p.status = 'active' and p.delete_after is null
          and not exists (select 1 from import_rows r where r.batch_id = ${id}
            and (r.product_id = f.product_id or r.external_id = f.external_id))`,
  )
}

export interface Guarded {
  /** Products of the feed that are not archived. */
  readonly products: number
  readonly gone: number
  readonly drastic: number
}

/** What the guard compares: products that would be paused or change drastically, and all products of the feed. */
export async function countGuarded(db: Database, { id, feedId }: FeedBatch): Promise<Guarded> {
  const [row] = await rowsOf<Guarded>(
    db,
    sql`select (select count(*)::int from feed_products f join products p on p.id = f.product_id
            where f.feed_id = ${feedId} and not f.is_paused and p.status <> 'archived') as products,
          count(*) filter (where action = 'pause')::int as gone,
          count(*) filter (where is_drastic and action <> 'pause')::int as drastic
        from import_rows where batch_id = ${id}`,
  )
  return row ?? { products: 0, gone: 0, drastic: 0 }
}

/** Remembers which products the feed has brought. Of those that are no longer paused nothing is remembered as paused. */
export async function keepFeedProducts(db: Database, { brandId, id, feedId }: FeedBatch): Promise<void> {
  await db.execute(
    sql`insert into feed_products (brand_id, feed_id, product_id, external_id)
        select distinct on (r.product_id) ${brandId}::uuid, ${feedId}::uuid, r.product_id, r.external_id
        from import_rows r join products p on p.id = r.product_id
        where r.batch_id = ${id} and r.action in ('create', 'update', 'same', 'skip') and not r.is_undone
        order by r.product_id, r.place
        on conflict (feed_id, product_id) do update set external_id = excluded.external_id`,
  )
  await db.execute(
    sql`update feed_products f set is_paused = false from products p
        where f.feed_id = ${feedId} and f.is_paused and p.id = f.product_id and p.status <> 'paused'`,
  )
}

/** Those of these products that the feed has paused. */
export async function selectPausedByFeed(db: Database, feedId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select product_id as id from feed_products
        where feed_id = ${feedId} and is_paused and product_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows.map(({ id }) => id)
}

/** Remembers whether the feed has paused these products. */
export async function markPaused(
  db: Database,
  { feedId, ids, isPaused }: { readonly feedId: string; readonly ids: readonly string[]; readonly isPaused: boolean },
): Promise<void> {
  await db.execute(
    sql`update feed_products set is_paused = ${isPaused}
        where feed_id = ${feedId} and product_id = any(${sql.param([...ids])}::uuid[])`,
  )
}
