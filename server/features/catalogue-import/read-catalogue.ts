import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import type { ProductColumn } from '#contract/product-table.ts'
import { decimalSignOf } from '#server/platform/text/written-money.ts'
import type { ZipEntry } from './files/open-zip.ts'
import { type Medium, readSource, type SourceFile } from './files/read-source.ts'
import { checkLengths, type Table } from './files/table.ts'
import { tableOfJson } from './files/table-of-json.ts'
import { UnreadableFile } from './files/unreadable-file.ts'
import { normalHeader } from './formats/columns.ts'
import { GOOGLE_MERCHANT } from './formats/google-merchant.ts'
import { OWN_TABLE } from './formats/own-table.ts'
import { SHOPIFY_CLASSIC, SHOPIFY_TEMPLATE } from './formats/shopify.ts'
import { SHOPWARE5 } from './formats/shopware5.ts'
import type { FormatId, TableFormat } from './formats/table-format.ts'
import { WOOCOMMERCE_DE, WOOCOMMERCE_EN } from './formats/woocommerce.ts'
import type { WrittenProduct } from './formats/written-product.ts'
import type { ImportedProduct } from './reading/imported-product.ts'
import { mergeProducts } from './reading/merge-products.ts'
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

/** One of the files of an import. */
interface CatalogueFile {
  /** Empty where it is the only one. */
  readonly name: string
  readonly format: FormatId | 'unknown'
  readonly rows: number
  readonly products: number
}

/** What a file contains, or several as one, before anything is saved. */
export interface Catalogue {
  /** `unknown`: columns have to be assigned by hand; `mixed`: several files of several programs. */
  readonly format: FormatId | 'unknown' | 'mixed'
  readonly files: readonly CatalogueFile[]
  /** The file whose medium and columns are reported: the unknown one, else the first. */
  readonly shown: string
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
  readonly format: FormatId | 'unknown'
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

async function readJson(json: unknown): Promise<Written> {
  // Loads zod, which takes 40 ms: only a thread that reads JSON needs it.
  const { fieldsOf, isProductsJson, readProductsJson } = await import('./formats/products-json.ts')
  const columns = fieldsOf(json)
  const common = { columns, ignored: [], problems: [] }
  if (!isProductsJson(json)) {
    const { headers, rows } = tableOfJson(json)
    return { ...common, columns: headers, format: 'unknown', rows: rows.length, products: [] }
  }
  const products = readProductsJson(json)
  return { ...common, format: 'products-json', rows: products.length, products }
}

async function readContent(
  content: SourceFile['content'],
  medium: Medium,
  mapping: ColumnMapping | null,
): Promise<Written> {
  if ('table' in content) return readTable(content.table, medium, mapping)
  return mapping ? readTable(tableOfJson(content.json), medium, mapping) : readJson(content.json)
}

function decimalSignIn(products: readonly WrittenProduct[]) {
  const prices = products.flatMap(({ variants }) =>
    variants.flatMap(({ price, salePrice, formerPrice }) => [price.text, salePrice.text, formerPrice.text]),
  )
  return decimalSignOf(prices)
}

interface ReadFile extends Omit<Written, 'products'> {
  readonly name: string
  readonly medium: Medium
  readonly products: readonly ImportedProduct[]
}

/** `isOne`: of several. Its rows then name it. */
async function readOne(source: SourceFile, mapping: ColumnMapping | null, isOne: boolean): Promise<ReadFile> {
  const { name, medium, content } = source
  const known = await readContent(content, medium, isOne ? null : mapping)
  // Of several files, the columns that were assigned by hand are those of files of no known program.
  const written = isOne && mapping && known.format === 'unknown' ? await readContent(content, medium, mapping) : known
  const decimal = decimalSignIn(written.products)
  const keys = new Set<string>()
  const read = written.products.map((product) => readProduct(product, { decimal, keys }))
  const problems = [...source.problems, ...written.problems]
  if (!isOne) return { ...written, name, medium, problems, products: read }
  return {
    ...written,
    name,
    medium,
    problems: named(problems, name),
    products: read.map((product) => inFile(product, name)),
  }
}

const named = (problems: readonly ImportProblem[], file: string): ImportProblem[] =>
  problems.map((problem) => ({ ...problem, file }))

const inFile = (product: ImportedProduct, file: string): ImportedProduct => ({
  ...product,
  file,
  variants: product.variants.map((variant) => ({ ...variant, file })),
  problems: named(product.problems, file),
})

function formatOf(files: readonly ReadFile[]): Catalogue['format'] {
  const formats = new Set(files.map(({ format }) => format))
  if (formats.has('unknown')) return 'unknown'
  const [only, ...others] = formats
  return others.length === 0 && only ? only : 'mixed'
}

/**
 * Reads a file of any known format, or with these columns; several in an archive as one. Throws UnreadableFile when it
 * cannot be read as a whole.
 */
export async function readCatalogue(bytes: Uint8Array, mapping: ColumnMapping | null = null): Promise<Catalogue> {
  const { files: sources, pictures } = await readSource(bytes)
  const read: ReadFile[] = []
  for (const source of sources) read.push(await readOne(source, mapping, sources.length > 1))
  const products = mergeProducts(read.map((file) => file.products))
  const rows = read.reduce((sum, file) => sum + file.rows, 0)
  if (rows > IMPORT_LIMITS.rows) throw new UnreadableFile('fileRows', { n: IMPORT_LIMITS.rows })
  if (products.length > IMPORT_LIMITS.products) throw new UnreadableFile('fileProducts', { n: IMPORT_LIMITS.products })
  const shown = read.find(({ format }) => format === 'unknown') ?? (read[0] as ReadFile)
  const { name, medium, columns, ignored } = shown
  return {
    format: formatOf(read),
    files: read.map((file) => ({
      name: file.name,
      format: file.format,
      rows: file.rows,
      products: file.products.length,
    })),
    shown: name,
    medium,
    columns,
    ignored,
    rows,
    pictures,
    problems: read.flatMap((file) => file.problems),
    products,
  }
}
