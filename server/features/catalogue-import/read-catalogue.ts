import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import type { ProductColumn } from '#contract/product-table.ts'
import type { ZipEntry } from './files/open-zip.ts'
import { type Medium, readSource, type Source } from './files/read-source.ts'
import { checkLengths, type Table } from './files/table.ts'
import { tableOfJson } from './files/table-of-json.ts'
import { UnreadableFile } from './files/unreadable-file.ts'
import { normalHeader } from './formats/columns.ts'
import { GOOGLE_MERCHANT } from './formats/google-merchant.ts'
import { OWN_TABLE } from './formats/own-table.ts'
import { fieldsOf, isProductsJson, readProductsJson } from './formats/products-json.ts'
import { SHOPIFY_CLASSIC, SHOPIFY_TEMPLATE } from './formats/shopify.ts'
import { SHOPWARE5 } from './formats/shopware5.ts'
import type { FormatId, TableFormat } from './formats/table-format.ts'
import { WOOCOMMERCE_DE, WOOCOMMERCE_EN } from './formats/woocommerce.ts'
import type { WrittenProduct } from './formats/written-product.ts'
import type { ImportedProduct } from './reading/imported-product.ts'
import { decimalSignOf } from './reading/money.ts'
import { readProduct } from './reading/read-product.ts'

const TABLE_FORMATS: readonly TableFormat[] = [
  SHOPIFY_CLASSIC,
  SHOPIFY_TEMPLATE,
  WOOCOMMERCE_EN,
  WOOCOMMERCE_DE,
  SHOPWARE5,
  GOOGLE_MERCHANT,
  OWN_TABLE,
]

/** By header of the file, the column of our own table. */
export type ColumnMapping = Readonly<Record<string, ProductColumn>>

/** What a file contains, before anything is saved. */
export interface Catalogue {
  /** `unknown`: its columns have to be assigned by hand. */
  readonly format: FormatId | 'unknown'
  readonly medium: Medium
  readonly columns: readonly string[]
  /** Columns that the format does not use. */
  readonly ignored: readonly string[]
  readonly rows: number
  /** In the order of the file; those with errors among their problems are included. */
  readonly products: readonly ImportedProduct[]
  /** Problems of the file and of rows that belong to no product. */
  readonly problems: readonly ImportProblem[]
  /** Pictures of an archive, by their names. */
  readonly pictures: readonly ZipEntry[]
}

interface Written {
  readonly format: Catalogue['format']
  readonly columns: readonly string[]
  readonly ignored: readonly string[]
  readonly rows: number
  readonly products: readonly WrittenProduct[]
  readonly problems: readonly ImportProblem[]
}

/** Repeated elements of XML are columns with the same header; in other files a repeated header is an error of writing. */
function repeatedHeaders({ headers }: Table, medium: Medium): ImportProblem[] {
  if (medium.kind === 'xml') return []
  const normal = headers.map(normalHeader)
  const twice = headers.filter((header, at) => header !== '' && normal.indexOf(normal[at] ?? '') !== at)
  return [...new Set(twice)].map((column) => ({ key: 'columnTwice', line: 0, product: '', column, value: column }))
}

function readTable(table: Table, medium: Medium, mapping: ColumnMapping | null): Written {
  const { headers } = table
  const format = mapping ? OWN_TABLE : TABLE_FORMATS.find((one) => one.isMatch(headers, medium))
  const { rows, problems } = checkLengths(table)
  const found = [...repeatedHeaders(table, medium), ...problems]
  const common = { columns: headers, rows: table.rows.length }
  if (!format) return { ...common, format: 'unknown', ignored: [], products: [], problems: found }
  const named = mapping ? headers.map((header) => mapping[header] ?? '') : headers
  const read = format.readTable({ headers, rows }, (problem) => found.push(problem), named)
  return { ...common, ...read, format: format.id, problems: found }
}

function readJson(json: unknown): Written {
  const columns = fieldsOf(json)
  const common = { columns, ignored: [], problems: [] }
  if (!isProductsJson(json)) {
    const { headers, rows } = tableOfJson(json)
    return { ...common, columns: headers, format: 'unknown', rows: rows.length, products: [] }
  }
  const products = readProductsJson(json)
  return { ...common, format: 'products-json', rows: products.length, products }
}

function readContent(content: Source['content'], medium: Medium, mapping: ColumnMapping | null): Written {
  if ('table' in content) return readTable(content.table, medium, mapping)
  return mapping ? readTable(tableOfJson(content.json), medium, mapping) : readJson(content.json)
}

function decimalSignIn(products: readonly WrittenProduct[]) {
  const prices = products.flatMap(({ variants }) =>
    variants.flatMap(({ price, salePrice, formerPrice }) => [price.text, salePrice.text, formerPrice.text]),
  )
  return decimalSignOf(prices)
}

/**
 * Reads a file of any known format, or with these columns. Throws UnreadableFile when it cannot be read as a whole.
 */
export async function readCatalogue(bytes: Uint8Array, mapping: ColumnMapping | null = null): Promise<Catalogue> {
  const { medium, content, problems, pictures } = await readSource(bytes)
  const written = readContent(content, medium, mapping)
  if (written.products.length > IMPORT_LIMITS.products)
    throw new UnreadableFile('fileProducts', { n: IMPORT_LIMITS.products })
  const decimal = decimalSignIn(written.products)
  const keys = new Set<string>()
  return {
    ...written,
    medium,
    pictures,
    problems: [...problems, ...written.problems],
    products: written.products.map((product) => readProduct(product, { decimal, keys })),
  }
}
