import { type SQL, sql } from 'drizzle-orm'
import type { POSTING_KINDS } from '#contract/billing.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { CREDIT_ACCOUNTS, LEDGER_ACCOUNTS } from '../ledger.tables.ts'

export type PostingKind = (typeof POSTING_KINDS)[number]
type CreditAccount = (typeof CREDIT_ACCOUNTS)[number]
type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** One movement. The key names its cause: what was posted under it stays the only one. */
export interface Movement {
  readonly brandId: string
  readonly kind: PostingKind
  readonly key: string
  readonly cents: number
  readonly at: Date
  readonly reason?: string
}

interface Added extends Movement {
  readonly account: CreditAccount
  readonly counter: LedgerAccount
  readonly expiresAt: Date | null
  readonly purchaseId: string | null
  readonly isLive: boolean
}

const insertPosting = (
  { brandId, kind, key, cents, at, reason = '' }: Movement,
  condition = sql`true`,
  posted = sql`${cents}::int`,
): SQL =>
  sql`insert into ledger_postings (brand_id, kind, key, cents, reason, posted_at)
      select ${brandId}, ${kind}, ${key}, ${posted}, ${reason}, ${timestamptz(at)} where ${condition}
      on conflict (key) do nothing returning id, cents`

/** Adds a lot of credit. Answers false where the key was posted before. */
export async function addCredit(db: Database, added: Added): Promise<boolean> {
  const { brandId, account, counter, cents, purchaseId, isLive, expiresAt } = added
  const rows = await db.execute(
    sql`with posting as (${insertPosting(added)}),
          lot as (
            insert into credit_lots (brand_id, account, granted_cents, left_cents, purchase_id, is_live, expires_at)
            select ${brandId}, ${account}, ${cents}::int, ${cents}::int, ${purchaseId}::uuid, ${isLive},
              ${expiresAt === null ? null : expiresAt.toISOString()}::timestamptz
            from posting returning id)
        insert into ledger_entries (posting_id, account, lot_id, cents)
        select posting.id, ${account}, lot.id, ${cents}::int from posting, lot
        union all select id, ${counter}, null, -${cents}::int from posting`,
  )
  return (rows.rowCount ?? 0) > 0
}

/** No purchase has this id. */
const NO_PURCHASE = '00000000-0000-0000-0000-000000000000'

interface Taken extends Movement {
  readonly counter: LedgerAccount
  readonly accounts: readonly CreditAccount[]
  /** Credit of this purchase is taken first, or it alone. */
  readonly purchase?: { readonly id: string; readonly alone: boolean }
  /** When the credit does not cover it all: take nothing; make the rest a debt; take what there is. What a brand asked back counts for a debt alone. */
  readonly shortfall: 'refuse' | 'owe' | 'ignore'
}

/**
 * Takes credit in one statement: bonus first, what expires first before the rest. Of transactions at the same time each
 * sees what the other left. Answers false where nothing was taken: not enough, an open debt, or posted before.
 */
export async function takeCredit(db: Database, taken: Taken): Promise<boolean> {
  const { brandId, cents, counter, accounts, shortfall, at, purchase = { id: NO_PURCHASE, alone: false } } = taken
  const takes = shortfall === 'owe' ? sql`left_cents` : sql`(left_cents - held_cents)`
  const rows = await db.execute(
    sql`with candidates as (
            select id, account, ${takes} as left_cents, expires_at, purchase_id is not distinct from ${purchase.id}::uuid as is_of_it
            from credit_lots
            where brand_id = ${brandId} and left_cents > 0 and ${takes} > 0 and account = any(${sql.param([...accounts])}::text[])
              and (expires_at is null or expires_at > ${timestamptz(at)})
              and (not ${purchase.alone} or purchase_id = ${purchase.id}::uuid)
            order by id for update),
          summed as (
            select id, account, left_cents, sum(left_cents) over () as total,
              sum(left_cents) over (order by is_of_it desc, account, expires_at, id) - left_cents as before
            from candidates),
          parts as (
            select id, account, least(left_cents, ${cents}::int - before)::int as cents from summed
            where before < ${cents}::int and (${shortfall !== 'refuse'} or total >= ${cents}::int)),
          posting as (${insertPosting(taken, ...POSTED[shortfall](taken))}),
          lots as (
            update credit_lots l set left_cents = l.left_cents - parts.cents,
              held_cents = least(l.held_cents, l.left_cents - parts.cents)
            from parts, posting where l.id = parts.id),
          debt as (
            insert into credit_debts (brand_id, owed_cents, open_cents, purchase_id)
            select ${brandId}, owed, owed, ${purchase.id}::uuid
            from (select cents - coalesce((select sum(cents) from parts), 0)::int as owed from posting) as missing
            where owed > 0 returning id, owed_cents)
        insert into ledger_entries (posting_id, account, lot_id, debt_id, cents)
        select posting.id, parts.account, parts.id, null::bigint, -parts.cents from posting, parts
        union all select posting.id, 'debt', null, debt.id, -debt.owed_cents from posting, debt
        union all select id, ${counter}, null, null, cents from posting`,
  )
  return (rows.rowCount ?? 0) > 0
}

