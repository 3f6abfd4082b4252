import type { Medium } from '../files/read-source.ts'
import type { Table } from '../files/table.ts'
import { findColumns, type Headers, normalHeader, type Row } from './columns.ts'
import type { Note, WrittenProduct } from './written-product.ts'

/** Programs whose files are known. */
export type FormatId =
  | 'shopify-classic'
  | 'shopify-template'
  | 'woocommerce-en'
  | 'woocommerce-de'
  | 'google-merchant'
  | 'shopware5'
  | 'products-json'
  | 'dropdeck'

interface Signs {
  /** Whether the file has this header, in lower case. */
  readonly has: (header: string) => boolean
  readonly medium: Medium
}

interface ReadProducts {
  readonly products: readonly WrittenProduct[]
  /** Headers that the format does not use. */
  readonly ignored: readonly string[]
}

export interface TableFormat {
  readonly id: FormatId
  isMatch(headers: readonly string[], medium: Medium): boolean
  /** `named`: the headers by which columns are found, where they are not those of the table. */
  readTable(table: Table, note: Note, named?: readonly string[]): ReadProducts
}

interface Definition<Name extends string> {
  readonly id: FormatId
  readonly headers: Headers<Name>
  /** Further headers that the format reads. */
  readonly alsoUsed?: RegExp
  readonly isMatch: (signs: Signs) => boolean
  readonly read: (rows: readonly Row<Name>[], note: Note) => WrittenProduct[]
}

/** A format of tables: how its headers are recognised, and how its rows become products. */
export function defineTableFormat<Name extends string>(definition: Definition<Name>): TableFormat {
  const { id, headers: names, alsoUsed, isMatch, read } = definition
  return {
    id,
    isMatch(headers, medium) {
      const known = new Set(headers.map(normalHeader))
      return isMatch({ has: (header) => known.has(header), medium })
    },
    readTable({ headers, rows }, note, named = headers) {
      const columns = { ...findColumns(named, names), headers }
      const used = new Set([...columns.places.values()].flat())
      return {
        products: read(
          rows.map((row) => ({ ...row, columns })),
          note,
        ),
        ignored: headers.filter((header, at) => header !== '' && !used.has(at) && !alsoUsed?.test(header)),
      }
    },
  }
}
