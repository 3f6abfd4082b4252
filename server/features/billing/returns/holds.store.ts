import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** Parts whose refund was posted, or did not arrive, are set aside no longer. */
export async function releasePosted(db: Database, purchaseId: string): Promise<void> {
  await db.execute(
    sql`update credit_return_parts p set is_held = false from purchase_refunds r
        where p.purchase_id = ${purchaseId} and p.is_held
          and r.purchase_id = p.purchase_id and r.request_key = p.refund_key and r.state in ('sent', 'done', 'failed')`,
  )
}

/** Sets aside what is asked back of a purchase, as far as its credit is left. Runs in the caller's transaction. */
export async function setAside(db: Database, purchaseId: string): Promise<void> {
  // Locked by a statement of its own: the next one must see what others spent meanwhile.
  await db.execute(
    sql`select from credit_lots where purchase_id = ${purchaseId} and account = 'purchased'
          and (left_cents > 0 or held_cents > 0) order by id for update`,
  )
  await db.execute(
    sql`with wanted as (
            select coalesce(sum(cents), 0)::int as cents from credit_return_parts
            where purchase_id = ${purchaseId} and is_held),
          lots as (
            select id, least(left_cents, greatest(0, wanted.cents - (sum(left_cents) over (order by id) - left_cents))) as held
            from credit_lots, wanted where purchase_id = ${purchaseId} and account = 'purchased')
        update credit_lots l set held_cents = lots.held from lots where l.id = lots.id and l.held_cents <> lots.held`,
  )
}