/** When something is posted, and how much. A debt stops spending, but not what takes a payment back. */
const POSTED: Readonly<Record<Taken['shortfall'], (taken: Taken) => readonly [condition: SQL, cents?: SQL]>> = {
  refuse: ({ brandId }) => [
    sql`exists (select from parts) and not exists (
          select from credit_debts where brand_id = ${brandId} and open_cents > 0)`,
  ],
  owe: () => [sql`true`],
  ignore: () => [sql`exists (select from parts)`, sql`(select sum(cents)::int from parts)`],
}

/** What was posted under a key; null: nothing. */
export async function findPosting(db: Database, key: string) {
  const rows = await rowsOf<{ brandId: string; kind: PostingKind; cents: number }>(
    db,
    sql`select brand_id as "brandId", kind, cents from ledger_postings where key = ${key}`,
  )
  return rows[0] ?? null
}

/** Bonus that was taken back for causes that begin so, and has not been restored. */
export async function sumMissingBonus(db: Database, brandId: string, cause: string): Promise<number> {
  const [row] = await rowsOf<{ cents: number }>(
    db,
    sql`select coalesce(sum(case kind when 'bonus_return' then cents else -cents end), 0)::int as cents
        from ledger_postings where brand_id = ${brandId} and kind in ('bonus_return', 'bonus_restored')
          and starts_with(key, kind || ':' || ${cause}::text)`,
  )
  return row?.cents ?? 0
}

/** Posts what was taken under a key back, as new lots: an expired one would be lost at once. False where posted before. */
export async function returnCredit(
  db: Database,
  returned: Omit<Movement, 'cents'> & {
    readonly of: string
    readonly counter: LedgerAccount
    readonly notBefore: Date
  },
): Promise<boolean> {
  const { brandId, kind, key, at, of, counter, notBefore } = returned
  const rows = await db.execute(
    sql`with parts as (
            select l.account, l.purchase_id, l.is_live, -e.cents as cents, row_number() over (order by e.id) as no,
              case when l.expires_at is not null then greatest(l.expires_at, ${timestamptz(notBefore)}) end as expires_at
            from ledger_postings p join ledger_entries e on e.posting_id = p.id join credit_lots l on l.id = e.lot_id
            where p.key = ${of} and p.brand_id = ${brandId} and e.cents < 0),
          posting as (
            insert into ledger_postings (brand_id, kind, key, cents, posted_at)
            select ${brandId}, ${kind}, ${key}, sum(cents), ${timestamptz(at)} from parts having count(*) > 0
            on conflict (key) do nothing returning id, cents),
          lots as (
            insert into credit_lots (brand_id, account, granted_cents, left_cents, purchase_id, is_live, expires_at)
            select ${brandId}, account, cents, cents, purchase_id, is_live, expires_at from parts, (select id from posting) as posted
            order by no returning id, account, granted_cents)
        insert into ledger_entries (posting_id, account, lot_id, cents)
        select posting.id, lots.account, lots.id, lots.granted_cents from posting, lots
        union all select id, ${counter}, null, -cents from posting`,
  )
  return (rows.rowCount ?? 0) > 0
}

/** Posts some lots that expired; answers how many. */
export async function expireLots(db: Database, at: Date, most: number): Promise<number> {
  const rows = await rowsOf<{ count: number }>(
    db,
    sql`with due as (
            select id, brand_id, account, left_cents as cents from credit_lots
            where left_cents > 0 and expires_at <= ${timestamptz(at)}
            order by id limit ${most} for update skip locked),
          postings as (
            insert into ledger_postings (brand_id, kind, key, cents, posted_at)
            select brand_id, 'expire', 'expire:' || id, cents, ${timestamptz(at)} from due returning id, key),
          lots as (update credit_lots l set left_cents = 0, held_cents = 0 from due where l.id = due.id),
          posted as (select p.id, due.id as lot_id, due.account, due.cents from postings p
            join due on p.key = 'expire:' || due.id),
          entries as (
            insert into ledger_entries (posting_id, account, lot_id, cents)
            select id, account, lot_id, -cents from posted
            union all select id, 'expired', null, cents from posted returning 1)
        select count(*)::int as count from due`,
  )
  return rows[0]?.count ?? 0
}

