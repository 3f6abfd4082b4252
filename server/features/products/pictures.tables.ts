import { bigint, boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { inList, moment } from '#server/platform/data/platform.tables.ts'
import { products } from './products.tables.ts'

/** Columns that a picture of a product keeps when it is taken out and put back. */
const imageColumns = () => ({
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
  /** The point that stays visible when the picture is cropped, in thousandths of width and height. */
  focusX: integer('focus_x').notNull().default(500),
  focusY: integer('focus_y').notNull().default(500),
  /** 64 bits of the picture's appearance; null: not computed yet. */
  perceptualHash: bigint('perceptual_hash', { mode: 'bigint' }),
})

export const productImages = pgTable(
  'product_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id').notNull(),
    productId: uuid('product_id').notNull(),
    ...imageColumns(),
  },
  (t) => [
    unique('product_images_position').on(t.productId, t.position),
    unique('product_images_product').on(t.brandId, t.productId, t.id),
    foreignKey({
      name: 'product_images_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
  ],
)

const HELD_IMAGE_STATES = ['waiting', 'refused', 'removed'] as const

/**
 * Pictures of a product that are not shown: new ones of a live product that wait for their review or were refused by it, and
 * removed ones, which can be put back for an hour.
 */
export const heldProductImages = pgTable(
  'held_product_images',
  {
    id: uuid('id').primaryKey(),
    brandId: uuid('brand_id').notNull(),
    productId: uuid('product_id').notNull(),
    state: text('state', { enum: HELD_IMAGE_STATES }).notNull(),
    /** It was never shown: no review has approved it. */
    isUnreviewed: boolean('is_unreviewed').notNull(),
    /** What the review found wrong; empty: nothing was refused. */
    refusal: text('refusal').notNull().default(''),
    /** The picture that was cropped from this one; null: none. */
    replacedBy: uuid('replaced_by'),
    /** Variants that showed it; they get it back with it. */
    variantIds: uuid('variant_ids').array().notNull().default([]),
    heldAt: moment('held_at').notNull(),
    ...imageColumns(),
  },
  (t) => [
    index('held_product_images_product').on(t.productId),
    index('held_product_images_held').on(t.state, t.heldAt),
    check('held_product_images_state', inList(t.state, HELD_IMAGE_STATES)),
    foreignKey({
      name: 'held_product_images_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Pictures of products and brands whose rows were deleted and whose files still exist. Written by a
 * trigger on both tables, because most of these rows are deleted with their product or brand.
 */
export const removedPictures = pgTable('removed_pictures', {
  id: uuid('id').primaryKey(),
  master: text('master').notNull(),
})
