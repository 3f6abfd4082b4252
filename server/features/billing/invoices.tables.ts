import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'
import { purchases } from './purchases.tables.ts'

export const INVOICE_KINDS = ['invoice', 'correction'] as const

/** The last number of each series, such as `SW-R-2026`. Its row is locked until the document with the next one is committed. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** Invoices and corrections of invoices (UStG § 14). Rows are never changed, and erased eight years after their year (Decision 138). */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: text('number').notNull().unique('invoices_number'),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    purchaseId: uuid('purchase_id').notNull(),
    /** The same cause is invoiced once. */
    cause: text('cause').notNull().unique('invoices_cause'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** Negative in corrections. */
    netCents: integer('net_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    /** Everything that is printed, in the shape of `InvoiceContent`. */
    content: jsonb('content').notNull(),
    retainUntil: date('retain_until').notNull(),
  },
  (t) => [
    index('invoices_brand').on(t.brandId, t.issuedAt, t.number),
    index('invoices_purchase').on(t.purchaseId),
    foreignKey({
      name: 'invoices_purchase_of_brand',
      columns: [t.brandId, t.purchaseId],
      foreignColumns: [purchases.brandId, purchases.id],
    }).onDelete('restrict'),
    check('invoices_kind', inList(t.kind, INVOICE_KINDS)),
    check('invoices_gross', sql`${t.grossCents} = ${t.netCents} + ${t.vatCents}`),
    check('invoices_sign', sql`(${t.kind} = 'correction') = (${t.grossCents} < 0)`),
  ],
)

/** The PDF of an invoice with its XML, made once; never changed. */
export const invoiceFiles = pgTable('invoice_files', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'restrict' }),
  storageKey: text('storage_key').notNull(),
  sha256: bytea('sha256').notNull(),
  madeAt: moment('made_at').notNull(),
})
