import { IMPORT_ROWS_PAGE, type ImportAction, RUNNING_STATES } from '#contract/brand-imports.limits.ts'
import type { BrandImport, BrandImportRow, ImportBrief, ImportMapping, ImportOptions } from '#contract/brand-imports.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { requirePart } from '#server/platform/operation/operation.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { isShopAddress } from '../saving/shop-address.ts'
import { countMissing, countProblems, countPublished, deleteRows, selectRows } from './import-rows.store.ts'
import {
  type Batch,
  countActions,
  isPartlyUndone,
  selectBatch,
  selectBatches,
  selectUsernames,
  selectWritten,
  updateBatch,
  upsertMapping,
} from './imports.store.ts'
import { auditImport, headersHashOf, insertImport, isMapped, readImportFile } from './opening/open-import.ts'
import { hasErrors } from './opening/problems-kept.ts'
import { presentBrief, presentImport, presentRow, undoUntil } from './present-import.ts'
import { workImportJob } from './working/work-import-job.ts'

const UPLOADS = { name: 'imported files of a brand', hits: 60, seconds: 3600 } as const
/** Files in memory at once. */
const inTurn = createGate({ atOnce: 2, mostWaiting: 20 })

/** Stores a file and says what it is. */
export async function uploadImport(
  scope: BrandScope,
  name: string | undefined,
  file: () => Promise<Uint8Array>,
): Promise<BrandImport> {
  await requirePart(scope, 'imports', scope.member.brandId)
  await requireWithinLimit(scope, UPLOADS, scope.member.brandId)
  const read = await inTurn(async () => readImportFile(scope, await file()), scope.member.brandId)
  const batch = await inTransaction(scope, async (inside) => {
    const inserted = await insertImport(inside, { ...read, fileName: name ?? 'import' })
    await auditImport(inside, inserted, 'uploaded')
    return inserted
  })
  return presentOne(scope, batch)
}

/** The import of the caller's brand, locked in the caller's transaction; another brand's is unknown. */
async function lockImport(scope: BrandScope, id: string): Promise<Batch> {
  const batch = await selectBatch(scope.db, { brandId: scope.member.brandId, id, isLocked: true })
  ensure(batch, 'imports.unknown')
  return batch
}

/** The import of the caller's brand; another brand's is unknown. */
export async function requireImport({ db, member }: Pick<BrandScope, 'db' | 'member'>, id: string): Promise<Batch> {
  const batch = await selectBatch(db, { brandId: member.brandId, id })
  ensure(batch, 'imports.unknown')
  return batch
}

/** An import with its counts and problems, as its screens show it. */
export async function presentOne(scope: BrandScope, batch: Batch): Promise<BrandImport> {
  const { db, language, now } = scope
  const { id, createdBy } = batch
  const usernames = await selectUsernames(db, createdBy === null ? [] : [createdBy])
  const counts = (await countActions(db, [id])).get(id) ?? {}
  const problems = await countProblems(db, id)
  const missing = await countMissing(db, id)
  const published = await countPublished(db, id)
  const state = { isWritten: await isWritten(db, batch), canContinue: await canContinue(db, batch) }
  return presentImport(batch, { now: now(), language, usernames, counts, ...state, problems, missing, published })
}

/** One import of the caller's brand. */
export const readImport = async (scope: BrandScope, id: string): Promise<BrandImport> =>
  presentOne(scope, await requireImport(scope, id))

/** The imports of the brand, newest first. */
export async function listImports({ db, member, language, now }: BrandScope): Promise<ImportBrief[]> {
  const batches = await selectBatches(db, member.brandId)
  const usernames = await selectUsernames(
    db,
    batches.flatMap(({ createdBy }) => createdBy ?? []),
  )
  const ids = batches.map(({ id }) => id)
  const counts = await countActions(db, ids)
  const written = await selectWritten(db, ids)
  return batches.map((batch) => {
    const facts = { counts: counts.get(batch.id) ?? {}, isWritten: written.has(batch.id) }
    return presentBrief(batch, { now: now(), language, usernames, ...facts })
  })
}

interface RowQuery {
  readonly from: number
  readonly action?: ImportAction | undefined
  readonly problem?: string | undefined
  readonly missing?: string | undefined
}

/** One page of the products of the file. */
export async function listRows(
  scope: BrandScope,
  id: string,
  { from, action, problem, missing }: RowQuery,
): Promise<{ rows: BrandImportRow[]; next: number | null }> {
  const { id: batchId } = await requireImport(scope, id)
  const rows = await selectRows(scope.db, { batchId, from, most: IMPORT_ROWS_PAGE + 1, action, problem, missing })
  const shown = rows.slice(0, IMPORT_ROWS_PAGE)
  return {
    rows: shown.map((row) => presentRow(row, scope.language)),
    next: rows.length > shown.length ? (rows.at(-1)?.place ?? null) : null,
  }
}

