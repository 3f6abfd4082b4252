import { writeXlsx } from 'hucre'

/** A table of a known program, with one product in each row. */
export interface Dialect {
  readonly format: string
  readonly delimiter: ',' | ';' | '\t'
  readonly headers: readonly string[]
  readonly name: string
  readonly price: string
  readonly gtin: string
  /** Cells of the other columns, by header. */
  readonly fixed: Readonly<Record<string, string>>
  readonly id: string
  /** Line of the first product. */
  readonly firstLine: number
  /** Null: a table of text. */
  readonly write: ((dialect: Dialect, rows: readonly (readonly string[])[]) => Promise<Buffer>) | null
}

const dialect = (
  format: string,
  delimiter: Dialect['delimiter'],
  columns: Pick<Dialect, 'id' | 'name' | 'price' | 'gtin'>,
  fixed: Dialect['fixed'],
): Dialect => ({
  format,
  delimiter,
  ...columns,
  fixed,
  headers: [columns.id, columns.name, columns.price, columns.gtin, ...Object.keys(fixed), 'Notiz'],
  firstLine: 2,
  write: null,
})

export const DIALECTS: readonly Dialect[] = [
  dialect(
    'shopify-classic',
    ',',
    { id: 'Handle', name: 'Title', price: 'Variant Price', gtin: 'Variant Barcode' },
    { Type: 'Hoodies', 'Option1 Name': 'Size', 'Option1 Value': 'M' },
  ),
  dialect(
    'shopify-template',
    ',',
    { id: 'URL handle', name: 'Title', price: 'Price', gtin: 'Barcode' },
    { Type: 'Hoodies', 'Option1 name': 'Size', 'Option1 value': 'M' },
  ),
  dialect(
    'woocommerce-en',
    ',',
    { id: 'ID', name: 'Name', price: 'Regular price', gtin: 'GTIN, UPC, EAN, or ISBN' },
    { Type: 'simple', Categories: 'Hoodies' },
  ),
  dialect(
    'woocommerce-de',
    ';',
    { id: 'ID', name: 'Name', price: 'Regulärer Preis', gtin: 'GTIN, UPC, EAN oder ISBN' },
    { Typ: 'simple', Kategorien: 'Kapuzenpullover' },
  ),
  dialect(
    'google-merchant',
    '\t',
    { id: 'id', name: 'title', price: 'price', gtin: 'gtin' },
    { link: 'https://s.example/a', image_link: 'https://s.example/a.jpg', availability: 'in_stock', size: 'M' },
  ),
  dialect(
    'shopware5',
    ';',
    { id: 'ordernumber', name: 'name', price: 'price_EK', gtin: 'ean' },
    { categories: 'Hoodies' },
  ),
  dialect(
    'dropdeck',
    ';',
    { id: 'Produktnummer', name: 'Name', price: 'Preis', gtin: 'GTIN' },
    { Typ: 'Oberteile', Geschlecht: 'Unisex', Größe: 'M' },
  ),
]

const SHOPIFY = { id: 'Handle', name: 'Title', price: 'Variant Price', gtin: 'Variant Barcode' }
const GOOGLE = { id: 'g:id', name: 'title', price: 'g:price', gtin: 'g:gtin' }
const PRODUCTS_JSON = { id: 'handle', name: 'title', price: 'price', gtin: 'barcode' }

async function sheetOf({ headers }: Dialect, rows: readonly (readonly string[])[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: [[...headers], ...rows.map((row) => [...row])] }] }))
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function feedOf({ headers }: Dialect, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const items = rows.map(
    (row) => `<item>${row.map((cell, at) => `<${headers[at]}>${xmlText(cell)}</${headers[at]}>`).join('')}</item>`,
  )
  const head = '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>'
  return Buffer.from([head, ...items, '</channel></rss>'].join('\n'))
}

async function jsonOf({ headers }: Dialect, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const products = rows.map((row) => {
    const { handle, title, ...variant } = Object.fromEntries(headers.map((header, at) => [header, row[at]]))
    return { handle, title, product_type: 'Hoodies', variants: [variant] }
  })
  return Buffer.from(JSON.stringify({ products }))
}

/** The same in files that are no text with delimiters. */
export const OTHERS: readonly Dialect[] = [
  { ...dialect('shopify-classic', ',', SHOPIFY, { Type: 'Hoodies' }), write: sheetOf },
  { ...dialect('google-merchant', ',', GOOGLE, { 'g:size': 'M' }), write: feedOf },
  { ...dialect('products-json', ',', PRODUCTS_JSON, {}), write: jsonOf, firstLine: 1 },
]
