import { type Cell, cell, type Headers, hasColumn, listIn, type Row, text } from './columns.ts'
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

/** The list of articles, and the list of prices, whose columns with `_` repeat the article. */
const HEADERS = {
  number: ['ordernumber'],
  main: ['mainnumber'],
  name: ['name', '_name'],
  shortText: ['description'],
  longText: ['description_long'],
  // Prices of the customer group EK, end customers; `purchaseprice` is what the shop pays.
  price: ['price_ek', 'price'],
  formerPrice: ['pseudoprice_ek', 'pseudoprice'],
  group: ['pricegroup'],
  from: ['from'],
  active: ['active'],
  stock: ['instock'],
  lastStock: ['laststock'],
  gtin: ['ean'],
  options: ['configuratoroptions'],
  categories: ['categories'],
  keywords: ['keywords'],
  images: ['imageurl', 'images'],
  releaseAt: ['releasedate'],
} as const satisfies Headers<string>

type ShopwareRow = Row<keyof typeof HEADERS>

/** Numbers of variants are the article's number with `.1`, `.2`, … */
function keyOf(row: ShopwareRow): Cell {
  if (text(row, 'main') !== '') return cell(row, 'main')
  const number = cell(row, 'number')
  return { ...number, text: number.text.replace(/\.\d+$/, '') }
}

/** `Color:Yellow|Size:M` */
function optionOf(row: ShopwareRow, names: RegExp): string {
  const options = listIn(cell(row, 'options'), /\|/).map((option) => option.text.split(':'))
  const found = options.find(([name = '']) => names.test(name.trim()))
  return found?.slice(1).join(':').trim() ?? ''
}

/** A former price of 0 means none. */
const formerPriceOf = (row: ShopwareRow): Cell => {
  const former = cell(row, 'formerPrice')
  return /^0+([.,]0+)?$/.test(former.text) ? { ...former, text: '' } : former
}

const variantOf = (row: ShopwareRow): WrittenVariant => ({
  ...BLANK_VARIANT,
  line: row.line,
  size: optionOf(row, SIZE_NAMES),
  colour: optionOf(row, COLOUR_NAMES),
  sku: text(row, 'number'),
  gtin: cell(row, 'gtin'),
  price: cell(row, 'price'),
  formerPrice: formerPriceOf(row),
  // Without `laststock` the shop goes on selling at a stock of 0.
  isAvailable: text(row, 'lastStock') !== '1' || Number(text(row, 'stock')) > 0,
  stock: text(row, 'stock'),
})

/** Prices of other customer groups, and of larger amounts, are not those of one piece for everyone. */
const isForEveryone = (row: ShopwareRow): boolean =>
  (text(row, 'group') === '' || /^ek$/i.test(text(row, 'group'))) && /^1?$/.test(text(row, 'from'))

function productOf(rows: readonly ShopwareRow[]): WrittenProduct[] {
  const lead = rows.find((row) => text(row, 'name') !== '') ?? rows[0]
  if (!lead) return []
  const long = cell(lead, 'longText')
  return [
    {
      ...BLANK_PRODUCT,
      line: lead.line,
      id: keyOf(lead),
      name: cell(lead, 'name'),
      descriptions: [{ cell: long.text === '' ? cell(lead, 'shortText') : long, language: null }],
      types: listIn(cell(lead, 'categories'), /\|/).map((path) => path.text),
      typeHints: [text(lead, 'keywords')],
      genderHints: [text(lead, 'categories'), text(lead, 'keywords')],
      tags: listIn(cell(lead, 'keywords'), /,/).map((tag) => tag.text),
      isPublished: hasColumn(lead, 'active') ? text(lead, 'active') !== '0' : null,
      variants: rows.map(variantOf),
      statesVariants: hasColumn(lead, 'options'),
      pictures: listIn(cell(lead, 'images'), /\|/),
      releaseAt: cell(lead, 'releaseAt'),
    },
  ]
}

/** Shopware 5: articles and variants, or prices (SwagImportExport). */
export const SHOPWARE5 = defineTableFormat({
  id: 'shopware5',
  headers: HEADERS,
  isMatch: ({ has }) => has('ordernumber') && (has('price_ek') || (has('pricegroup') && has('price'))),
  read: (rows, note: Note) => groupBy(rows.filter(isForEveryone), keyOf, note).flatMap(productOf),
})