/** No job runs, and an undo does not need its rows: they can be replaced. */
async function isIdle({ db, now }: BrandScope, batch: Batch): Promise<boolean> {
  // A run of a feed has the settings of the feed.
  if (batch.feedRunId !== null) return false
  if (batch.state === 'ready' || batch.state === 'checked') return true
  return batch.state === 'failed' && undoUntil(batch, now(), await isWritten(db, batch)) === null
}

/** It stopped halfway, and can go on with the products that are left. */
const canContinue = async (db: BrandScope['db'], batch: Batch): Promise<boolean> =>
  batch.state === 'failed' && (await isWritten(db, batch)) && !(await isPartlyUndone(db, batch.id))

const isWritten = async (db: BrandScope['db'], { id }: Batch): Promise<boolean> =>
  (await selectWritten(db, [id])).has(id)

interface Configuration {
  readonly version: number
  readonly mapping: ImportMapping | null
  readonly options: ImportOptions
}

/** Says what the columns are and how to import; a result of an earlier check no longer counts. */
export async function configureImport(
  scope: BrandScope,
  id: string,
  { version, mapping, options }: Configuration,
): Promise<BrandImport> {
  const shopAddress = options.shopAddress === '' ? null : (options.shopAddress?.replace(/\/+$/, '') ?? null)
  ensure(shopAddress === null || isShopAddress(shopAddress), 'imports.shop-address')
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(found.version === version, 'conflict')
    ensure(await isIdle(inside, found), 'imports.state')
    const known = new Set(found.facts.columns)
    const kept = mapping && Object.fromEntries(Object.entries(mapping).filter(([header]) => known.has(header)))
    ensure(kept === null || isMapped(kept, found.facts), 'imports.mapping')
    const { brandId, facts } = found
    if (kept) {
      await upsertMapping(inside.db, {
        brandId,
        headersHash: headersHashOf(facts.columns),
        mapping: kept,
        usedAt: inside.now(),
      })
    }
    await deleteRows(inside.db, id)
    return updateBatch(inside.db, found, { mapping: kept, options: { ...options, shopAddress }, state: 'ready' })
  })
  return presentOne(scope, batch)
}

/** Starts a job on the import, in the transaction that says so. */
async function start(
  scope: BrandScope,
  batch: Batch,
  columns: Parameters<typeof updateBatch>[2] & { readonly state: Batch['state'] },
): Promise<Batch> {
  const fresh = { done: 0, tries: 0, isTrying: false, failure: '' }
  const started = { createdBy: scope.actor.userId, touchedAt: scope.now(), ...fresh }
  const updated = await updateBatch(scope.db, batch, { ...started, ...columns })
  await scope.jobs.enqueue(scope.db, workImportJob, { brandId: batch.brandId, id: batch.id })
  return updated
}

/** Starts the dry run; refuses while a job runs, or while columns are not assigned. */
export async function startCheck(scope: BrandScope, id: string): Promise<BrandImport> {
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(await isIdle(inside, found), 'imports.state')
    ensure(isMapped(found.mapping, found.facts), 'imports.mapping')
    await deleteRows(inside.db, id)
    return start(inside, found, { state: 'checking', total: found.facts.products })
  })
  return presentOne(scope, batch)
}

/** Starts the import, or continues one that stopped; refuses in another version than the checked one. */
export async function startCommit(scope: BrandScope, id: string, version: number): Promise<BrandImport> {
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(found.version === version, 'conflict')
    const isChecked = found.state === 'checked' && found.feedRunId === null
    ensure(isChecked || (await canContinue(inside.db, found)), 'imports.state')
    const counts = (await countActions(inside.db, [id])).get(id) ?? {}
    ensure(!(found.options.isAllOrNothing && (counts.error || hasErrors(found.facts.problems))), 'imports.faulty')
    await auditImport(inside, found, 'committed')
    return start(inside, found, { state: 'committing' })
  })
  return presentOne(scope, batch)
}

/** Starts taking the import back, within its hours. */
export async function startUndo(scope: BrandScope, id: string): Promise<BrandImport> {
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(!RUNNING_STATES.includes(found.state), 'imports.state')
    ensure(undoUntil(found, inside.now(), await isWritten(inside.db, found)), 'imports.undo-over')
    await auditImport(inside, found, 'undone')
    return start(inside, found, { state: 'undoing' })
  })
  return presentOne(scope, batch)
}
