import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { IMPORTS_SHOWN, type ImportAction, RUNNING_STATES } from '#contract/brand-imports.limits.ts'
import type { ImportOptions } from '#contract/brand-imports.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { importBatches, importMappings } from '../catalogue-import.tables.ts'
import type { ColumnMapping } from '../read-catalogue.ts'

/** What a file contains, as it was recognised. */
export interface FileFacts {
  readonly format: string
  /** Of several files: each of them; absent: it is one. */
  readonly files?: readonly {
    readonly name: string
    readonly format: string
    readonly rows: number
    readonly products: number
  }[]
  readonly medium: { readonly kind: string; readonly encoding: string | null; readonly delimiter: string | null }
  readonly rows: number
  readonly products: number
  readonly columns: readonly string[]
  readonly ignored: readonly string[]
  /** The first rows, as the file has them. */
  readonly sample: readonly (readonly string[])[]
  readonly problems: readonly ImportProblem[]
}

export type Batch = Omit<typeof importBatches.$inferSelect, 'facts' | 'mapping' | 'options'> & {
  readonly facts: FileFacts
  readonly mapping: ColumnMapping | null
  readonly options: ImportOptions
}

type BatchRow = typeof importBatches.$inferSelect
const batchOf = (row: BatchRow): Batch => row as Batch

export async function insertBatch(db: Database, row: typeof importBatches.$inferInsert): Promise<Batch> {
  const [inserted] = await db.insert(importBatches).values(row).returning()
  if (!inserted) throw new Error('an inserted import was not returned')
  return batchOf(inserted)
}

/** An import of the brand; locked until the caller's transaction ends, where that is asked for. */
export async function selectBatch(
  db: Database,
  { brandId, id, isLocked = false }: { readonly brandId: string; readonly id: string; readonly isLocked?: boolean },
): Promise<Batch | null> {
  const chosen = db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.brandId, brandId), eq(importBatches.id, id)))
  const [row] = await (isLocked ? chosen.for('update') : chosen)
  return row ? batchOf(row) : null
}

/** The newest imports of a brand, without runs of feeds. */
export async function selectBatches(db: Database, brandId: string): Promise<Batch[]> {
  const rows = await db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.brandId, brandId), isNull(importBatches.feedRunId)))
    .orderBy(desc(importBatches.createdAt), desc(importBatches.id))
    .limit(IMPORTS_SHOWN)
  return rows.map(batchOf)
}

/** Writes columns of an import of the brand; its version rises. */
export async function updateBatch(
  db: Database,
  { brandId, id }: Pick<Batch, 'brandId' | 'id'>,
  columns: Partial<typeof importBatches.$inferInsert>,
): Promise<Batch> {
  const [row] = await db
    .update(importBatches)
    .set({ ...columns, version: sql`${importBatches.version} + 1` })
    .where(and(eq(importBatches.brandId, brandId), eq(importBatches.id, id)))
    .returning()
  if (!row) throw new Error('an import vanished')
  return batchOf(row)
}

/** Progress, without a new version. */
export async function touchBatch(
  db: Database,
  { brandId, id }: Pick<Batch, 'brandId' | 'id'>,
  columns: { readonly done?: number; readonly tries?: number; readonly touchedAt: Date },
): Promise<void> {
  await db
    .update(importBatches)
    .set(columns)
    .where(and(eq(importBatches.brandId, brandId), eq(importBatches.id, id)))
}

/** Counts an attempt on a running import, unless one is under way; returns the number since its last progress. */
export async function beginTry(
  db: Database,
  { brandId, id }: Pick<Batch, 'brandId' | 'id'>,
  at: Date,
): Promise<number> {
  const [row] = await db
    .update(importBatches)
    .set({
      tries: sql`${importBatches.tries} + (not ${importBatches.isTrying})::int`,
      isTrying: true,
      touchedAt: at,
    })
    .where(
      and(
        eq(importBatches.brandId, brandId),
        eq(importBatches.id, id),
        inArray(importBatches.state, [...RUNNING_STATES]),
      ),
    )
    .returning({ tries: importBatches.tries })
  return row?.tries ?? 0
}

