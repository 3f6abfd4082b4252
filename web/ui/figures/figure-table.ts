import { BYTE_ORDER_MARK, csvCell, csvLine, csvText } from '#contract/csv.ts'
import type { Language } from '#contract/vocabulary.ts'
import { shortDay } from '#web/i18n/day-labels.ts'
import { formatDecimals, formatNumber, formatPrice } from '#web/i18n/formats.ts'
import { percent } from '#web/i18n/percent.ts'

/**
 * A share is from 0 to 1 (changes may be outside) and shown in percent, a ratio with two decimals, cents as euros. A day
 * is `2026-11-27`.
 */
export interface FigureColumn {
  readonly key: string
  readonly name: string
  readonly kind: 'text' | 'day' | 'count' | 'share' | 'ratio' | 'cents'
}

export interface FigureRow {
  readonly key: string
  /** One per column; null: unknown. */
  readonly cells: readonly (string | number | null)[]
  /** Where the row is opened. */
  readonly href?: string | undefined
}

/** What a table shows and an export writes: the same rows in the same order. */
export interface FigureTable {
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow[]
}

/** How a cell is read: `1.234`, `12,5 %`, or a dash where nothing is known. */
export function cellText(kind: FigureColumn['kind'], cell: string | number | null, language: Language): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return kind === 'day' ? shortDay(cell, language) : cell
  if (kind === 'cents') return (cell < 0 ? '−' : '') + formatPrice(Math.abs(cell) / 100, language)
  if (kind === 'ratio') return formatDecimals(cell, language)
  if (kind === 'share')
    return Math.round(cell * 1000) < 0 ? `−${percent(-cell, language)}` : percent(Math.abs(cell), language)
  return cell < 0 ? `−${formatNumber(-cell, language)}` : formatNumber(cell, language)
}

const UNITS = { share: '%', cents: '€', text: '', day: '', count: '', ratio: '' } as const

/** The name of a column with its unit. */
export const columnName = ({ name, kind }: FigureColumn): string => (UNITS[kind] ? `${name} (${UNITS[kind]})` : name)

interface Sorting {
  /** Key of a column; undefined: as the rows are. */
  readonly sort: string | undefined
  readonly isRising: boolean
  readonly language: Language
}

/** The same table in the order of a column. */
export function sortedTable({ columns, rows }: FigureTable, { sort, isRising, language }: Sorting): FigureTable {
  const column = columns.findIndex(({ key }) => key === sort)
  if (column < 0) return { columns, rows }
  const sign = isRising ? 1 : -1
  return { columns, rows: rows.toSorted((a, b) => sign * compared(a.cells[column], b.cells[column], language)) }
}

/** What is unknown counts as less than everything. */
function compared(
  a: string | number | null | undefined,
  b: string | number | null | undefined,
  language: Language,
): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, language)
  return (typeof a === 'number' ? a : -1) - (typeof b === 'number' ? b : -1)
}

/** Product 3: rows of an export. */
export const MOST_EXPORTED_ROWS = 50_000

export const CSV_FORMS = ['excel', 'rfc4180'] as const
/** For Excel in German: semicolons, decimal commas and a byte order mark. Otherwise RFC 4180. */
export type CsvForm = (typeof CSV_FORMS)[number]

/** The table as CSV. Percent have one decimal, as on the screen, with the unit in the header; what is unknown is empty. */
export function csvOf({ columns, rows }: FigureTable, form: CsvForm): string {
  const delimiter = form === 'excel' ? ';' : ','
  const number = (value: number) => (form === 'excel' ? String(value).replace('.', ',') : String(value))
  const cellOf = (cell: string | number | null, kind: FigureColumn['kind'] | undefined) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return csvText(cell, delimiter)
    return csvCell(number(plainNumber(cell, kind)), delimiter)
  }
  const head = columns.map((column) => csvText(columnName(column), delimiter))
  const lines = rows.slice(0, MOST_EXPORTED_ROWS).map(({ cells }) =>
    csvLine(
      cells.map((cell, index) => cellOf(cell, columns[index]?.kind)),
      delimiter,
    ),
  )
  return (form === 'excel' ? BYTE_ORDER_MARK : '') + csvLine(head, delimiter) + lines.join('')
}

/** Rounded as on the screen, in the unit of the header. */
function plainNumber(cell: number, kind: FigureColumn['kind'] | undefined): number {
  if (kind === 'share') return (Math.round(cell * 1000) || 0) / 10
  if (kind === 'cents') return cell / 100
  return kind === 'ratio' ? Math.round(cell * 100) / 100 : cell
}
