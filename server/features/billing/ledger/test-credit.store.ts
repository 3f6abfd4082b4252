import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface TestCredit {
  readonly brands: number
  readonly cents: number
}

/** Credit and debts that were made while nothing could be paid here. */
export async function selectTestCredit(db: Database): Promise<TestCredit> {
  const [row] = await rowsOf<TestCredit>(
    db,
    sql`select count(distinct brand_id)::int as brands, coalesce(sum(cents), 0)::float8 as cents from (
          select brand_id, left_cents as cents from credit_lots where left_cents > 0 and not is_live
          union all
          select d.brand_id, d.open_cents from credit_debts d join purchases p on p.id = d.purchase_id
          where d.open_cents > 0 and not p.is_live) as found`,
  )
  return row ?? { brands: 0, cents: 0 }
}

/** Posts such credit and debts away, each as an adjustment with this reason. */
export async function removeTestLots(db: Database, reason: string, at: Date): Promise<void> {
  await db.execute(
    sql`with due as (
            select id, brand_id, account, left_cents as cents from credit_lots
            where left_cents > 0 and not is_live order by id for update),
          postings as (
            insert into ledger_postings (brand_id, kind, key, cents, reason, posted_at)
            select brand_id, 'adjustment', 'test_credit:' || id, cents, ${reason}, ${timestamptz(at)} from due
            returning id, key),
          lots as (update credit_lots l set left_cents = 0, held_cents = 0 from due where l.id = due.id),
          posted as (
            select p.id, due.id as lot_id, due.account, due.cents from postings p join due on p.key = 'test_credit:' || due.id)
        insert into ledger_entries (posting_id, account, lot_id, cents)
        select id, account, lot_id, -cents from posted union all select id, 'adjustments', null, cents from posted`,
  )
  await db.execute(
    sql`with due as (
            select d.id, d.brand_id, d.open_cents as cents from credit_debts d join purchases p on p.id = d.purchase_id
            where d.open_cents > 0 and not p.is_live order by d.id for update of d),
          postings as (
            insert into ledger_postings (brand_id, kind, key, cents, reason, posted_at)
            select brand_id, 'adjustment', 'test_debt:' || id, cents, ${reason}, ${timestamptz(at)} from due
            returning id, key),
          debts as (update credit_debts d set open_cents = 0 from due where d.id = due.id),
          posted as (select p.id, due.id as debt_id, due.cents from postings p join due on p.key = 'test_debt:' || due.id)
        insert into ledger_entries (posting_id, account, debt_id, cents)
        select id, 'debt', debt_id, cents from posted union all select id, 'adjustments', null, -cents from posted`,
  )
}
