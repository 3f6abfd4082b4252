import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ReviewedField } from '#contract/brand-products.limits.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { productImages } from '../pictures.tables.ts'
import { priceHistory } from '../prices.tables.ts'
import { productChanges, products } from '../products.tables.ts'
import { withOptionsKeys } from '../saving/variant-keys.ts'
import { productVariants } from '../variants.tables.ts'
import type { ProductColumns, VariantColumns } from './form-columns.ts'

/** Fields of a live product that wait for their review. */
export type ChangedFields = Partial<Pick<ProductForm, ReviewedField>>

export interface PendingChange {
  readonly changes: ChangedFields
  readonly state: 'in_review' | 'changes_requested' | 'rejected'
  readonly submittedAt: Date
}

type PictureColumns = typeof productImages.$inferSelect

/** A product with everything that its form shows. */
export interface OwnProduct {
  readonly row: ProductColumns
  readonly variants: readonly VariantColumns[]
  readonly pictures: readonly PictureColumns[]
  readonly pending: PendingChange | null
  readonly hasPrices: boolean
}

interface Selecting {
  /** The brand whose products are meant; null: of any brand, for reviews. */
  readonly brandId: string | null
  readonly ids: readonly string[]
  /** Until the caller's transaction ends. */
  readonly isLocked?: boolean
}

type OfProduct = typeof productVariants | typeof productImages | typeof productChanges | typeof priceHistory

/** Products of a brand in the order of their number; those of other brands and deleted ones are left out. */
export async function selectOwnProducts(db: Database, { brandId, ids, isLocked }: Selecting): Promise<OwnProduct[]> {
  const chosen = db
    .select()
    .from(products)
    .where(
      and(
        brandId === null ? undefined : eq(products.brandId, brandId),
        inArray(products.id, [...ids]),
        isNull(products.deleteAfter),
      ),
    )
    .orderBy(products.no)
  const rows = await (isLocked ? chosen.for('update') : chosen)
  if (rows.length === 0) return []
  const found = rows.map(({ id }) => id)
  const ofProducts = (table: OfProduct) =>
    and(brandId === null ? undefined : eq(table.brandId, brandId), inArray(table.productId, found))
  const [variants, pictures, changes, priced] = await Promise.all([
    db.select().from(productVariants).where(ofProducts(productVariants)).orderBy(asc(productVariants.position)),
    db.select().from(productImages).where(ofProducts(productImages)).orderBy(asc(productImages.position)),
    db.select().from(productChanges).where(ofProducts(productChanges)),
    db.selectDistinct({ productId: priceHistory.productId }).from(priceHistory).where(ofProducts(priceHistory)),
  ])
  const withPrices = new Set(priced.map(({ productId }) => productId))
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  const changeOf = new Map(changes.map((change) => [change.productId, change]))
  return rows.map((row) => {
    const change = changeOf.get(row.id)
    return {
      row,
      variants: variantsOf.get(row.id) ?? [],
      pictures: picturesOf.get(row.id) ?? [],
      pending: change ? { ...change, changes: change.changes as ChangedFields } : null,
      hasPrices: withPrices.has(row.id),
    }
  })
}

type Written = Partial<typeof products.$inferInsert>

export async function insertOwnProduct(db: Database, row: typeof products.$inferInsert): Promise<ProductColumns> {
  const [inserted] = await db.insert(products).values(row).returning()
  if (!inserted) throw new Error('an inserted product was not returned')
  return inserted
}

/** Writes columns of a locked product; its version rises. */
export async function updateOwnProduct(db: Database, id: string, columns: Written, now: Date): Promise<ProductColumns> {
  const [row] = await db
    .update(products)
    .set({ ...columns, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, id))
    .returning()
  if (!row) throw new Error('a locked product vanished')
  return row
}

type WrittenVariant = Omit<typeof productVariants.$inferInsert, 'brandId' | 'productId' | 'position'>

/** Replaces the variants of a locked product, in this order. */
export async function writeVariants(
  db: Database,
  { brandId, id: productId }: Pick<ProductColumns, 'brandId' | 'id'>,
  rows: readonly WrittenVariant[],
): Promise<void> {
  await db
    .delete(productVariants)
    .where(and(eq(productVariants.brandId, brandId), eq(productVariants.productId, productId)))
  if (rows.length === 0) return
  const written = rows.map((row, position) => ({ ...row, brandId, productId, position }))
  await db.insert(productVariants).values(withOptionsKeys(written))
}

/** Keeps the change of a live product for its review; an earlier one of the same product is replaced. */
export async function upsertChange(db: Database, change: typeof productChanges.$inferInsert): Promise<void> {
  const { productId: _productId, brandId: _brandId, ...set } = change
  await db
    .insert(productChanges)
    .values(change)
    .onConflictDoUpdate({ target: productChanges.productId, set: { ...set, state: 'in_review' } })
}

/** Submits a live product whose fields stay as they are; fields that were submitted before are kept. */
export async function insertEmptyChange(
  db: Database,
  {
    productId,
    brandId,
    submittedAt,
  }: { readonly productId: string; readonly brandId: string; readonly submittedAt: Date },
): Promise<void> {
  await db.execute(
    sql`insert into product_changes (product_id, brand_id, base_version, changes, submitted_at)
        select id, brand_id, version, '{}', ${timestamptz(submittedAt)} from products
        where id = ${productId} and brand_id = ${brandId}
        on conflict (product_id) do update set state = 'in_review', submitted_at = excluded.submitted_at`,
  )
}

/** Withdraws a submission without changed fields. */
export async function deleteEmptyChange(db: Database, productId: string): Promise<void> {
  await db
    .delete(productChanges)
    .where(and(eq(productChanges.productId, productId), sql`${productChanges.changes} = '{}'`))
}

export async function deleteChange(db: Database, productId: string): Promise<void> {
  await db.delete(productChanges).where(eq(productChanges.productId, productId))
}

export async function setChangeState(db: Database, productId: string, state: PendingChange['state']): Promise<void> {
  await db.update(productChanges).set({ state }).where(eq(productChanges.productId, productId))
}

/** Lifts the hold of products whose time has come; returns their ids. */
export async function liftScheduled(db: Database, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update products set hold_reasons = array_remove(hold_reasons, 'scheduled')
        where 'scheduled' = any(hold_reasons) and (publish_at is null or publish_at <= ${timestamptz(now)})
        returning id`,
  )
  return rows.map(({ id }) => id)
}

export const activeProductsLock = (brandId: string): string => `active products ${brandId}`

/** Active products that the plan does not hold back; `drops`: those of them whose release is still to come. */
export async function countActive(
  db: Database,
  brandId: string,
  now: Date,
): Promise<{ readonly active: number; readonly drops: number }> {
  const [row] = await rowsOf<{ active: number; drops: number }>(
    db,
    sql`select count(*)::int as active, (count(*) filter (where release_at > ${timestamptz(now)}))::int as drops
        from products where brand_id = ${brandId} and status = 'active' and delete_after is null
          and not hold_reasons @> array['plan']`,
  )
  return row ?? { active: 0, drops: 0 }
}

/** Whether a report of the product is not decided yet. */
export async function isReported(db: Database, productId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from content_notices where target_type = 'product' and target_id = ${productId} and outcome is null limit 1`,
  )
  return rows.length > 0
}
