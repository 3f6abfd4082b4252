import { IMPORT_UNDO_HOURS, type ImportAction } from '#contract/brand-imports.limits.ts'
import type { BrandImport, BrandImportRow, ImportBrief, ImportRowProblem } from '#contract/brand-imports.ts'
import { ERRORS, type ErrorCode, errorSentence } from '#contract/errors.ts'
import { type ImportProblem, importSentence, levelOf } from '#contract/import-problems.ts'
import type { Language } from '#contract/vocabulary.ts'
import { normalHeader } from '../formats/columns.ts'
import type { ImportRow } from './import-rows.store.ts'
import type { Batch } from './imports.store.ts'

const HOUR_MS = 3_600_000
const PREVIEW_ROWS = 5
const EXAMPLES = 3
const EXAMPLE_CHARACTERS = 120

/** A failed import can be taken back as far as it came. */
export function undoUntil({ state, finishedAt }: Batch, now: Date, isWritten: boolean): Date | null {
  const isOver = state === 'done' || (state === 'failed' && isWritten)
  if (!isOver || finishedAt === null) return null
  const until = new Date(finishedAt.getTime() + IMPORT_UNDO_HOURS * HOUR_MS)
  return until > now ? until : null
}

interface BriefFacts {
  readonly now: Date
  readonly language: Language
  readonly usernames: ReadonlyMap<string, string>
  readonly counts: Partial<Record<ImportAction, number>>
  /** It has changed products. */
  readonly isWritten: boolean
}

const failureOf = (failure: string, language: Language): string | null =>
  failure === '' ? null : errorSentence(failure in ERRORS ? (failure as ErrorCode) : 'internal', language)

export function presentBrief(batch: Batch, { now, language, usernames, counts, isWritten }: BriefFacts): ImportBrief {
  const { id, fileName, state, createdAt, createdBy, finishedAt, facts, done, total, failure } = batch
  return {
    id,
    fileName,
    feedId: batch.feedId,
    state,
    createdAt: createdAt.toISOString(),
    createdBy: createdBy === null ? null : (usernames.get(createdBy) ?? null),
    finishedAt: finishedAt?.toISOString() ?? null,
    format: facts.format,
    progress: { done, total },
    counts,
    undoUntil: undoUntil(batch, now, isWritten)?.toISOString() ?? null,
    failure: failureOf(failure, language),
  }
}

const presentProblem = (problem: ImportProblem, language: Language): ImportRowProblem => ({
  key: problem.key,
  level: levelOf(problem),
  file: problem.file ?? '',
  line: problem.line,
  column: problem.column,
  value: problem.value,
  sentence: importSentence(problem, language),
})

interface Facts extends BriefFacts {
  readonly problems: readonly {
    readonly key: ImportProblem['key']
    readonly n: string | null
    readonly count: number
  }[]
  readonly missing: readonly { readonly field: string; readonly count: number }[]
  readonly published: number
  readonly canContinue: boolean
}

const LEVELS = ['error', 'warning', 'info']

export function presentImport(
  batch: Batch,
  { problems, missing, published, canContinue, ...brief }: Facts,
): BrandImport {
  const { facts, version, mapping, options } = batch
  const { language } = brief
  const groups = problems.map(({ key, n, count }) => {
    const named = n !== null && /^\d+$/.test(n) ? Number(n) : (n ?? '…')
    return { key, level: levelOf({ key }), sentence: importSentence({ key, n: named }, language), count }
  })
  return {
    ...presentBrief(batch, brief),
    version,
    medium: facts.medium,
    files: [...(facts.files ?? [])],
    rows: facts.rows,
    products: facts.products,
    columns: columnsOf(batch),
    preview: facts.sample
      .slice(0, PREVIEW_ROWS)
      .map((row) => placesOf(facts.columns).map((at) => shortened(row[at] ?? ''))),
    mapping,
    options,
    problems: facts.problems.map((problem) => presentProblem(problem, language)),
    groups: groups.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || b.count - a.count),
    missing: [...missing],
    published,
    canContinue,
    isAutomatic: batch.feedRunId !== null,
  }
}

const shortened = (text: string): string =>
  text.length > EXAMPLE_CHARACTERS ? `${text.slice(0, EXAMPLE_CHARACTERS)}…` : text

/** Places of the columns with a name, each name once. */
const placesOf = (columns: readonly string[]): number[] =>
  columns.flatMap((name, at) => (name !== '' && columns.indexOf(name) === at ? [at] : []))

/** The columns of the file, each name once, with a few different examples. */
function columnsOf({ facts, mapping }: Batch): BrandImport['columns'] {
  const ignored = new Set(facts.ignored.map(normalHeader))
  return placesOf(facts.columns).map((at) => {
    const name = facts.columns[at] ?? ''
    const values = facts.sample.map((row) => row[at] ?? '').filter((value) => value !== '')
    const isKnown = facts.format !== 'unknown' && !ignored.has(normalHeader(name))
    const isUsed = mapping ? name in mapping : isKnown
    return { name, isUsed, examples: [...new Set(values)].slice(0, EXAMPLES).map(shortened) }
  })
}

export function presentRow(row: ImportRow, language: Language): BrandImportRow {
  const { place, line, externalId, name, action, productId, problems, missing } = row
  return {
    place,
    // Of several files the problems say which line of which file is meant.
    line: problems.some(({ file }) => file !== undefined) ? 0 : line,
    externalId,
    name,
    action,
    productId,
    problems: problems.map((problem) => presentProblem(problem, language)),
    missing,
  }
}
