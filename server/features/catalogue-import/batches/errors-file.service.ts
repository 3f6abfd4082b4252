import { BYTE_ORDER_MARK, csvCell, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import { importSentence, levelOf } from '#contract/import-problems.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import type { TableRow } from '../files/table.ts'
import type { ImportedProduct } from '../reading/imported-product.ts'
import { type ImportRow, selectRows } from './import-rows.store.ts'
import { requireImport } from './imports.service.ts'
import { openFile } from './opening/opened-file.ts'
import { readTableIn } from './opening/read-file.ts'

const MOST = 20_000
const HEADING: Readonly<Record<Language, string>> = { de: 'Problem', en: 'Problem' }

/** Numbers are no formulas, and stay numbers. */
const quoted = (text: string, delimiter: string): string =>
  /^[+-]?[\d.,]+$/.test(text) ? csvCell(text, delimiter) : csvText(text, delimiter)

const sentencesOf = ({ problems }: Pick<ImportRow, 'problems'>, language: Language): string =>
  problems
    .filter((problem) => levelOf(problem) === 'error')
    .map((problem) => (problem.column === '' ? '' : `${problem.column}: `) + importSentence(problem, language))
    .join(' ')

/** The lines that this file names for a product. */
function namedLines({ line, file = '', variants, problems }: ImportedProduct, name: string): number[] {
  const places = [{ line, file }, ...variants, ...problems]
  return [...new Set(places.flatMap((place) => ((place.file ?? '') === name && place.line > 0 ? [place.line] : [])))]
}

/** By place, the lines of each product: its own, and those after its first that belong to no other product. */
function linesByPlace(products: readonly ImportedProduct[], rows: readonly TableRow[], name: string): number[][] {
  const lines = products.map((product) => namedLines(product, name))
  const named = new Set(lines.flat())
  const byFirst = new Map(lines.flatMap(([first], place) => (first === undefined ? [] : [[first, place] as const])))
  let at = -1
  for (const { line } of rows) {
    at = byFirst.get(line) ?? at
    // Rows of pictures alone, and of variants that could not be read.
    if (!named.has(line)) lines[at]?.push(line)
  }
  return lines
}

/**
 * The rows of products with errors and those that belong to no product, as the file has them, with one more column that
 * names the problem. All rows of such a product are in it, so that it can be mended and uploaded again. Of several files
 * those of the one that is named; each has its own columns.
 */
export async function errorsFile(scope: BrandScope, id: string, fileName: string | undefined): Promise<Uint8Array> {
  const batch = await requireImport(scope, id)
  const { language } = scope
  const bytes = await scope.storage.read(batch.fileKey)
  const file = bytes && (await openFile(scope, batch))
  if (!bytes || !file) return Buffer.from('')
  const name = fileName ?? file.products.find((product) => product.file !== undefined)?.file ?? ''
  const { table, delimiter: written } = await readTableIn(bytes, name, language)
  const { headers, rows } = table
  const delimiter = written ?? delimiterOf(language)
  const lineOf = (cells: readonly string[]) =>
    csvLine(
      cells.map((cell) => quoted(cell, delimiter)),
      delimiter,
    )
  const shown = { batchId: id, from: 0, most: MOST, action: 'error' as const, problem: undefined, missing: undefined }
  const faulty = await selectRows(scope.db, shown)
  const lines = linesByPlace(file.products, rows, name)
  const told = new Map(
    faulty.flatMap((row) =>
      (lines[row.place] ?? []).map((line, at): [number, string] => [line, at === 0 ? sentencesOf(row, language) : '']),
    ),
  )
  for (const problem of file.problems) {
    if (problem.line > 0 && (problem.file ?? '') === name && levelOf(problem) === 'error')
      told.set(problem.line, sentencesOf({ problems: [problem] }, language))
  }
  const faultyRows = rows.filter(({ line }) => told.has(line))
  const width = headers.length
  const body = faultyRows.map(({ line, cells }) =>
    lineOf([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), told.get(line) ?? '', ...cells.slice(width)]),
  )
  return Buffer.from(BYTE_ORDER_MARK + lineOf([...headers, HEADING[language]]) + body.join(''))
}
