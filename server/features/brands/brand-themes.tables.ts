import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'
import { brands } from './brands.tables.ts'

/** The design of a shop (Product 6), in the shape of the contract: the draft, and which version everyone sees. */
export const brandThemes = pgTable('brand_themes', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  draft: jsonb('draft').notNull(),
  version: integer('version').notNull().default(1),
  savedAt: moment('saved_at').notNull().defaultNow(),
  /** Number of a row in `brand_theme_versions`; null: the shop has our look. */
  publishedNo: integer('published_no'),
})

/** Published designs, the last ten; rows are never changed. */
export const brandThemeVersions = pgTable(
  'brand_theme_versions',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    theme: jsonb('theme').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.no] })],
)

/** Links that show a draft without an account, for 48 hours. */
export const brandThemeLinks = pgTable(
  'brand_theme_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('brand_theme_links_brand').on(t.brandId, t.expiresAt)],
)