/** Says that the attempt has ended, so that the next one counts; returns the number since the last progress. */
export async function endTry(db: Database, { brandId, id }: Pick<Batch, 'brandId' | 'id'>, at: Date): Promise<number> {
  const [row] = await db
    .update(importBatches)
    .set({ isTrying: false, touchedAt: at })
    .where(and(eq(importBatches.brandId, brandId), eq(importBatches.id, id)))
    .returning({ tries: importBatches.tries })
  return row?.tries ?? 0
}

/** Running imports without a sign of life since `before`: their process has ended. */
export function selectStalled(db: Database, before: Date): Promise<Pick<Batch, 'id' | 'brandId'>[]> {
  return db
    .select({ id: importBatches.id, brandId: importBatches.brandId })
    .from(importBatches)
    .where(and(inArray(importBatches.state, [...RUNNING_STATES]), lt(importBatches.touchedAt, before)))
}

/** Deletes imports that were opened before this, and mappings that were not used for a year before it. */
export async function deleteOldBatches(db: Database, before: Date): Promise<void> {
  await db.delete(importBatches).where(lt(importBatches.createdAt, before))
  // Runs of feeds are kept as long as they are in the log.
  await db.execute(
    sql`delete from import_batches b where b.feed_run_id is not null and b.state in ('done', 'undone', 'failed')
          and not exists (select 1 from feed_runs r where r.id = b.feed_run_id)`,
  )
  await db.execute(
    sql`delete from product_feeds f where f.state = 'setup'
          and not exists (select 1 from import_batches b where b.feed_id = f.id)`,
  )
  await db.delete(importMappings).where(lt(importMappings.usedAt, new Date(before.getTime() - MAPPINGS_KEPT_MS)))
}

/** Keys of imported files of no import, such as those of a brand that was erased. */
export async function selectUnusedFiles(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select key from files f where key like 'imports/%'
          and not exists (select 1 from import_batches b where b.file_key = f.key)`,
  )
  return rows.map(({ key }) => key)
}

const MAPPINGS_KEPT_MS = 365 * 86_400_000

/** How the brand assigned these columns last; null: never. */
export async function selectMapping(db: Database, brandId: string, headersHash: string): Promise<ColumnMapping | null> {
  const [row] = await db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.brandId, brandId), eq(importMappings.headersHash, headersHash)))
  return row ? (row.mapping as ColumnMapping) : null
}

export async function upsertMapping(db: Database, row: typeof importMappings.$inferInsert): Promise<void> {
  const { mapping, usedAt } = row
  await db
    .insert(importMappings)
    .values(row)
    .onConflictDoUpdate({
      target: [importMappings.brandId, importMappings.headersHash],
      set: { mapping, usedAt },
    })
}

/** Usernames of those who started imports, by user id. */
export async function selectUsernames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; username: string }>(
    db,
    sql`select id, username from users where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** Those of these imports that have changed products. */
export async function selectWritten(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select i.id from unnest(${sql.param([...ids])}::uuid[]) i(id)
        where exists (select 1 from import_rows r where r.batch_id = i.id and r.is_committed and not r.is_undone
          and r.action in ('create', 'update', 'pause'))`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a part of the import was taken back. */
export async function isPartlyUndone(db: Database, id: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from import_rows where batch_id = ${id} and is_undone limit 1`)
  return rows.length > 0
}

/** By import, how many of its products become what. */
export async function countActions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<ImportAction, number>>>> {
  const rows = await rowsOf<{ id: string; action: ImportAction; count: number }>(
    db,
    sql`select batch_id as id, action, count(*)::int as count from import_rows
        where batch_id = any(${sql.param([...ids])}::uuid[]) group by batch_id, action`,
  )
  const counts = new Map<string, Partial<Record<ImportAction, number>>>()
  for (const { id, action, count } of rows) counts.set(id, { ...counts.get(id), [action]: count })
  return counts
}
