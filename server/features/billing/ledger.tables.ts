import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { POSTING_KINDS } from '#contract/billing.limits.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** What the credit of a brand is made of; `debt` is below zero. */
const BRAND_ACCOUNTS = ['purchased', 'bonus', 'debt'] as const
/** Where it came from or went to, seen from the installation. */
const COUNTER_ACCOUNTS = ['payments', 'grants', 'clicks', 'expired', 'adjustments'] as const
export const LEDGER_ACCOUNTS = [...BRAND_ACCOUNTS, ...COUNTER_ACCOUNTS] as const
export const CREDIT_ACCOUNTS = ['purchased', 'bonus'] as const

/** One movement of credit, with its cause. Its entries sum to 0. Rows are never changed; kept for ten years (Decision 138). */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: POSTING_KINDS }).notNull(),
    /** Names the cause; the same cause is posted once. */
    key: text('key').notNull().unique('ledger_postings_key'),
    cents: integer('cents').notNull(),
    /** What staff say of an adjustment. */
    reason: text('reason').notNull().default(''),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [
    index('ledger_postings_brand').on(t.brandId, t.id),
    index('ledger_postings_clicks')
      .on(t.brandId, t.postedAt, t.kind, t.cents)
      .where(sql`${t.kind} in ('click', 'click_refund')`),
    check('ledger_postings_kind', inList(t.kind, POSTING_KINDS)),
    check('ledger_postings_cents', sql`${t.cents} > 0`),
    check('ledger_postings_reason', sql`${t.kind} <> 'adjustment' or ${t.reason} <> ''`),
  ],
)

/** Credit that was bought or granted at once. The server changes `left_cents` and `held_cents` alone. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    account: text('account', { enum: CREDIT_ACCOUNTS }).notNull(),
    grantedCents: integer('granted_cents').notNull(),
    leftCents: integer('left_cents').notNull(),
    /** Of what is left, asked back by the brand: it cannot be spent until that is decided. */
    heldCents: integer('held_cents').notNull().default(0),
    /** The purchase that it came with; null: none. */
    purchaseId: uuid('purchase_id'),
    /** False: bought or granted while nothing could be paid here. */
    isLive: boolean('is_live').notNull().default(false),
    /** From then on it cannot be spent; null: never. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('credit_lots_left').on(t.brandId, t.id).where(sql`${t.leftCents} > 0`),
    index('credit_lots_expiring').on(t.expiresAt).where(sql`${t.leftCents} > 0 and ${t.expiresAt} is not null`),
    check('credit_lots_account', inList(t.account, CREDIT_ACCOUNTS)),
    check('credit_lots_left', sql`${t.leftCents} between 0 and ${t.grantedCents}`),
    check('credit_lots_held', sql`${t.heldCents} between 0 and ${t.leftCents}`),
    check('credit_lots_expires', sql`${t.account} = 'bonus' or ${t.expiresAt} is null`),
  ],
)

/** Credit that was spent although its payment was taken back (Trust S74). The server changes `open_cents` alone. */
export const creditDebts = pgTable(
  'credit_debts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    owedCents: integer('owed_cents').notNull(),
    openCents: integer('open_cents').notNull(),
    purchaseId: uuid('purchase_id'),
  },
  (t) => [
    index('credit_debts_open').on(t.brandId, t.id).where(sql`${t.openCents} > 0`),
    check('credit_debts_open', sql`${t.openCents} between 0 and ${t.owedCents}`),
  ],
)

/** The sides of a posting: positive is more credit of the brand, or more of what the counter account counts. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: bigint('posting_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerPostings.id, { onDelete: 'restrict' }),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    lotId: bigint('lot_id', { mode: 'number' }).references(() => creditLots.id, { onDelete: 'restrict' }),
    debtId: bigint('debt_id', { mode: 'number' }).references(() => creditDebts.id, { onDelete: 'restrict' }),
    cents: integer('cents').notNull(),
  },
  (t) => [
    unique('ledger_entries_side').on(t.postingId, t.account, t.lotId, t.debtId).nullsNotDistinct(),
    index('ledger_entries_lot').on(t.lotId).where(sql`${t.lotId} is not null`),
    index('ledger_entries_debt').on(t.debtId).where(sql`${t.debtId} is not null`),
    check('ledger_entries_account', inList(t.account, LEDGER_ACCOUNTS)),
    check('ledger_entries_cents', sql`${t.cents} <> 0`),
    check('ledger_entries_lot', sql`(${t.lotId} is not null) = (${inList(t.account, CREDIT_ACCOUNTS)})`),
    check('ledger_entries_debt', sql`(${t.debtId} is not null) = (${t.account} = 'debt')`),
  ],
)
