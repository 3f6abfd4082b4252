import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface TableRow {
  /** Line of a text file, row of a sheet, number of an item. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A file as rows of text. Headers can repeat, as repeated elements of XML do. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const asWritten = (cell: string): string => cell

/**
 * The rows under the first row that is not empty, each cell as `read` reads it. Throws UnreadableFile for none, or more than
 * an import takes.
 */
export function tableOf(records: readonly TableRow[], read: (cell: string) => string = asWritten): Table {
  const written = records.filter(({ cells }) => !isBlank(cells))
  const [head, ...rows] = written
  if (!head) throw new UnreadableFile('fileEmpty')
  if (rows.length === 0) throw new UnreadableFile('fileOnlyHeader')
  if (rows.length > IMPORT_LIMITS.rows) throw new UnreadableFile('fileRows', { n: IMPORT_LIMITS.rows })
  if (head.cells.length > IMPORT_LIMITS.columns) throw new UnreadableFile('fileColumns', { n: IMPORT_LIMITS.columns })
  const clean = (cells: readonly string[]) => cells.map((cell) => read(cell.trim()))
  return { headers: clean(head.cells), rows: rows.map(({ line, cells }) => ({ line, cells: clean(cells) })) }
}

interface CheckedRows {
  readonly rows: readonly TableRow[]
  readonly problems: readonly ImportProblem[]
}

/** Leaves out rows with more cells than the header: their texts are shifted into other columns. */
export function checkLengths({ headers, rows }: Table): CheckedRows {
  const problems: ImportProblem[] = []
  const whole = rows.filter(({ line, cells }) => {
    const extra = cells.slice(headers.length)
    const isTooLong = !isBlank(extra)
    const at = { line, product: '', column: '', n: cells.length }
    if (isTooLong) problems.push({ key: 'rowTooLong', ...at, value: extra.find((cell) => cell !== '') ?? '' })
    else if (cells.length < headers.length) problems.push({ key: 'rowTooShort', ...at, value: '' })
    return !isTooLong
  })
  return { rows: whole, problems }
}
