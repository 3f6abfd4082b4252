import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { BASE_COLOURS } from '#contract/colours.ts'
import { SIZE_SYSTEMS } from '#contract/sizes.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

export const PRODUCT_STATUSES = ['draft', 'active', 'paused', 'archived'] as const

export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Dense number: row of the ranking's arrays and bit of its bit sets; never public. */
    no: integer('no').notNull().generatedAlwaysAsIdentity().unique('products_no'),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** The shop's own key (handle), by which a repeated import finds the product. */
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    descriptionDe: text('description_de').notNull(),
    descriptionEn: text('description_en').notNull(),
    gender: text('gender', { enum: GENDERS }).notNull(),
    productType: text('product_type', { enum: PRODUCT_TYPES }).notNull(),
    /** Regular price, gross. */
    priceCents: integer('price_cents').notNull(),
    link: text('link'),
    /** In the future: a drop. */
    releaseAt: moment('release_at'),
    status: text('status', { enum: PRODUCT_STATUSES }).notNull().default('draft'),
    /** A draft that an import may publish: data was missing, or the shop did not publish it. Never set by hand. */
    isHeldBack: boolean('is_held_back').notNull().default(false),
    colours: text('colours').array().notNull().default([]),
    materialDe: text('material_de').notNull().default(''),
    materialEn: text('material_en').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('products_external').on(t.brandId, t.externalId),
    index('products_status').on(t.status),
    check('products_gender', sql`${t.gender} in ('men', 'women', 'unisex')`),
    check('products_type', sql`${t.productType} in ('shoes', 'pants', 'tops', 'accessories')`),
    check('products_held_back', sql`${t.status} = 'draft' or not ${t.isHeldBack}`),
    check('products_price', sql`${t.priceCents} between 1 and 999999`),
  ],
)

/** The variants of a product: its sizes and colours, in the order of the shop (Product 4). */
export const productVariants = pgTable(
  'product_variants',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Null with a size: a size of an unknown system. */
    sizeSystem: text('size_system', { enum: SIZE_SYSTEMS }),
    /** Null: not sold by size. */
    size: text('size'),
    colour: text('colour', { enum: BASE_COLOURS }),
    /** The shop's own names of the colour. */
    colourDe: text('colour_de').notNull().default(''),
    colourEn: text('colour_en').notNull().default(''),
    isAvailable: boolean('is_available').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    check('product_variants_size', sql`${t.size} is not null or ${t.sizeSystem} is null`),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The master: `demo:<file>` is a file of the repository, `file:<key>` is in storage. */
    master: text('master').notNull(),
    /** Identifies the picture at its origin, so that a repeated import finds it; null: added by hand. */
    source: text('source'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** ThumbHash, base64. */
    placeholder: text('placeholder').notNull().default(''),
    altDe: text('alt_de').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
  },
  (t) => [unique('product_images_position').on(t.productId, t.position)],
)

/**
 * Pictures of products and brands whose rows were deleted and whose files still exist. Written by a
 * trigger on both tables, because most of these rows are deleted with their product or brand.
 */
export const removedPictures = pgTable('removed_pictures', {
  id: uuid('id').primaryKey(),
  master: text('master').notNull(),
})

/** A price reduction with start and end. At most one at a time per product. */
export const sales = pgTable(
  'sales',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    percent: integer('percent').notNull(),
    promoCode: text('promo_code'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Made by an import, which also ends it; imports do not touch those made by hand. */
    isImported: boolean('is_imported').notNull().default(false),
  },
  (t) => [
    index('sales_product').on(t.productId),
    check('sales_percent', sql`${t.percent} between 1 and 90`),
    check('sales_span', sql`${t.startsAt} < ${t.endsAt}`),
  ],
)

/** Every effective price a product ever had, without gaps (Trust I12, PAngV § 11). */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    validFrom: moment('valid_from').notNull(),
    /** Null: still valid. */
    validTo: moment('valid_to'),
    priceCents: integer('price_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.validFrom] }),
    uniqueIndex('price_history_current').on(t.productId).where(sql`${t.validTo} is null`),
  ],
)
