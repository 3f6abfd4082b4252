import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { productImages } from '../pictures.tables.ts'

export type SavedImage = Pick<typeof productImages.$inferSelect, 'id' | 'productId' | 'source' | 'master'>

/** The pictures of these products, in their order. */
export function selectImagesOf(db: Database, brandId: string, productIds: readonly string[]): Promise<SavedImage[]> {
  const { id, productId, source, master } = productImages
  return db
    .select({ id, productId, source, master })
    .from(productImages)
    .where(and(eq(productImages.brandId, brandId), inArray(productId, [...productIds])))
    .orderBy(asc(productImages.position))
}

export async function deleteImages(db: Database, brandId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(productImages).where(and(eq(productImages.brandId, brandId), inArray(productImages.id, [...ids])))
}

/** Gives pictures new positions within their products. */
export async function moveImages(
  db: Database,
  moved: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  if (moved.length === 0) return
  const ids = sql`${sql.param(moved.map(({ id }) => id))}::uuid[]`
  const positions = sql`${sql.param(moved.map(({ position }) => position))}::int[]`
  // The unique index is checked for every written row, so all rows first move to free positions.
  await db.execute(sql`update product_images set position = -1 - position where id = any(${ids})`)
  await db.execute(
    sql`update product_images i set position = m.position from unnest(${ids}, ${positions}) m(id, position)
        where i.id = m.id`,
  )
}

export async function insertImages(
  db: Database,
  images: readonly (typeof productImages.$inferInsert)[],
): Promise<void> {
  if (images.length > 0) await db.insert(productImages).values([...images])
}
