import { createHash } from 'node:crypto'
import type { ImportOptions } from '#contract/brand-imports.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { storePrivateFile } from '#server/platform/files/brand-files.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { normalHeader } from '../../formats/columns.ts'
import type { ColumnMapping } from '../../read-catalogue.ts'
import { type Batch, type FileFacts, insertBatch, selectMapping } from '../imports.store.ts'
import { problemsKept } from './problems-kept.ts'
import { readProductsIn } from './read-file.ts'
import type { ReadProducts } from './read-here.ts'
import { suggestMapping } from './suggest-mapping.ts'

interface ReadFile {
  readonly facts: FileFacts
  readonly fileKey: string
}

/** Says what is in a file, and stores it. Refuses what cannot be read. */
export async function readImportFile(scope: BrandScope, bytes: Uint8Array): Promise<ReadFile> {
  const facts = factsOf(await readProductsIn(bytes, null, scope.language))
  const fileKey = await storePrivateFile(scope, { brandId: scope.member.brandId, bytes, folder: 'imports' })
  return { facts, fileKey }
}

interface NewImport extends ReadFile {
  readonly fileName: string
  readonly feedId?: string
  /** Where it is not asked but known; the import then has these columns. */
  readonly known?: Partial<Pick<Batch, 'mapping' | 'options' | 'state' | 'total' | 'feedRunId'>>
}

/** An import of this file, with what the brand chose for such columns before. In the caller's transaction. */
export async function insertImport(
  scope: BrandScope,
  { facts, fileKey, fileName, feedId, known = {} }: NewImport,
): Promise<Batch> {
  const { brandId } = scope.member
  const isUnknown = facts.format === 'unknown'
  const remembered = isUnknown ? await selectMapping(scope.db, brandId, headersHashOf(facts.columns)) : null
  const owner = await readProductOwner(scope, brandId)
  const now = scope.now()
  return insertBatch(scope.db, {
    brandId,
    createdBy: scope.actor.userId,
    fileKey,
    fileName,
    feedId: feedId ?? null,
    facts,
    mapping: remembered ?? (isUnknown ? suggestMapping(facts.columns) : null),
    options: optionsFor(owner.language, shopAddressOf(owner.linkHosts)),
    ...known,
    createdAt: now,
    touchedAt: now,
  })
}

const shopAddressOf = ([host]: readonly string[]): string | null => (host ? `https://${host}` : null)

/** Files of the same columns, in any order and spelling of capitals. */
export const headersHashOf = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(normalHeader).toSorted()))
    .digest('base64url')

function factsOf(read: ReadProducts): FileFacts {
  const { format, files, medium, rows, products, columns, ignored, problems, sample } = read
  return {
    format,
    ...(files.length > 1 && { files }),
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

export const optionsFor = (language: ImportOptions['language'], shopAddress: string | null): ImportOptions => ({
  mode: 'update',
  arrival: 'draft',
  isAllOrNothing: false,
  priceKind: 'gross',
  language,
  shopAddress,
  defaults: { gender: null, productType: null, fibres: [], care: '', originCountry: null, safety: null },
})

export const auditImport = (
  scope: BrandScope,
  { id, fileName }: Pick<Batch, 'id' | 'fileName'>,
  action: string,
): Promise<void> =>
  writeAudit(scope, {
    action: `import.${action}`,
    targetType: 'import',
    targetId: id,
    changed: { file: [null, fileName] },
  })

/** Name and price are what no product can be without. */
export const isMapped = (mapping: ColumnMapping | null, { format }: FileFacts): boolean => {
  if (mapping === null) return format !== 'unknown'
  const columns = Object.values(mapping)
  return columns.includes('name') && (columns.includes('price') || columns.includes('variant_price'))
}
