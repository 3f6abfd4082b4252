import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands } from '#server/features/brands/brands.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'
import { products } from './products.tables.ts'

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })

/** The data of a product for search and shop pages, in one narrow row; written with the product. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productNo: integer('product_no')
      .primaryKey()
      .references(() => products.no, { onDelete: 'cascade' }),
    /** Version of the rules that made it (`INDEX_VERSION`); documents of other versions are rebuilt. */
    version: integer('version').notNull(),
    brandNo: integer('brand_no').notNull(),
    /** The brand name in `words`; it differs from the brand's when the brand was renamed. */
    brandName: text('brand_name').notNull(),
    /** Active product of an approved brand. */
    isShown: boolean('is_shown').notNull(),
    /** Found in the brand's shop alone. */
    isShopOnly: boolean('is_shop_only').notNull().default(false),
    gender: text('gender').notNull(),
    productType: text('product_type').notNull(),
    /** Current price, sale included. */
    effectiveGrossCents: integer('effective_gross_cents').notNull(),
    isOnSale: boolean('is_on_sale').notNull(),
    releaseAt: moment('release_at'),
    listedAt: moment('listed_at').notNull(),
    sizes: text('sizes').array().notNull(),
    colours: text('colours').array().notNull(),
    /** Folded words: A name, B kind, tags and colours, C brand, D description and material. */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('search_documents_words').using('gin', t.words),
    // The newest of a brand are read from the end of the index.
    index('search_documents_brand').on(t.brandNo, t.listedAt, t.productNo),
    index('search_documents_release').on(t.releaseAt).where(sql`${t.releaseAt} is not null`),
  ],
)

/**
 * Number of visible products of each kind per brand. A trigger on `search_documents` updates it in the transaction of every
 * change, so that lists of brands need not count all products.
 */
export const brandSums = pgTable(
  'brand_sums',
  {
    brandNo: integer('brand_no')
      .notNull()
      .references(() => brands.no, { onDelete: 'cascade' }),
    productType: text('product_type').notNull(),
    gender: text('gender').notNull(),
    products: integer('products').notNull(),
    onSale: integer('on_sale').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandNo, t.productType, t.gender] })],
)

/** Every folded word of the documents except numbers: for corrections, compounds and completions. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text('term').primaryKey(),
    stem: text('stem').notNull(),
    /** The spelling of a product. */
    spelling: text('spelling').notNull(),
    /** Number of documents that contain it, at the last count. */
    documents: integer('documents').notNull().default(1),
  },
  (t) => [index('search_terms_stem').on(t.stem), index('search_terms_alike').using('gin', t.term.op('gin_trgm_ops'))],
)
