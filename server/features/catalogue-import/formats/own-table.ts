import { PRODUCT_COLUMNS, type ProductColumn } from '#contract/product-table.ts'
import type { Language } from '#contract/vocabulary.ts'
import { cell, cells, eachOnce, type Headers, hasColumn, listIn, type Row, text } from './columns.ts'
import { defineTableFormat } from './table-format.ts'
import {
  BLANK_PRODUCT,
  BLANK_VARIANT,
  groupBy,
  type Note,
  type WrittenProduct,
  type WrittenVariant,
} from './written-product.ts'

/** Columns that an import reads; the others of an export are ours alone. */
const READ = [
  'id',
  'name',
  'type',
  'category',
  'gender',
  'price',
  'sale_price',
  'sale_from',
  'sale_to',
  'link',
  'pictures',
  'release_at',
  'description_de',
  'description_en',
  'material',
  'care_de',
  'care_en',
  'origin_country',
  'tags',
  'size_system',
  'size',
  'colour',
  'colour_name',
  'sku',
  'gtin',
  'available',
  'stock',
  'variant_price',
] as const satisfies readonly ProductColumn[]
type Column = (typeof READ)[number]
type OwnRow = Row<Column>

const HEADERS = Object.fromEntries(
  READ.map((name) => [name, [name, PRODUCT_COLUMNS[name].toLowerCase()]]),
) as unknown as Headers<Column>

const variantOf = (row: OwnRow, lead: OwnRow): WrittenVariant => ({
  ...BLANK_VARIANT,
  line: row.line,
  size: sizeOf(row),
  colour: text(row, 'colour_name') || text(row, 'colour'),
  sku: text(row, 'sku'),
  gtin: cell(row, 'gtin'),
  price: priceOf(row, lead),
  salePrice: cell(row, 'sale_price'),
  saleFrom: cell(row, 'sale_from'),
  saleTo: cell(row, 'sale_to'),
  isAvailable: !/^(no|nein|0|false)$/i.test(text(row, 'available')),
  stock: text(row, 'stock'),
})

function productOf(rows: readonly OwnRow[]): WrittenProduct[] {
  const lead = rows.find((row) => text(row, 'name') !== '') ?? rows[0]
  if (!lead) return []
  const tags = listIn(cell(lead, 'tags'), /[;,]/).map((tag) => tag.text)
  return [
    {
      ...BLANK_PRODUCT,
      line: lead.line,
      id: keyOf(lead),
      name: cell(lead, 'name'),
      descriptions: [
        { cell: cell(lead, 'description_de'), language: 'de' },
        { cell: cell(lead, 'description_en'), language: 'en' },
      ],
      types: [text(lead, 'category'), text(lead, 'type')],
      typeHints: tags,
      genders: [text(lead, 'gender')],
      genderHints: tags,
      tags,
      variants: rows.map((row) => variantOf(row, lead)),
      statesVariants: hasColumn(lead, 'size'),
      statesSale: hasColumn(lead, 'sale_price'),
      pictures: eachOnce(rows.flatMap((row) => cells(row, 'pictures').flatMap((one) => listIn(one, PICTURE_ENDS)))),
      link: cell(lead, 'link'),
      material: cell(lead, 'material'),
      care: [
        { cell: cell(lead, 'care_de'), language: 'de' },
        { cell: cell(lead, 'care_en'), language: 'en' },
      ],
      origin: text(lead, 'origin_country'),
      releaseAt: cell(lead, 'release_at'),
    },
  ]
}

const PICTURE_ENDS = /;|\n|,(?=\s?https?:)|\s(?=https?:)/

/** Numbers alone do not tell American and British sizes from European ones. */
function sizeOf(row: OwnRow): string {
  const [system, size] = [text(row, 'size_system'), text(row, 'size')]
  return size !== '' && /^(US|UK)$/.test(system) ? `${system} ${size}` : size
}

/** The price of a variant, of its row, or of the product's first row. */
const priceOf = (row: OwnRow, lead: OwnRow) =>
  [cell(row, 'variant_price'), cell(row, 'price')].find((price) => price.text !== '') ?? cell(lead, 'price')

/** Rows of one product have its number; without numbers its name. */
const keyOf = (row: OwnRow) => (text(row, 'id') === '' ? cell(row, 'name') : cell(row, 'id'))

export const OWN_TABLE = defineTableFormat({
  id: 'dropdeck',
  headers: HEADERS,
  isMatch: ({ has }) =>
    (['name', 'type', 'price', 'gender', 'size'] as const).every(
      (column) => has(column) || has(PRODUCT_COLUMNS[column].toLowerCase()),
    ),
  read: (rows, note: Note) => groupBy(rows, keyOf, note).flatMap(productOf),
})

/** An invented hoodie in two sizes. */
const EXAMPLES: Readonly<Record<Language, Partial<Record<Column, string>>>> = {
  de: {
    id: 'H-100',
    name: 'Kapuzenpullover Hafen',
    type: 'Oberteile',
    category: 'Hoodies',
    gender: 'Unisex',
    price: '79,90',
    link: 'https://dein-shop.example/hafen',
    pictures: 'hafen-vorn.jpg; hafen-hinten.jpg',
    description_de: 'Schwerer Kapuzenpullover mit weitem Schnitt und aufgesetzter Tasche.',
    material: '80 % Baumwolle, 20 % Polyester',
    tags: 'hoodie; oversized',
    colour_name: 'Schwarz',
    available: 'ja',
  },
  en: {
    id: 'H-100',
    name: 'Harbour hoodie',
    type: 'tops',
    category: 'hoodies',
    gender: 'unisex',
    price: '79.90',
    link: 'https://your-shop.example/harbour',
    pictures: 'harbour-front.jpg; harbour-back.jpg',
    description_en: 'Heavy hoodie with a wide cut and a front pocket.',
    material: '80% cotton, 20% polyester',
    tags: 'hoodie; oversized',
    colour_name: 'Black',
    available: 'yes',
  },
}
const EXAMPLE_SIZES = [
  { size: 'M', sku: 'H-100-M', stock: '12' },
  { size: 'L', sku: 'H-100-L', stock: '0' },
] as const

/** An empty table with two example rows, as Excel of that language opens it. */
export function tableTemplate(language: Language): string {
  const delimiter = language === 'de' ? ';' : ','
  const quoted = (value: string) => (/[",;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const headers = READ.map((name) => (language === 'de' ? PRODUCT_COLUMNS[name] : name))
  const rows = EXAMPLE_SIZES.map((size) => {
    const example: Partial<Record<Column, string>> = { ...EXAMPLES[language], ...size }
    return READ.map((name) => example[name] ?? '')
  })
  return `\uFEFF${[headers, ...rows].map((row) => `${row.map(quoted).join(delimiter)}\r\n`).join('')}`
}
