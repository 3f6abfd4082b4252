import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface WaitingCounts {
  readonly waiting: number
  readonly sent: number
  readonly failed: number
  readonly clicked: number
}

/** Confirmed sign-ups for a product of a brand, by the state of their mail; null for products of other brands. */
export async function countWaiting(db: Database, brandId: string, productId: string): Promise<WaitingCounts | null> {
  const [row] = await rowsOf<WaitingCounts>(
    db,
    sql`select count(s.id) filter (where s.state = 'waiting')::int as waiting,
          count(s.id) filter (where s.state = 'sent')::int as sent,
          count(s.id) filter (where s.state = 'failed')::int as failed,
          coalesce((select c.clicks from release_clicks c where c.product_id = p.id), 0) as clicked
        from products p left join release_signups s on s.product_id = p.id and s.confirmed_at is not null
        where p.id = ${productId} and p.brand_id = ${brandId} group by p.id`,
  )
  return row ?? null
}
