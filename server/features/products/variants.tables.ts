import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { BASE_COLOURS } from '#contract/colours.ts'
import { SIZE_SYSTEMS } from '#contract/sizes.ts'
import { productImages } from './pictures.tables.ts'
import { products } from './products.tables.ts'

/** The variants of a product: its sizes and colours, in the order of the shop (Product 4). */
export const productVariants = pgTable(
  'product_variants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id').notNull(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    /**
     * Its normalised option values (`contract/variant-options.ts`), by which a product knows it. Null: an earlier variant of
     * the draft has the same ones. Migration 0061 adds the trigger that refuses this in a published product.
     */
    optionsKey: text('options_key'),
    /** Null with a size: a size of an unknown system. */
    sizeSystem: text('size_system', { enum: SIZE_SYSTEMS }),
    /** Null: not sold by size. */
    size: text('size'),
    colour: text('colour', { enum: BASE_COLOURS }),
    /** The shop's own names of the colour. */
    colourDe: text('colour_de').notNull().default(''),
    colourEn: text('colour_en').notNull().default(''),
    isAvailable: boolean('is_available').notNull().default(true),
    /** Null: the shop does not say how many there are. */
    stock: integer('stock'),
    /** A hint; never unique. */
    sku: text('sku').notNull().default(''),
    gtin: text('gtin'),
    /** Null: the base price of the product (Decision 141). */
    priceGrossCents: integer('price_gross_cents'),
    /** Picture of this variant; null: none. */
    imageId: uuid('image_id'),
  },
  (t) => [
    unique('product_variants_position').on(t.productId, t.position),
    unique('product_variants_options').on(t.productId, t.optionsKey),
    foreignKey({
      name: 'product_variants_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
    // The migration names the column that becomes null; drizzle cannot.
    foreignKey({
      name: 'product_variants_image_of_product',
      columns: [t.brandId, t.productId, t.imageId],
      foreignColumns: [productImages.brandId, productImages.productId, productImages.id],
    }).onDelete('set null'),
    index('product_variants_image').on(t.imageId).where(sql`${t.imageId} is not null`),
    check('product_variants_stock', sql`${t.stock} between 0 and 99999`),
    check('product_variants_price', sql`${t.priceGrossCents} between 1 and 999999`),
    check('product_variants_size', sql`${t.size} is not null or ${t.sizeSystem} is null`),
  ],
)
