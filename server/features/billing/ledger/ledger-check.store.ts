import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface Difference {
  readonly rule: string
  readonly row: string
  readonly cents: number
}

/** Most differences that one rule names: one is an alarm. */
const MOST = 20

/** Each rule selects the rows that break it (Trust I3). */
const RULES: Readonly<Record<string, SQL>> = {
  'the entries of a posting sum to 0': sql`
    select 'posting ' || p.id as row, coalesce(sum(e.cents), 0)::int as cents
    from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    group by p.id having count(e.id) < 2 or sum(e.cents) <> 0`,
  'what is left of credit is the sum of its entries': sql`
    select 'lot ' || l.id as row, (l.left_cents - coalesce(sum(e.cents), 0))::int as cents
    from credit_lots l left join ledger_entries e on e.lot_id = l.id
    group by l.id having l.left_cents <> coalesce(sum(e.cents), 0)`,
  'what is open of a debt is the sum of its entries': sql`
    select 'debt ' || d.id as row, (d.open_cents + coalesce(sum(e.cents), 0))::int as cents
    from credit_debts d left join ledger_entries e on e.debt_id = d.id
    group by d.id having d.open_cents <> -coalesce(sum(e.cents), 0)`,
  'credit that is asked back is set aside': sql`
    select 'purchase ' || purchase_id as row, (sum(held) - sum(asked))::int as cents from (
      select purchase_id, held_cents as held, 0 as asked from credit_lots where held_cents > 0
      union all select purchase_id, 0, cents from credit_return_parts where is_held) as found
    group by purchase_id having sum(held) > sum(asked)`,
  'entries of a posting are of the credit of its brand': sql`
    select 'entry ' || e.id as row, e.cents from ledger_entries e
    join ledger_postings p on p.id = e.posting_id
    left join credit_lots l on l.id = e.lot_id left join credit_debts d on d.id = e.debt_id
    where coalesce(l.brand_id, d.brand_id) <> p.brand_id`,
}

/** Everything in the ledger that does not add up. */
export async function selectDifferences(db: Database): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    const rows = await rowsOf<Omit<Difference, 'rule'>>(db, sql`${query} limit ${MOST}`)
    found.push(...rows.map((row) => ({ rule, ...row })))
  }
  return found
}

/** How much there is to check. */
export async function countPostings(db: Database): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ledger_postings`)
  return row?.count ?? 0
}
