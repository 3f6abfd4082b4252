import type { CellValue } from 'hucre'
import { SaxesParser } from 'saxes'
import { withoutFormulaSign } from '#contract/csv.ts'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import type { ZipEntry } from './open-zip.ts'
import { type Table, type TableRow, tableOf } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

const WORKBOOK = 'xl/workbook.xml'
export const isWorkbook = (entries: readonly ZipEntry[]): boolean => entries.some(({ name }) => name === WORKBOOK)

/** A sheet of 20 000 rows and 60 columns unpacks to about 60 MB. */
const MOST_UNPACKED = 200_000_000

/** Position of the first sheet that is not hidden. */
function visibleSheet(workbook: string): number {
  const states: string[] = []
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new UnreadableFile('xmlDoctype')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (/^(\w+:)?sheet$/.test(name)) states.push(attributes['state'] ?? 'visible')
  })
  parser.write(workbook).close()
  return Math.max(0, states.indexOf('visible'))
}

const padded = (value: number): string => `${value}`.padStart(2, '0')

/** Sheets hold dates without a zone; hucre gives them as UTC. */
const dateText = (date: Date): string =>
  Number.isNaN(date.getTime())
    ? ''
    : `${date.getUTCFullYear()}-${padded(date.getUTCMonth() + 1)}-${padded(date.getUTCDate())} ` +
      `${padded(date.getUTCHours())}:${padded(date.getUTCMinutes())}`

function textOf(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? `${Number(value.toPrecision(15))}` : value
}

async function readRows(bytes: Uint8Array, sheet: number): Promise<TableRow[]> {
  // Loading it takes 40 ms, which each thread that reads another file would spend, too.
  const { streamXlsxRows } = await import('hucre')
  const rows: TableRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: IMPORT_LIMITS.rows + 2 })) {
    const cells = values.slice(0, IMPORT_LIMITS.columns + 1).map(textOf)
    // Sheets end a row with its last filled cell.
    while (cells.length < (rows[0]?.cells.length ?? 0)) cells.push('')
    rows.push({ line: index + 1, cells })
  }
  return rows
}

/**
 * Reads the first visible sheet. The archive was checked by openZip; every entry is unpacked once before, because hucre
 * believes the declared sizes.
 */
export async function readXlsx(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<Table> {
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) throw new UnreadableFile('zipTooLarge')
  let workbook = ''
  for (const entry of entries) {
    const content = await entry.read()
    if (entry.name === WORKBOOK) workbook = new TextDecoder().decode(content)
  }
  try {
    return tableOf(await readRows(bytes, visibleSheet(workbook)), withoutFormulaSign)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('xlsxBroken', { cause: error })
  }
}
