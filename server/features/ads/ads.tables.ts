import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** Clicks through to a brand's shop. */
export const clicks = pgTable(
  'clicks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    clickedAt: moment('clicked_at').notNull().defaultNow(),
  },
  (t) => [
    index('clicks_product').on(t.productId, t.clickedAt),
    index('clicks_user').on(t.userId),
    index('clicks_named').on(t.clickedAt).where(sql`${t.userId} is not null`),
  ],
)
