import { CsvError, parse } from 'csv-parse/sync'
import { delimiterOf, UnreadableFile } from './csv-text.ts'

/** One row of the file by our column names. Columns that the file lacks are absent; empty cells are ''. */
export interface ShopifyRow {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
  /** All cells by their header in lower case, for metafields. */
  readonly all: Readonly<Record<string, string>>
}

/** Our column names with their headers in the classic dialect, in later exports and in the new template (Formats 1). */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  inventoryTracker: ['variant inventory tracker', 'inventory tracker'],
  inventory: ['variant inventory qty', 'inventory quantity'],
  inventoryPolicy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  gender: ['google shopping / gender'],
  googleCategory: ['google shopping / google product category'],
} as const
export type Column = keyof typeof COLUMNS

/** Text of a cell; empty when the file has no such column. */
export const cell = (row: ShopifyRow | undefined, column: Column): string => row?.cells[column] ?? ''

export type Dialect = 'classic' | 'template'

export interface ShopifyFile {
  readonly dialect: Dialect
  readonly rows: readonly ShopifyRow[]
  /** Headers that this import does not use. */
  readonly ignored: readonly string[]
}

export class UnknownFormat extends Error {}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function recordsOf(text: string): readonly CsvRecord[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    // The usual cause is a file that was truncated within a quoted cell.
    if (error instanceof CsvError)
      throw new UnreadableFile(`The file is no whole CSV: ${error.message}.`, { cause: error })
    throw error
  }
}

/**
 * Reads a Shopify product CSV of either dialect. Throws UnknownFormat when the headers are not Shopify's, and
 * UnreadableFile when the file is truncated.
 */
export function readShopifyRows(text: string): ShopifyFile {
  const records = recordsOf(text)
  const headers = (records[0]?.record ?? []).map((header) => header.trim().toLowerCase())
  const place = new Map<Column, number>()
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const at = headers.findIndex((header) => names.includes(header))
    if (at >= 0) place.set(column, at)
  }
  if (!place.has('title') || !place.has('handle') || !place.has('price')) {
    throw new UnknownFormat(
      'This is no Shopify product CSV: the columns Title, Handle (or URL handle) and Price are needed.',
    )
  }
  const used = new Set(place.values())
  const rows = records.slice(1).map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries([...place].map(([column, at]) => [column, (record[at] ?? '').trim()])),
    all: Object.fromEntries(headers.map((header, at) => [header, (record[at] ?? '').trim()])),
  }))
  return {
    dialect: headers.includes('url handle') ? 'template' : 'classic',
    rows,
    ignored: headers.filter((header, at) => header !== '' && !used.has(at)),
  }
}
