import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { moment } from '#server/platform/platform.tables.ts'

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
