import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands } from '#server/features/brands/brands.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'
import { products } from './products.tables.ts'

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' })

/** What a search and a shop page need of a product, narrow and in one place; written with the product. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productNo: integer('product_no')
      .primaryKey()
      .references(() => products.no, { onDelete: 'cascade' }),
    /** Of the rules that made it (`INDEX_VERSION`): documents of another one are made anew. */
    version: integer('version').notNull(),
    brandNo: integer('brand_no').notNull(),
    /** As it was put into the words: a renamed brand shows here. */
    brandName: text('brand_name').notNull(),
    /** Active product of an approved brand. */
    isShown: boolean('is_shown').notNull(),
    gender: text('gender').notNull(),
    productType: text('product_type').notNull(),
    /** What it costs now, sale included. */
    effectiveCents: integer('effective_cents').notNull(),
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
    // The newest of a brand are read from its end.
    index('search_documents_brand').on(t.brandNo, t.listedAt, t.productNo),
    index('search_documents_release').on(t.releaseAt).where(sql`${t.releaseAt} is not null`),
  ],
)

/**
 * How many products of each kind a brand shows. A trigger on `search_documents` keeps it, in the transaction of every
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

/** Every folded word of the documents that is no number: for typing mistakes, compounds and going on typing. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text('term').primaryKey(),
    stem: text('stem').notNull(),
    /** As a product spells it. */
    spelling: text('spelling').notNull(),
    /** How many documents hold it, as last counted. */
    documents: integer('documents').notNull().default(1),
  },
  (t) => [index('search_terms_stem').on(t.stem), index('search_terms_alike').using('gin', t.term.op('gin_trgm_ops'))],
)
