import { CsvError, parse } from 'csv-parse/sync'
import { withoutFormulaSign } from '#contract/csv.ts'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { type Table, tableOf } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type Delimiter = ',' | ';' | '\t' | '|'
const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|']

/** Excel's own line at the top of a file: `sep=;`. */
const SEP_LINE = /^"?sep=(.)"?\r?\n?/i

interface Dialect {
  readonly delimiter: Delimiter
  /** The text without the line that only names the delimiter, and how many lines that was. */
  readonly text: string
  readonly skipped: number
}

/** The delimiter that the file names, else the most frequent one of the header line, outside quotes. */
function dialectOf(text: string): Dialect {
  const named = SEP_LINE.exec(text)
  const delimiter = DELIMITERS.find((sign) => sign === named?.[1])
  if (named && delimiter) return { delimiter, text: text.slice(named[0].length), skipped: 1 }
  return { delimiter: mostFrequent(text), text, skipped: 0 }
}

function mostFrequent(text: string): Delimiter {
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of text.trimStart().slice(0, 20_000)) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) break
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const count = (sign: Delimiter) => counts.get(sign) ?? 0
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Characters of one row: a quote that is never closed must not swallow the whole file. */
const MOST_ROW = 262_144

function parseRecords(text: string, delimiter: Delimiter): readonly CsvRecord[] {
  let lastLine = 0
  try {
    return parse(text, {
      delimiter,
      info: true,
      max_record_size: MOST_ROW,
      on_record: (record, { lines }) => {
        lastLine = lines
        return record
      },
      // Files that were put together have several kinds of line ends; by default the first one counts for all.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: IMPORT_LIMITS.rows + 2,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    // The row that cannot be read begins after the last one that could.
    throw new UnreadableFile(isOpen ? 'quoteOpen' : 'csvBroken', { line: lastLine + 1, cause: error })
  }
}

const lineBreaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

/** Reads CSV and TSV. A row has the number of the line where it begins. */
export function readCsv(whole: string): { readonly table: Table; readonly delimiter: Delimiter } {
  const { delimiter, text, skipped } = dialectOf(whole)
  const records = parseRecords(text, delimiter)
  const rows = records.map(({ record, info }) => ({
    line: skipped + info.lines - lineBreaksIn(record),
    cells: record,
  }))
  return { table: tableOf(rows, withoutFormulaSign), delimiter }
}
