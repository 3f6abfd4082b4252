import { bigint, boolean, date, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CALL_OUTCOMES } from '#contract/orders.limits.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { sales } from '#server/features/products/prices.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'

/** The server key of a brand, with which its shop reports orders. Only its hash is stored. */
export const orderKeys = pgTable('order_keys', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id),
  secretHash: bytea('secret_hash').notNull().unique(),
  /** Its last characters. */
  hint: text('hint').notNull(),
  createdAt: moment('created_at').notNull(),
  /** The last call with it; null: none yet. */
  calledAt: moment('called_at'),
  outcome: text('outcome', { enum: CALL_OUTCOMES }),
})

/** Of the click that led to an order: copied, because the click loses its user after 90 days. */
const origin = () => ({
  /** Null: a promo code of several products. */
  productId: uuid('product_id'),
  /** `unknown`: not said, as in `product_days`. */
  source: text('source').notNull(),
  device: text('device').notNull(),
  isPromoted: boolean('is_promoted').notNull(),
})

/** Orders in the shops of brands that followed a click or a promo code. Kept for 13 months (Decision 138). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** The shop's own number. */
    orderNo: text('order_no').notNull(),
    valueCents: bigint('value_cents', { mode: 'number' }).notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    via: text('via', { enum: ['call', 'file'] }).notNull(),
    /** Key and moment of the click, which has no foreign key because clicks are partitioned; null: a promo code led to it. */
    clickKey: uuid('click_key'),
    clickedAt: moment('clicked_at'),
    promoCode: text('promo_code'),
    saleId: uuid('sale_id'),
    ...origin(),
    /** The click was made by the brand's team or by staff: it does not count. */
    isOwn: boolean('is_own').notNull(),
  },
  (t) => [
    unique('orders_number').on(t.brandId, t.orderNo),
    index('orders_occurred').on(t.brandId, t.occurredAt, t.id),
    index('orders_click').on(t.clickKey),
    index('orders_old').on(t.occurredAt),
    foreignKey({
      name: 'orders_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }),
    foreignKey({
      name: 'orders_sale_of_brand',
      columns: [t.brandId, t.saleId],
      foreignColumns: [sales.brandId, sales.id],
    }),
  ],
)

/** What remains of orders after 13 months, by day (Berlin). They name no order. */
export const orderDays = pgTable(
  'order_days',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    day: date('day').notNull(),
    ...origin(),
    orders: integer('orders').notNull(),
    valueCents: bigint('value_cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    index('order_days_day').on(t.brandId, t.day),
    foreignKey({
      name: 'order_days_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }),
  ],
)
