import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

/** Tables that refer to what a brand owns, and have no brand in a key, by the reason. */
const WITHOUT_BRAND: Readonly<Record<string, readonly string[]>> = {
  'what users did with products: the key has the user': [
    'board_products',
    'push_messages',
    'release_signups',
    'saved_products',
  ],
  'derived from events or products, and counted anew from them; read with the products of the brand': [
    'drop_promises',
    'people_groups',
    'product_days',
    'product_hours',
    'product_reach',
  ],
  'parts of a conversation, which names the brand; read and written with it alone': [
    'conversation_messages',
    'conversation_picture_files',
    'conversation_pictures',
    'conversation_viewers',
  ],
  'parts of a campaign or a click, which names the brand': [
    'ad_alerts',
    'ad_auction_days',
    'ad_click_refunds',
    'ad_impressions',
    'campaign_terms',
  ],
  'parts of a posting, an invoice or a purchase, which names the brand; written with it, never changed': [
    'invoice_files',
    'ledger_entries',
    'payment_disputes',
    'purchase_refunds',
  ],
  'parts of a ticket, which names the brand or the person; read through it': [
    'ticket_attachments',
    'ticket_events',
    'ticket_files',
    'ticket_messages',
    'ticket_notes',
    'ticket_viewers',
  ],
}

/** Rows that members or staff edit, each by a form that a colleague may have open. */
const EDITED = [
  'ad_settings',
  'auto_topups',
  'brand_chat_settings',
  'brand_members',
  'brand_notes',
  'brand_themes',
  'brands',
  'campaigns',
  'import_batches',
  'product_feeds',
  'products',
  'sales',
  'tax_advisers',
]

/** Rows with a `version` that counts something else. */
const OTHER_VERSIONS = ['brand_assurances', 'brand_document_notices', 'search_documents']

/** Calls that replace a choice as a whole: who comes second sees what they chose, and both are in the audit log. */
const WITHOUT_VERSION = ['PUT /api/brand/subscription', 'PUT /api/brand/subscription/products']

interface ForeignKey {
  readonly table: string
  readonly target: string
  readonly columns: readonly string[]
}
interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

let app: TestApp
let tables: readonly Table[]
let foreignKeys: readonly ForeignKey[]

beforeAll(async () => {
  app = await openTestApp()
  tables = await rowsOf<Table>(
    app.world.db,
    sql`select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        group by c.relname order by c.relname`,
  )
  foreignKeys = await rowsOf<ForeignKey>(
    app.world.db,
    sql`select conrelid::regclass::text as "table", confrelid::regclass::text as target,
          array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
})
afterAll(() => app.close())

async function readCalls(): Promise<{ key: string; endpoint: Endpoint }[]> {
  const folder = fileURLToPath(new URL('../contract/', import.meta.url))
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(`${folder}${file}`) as Promise<Record<string, unknown>>))
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([, contract]) => Object.entries(contract as Record<string, Endpoint>))
    .map(([key, endpoint]) => ({ key, endpoint }))
}

const takesVersion = ({ body }: Endpoint): boolean =>
  body instanceof z.ZodObject && Object.keys(body.shape as object).includes('version')

const hasBrand = (columns: readonly string[]) => columns.some((one) => one === 'brand_id' || one === 'brand_no')
/** Rows that belong to a brand: with it in the row, or part of such a row. */
function ownedByBrands(): Set<string> {
  const owned = new Set(tables.filter(({ columns }) => hasBrand(columns)).map(({ name }) => name))
  for (let size = 0; size < owned.size; ) {
    size = owned.size
    for (const { table, target } of foreignKeys) if (owned.has(target) && target !== 'brands') owned.add(table)
  }
  return owned
}

describe('a row of a brand', () => {
  test('names the brand, or the reason why it need not stands here', () => {
    const without = [...ownedByBrands()].filter(
      (name) => !hasBrand(tables.find((table) => table.name === name)?.columns ?? []),
    )
    expect(without.toSorted()).toEqual(Object.values(WITHOUT_BRAND).flat().toSorted())
  })

  test('refers to another row of a brand with the brand in the key, so that it cannot be another brand’s', () => {
    const named = new Set(tables.filter(({ columns }) => columns.includes('brand_id')).map(({ name }) => name))
    const loose = foreignKeys.filter(
      ({ table, target, columns }) => named.has(table) && named.has(target) && !columns.includes('brand_id'),
    )
    expect(loose).toEqual([])
    // A product's parts, by name: a rule that finds nothing would prove nothing.
    const parts = foreignKeys.filter(({ target, columns }) => target === 'products' && columns.includes('brand_id'))
    expect(parts.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['product_variants', 'product_images', 'price_history', 'orders', 'feed_products']),
    )
  })

  test('has a version where members edit it, and the calls that edit it take one', async () => {
    const versioned = tables.filter(
      ({ columns }) => columns.includes('version') && (hasBrand(columns) || columns.includes('slug')),
    )
    const edited = versioned.map(({ name }) => name).filter((name) => !OTHER_VERSIONS.includes(name))
    expect(edited.toSorted()).toEqual(EDITED)
    const puts = (await readCalls()).filter(
      ({ key, endpoint }) => /^(PUT|PATCH) /.test(key) && endpoint.access === 'brand',
    )
    const without = puts.filter(({ endpoint }) => !takesVersion(endpoint)).map(({ key }) => key)
    expect(without).toEqual(WITHOUT_VERSION)
    expect(puts.length).toBeGreaterThan(10)
  })
})
