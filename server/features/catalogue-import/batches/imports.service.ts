import { createHash } from 'node:crypto'
import { IMPORT_ROWS_PAGE, type ImportAction, RUNNING_STATES } from '#contract/brand-imports.limits.ts'
import type { BrandImport, BrandImportRow, ImportBrief, ImportMapping, ImportOptions } from '#contract/brand-imports.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { storePrivateFile } from '#server/platform/files/brand-files.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { normalHeader } from '../formats/columns.ts'
import type { ColumnMapping } from '../read-catalogue.ts'
import { isShopAddress } from '../saving/shop-address.ts'
import { countMissing, countProblems, countPublished, deleteRows, selectRows } from './import-rows.store.ts'
import {
  type Batch,
  countActions,
  type FileFacts,
  insertBatch,
  isPartlyUndone,
  selectBatch,
  selectBatches,
  selectMapping,
  selectUsernames,
  selectWritten,
  updateBatch,
  upsertMapping,
} from './imports.store.ts'
import { presentBrief, presentImport, presentRow, undoUntil } from './present-import.ts'
import { hasErrors, problemsKept } from './problems-kept.ts'
import { readProductsIn } from './read-file.ts'
import type { ReadProducts } from './read-here.ts'
import { suggestMapping } from './suggest-mapping.ts'
import { workImportJob } from './work-import-job.ts'

const UPLOADS = { name: 'imported files of a brand', hits: 60, seconds: 3600 } as const
/** Files in memory at once. */
const inTurn = createGate({ atOnce: 2, mostWaiting: 20 })

/** Stores a file and says what it is. */
export async function uploadImport(
  scope: BrandScope,
  name: string | undefined,
  file: () => Promise<Uint8Array>,
): Promise<BrandImport> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, UPLOADS, brandId)
  const { read, fileKey } = await inTurn(async () => {
    const bytes = await file()
    const products = await readProductsIn(bytes, null, scope.language)
    return { read: products, fileKey: await storePrivateFile(scope, { brandId, bytes, folder: 'imports' }) }
  }, brandId)
  const facts = factsOf(read)
  const owner = await readProductOwner(scope, brandId)
  const known = facts.format === 'unknown' ? await selectMapping(scope.db, brandId, hashOf(facts.columns)) : null
  const now = scope.now()
  const batch = await inTransaction(scope, async (inside) => {
    const inserted = await insertBatch(inside.db, {
      brandId,
      createdBy: inside.actor.userId,
      fileKey,
      fileName: name ?? 'import',
      facts,
      mapping: known ?? (facts.format === 'unknown' ? suggestMapping(facts.columns) : null),
      options: optionsFor(owner.language, shopAddressOf(owner.linkHosts)),
      createdAt: now,
      touchedAt: now,
    })
    await audit(inside, inserted, 'uploaded')
    return inserted
  })
  return present(scope, batch)
}

const shopAddressOf = ([host]: readonly string[]): string | null => (host ? `https://${host}` : null)

/** Files of the same columns, in any order and spelling of capitals. */
const hashOf = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(normalHeader).toSorted()))
    .digest('base64url')

function factsOf(read: ReadProducts): FileFacts {
  const { format, medium, rows, products, columns, ignored, problems, sample } = read
  return {
    format,
    medium: {
      kind: medium.kind,
      encoding: 'encoding' in medium ? medium.encoding : null,
      delimiter: 'delimiter' in medium ? medium.delimiter : null,
    },
    rows,
    products: products.length,
    columns,
    ignored,
    sample: sample.rows.map(({ cells }) => [...cells]),
    problems: problemsKept(problems),
  }
}

const optionsFor = (language: ImportOptions['language'], shopAddress: string | null): ImportOptions => ({
  mode: 'update',
  arrival: 'draft',
  isAllOrNothing: false,
  priceKind: 'gross',
  language,
  shopAddress,
  defaults: { gender: null, productType: null, fibres: [], care: '', originCountry: null, safety: null },
})

