import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** A user's own lists. The saved list is not one of them and has no row. */
export const boards = pgTable(
  'boards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Opens the list without signing in; null: private. Stored in plain text, because its owner is shown the link again. */
    shareToken: text('share_token'),
    showsOwner: boolean('shows_owner').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When a product was added or removed last, or the name changed. */
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('boards_name').on(t.userId, sql`lower(${t.name})`),
    uniqueIndex('boards_share_token').on(t.shareToken),
    check('boards_private', sql`${t.shareToken} is not null or not ${t.showsOwner}`),
  ],
)

export const boardProducts = pgTable(
  'board_products',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    productNo: integer('product_no')
      .notNull()
      .references(() => products.no, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.boardId, t.productNo] }), index('board_products_product').on(t.productNo)],
)
