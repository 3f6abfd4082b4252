import { sql } from 'drizzle-orm'
import { type Database, timestamptz } from '#server/platform/data/database.ts'

/** Deletes the orders before a moment and adds their sums, in one statement: each order is in one of both. */
export async function foldOrdersBefore(db: Database, before: Date): Promise<void> {
  await db.execute(
    sql`with gone as (delete from orders where occurred_at < ${timestamptz(before)} returning *)
        insert into order_days (brand_id, day, product_id, source, device, is_promoted, orders, value_cents)
        select brand_id, (occurred_at at time zone 'Europe/Berlin')::date, product_id, source, device, is_promoted,
          count(*), sum(value_cents)
        from gone where not is_own group by 1, 2, 3, 4, 5, 6`,
  )
}
