import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

export const savedProducts = pgTable(
  'saved_products',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productNo: integer('product_no')
      .notNull()
      .references(() => products.no, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productNo] }), index('saved_products_product').on(t.productNo)],
)

/** When a user last cleared the saved list: undo does not restore what was saved before. */
export const savedClears = pgTable('saved_clears', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  clearedAt: moment('cleared_at').notNull(),
})
