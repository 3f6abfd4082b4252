/**
 * Trust S53: programs run cells that begin like a formula, so these get a `'`. One that already has it gets another, so
 * that reading, which takes one away, gives the text back.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A text as a cell of CSV: no program takes it for a formula. */
export function csvText(text: string, delimiter: string): string {
  return csvCell(FORMULA.test(text) ? `'${text}` : text, delimiter)
}

/** A cell as it is, in quotes where it needs them. */
export function csvCell(text: string, delimiter: string): string {
  return /["\n\r]|^\s|\s$/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What reading makes of a cell: the `'` of an export is taken away. */
export const withoutFormulaSign = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** Without it Excel reads UTF-8 as Windows-1252. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The lines of a table end as RFC 4180 says. */
export const csvLine = (cells: readonly string[], delimiter: string): string => `${cells.join(delimiter)}\r\n`

/** German Excel expects semicolons. */
export const delimiterOf = (language: 'de' | 'en'): string => (language === 'de' ? ';' : ',')