/** Settles a part of the oldest debt from bought credit; answers false when there is nothing to settle, or nothing to settle it with. */
export async function settleOldestDebt(db: Database, brandId: string, at: Date): Promise<boolean> {
  const rows = await db.execute(
    sql`with owed as (
            select id, open_cents from credit_debts where brand_id = ${brandId} and open_cents > 0
            order by id limit 1 for update),
          candidates as (
            select id, left_cents - held_cents as left_cents from credit_lots, (select from owed) as any_owed
            where brand_id = ${brandId} and left_cents > held_cents and account = 'purchased' order by id
            for update of credit_lots),
          summed as (select id, left_cents, sum(left_cents) over (order by id) - left_cents as before from candidates),
          parts as (
            select summed.id, least(left_cents, open_cents - before)::int as cents from summed, owed where before < open_cents),
          posting as (
            insert into ledger_postings (brand_id, kind, key, cents, posted_at)
            select ${brandId}, 'debt_settled', 'debt:' || owed.id || ':' || owed.open_cents, sum(parts.cents),
              ${timestamptz(at)}
            from parts, owed group by owed.id, owed.open_cents
            on conflict (key) do nothing returning id, cents),
          lots as (
            update credit_lots l set left_cents = l.left_cents - parts.cents from parts, posting where l.id = parts.id),
          debt as (
            update credit_debts d set open_cents = d.open_cents - posting.cents from posting, owed where d.id = owed.id)
        insert into ledger_entries (posting_id, account, lot_id, debt_id, cents)
        select posting.id, 'purchased', parts.id, null::bigint, -parts.cents from posting, parts
        union all select posting.id, 'debt', null, owed.id, posting.cents from posting, owed`,
  )
  return (rows.rowCount ?? 0) > 0
}

export interface Balance {
  readonly purchasedCents: number
  readonly bonusCents: number
  readonly debtCents: number
  /** Bought, and asked back: it is not part of the rest. */
  readonly heldCents: number
  /** The bonus that expires next. */
  readonly nextExpiry: { readonly cents: number; readonly at: string } | null
}

export async function selectBalance(db: Database, brandId: string, at: Date): Promise<Balance> {
  const [row] = await rowsOf<Balance>(
    db,
    sql`with lots as (
          select account, left_cents - held_cents as left_cents, held_cents, expires_at from credit_lots
          where brand_id = ${brandId} and left_cents > 0 and (expires_at is null or expires_at > ${timestamptz(at)}))
        select coalesce(sum(left_cents) filter (where account = 'purchased'), 0)::int as "purchasedCents",
          coalesce(sum(left_cents) filter (where account = 'bonus'), 0)::int as "bonusCents",
          coalesce(sum(held_cents), 0)::int as "heldCents",
          (select coalesce(sum(open_cents), 0)::int from credit_debts where brand_id = ${brandId}) as "debtCents",
          (select jsonb_build_object('cents', sum(left_cents), 'at', to_char(expires_at at time zone 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from lots where expires_at is not null group by expires_at order by expires_at limit 1) as "nextExpiry"
        from lots`,
  )
  return row ?? { purchasedCents: 0, bonusCents: 0, debtCents: 0, heldCents: 0, nextExpiry: null }
}

/** By brand, credit that can be spent; brands with an open debt, or without any credit, are left out. */
export const selectSpendable = (
  db: Database,
  brandIds: readonly string[],
  at: Date,
): Promise<{ readonly brandId: string; readonly cents: number }[]> =>
  rowsOf(
    db,
    sql`select l.brand_id as "brandId", sum(l.left_cents - l.held_cents)::int as cents from credit_lots l
        where l.brand_id = any(${sql.param([...brandIds])}::uuid[]) and l.left_cents > l.held_cents
          and (l.expires_at is null or l.expires_at > ${timestamptz(at)})
          and not exists (select from credit_debts d where d.brand_id = l.brand_id and d.open_cents > 0)
        group by l.brand_id`,
  )
