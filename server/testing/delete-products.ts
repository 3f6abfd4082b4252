import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** Deletes the products for which `where` holds, with what is kept of a product as evidence. */
export async function deleteProducts(db: Database, where: SQL): Promise<void> {
  const chosen = sql`(select id from products where ${where})`
  await db.execute(sql`delete from price_history where product_id in ${chosen}`)
  await db.execute(sql`delete from clicks where product_id in ${chosen}`)
  await db.execute(sql`delete from sale_products where product_id in ${chosen}`)
  await db.execute(sql`delete from products where ${where}`)
}
