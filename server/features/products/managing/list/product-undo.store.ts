import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { HAS_EVIDENCE } from '../../evidence.store.ts'
import { products, productUndos } from '../../products.tables.ts'
import type { ProductColumns } from '../form-columns.ts'
import type { ChangedFields } from '../own-products.store.ts'

/** The columns that deletions and bulk actions change. */
type Before = Pick<
  ProductColumns,
  | 'status'
  | 'reviewState'
  | 'holdReasons'
  | 'isHeldBack'
  | 'gender'
  | 'productType'
  | 'category'
  | 'unset'
  | 'tags'
  | 'fibres'
  | 'materialDe'
  | 'materialEn'
>

export interface UndoRow {
  readonly id: string
  /** Of the product after the action: it must not have changed again since. */
  readonly version: number
  readonly before: Before
  readonly change: ChangedFields | null
}

/** Locks these products of a brand; returns their versions by id. */
export async function lockVersions(
  db: Database,
  brandId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(and(eq(products.brandId, brandId), inArray(products.id, [...ids])))
    .orderBy(products.no)
    .for('update')
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function insertUndo(
  db: Database,
  undo: { readonly brandId: string; readonly rows: readonly UndoRow[]; readonly madeAt: Date },
): Promise<string> {
  const [row] = await db.insert(productUndos).values(undo).returning({ id: productUndos.id })
  if (!row) throw new Error('an inserted row was not returned')
  return row.id
}

/** Takes an undo of a brand, so that it is used once; null where there is none (any more). */
export async function takeUndo(
  db: Database,
  { id, brandId, since }: { readonly id: string; readonly brandId: string; readonly since: Date },
): Promise<readonly UndoRow[] | null> {
  const [row] = await db
    .delete(productUndos)
    .where(and(eq(productUndos.id, id), eq(productUndos.brandId, brandId), gte(productUndos.madeAt, since)))
    .returning({ rows: productUndos.rows })
  return row ? (row.rows as UndoRow[]) : null
}

export async function deleteOldUndos(db: Database, before: Date): Promise<void> {
  await db.delete(productUndos).where(lt(productUndos.madeAt, before))
}

/** Deletes removed drafts of which nothing must be kept; returns how many. */
export async function deleteRemoved(db: Database, now: Date): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from products p where p.delete_after <= ${timestamptz(now)} and p.status = 'draft'
          and not ${HAS_EVIDENCE} returning 1`,
  )
  return rows.length
}
