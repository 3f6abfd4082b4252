import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'
import { purchases } from './purchases.tables.ts'

/** What follows from the refunds of an accepted one is not stored. */
export const STORED_RETURN_STATES = ['asked', 'withdrawn', 'refused', 'accepted'] as const

/** Bought credit that a brand asks back, one undecided at a time. Kept like the refunds that it leads to. */
export const creditReturns = pgTable(
  'credit_returns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** `Idempotency-Key`: repeating the request finds this row. */
    requestKey: uuid('request_key').notNull(),
    state: text('state', { enum: STORED_RETURN_STATES }).notNull().default('asked'),
    /** Null: all that could be asked back then. */
    askedCents: integer('asked_cents'),
    cents: integer('cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    reason: text('reason').notNull(),
    answer: text('answer').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** When the brand was told what became of the refunds. */
    toldAt: moment('told_at'),
  },
  (t) => [
    unique('credit_returns_request').on(t.brandId, t.requestKey),
    unique('credit_returns_of_brand').on(t.brandId, t.id),
    uniqueIndex('credit_returns_open').on(t.brandId).where(sql`${t.state} = 'asked'`),
    index('credit_returns_asked').on(t.askedAt).where(sql`${t.state} = 'asked'`),
    check('credit_returns_state', inList(t.state, STORED_RETURN_STATES)),
    check('credit_returns_cents', sql`${t.cents} > 0 and ${t.grossCents} >= ${t.cents}`),
    check('credit_returns_decided', sql`(${t.state} = 'asked') = (${t.decidedAt} is null)`),
  ],
)

/** The part of a return that came from one purchase, with the key of its refund. */
export const creditReturnParts = pgTable(
  'credit_return_parts',
  {
    refundKey: uuid('refund_key').primaryKey().defaultRandom(),
    brandId: uuid('brand_id').notNull(),
    returnId: uuid('return_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    cents: integer('cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    /** Its credit is set aside. */
    isHeld: boolean('is_held').notNull().default(true),
  },
  (t) => [
    unique('credit_return_parts_purchase').on(t.returnId, t.purchaseId),
    index('credit_return_parts_of').on(t.purchaseId),
    foreignKey({
      name: 'credit_return_parts_return',
      columns: [t.brandId, t.returnId],
      foreignColumns: [creditReturns.brandId, creditReturns.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'credit_return_parts_of_purchase',
      columns: [t.brandId, t.purchaseId],
      foreignColumns: [purchases.brandId, purchases.id],
    }).onDelete('restrict'),
    check('credit_return_parts_cents', sql`${t.cents} > 0 and ${t.grossCents} >= ${t.cents}`),
  ],
)
