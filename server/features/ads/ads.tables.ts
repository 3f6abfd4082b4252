import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { EVENT_DEVICES, EVENT_SOURCES } from '#contract/event-context.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/**
 * Clicks through to a brand's shop. Partitioned by month and without foreign keys (Decision 062): the trigger
 * `forget_user` removes a deleted user; products that were clicked are not deleted.
 */
export const clicks = pgTable(
  'clicks',
  {
    /** Made by the device at the click. */
    key: uuid('key').notNull(),
    clickedAt: moment('clicked_at').notNull(),
    /** Null: deleted since, or the click is older than 90 days. */
    userId: uuid('user_id'),
    productId: uuid('product_id').notNull(),
    /** The advertisement that led to it; null: none. */
    campaignId: uuid('campaign_id'),
    /** Where and on what device it was made; null: not said. */
    source: text('source', { enum: EVENT_SOURCES }),
    device: text('device', { enum: EVENT_DEVICES }),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.clickedAt] }),
    index('clicks_product').on(t.productId, t.clickedAt),
    index('clicks_user').on(t.userId).where(sql`${t.userId} is not null`),
    index('clicks_named').on(t.clickedAt).where(sql`${t.userId} is not null`),
  ],
)
