import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

/** Tables whose rows prove something to brands, people or authorities. */
const EVIDENCE = [
  'ad_click_contests',
  'ad_click_refunds',
  'ad_clicks',
  'ad_impressions',
  'ad_placements',
  'ad_reserves',
  'appeals',
  'audit_log',
  'auto_topup_orders',
  'brand_assurances',
  'brand_document_notices',
  'brand_domains',
  'clicks',
  'content_notices',
  'credit_debts',
  'credit_lots',
  'credit_return_parts',
  'credit_returns',
  'invoice_files',
  'invoices',
  'ledger_entries',
  'ledger_postings',
  'mail_consents',
  'moderation_decisions',
  'payment_disputes',
  'payment_events',
  'price_history',
  'price_versions',
  'purchase_refunds',
  'purchases',
  'sale_products',
  'sales',
  'subscription_changes',
]

/** Every foreign key that deletes rows, as `table → referenced table`, below the reason why they prove nothing. */
const DELETING: Readonly<Record<string, readonly string[]>> = {
  'data of an account, erased with it (GDPR art. 17)': [
    'access_recoveries → users',
    'account_locks → users',
    'account_views → users',
    'auth_codes → users',
    'boards → users',
    'brand_registrations → users',
    'brand_ties → users',
    'conversations → users',
    'dealt_pages → users',
    'decks → users',
    'email_reverts → users',
    'export_tickets → users',
    'interactions → users',
    'notification_preferences → users',
    'notifications → users',
    'price_alerts → users',
    'push_subscriptions → users',
    'saved_clears → users',
    'saved_products → users',
    'search_wishes → users',
    'sessions → users',
    'tastes → users',
    'conversation_pictures → users',
    'ticket_attachments → users',
    'tickets → users',
  ],
  'figures prove nothing, and only products and brands that were never public are deleted': [
    'ad_auction_days → campaigns',
    'ad_own_addresses → brands',
    'brand_audiences → brands',
    'brand_ranks → brands',
    'campaign_products → products',
    'campaign_terms → campaigns',
    'drop_promises → products',
    'people_groups → products',
    'product_days → products',
    'product_hours → products',
    'product_reach → products',
  ],
  'consents to mails are proven by mail_consents, which has no foreign key': [
    'release_signups → products',
    'release_signups → users',
  ],
  'who had which role, and what they did, stands in audit_log, which has no foreign key': [
    'brand_members → brands',
    'brand_members → users',
    'staff → users',
  ],
  'parts of a row that has no meaning without it': [
    'board_products → boards',
    'campaign_products → campaigns',
    'conversation_messages → conversations',
    'conversation_picture_files → conversation_pictures',
    'conversation_pictures → conversation_messages',
    'conversation_pictures → conversations',
    'conversation_viewers → conversations',
    'conversation_viewers → users',
    'export_tickets → sessions',
    'feed_products → product_feeds',
    'feed_runs → product_feeds',
    'import_rows → import_batches',
    'notice_pictures → content_notices',
    'push_messages → push_subscriptions',
    'push_subscriptions → sessions',
    'second_factors → staff',
    'sessions → sessions',
    'ticket_attachments → ticket_messages',
    'ticket_events → tickets',
    'ticket_files → ticket_attachments',
    'ticket_messages → tickets',
    'ticket_notes → tickets',
    'ticket_viewers → tickets',
    'ticket_viewers → users',
  ],
  'parts of a product; one that must be kept has price history, sales, clicks or decisions and is not deleted': [
    'held_product_images → products',
    'product_changes → products',
    'product_images → products',
    'product_variants → products',
    'release_clicks → products',
    'search_documents → products',
  ],
  'what users and feeds did with a product; not deleted while the product must be kept': [
    'board_products → products',
    'feed_products → products',
    'push_messages → products',
    'saved_products → products',
  ],
  'parts of a brand; a brand is erased, its row stays (Decision 049)': [
    'brand_imprints → brands',
    'brand_invites → brands',
    'brand_likers → brands',
    'brand_notes → brands',
    'brand_pictures → brands',
    'brand_socials → brands',
    'brand_sums → brands',
    'brand_theme_links → brands',
    'brand_theme_versions → brands',
    'brand_themes → brands',
    'brand_ties → brands',
    'import_batches → brands',
    'import_mappings → brands',
    'product_feeds → brands',
    'product_undos → brands',
  ],
}

interface ForeignKey {
  readonly table: string
  readonly target: string
  /** c: cascade, n: set null, r: restrict, a: no action. */
  readonly deletion: string
}

let app: TestApp
let keys: readonly ForeignKey[]
beforeAll(async () => {
  app = await openTestApp()
  keys = await rowsOf<ForeignKey>(
    app.world.db,
    sql`select conrelid::regclass::text as "table", confrelid::regclass::text as target, confdeltype as deletion
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
})
afterAll(() => app.close())

describe('what proves something', () => {
  test.each(EVIDENCE)('rows of %s are not deleted with what they refer to', (table) => {
    for (const { target, deletion } of keys.filter((key) => key.table === table)) {
      expect([target, deletion]).toEqual([target, target === 'users' ? 'n' : 'r'])
    }
  })

  test('exists as a table, and rows of users, brands and products are never deleted by what they refer to', async () => {
    const tables = await rowsOf<{ name: string }>(
      app.world.db,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(EVIDENCE.filter((table) => !tables.some(({ name }) => name === table))).toEqual([])
    expect(keys.filter(({ table, deletion }) => deletion === 'c' && ['brands', 'products'].includes(table))).toEqual([])
  })

  test('is not among what foreign keys delete; each of those has its reason', () => {
    const deleting = keys.filter(({ deletion }) => deletion === 'c').map(({ table, target }) => `${table} → ${target}`)
    expect(deleting.toSorted()).toEqual(Object.values(DELETING).flat().toSorted())
  })
})
