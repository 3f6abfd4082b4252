import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** The card and the address for invoices of automatic purchases. What was bought, booked and invoiced stays (Decision 077). */
export async function erasePaymentData(db: Database, brandId: string): Promise<void> {
  await db.execute(sql`delete from card_setups where brand_id = ${brandId}`)
  await db.execute(sql`delete from payment_methods where brand_id = ${brandId}`)
  await db.execute(
    sql`update auto_topups set is_on = false, billing_email = '', version = version + 1 where brand_id = ${brandId}`,
  )
}
