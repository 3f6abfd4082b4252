import { type Cell, cell, cellNamed, type Headers, hasColumn, listIn, type Row, text } from './columns.ts'
import { defineTableFormat } from './table-format.ts'
import {
  BLANK_PRODUCT,
  BLANK_VARIANT,
  COLOUR_NAMES,
  groupBy,
  type Note,
  SIZE_NAMES,
  type WrittenProduct,
  type WrittenVariant,
} from './written-product.ts'

/** Headers of the classic dialect, of later exports and of the new template (Formats 1). */
const HEADERS = {
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
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  inventoryTracker: ['variant inventory tracker', 'inventory tracker'],
  inventory: ['variant inventory qty', 'inventory quantity'],
  inventoryPolicy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  gender: ['google shopping / gender'],
  googleCategory: ['google shopping / google product category'],
} as const satisfies Headers<string>

type ShopifyRow = Row<keyof typeof HEADERS>
type Column = keyof typeof HEADERS

const OPTIONS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [Column, Column])[]
/** Shopify's value for a product without options. */
const NO_OPTION = 'Default Title'

/** The value column of an option with this name; null: none. Any row of the product may have the name. */
function valueColumn(rows: readonly ShopifyRow[], names: RegExp): Column | null {
  const option = OPTIONS.find(([name]) =>
    names.test(rows.map((row) => text(row, name)).find((one) => one !== '') ?? ''),
  )
  return option?.[1] ?? null
}

/** A variant without a stock count, or that sells without stock, is available; so is one without data. */
function isAvailable(row: ShopifyRow): boolean {
  const isCounted = text(row, 'inventoryTracker') !== '' && text(row, 'inventory') !== ''
  const sellsOn = /^(continue|true|1|ja)$/i.test(text(row, 'inventoryPolicy'))
  return !isCounted || sellsOn || Number(text(row, 'inventory')) > 0
}

/** Rows with a price are variants; a row without one is a further picture. */
function variantsOf(rows: readonly ShopifyRow[]): WrittenVariant[] {
  const size = valueColumn(rows, SIZE_NAMES)
  const colour = valueColumn(rows, COLOUR_NAMES)
  const value = (row: ShopifyRow, column: Column | null) => {
    const written = column ? text(row, column) : ''
    return written === NO_OPTION ? '' : written
  }
  return rows
    .filter((row) => text(row, 'price') !== '')
    .map((row) => ({
      ...BLANK_VARIANT,
      line: row.line,
      size: value(row, size),
      colour: value(row, colour),
      sku: text(row, 'sku'),
      gtin: cell(row, 'barcode'),
      price: cell(row, 'price'),
      formerPrice: cell(row, 'compareAt'),
      isAvailable: isAvailable(row),
      stock: text(row, 'inventoryTracker') === '' ? '' : text(row, 'inventory'),
    }))
}

function picturesOf(rows: readonly ShopifyRow[]): Cell[] {
  const found = new Map<string, { readonly picture: Cell; readonly position: number }>()
  for (const row of rows) {
    const picture = cell(row, 'image')
    if (picture.text === '' || found.has(picture.text)) continue
    found.set(picture.text, { picture, position: Number(text(row, 'imagePosition')) || found.size + 1 })
  }
  return [...found.values()].sort((a, b) => a.position - b.position).map(({ picture }) => picture)
}

function isPublished(lead: ShopifyRow): boolean | null {
  if (!hasColumn(lead, 'published') && !hasColumn(lead, 'status')) return null
  return !/^(false|0|nein)$/i.test(text(lead, 'published')) && !/^(draft|archived)$/i.test(text(lead, 'status'))
}

/** Rows with the same handle are one product; the first with a title is its main row. */
function productOf(rows: readonly ShopifyRow[]): WrittenProduct[] {
  const lead = rows.find((row) => text(row, 'title') !== '') ?? rows[0]
  if (!lead) return []
  const tags = text(lead, 'tags')
  const handle = cell(lead, 'handle')
  return [
    {
      ...BLANK_PRODUCT,
      line: lead.line,
      id: handle,
      name: cell(lead, 'title'),
      descriptions: [{ cell: cell(lead, 'body'), language: null }],
      types: [text(lead, 'category'), text(lead, 'googleCategory'), text(lead, 'type')],
      typeHints: [tags],
      genders: [text(lead, 'gender'), cellNamed(lead, /target-gender/).text],
      genderHints: [tags, text(lead, 'category')],
      tags: listIn(cell(lead, 'tags'), /,/).map((tag) => tag.text),
      isPublished: isPublished(lead),
      variants: variantsOf(rows),
      statesVariants: hasColumn(lead, 'option1Value'),
      statesSale: hasColumn(lead, 'compareAt'),
      pictures: picturesOf(rows),
      path: `/products/${encodeURIComponent(handle.text)}`,
      material: cellNamed(lead, /^(material|fabric|stoff)\b.*\(product\.metafields/i),
    },
  ]
}

const read = (rows: readonly ShopifyRow[], note: Note): WrittenProduct[] =>
  groupBy(rows, (row) => cell(row, 'handle'), note).flatMap(productOf)

/** The classic dialect and the exports that grew out of it. */
export const SHOPIFY_CLASSIC = defineTableFormat({
  id: 'shopify-classic',
  headers: HEADERS,
  isMatch: ({ has }) => has('handle') && has('title') && has('variant price'),
  read,
})

/** The template of 2024; the names of its columns differ. */
export const SHOPIFY_TEMPLATE = defineTableFormat({
  id: 'shopify-template',
  headers: HEADERS,
  isMatch: ({ has }) => has('url handle') && has('title') && has('price'),
  read,
})
