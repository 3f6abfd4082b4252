import { BYTE_ORDER_MARK, csvCell, csvLine, csvText } from '#contract/csv.ts'
import type { Language } from '#contract/vocabulary.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { percent } from '#web/i18n/percent.ts'

/** A share is from 0 to 1 (changes may be outside) and shown in percent. */
export interface FigureColumn {
  readonly key: string
  readonly name: string
  readonly kind: 'text' | 'count' | 'share'
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
  if (typeof cell === 'string') return cell
  if (kind === 'share')
    return Math.round(cell * 1000) < 0 ? `−${percent(-cell, language)}` : percent(Math.abs(cell), language)
  return cell < 0 ? `−${formatNumber(-cell, language)}` : formatNumber(cell, language)
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
    return csvCell(number(kind === 'share' ? (Math.round(cell * 1000) || 0) / 10 : cell), delimiter)
  }
  const head = columns.map(({ name, kind }) => csvText(kind === 'share' ? `${name} (%)` : name, delimiter))
  const lines = rows.slice(0, MOST_EXPORTED_ROWS).map(({ cells }) =>
    csvLine(
      cells.map((cell, index) => cellOf(cell, columns[index]?.kind)),
      delimiter,
    ),
  )
  return (form === 'excel' ? BYTE_ORDER_MARK : '') + csvLine(head, delimiter) + lines.join('')
}