const audit = (scope: BrandScope, { id, fileName }: Pick<Batch, 'id' | 'fileName'>, deed: string): Promise<void> =>
  writeAudit(scope, {
    action: `import.${deed}`,
    targetType: 'import',
    targetId: id,
    changed: { file: [null, fileName] },
  })

/** The import of the caller's brand, locked in the caller's transaction; another brand's is unknown. */
async function lockImport(scope: BrandScope, id: string): Promise<Batch> {
  const batch = await selectBatch(scope.db, { brandId: scope.member.brandId, id, isLocked: true })
  ensure(batch, 'imports.unknown')
  return batch
}

export async function requireImport({ db, member }: Pick<BrandScope, 'db' | 'member'>, id: string): Promise<Batch> {
  const batch = await selectBatch(db, { brandId: member.brandId, id })
  ensure(batch, 'imports.unknown')
  return batch
}

async function present(scope: BrandScope, batch: Batch): Promise<BrandImport> {
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

export const readImport = async (scope: BrandScope, id: string): Promise<BrandImport> =>
  present(scope, await requireImport(scope, id))

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

/** Nothing runs, and its rows can be made anew: they are not needed to take it back. */
async function isIdle({ db, now }: BrandScope, batch: Batch): Promise<boolean> {
  if (batch.state === 'ready' || batch.state === 'checked') return true
  return batch.state === 'failed' && undoUntil(batch, now(), await isWritten(db, batch)) === null
}

/** It stopped halfway, and can go on with the products that are left. */
const canContinue = async (db: BrandScope['db'], batch: Batch): Promise<boolean> =>
  batch.state === 'failed' && (await isWritten(db, batch)) && !(await isPartlyUndone(db, batch.id))

const isWritten = async (db: BrandScope['db'], { id }: Batch): Promise<boolean> =>
  (await selectWritten(db, [id])).has(id)

/** Name and price are what no product can be without. */
const isMapped = (mapping: ColumnMapping | null, { format }: FileFacts): boolean => {
  if (mapping === null) return format !== 'unknown'
  const columns = Object.values(mapping)
  return columns.includes('name') && (columns.includes('price') || columns.includes('variant_price'))
}

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
        headersHash: hashOf(facts.columns),
        mapping: kept,
        usedAt: inside.now(),
      })
    }
    await deleteRows(inside.db, id)
    return updateBatch(inside.db, found, { mapping: kept, options: { ...options, shopAddress }, state: 'ready' })
  })
  return present(scope, batch)
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

export async function startCheck(scope: BrandScope, id: string): Promise<BrandImport> {
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(await isIdle(inside, found), 'imports.state')
    ensure(isMapped(found.mapping, found.facts), 'imports.mapping')
    await deleteRows(inside.db, id)
    return start(inside, found, { state: 'checking', total: found.facts.products })
  })
  return present(scope, batch)
}

export async function startCommit(scope: BrandScope, id: string, version: number): Promise<BrandImport> {
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(found.version === version, 'conflict')
    ensure(found.state === 'checked' || (await canContinue(inside.db, found)), 'imports.state')
    const counts = (await countActions(inside.db, [id])).get(id) ?? {}
    ensure(!(found.options.isAllOrNothing && (counts.error || hasErrors(found.facts.problems))), 'imports.faulty')
    await audit(inside, found, 'committed')
    return start(inside, found, { state: 'committing' })
  })
  return present(scope, batch)
}

export async function startUndo(scope: BrandScope, id: string): Promise<BrandImport> {
  const batch = await inTransaction(scope, async (inside) => {
    const found = await lockImport(inside, id)
    ensure(!RUNNING_STATES.includes(found.state), 'imports.state')
    ensure(undoUntil(found, inside.now(), await isWritten(inside.db, found)), 'imports.undo-over')
    await audit(inside, found, 'undone')
    return start(inside, found, { state: 'undoing' })
  })
  return present(scope, batch)
}
