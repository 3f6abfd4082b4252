import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { products } from '#server/features/products/products.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

const STEP = sql.raw(String(FEWEST_PEOPLE))

/**
 * Whom a product could reach, and why not: people of the last weeks, made anew once a week. Every number is rounded down to a
 * multiple of 20 before it is stored, so that no difference of two of them says something about fewer people (Decision 135).
 */
export const productReach = pgTable(
  'product_reach',
  {
    productNo: integer('product_no')
      .primaryKey()
      .references(() => products.no, { onDelete: 'cascade' }),
    /** Those whose filters admit its gender and type, and who have not hidden the brand; the others are parts of them. */
    fitting: integer('fitting').notNull(),
    seen: integer('seen').notNull(),
    outOfPrice: integer('out_of_price').notNull(),
    outOfSize: integer('out_of_size').notNull(),
    /** Nothing is in the way: what is left is its place in their order. */
    open: integer('open').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [
    check(
      'product_reach_rounded',
      sql.join(
        [t.fitting, t.seen, t.outOfPrice, t.outOfSize, t.open].map((part) => sql`${part} % ${STEP} = 0`),
        sql` and `,
      ),
    ),
  ],
)
