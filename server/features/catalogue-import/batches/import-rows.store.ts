import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ImportAction } from '#contract/brand-imports.limits.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { importRows } from '../catalogue-import.tables.ts'

/** What a product was before the import. */
export interface Before {
  readonly form: ProductForm
  /** The imported sale that ran or was planned; null: none. Undefined: the import left sales alone. */
  readonly sale?: { readonly percent: number; readonly startsAt: string; readonly endsAt: string } | null
}

export type ImportRow = Omit<typeof importRows.$inferSelect, 'problems' | 'before'> & {
  readonly problems: readonly ImportProblem[]
  readonly before: Before | null
}
type Written = typeof importRows.$inferInsert

const rowOf = (row: typeof importRows.$inferSelect): ImportRow => row as ImportRow

export async function deleteRows(db: Database, batchId: string): Promise<void> {
  await db.delete(importRows).where(eq(importRows.batchId, batchId))
}

/** Inserts rows, or writes over those of the same place. */
export async function upsertRows(db: Database, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return
  const set = Object.fromEntries(
    (
      [
        'action',
        'productId',
        'problems',
        'missing',
        'pictures',
        'before',
        'afterHash',
        'isCommitted',
        'isSettled',
        'isDrastic',
      ] as const
    ).map((key) => [key, sql.raw(`excluded.${importRows[key].name}`)]),
  )
  await db
    .insert(importRows)
    .values([...rows])
    .onConflictDoUpdate({ target: [importRows.batchId, importRows.place], set })
}

export async function updateRow(
  db: Database,
  { batchId, place }: Pick<ImportRow, 'batchId' | 'place'>,
  columns: Partial<Written>,
): Promise<void> {
  await db
    .update(importRows)
    .set(columns)
    .where(and(eq(importRows.batchId, batchId), eq(importRows.place, place)))
}

/** The next rows that are not committed; rows that change nothing are committed at once. */
export const selectUncommitted = (db: Database, batchId: string, most: number): Promise<ImportRow[]> =>
  selectWhere(db, batchId, { isCommitted: false }, most)

/** The next rows whose pictures and publication are open. */
export const selectUnsettled = (db: Database, batchId: string, most: number): Promise<ImportRow[]> =>
  selectWhere(db, batchId, { isCommitted: true, isSettled: false }, most)

/** The next rows that changed a product and were not taken back. */
export async function selectToUndo(db: Database, batchId: string, most: number): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        eq(importRows.isCommitted, true),
        eq(importRows.isUndone, false),
        inArray(importRows.action, ['create', 'update', 'pause']),
      ),
    )
    .orderBy(asc(importRows.place))
    .limit(most)
  return rows.map(rowOf)
}

async function selectWhere(
  db: Database,
  batchId: string,
  { isCommitted, isSettled }: { readonly isCommitted: boolean; readonly isSettled?: boolean },
  most: number,
): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        eq(importRows.isCommitted, isCommitted),
        isSettled === undefined ? undefined : eq(importRows.isSettled, isSettled),
      ),
    )
    .orderBy(asc(importRows.place))
    .limit(most)
  return rows.map(rowOf)
}

/** Products that the committed or the other rows of an import change, and those that they have created. */
export async function selectProductsOf(
  db: Database,
  batchId: string,
  isCommitted: boolean,
): Promise<{ readonly changed: ReadonlySet<string>; readonly created: ReadonlySet<string> }> {
  const rows = await db
    .select({ action: importRows.action, productId: importRows.productId })
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        eq(importRows.isCommitted, isCommitted),
        inArray(importRows.action, ['create', 'update', 'same']),
      ),
    )
  const idsOf = (isCreated: boolean) =>
    new Set(
      rows.flatMap(({ action, productId }) => (productId && (action === 'create') === isCreated ? [productId] : [])),
    )
  return { changed: idsOf(false), created: idsOf(true) }
}

interface Shown {
  readonly batchId: string
  readonly from: number
  readonly most: number
  readonly action: ImportAction | undefined
  /** Key of a problem. */
  readonly problem: string | undefined
  /** A field that publishing still needs. */
  readonly missing: string | undefined
}

/** Rows in the order of the file, from a place on. */
export async function selectRows(db: Database, shown: Shown): Promise<ImportRow[]> {
  const { batchId, from, most, action, problem, missing } = shown
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.batchId, batchId),
        sql`${importRows.place} >= ${from}`,
        action ? eq(importRows.action, action) : undefined,
        problem ? sql`${importRows.problems} @> ${JSON.stringify([{ key: problem }])}::jsonb` : undefined,
        missing ? sql`${missing} = any(${importRows.missing})` : undefined,
      ),
    )
    .orderBy(asc(importRows.place))
    .limit(most)
  return rows.map(rowOf)
}

interface ProblemCount {
  readonly key: ImportProblem['key']
  readonly n: string | null
  readonly count: number
}

/** Problems of products by kind, with the number of products; `n` where it is the same for all. */
export function countProblems(db: Database, batchId: string): Promise<ProblemCount[]> {
  return rowsOf(
    db,
    sql`select p->>'key' as key, case when count(distinct p->>'n') = 1 then min(p->>'n') end as n,
          count(distinct r.place)::int as count
        from import_rows r, jsonb_array_elements(r.problems) p where r.batch_id = ${batchId}
        group by 1 order by 3 desc, 1`,
  )
}

/** Fields that publishing still needs, with the number of products. */
export function countMissing(
  db: Database,
  batchId: string,
): Promise<{ readonly field: string; readonly count: number }[]> {
  return rowsOf(
    db,
    sql`select field, count(*)::int as count from import_rows r, unnest(r.missing) field
        where r.batch_id = ${batchId} and r.action in ('create', 'update') and not r.is_published
        group by field order by 2 desc, 1`,
  )
}

export async function countPublished(db: Database, batchId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from import_rows where batch_id = ${batchId} and is_published`,
  )
  return row?.count ?? 0
}
