import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

interface Sale {
  readonly productId: string
  readonly percent: number
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string
  readonly promoCode?: string
}

/** A sale of one product, as made by hand. */
export async function insertTestSale(
  db: Database,
  { productId, percent, startsAt, endsAt, promoCode }: Sale,
): Promise<void> {
  await db.execute(
    sql`with made as (
          insert into sales (brand_id, percent, starts_at, ends_at, promo_code)
          select brand_id, ${percent}, ${startsAt}, ${endsAt}, ${promoCode ?? null} from products where id = ${productId}
          returning id, brand_id, starts_at, ends_at)
        insert into sale_products (brand_id, sale_id, product_id, starts_at, ends_at)
        select brand_id, id, ${productId}, starts_at, ends_at from made`,
  )
}
