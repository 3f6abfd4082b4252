import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AssetKind } from '#contract/brand-assets.ts'
import type { Database } from '#server/platform/data/database.ts'
import { brandPictures, brands } from '../brands.tables.ts'

export type AssetRow = typeof brandPictures.$inferSelect

/** Locks the brand until the caller's transaction ends, so that its pictures change one after another. */
export async function lockBrand(db: Database, brandNo: number): Promise<void> {
  await db.select({ no: brands.no }).from(brands).where(eq(brands.no, brandNo)).for('update')
}

export async function selectBrandName(db: Database, brandNo: number): Promise<string> {
  const [row] = await db.select({ name: brands.name }).from(brands).where(eq(brands.no, brandNo))
  return row?.name ?? ''
}

/** All logos and banners of a brand, the newest first. */
export function selectAssets(db: Database, brandNo: number): Promise<AssetRow[]> {
  return db
    .select()
    .from(brandPictures)
    .where(eq(brandPictures.brandNo, brandNo))
    .orderBy(desc(brandPictures.createdAt), desc(brandPictures.id))
}

/** Shows none of this kind. */
export async function withdrawAsset(db: Database, brandNo: number, kind: AssetKind): Promise<void> {
  await db
    .update(brandPictures)
    .set({ isCurrent: false })
    .where(and(eq(brandPictures.brandNo, brandNo), eq(brandPictures.kind, kind), sql`${brandPictures.isCurrent}`))
}

export async function insertAsset(db: Database, row: typeof brandPictures.$inferInsert): Promise<void> {
  await db.insert(brandPictures).values(row)
}

/** Shows an earlier picture; it counts as the newest. */
export async function showAsset(db: Database, id: string, now: Date): Promise<void> {
  await db.update(brandPictures).set({ isCurrent: true, createdAt: now }).where(eq(brandPictures.id, id))
}

export async function deleteAssets(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(brandPictures).where(inArray(brandPictures.id, [...ids]))
}
