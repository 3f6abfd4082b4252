import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { moment } from '#server/platform/platform.tables.ts'

export const BRAND_TIES = ['follow', 'hide'] as const

export const brands = pgTable(
  'brands',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Small number for the ranking's arrays; never shown. */
    no: integer('no').notNull().generatedAlwaysAsIdentity().unique('brands_no'),
    slug: text('slug').notNull().unique('brands_slug'),
    name: text('name').notNull(),
    descriptionDe: text('description_de').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    city: text('city').notNull().default(''),
    website: text('website'),
    status: text('status', { enum: ['approved', 'suspended'] })
      .notNull()
      .default('approved'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('brands_owner').on(t.ownerId)],
)

/** What a person thinks of a brand: follows it, or wants no more of it; never both. */
export const brandTies = pgTable(
  'brand_ties',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandNo: integer('brand_no')
      .notNull()
      .references(() => brands.no, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BRAND_TIES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.brandNo] }), index('brand_ties_brand').on(t.brandNo, t.kind)],
)
