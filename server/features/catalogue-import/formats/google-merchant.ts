import { type Cell, cell, cells, eachOnce, type Headers, listIn, type Row, text } from './columns.ts'
import { defineTableFormat } from './table-format.ts'
import { BLANK_PRODUCT, BLANK_VARIANT, groupBy, type Note, type WrittenProduct } from './written-product.ts'

/** In RSS attributes have the prefix `g:`; tables have none, and may write blanks for underscores. */
const spellingsOf = (name: string): readonly string[] => [`g:${name}`, name, name.replaceAll('_', ' ')]

const HEADERS = {
  id: spellingsOf('id'),
  group: spellingsOf('item_group_id'),
  title: spellingsOf('title'),
  description: spellingsOf('description'),
  link: spellingsOf('link'),
  price: spellingsOf('price'),
  salePrice: spellingsOf('sale_price'),
  saleDates: spellingsOf('sale_price_effective_date'),
  availability: spellingsOf('availability'),
  availabilityDate: spellingsOf('availability_date'),
  image: spellingsOf('image_link'),
  moreImages: spellingsOf('additional_image_link'),
  productType: spellingsOf('product_type'),
  category: spellingsOf('google_product_category'),
  gender: spellingsOf('gender'),
  colour: spellingsOf('color'),
  size: spellingsOf('size'),
  material: spellingsOf('material'),
  gtin: spellingsOf('gtin'),
  mpn: spellingsOf('mpn'),
} as const satisfies Headers<string>

type GoogleRow = Row<keyof typeof HEADERS>

/** `2027-03-01T00:00+01:00/2027-03-08T00:00+01:00` */
function saleDatesOf(row: GoogleRow): { saleFrom: Cell; saleTo: Cell } {
  const dates = cell(row, 'saleDates')
  const [from = '', to = ''] = dates.text.split('/')
  return { saleFrom: { ...dates, text: from.trim() }, saleTo: { ...dates, text: to.trim() } }
}

const isPreorder = (row: GoogleRow): boolean => /^pre.?order$/i.test(text(row, 'availability'))

/** Our exports number variants without an SKU. */
const OWN_NUMBER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const variantOf = (row: GoogleRow) => ({
  ...BLANK_VARIANT,
  line: row.line,
  size: text(row, 'size'),
  colour: text(row, 'colour'),
  sku: text(row, 'mpn') || (OWN_NUMBER.test(text(row, 'id')) ? '' : text(row, 'id')),
  gtin: cell(row, 'gtin'),
  price: cell(row, 'price'),
  salePrice: cell(row, 'salePrice'),
  ...saleDatesOf(row),
  isAvailable: !/^out.?of.?stock$/i.test(text(row, 'availability')),
})

/** In tables further pictures are one list with commas; in XML the element repeats. */
function picturesOf(rows: readonly GoogleRow[]): Cell[] {
  const found = rows.flatMap((row) => [
    ...cells(row, 'image'),
    ...cells(row, 'moreImages').flatMap((more) => listIn(more, /,\s*(?=https?:)/)),
  ])
  return eachOnce(found)
}

/** One item per variant: items of a group are one product. */
function productOf(rows: readonly GoogleRow[]): WrittenProduct[] {
  const [lead] = rows
  if (!lead) return []
  return [
    {
      ...BLANK_PRODUCT,
      line: lead.line,
      id: keyOf(lead),
      name: cell(lead, 'title'),
      descriptions: [{ cell: cell(lead, 'description'), language: null }],
      types: [text(lead, 'productType'), text(lead, 'category')],
      genders: [text(lead, 'gender')],
      genderHints: [text(lead, 'productType'), text(lead, 'category')],
      variants: rows.map(variantOf),
      pictures: picturesOf(rows),
      link: cell(lead, 'link'),
      material: cell(lead, 'material'),
      ...(isPreorder(lead) && { releaseAt: cell(lead, 'availabilityDate') }),
    },
  ]
}

const keyOf = (row: GoogleRow): Cell => (text(row, 'group') === '' ? cell(row, 'id') : cell(row, 'group'))

/** A Google Merchant feed: RSS 2.0 or a table (Formats 3). */
export const GOOGLE_MERCHANT = defineTableFormat({
  id: 'google-merchant',
  headers: HEADERS,
  isMatch({ has, medium }) {
    if (medium.kind === 'xml') return medium.root === 'rss' && has('g:id') && has('g:price')
    const hasName = (name: string) => spellingsOf(name).some(has)
    return ['id', 'title', 'link', 'image_link', 'price', 'availability'].every(hasName)
  },
  read: (rows, note: Note) => groupBy(rows, keyOf, note).flatMap(productOf),
})
