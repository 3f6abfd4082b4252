import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { ImportOptions } from '#contract/brand-imports.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { productFeeds } from '../feeds.tables.ts'
import type { ColumnMapping } from '../read-catalogue.ts'

export type Feed = Omit<typeof productFeeds.$inferSelect, 'mapping' | 'options'> & {
  readonly mapping: ColumnMapping | null
  readonly options: ImportOptions | null
}
export type FeedKey = Pick<Feed, 'brandId' | 'id'>

const isFeed = ({ brandId, id }: FeedKey) => and(eq(productFeeds.brandId, brandId), eq(productFeeds.id, id))

export async function insertFeed(db: Database, row: typeof productFeeds.$inferInsert): Promise<void> {
  await db.insert(productFeeds).values(row)
}

/** A feed of the brand. */
export async function selectFeed(db: Database, key: FeedKey): Promise<Feed | null> {
  const [row] = await db.select().from(productFeeds).where(isFeed(key))
  return (row as Feed | undefined) ?? null
}

/** The same, locked until the caller's transaction ends. */
export async function lockFeed(db: Database, key: FeedKey): Promise<Feed | null> {
  const [row] = await db.select().from(productFeeds).where(isFeed(key)).for('update')
  return (row as Feed | undefined) ?? null
}

/** The feeds of a brand, the newest first. */
export async function selectFeeds(db: Database, brandId: string): Promise<Feed[]> {
  const rows = await db
    .select()
    .from(productFeeds)
    .where(eq(productFeeds.brandId, brandId))
    .orderBy(desc(productFeeds.createdAt), desc(productFeeds.id))
  return rows as Feed[]
}

/** Writes columns of a feed. Its version rises where a member changes it, or has to look at it anew. */
export async function updateFeed(
  db: Database,
  key: FeedKey,
  columns: Partial<typeof productFeeds.$inferInsert>,
): Promise<void> {
  const version = columns.state === undefined ? {} : { version: sql`${productFeeds.version} + 1` }
  await db
    .update(productFeeds)
    .set({ ...columns, ...version })
    .where(isFeed(key))
}

/** False: there was none. */
export async function deleteFeed(db: Database, key: FeedKey): Promise<boolean> {
  const rows = await db.delete(productFeeds).where(isFeed(key)).returning({ id: productFeeds.id })
  return rows.length > 0
}

/** Feeds whose time has come; locked, and without those that another process looks at. */
export async function selectDueFeeds(db: Database, now: Date, most: number): Promise<Feed[]> {
  const rows = await db
    .select()
    .from(productFeeds)
    .where(and(eq(productFeeds.state, 'active'), lte(productFeeds.nextRunAt, now)))
    .orderBy(productFeeds.nextRunAt)
    .limit(most)
    .for('update', { skipLocked: true })
  return rows as Feed[]
}

/** Members of a brand in the order in which they stand in: owners first. */
export function selectMemberIds(db: Database, brandId: string): Promise<{ readonly userId: string }[]> {
  return rowsOf(
    db,
    sql`select user_id as "userId" from brand_members where brand_id = ${brandId} order by is_owner desc, created_at`,
  )
}

/** By feed, its products and the import that sets it up or anew. */
export async function selectFeedFacts(
  db: Database,
  brandId: string,
): Promise<ReadonlyMap<string, { readonly products: number; readonly setupImportId: string | null }>> {
  const rows = await rowsOf<{ id: string; products: number; setupImportId: string | null }>(
    db,
    sql`select f.id, (select count(*)::int from feed_products p where p.feed_id = f.id) as products,
          (select b.id from import_batches b where b.feed_id = f.id and b.feed_run_id is null
            and b.state not in ('done', 'undone') order by b.created_at desc limit 1) as "setupImportId"
        from product_feeds f where f.brand_id = ${brandId}`,
  )
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
