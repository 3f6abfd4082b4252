import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'
import { products } from './products.tables.ts'

/** Which products of the brand a sale reduces; empty: all of them. */
export interface SaleFilter {
  readonly productType?: ProductType | undefined
  readonly gender?: Gender | undefined
}

/** A price reduction with start and end, of one or more products of a brand; at most one at a time per product. */
export const sales = pgTable(
  'sales',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** Empty for those of an import. */
    name: text('name').notNull().default(''),
    /** Whole for sales made by hand; with decimals where a shop's own price needs them (Decision 137). */
    percent: numeric('percent', { precision: 8, scale: 5, mode: 'number' }).notNull(),
    promoCode: text('promo_code'),
    badge: text('badge').notNull().default(''),
    /** The products were chosen by a filter; null: one by one. */
    filter: jsonb('filter').$type<SaleFilter>(),
    /** False until the start of a sale with a filter, when new products join. */
    areProductsFixed: boolean('are_products_fixed').notNull().default(true),
    startsAt: moment('starts_at').notNull(),
    /** As planned; `cancelledAt` may be earlier. */
    endsAt: moment('ends_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** Made by an import, which also ends it; imports do not touch those made by hand. */
    isImported: boolean('is_imported').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('sales_brand').on(t.brandId, t.id),
    index('sales_ends').on(t.endsAt),
    index('sales_not_fixed').on(t.startsAt).where(sql`not ${t.areProductsFixed}`),
    check('sales_percent', sql`${t.percent} >= 1 and ${t.percent} <= 90`),
    check('sales_span', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/**
 * The products of a sale, each with the period in which it is reduced: one that joins later starts later. An empty period
 * never began. Migration 0039 adds the exclusion constraint: no two periods of a product overlap.
 */
export const saleProducts = pgTable(
  'sale_products',
  {
    brandId: uuid('brand_id').notNull(),
    saleId: uuid('sale_id').notNull(),
    productId: uuid('product_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.saleId, t.productId] }),
    index('sale_products_ends').on(t.endsAt),
    check('sale_products_span', sql`${t.startsAt} <= ${t.endsAt}`),
    index('sale_products_product').on(t.productId),
    foreignKey({
      name: 'sale_products_sale',
      columns: [t.brandId, t.saleId],
      foreignColumns: [sales.brandId, sales.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'sale_products_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('restrict'),
  ],
)

export const PRICE_CAUSES = ['hand', 'import', 'sale'] as const

/**
 * Every effective price a product ever had, without gaps and without overlaps (Trust I12, PAngV § 11). Migration 0023
 * adds the exclusion constraint.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    brandId: uuid('brand_id').notNull(),
    productId: uuid('product_id').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null: still valid. */
    validTo: moment('valid_to'),
    priceGrossCents: integer('price_gross_cents').notNull(),
    cause: text('cause', { enum: PRICE_CAUSES }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.validFrom] }),
    uniqueIndex('price_history_current').on(t.productId).where(sql`${t.validTo} is null`),
    check('price_history_cause', inList(t.cause, PRICE_CAUSES)),
    foreignKey({
      name: 'price_history_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('restrict'),
  ],
)
