import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { brandDocumentNotices } from '../brand-registration.tables.ts'

interface NewVersion {
  readonly document: string
  readonly version: string
  /** Brands that came later have agreed to this version already. */
  readonly before: Date
}

/** Brands that were not told of this version yet, at most so many; locks them, so that another process takes others. */
export const selectUntold = (
  db: Database,
  { document, version, before }: NewVersion,
  most: number,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  rowsOf(
    db,
    sql`select b.id, b.name from brands b
        where b.erased_at is null and b.created_at < ${timestamptz(before)}
          and exists (select 1 from brand_members m where m.brand_id = b.id)
          and not exists (select 1 from brand_document_notices n
            where n.brand_id = b.id and n.document = ${document} and n.version = ${version})
        order by b.no limit ${most} for update of b skip locked`,
  )

export async function insertDocumentNotices(
  db: Database,
  notices: readonly (typeof brandDocumentNotices.$inferInsert)[],
): Promise<void> {
  if (notices.length > 0) await db.insert(brandDocumentNotices).values([...notices])
}
