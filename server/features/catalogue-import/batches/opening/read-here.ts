import type { FileProblemKey } from '#contract/import-file-problems.ts'
import { readSource } from '../../files/read-source.ts'
import type { Table } from '../../files/table.ts'
import { tableOfJson } from '../../files/table-of-json.ts'
import { UnreadableFile } from '../../files/unreadable-file.ts'
import { type Catalogue, type ColumnMapping, readCatalogue } from '../../read-catalogue.ts'

export interface FileOrder {
  readonly bytes: Uint8Array
  /** Null: the format says what the columns are. */
  readonly mapping: ColumnMapping | null
  /** The rows of one of its files as they are, or the products in all of them. */
  readonly wants: 'products' | { readonly tableOf: string }
}

export type ReadProducts = Omit<Catalogue, 'pictures'> & {
  /** The first rows, as the file has them. */
  readonly sample: Table
  /** Whether it is an archive with pictures. */
  readonly hasPictures: boolean
}

interface Unreadable {
  readonly key: FileProblemKey
  readonly line: number
  readonly n: number | string | null
  readonly file: string
}

export type FileAnswer =
  | { readonly products: ReadProducts }
  | { readonly table: Table; readonly delimiter: string | null }
  | { readonly unreadable: Unreadable }

const SAMPLE_ROWS = 20

async function tableIn(bytes: Uint8Array, name: string) {
  const { files } = await readSource(bytes)
  const { content, medium } = files.find((file) => file.name === name) ?? files[0]
  const table = 'table' in content ? content.table : tableOfJson(content.json)
  return { table, delimiter: 'delimiter' in medium ? medium.delimiter : null }
}

/** Reads a file. With 20 000 rows it takes seconds, so it is done in a thread. */
export async function readHere({ bytes, mapping, wants }: FileOrder): Promise<FileAnswer> {
  try {
    if (wants !== 'products') return await tableIn(bytes, wants.tableOf)
    const { pictures, ...catalogue } = await readCatalogue(bytes, mapping)
    const { table } = await tableIn(bytes, catalogue.shown)
    const sample = { ...table, rows: table.rows.slice(0, SAMPLE_ROWS) }
    return { products: { ...catalogue, sample, hasPictures: pictures.length > 0 } }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { unreadable: { key: error.key, line: error.line, n: error.n ?? null, file: error.file } }
  }
}
