import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { heldProductImages, productImages } from '../pictures.tables.ts'
import { productVariants } from '../variants.tables.ts'

export interface OwnProductRow {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly brandName: string
  readonly trustLevel: number
  /** Shown or paused after its review: what changes on it may need one (Product 4). */
  readonly isLive: boolean
  /** Shown, or submitted: its texts may contain no claim without evidence. */
  readonly isPublished: boolean
  /** Evidence for claims about the environment; empty: none. */
  readonly claimEvidence: string
  /** Archived and refused ones stay as they are. */
  readonly isEditable: boolean
}

/** The product of the brand; locked until the caller's transaction ends, so that its pictures change one after another. */
export async function selectOwnProduct(
  db: Database,
  { brandId, productId, isLocked }: { brandId: string; productId: string; isLocked: boolean },
): Promise<OwnProductRow | null> {
  const [row] = await rowsOf<OwnProductRow>(
    db,
    sql`select p.id, p.no, p.name, b.name as "brandName", b.trust_level as "trustLevel",
          p.status in ('active', 'paused') and p.review_state = 'none' as "isLive",
          p.status in ('active', 'paused') as "isPublished", p.claim_evidence as "claimEvidence",
          p.status <> 'archived' and p.review_state not in ('rejected', 'blocked') as "isEditable"
        from products p join brands b on b.id = p.brand_id
        where p.id = ${productId} and p.brand_id = ${brandId} and p.delete_after is null
        ${isLocked ? sql`for update of p` : sql``}`,
  )
  return row ?? null
}

export async function touchProduct(db: Database, productId: string, now: Date): Promise<void> {
  await db.execute(sql`update products set updated_at = ${timestamptz(now)} where id = ${productId}`)
}

export type PictureRow = typeof productImages.$inferSelect
export type HeldRow = typeof heldProductImages.$inferSelect

/** Shown pictures of a product, which the caller has found as the brand's or as staff, in their order. */
export function selectShown(db: Database, productId: string): Promise<PictureRow[]> {
  return db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
}

export function selectHeld(db: Database, productId: string, ...states: HeldRow['state'][]): Promise<HeldRow[]> {
  return db
    .select()
    .from(heldProductImages)
    .where(and(eq(heldProductImages.productId, productId), inArray(heldProductImages.state, states)))
    .orderBy(asc(heldProductImages.position), asc(heldProductImages.heldAt))
}

export async function deleteShown(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(productImages).where(inArray(productImages.id, [...ids]))
}

export async function deleteHeld(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(heldProductImages).where(inArray(heldProductImages.id, [...ids]))
}

/** Marks the pictures of a product that wait as refused. */
export async function refuseWaiting(db: Database, productId: string, refusal: string): Promise<void> {
  await db
    .update(heldProductImages)
    .set({ state: 'refused', refusal })
    .where(and(eq(heldProductImages.productId, productId), eq(heldProductImages.state, 'waiting')))
}

export async function upsertHeld(db: Database, row: typeof heldProductImages.$inferInsert): Promise<void> {
  await db.insert(heldProductImages).values(row).onConflictDoUpdate({ target: heldProductImages.id, set: row })
}

/** Writes shown pictures of a product at these positions: new ones, and changes of existing ones. */
export async function writeShown(db: Database, productId: string, rows: readonly PictureRow[]): Promise<void> {
  // The unique index is checked for every written row, so all rows first move to free positions.
  await db.execute(sql`update product_images set position = -1 - position where product_id = ${productId}`)
  for (const row of rows) {
    await db.insert(productImages).values(row).onConflictDoUpdate({ target: productImages.id, set: row })
  }
}

/** Variants that show this picture. */
export async function selectVariantsShowing(db: Database, imageId: string): Promise<string[]> {
  const rows = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.imageId, imageId))
  return rows.map(({ id }) => id)
}

/** Shows a picture of the product for these variants, except those that have another one by now. */
export async function showForVariants(
  db: Database,
  { productId, imageId, variantIds }: { productId: string; imageId: string; variantIds: readonly string[] },
): Promise<void> {
  if (variantIds.length === 0) return
  await db
    .update(productVariants)
    .set({ imageId })
    .where(
      and(
        eq(productVariants.productId, productId),
        inArray(productVariants.id, [...variantIds]),
        isNull(productVariants.imageId),
      ),
    )
}
