import type { Language } from '#contract/vocabulary.ts'
import { type Cell, cell, eachOnce, type Headers, listIn, type Row, text } from './columns.ts'
import { defineTableFormat } from './table-format.ts'
import {
  BLANK_PRODUCT,
  BLANK_VARIANT,
  COLOUR_NAMES,
  type Note,
  SIZE_NAMES,
  type WrittenProduct,
  type WrittenVariant,
} from './written-product.ts'

/** WooCommerce translates its headers: English, German, older German (Formats 2). */
const HEADERS = {
  id: ['id'],
  type: ['type', 'typ'],
  sku: ['sku', 'artikelnummer'],
  gtin: ['gtin, upc, ean, or isbn', 'gtin, upc, ean oder isbn'],
  name: ['name'],
  published: ['published', 'veröffentlicht'],
  visibility: ['visibility in catalog', 'sichtbarkeit im katalog'],
  shortText: ['short description', 'kurzbeschreibung'],
  longText: ['description', 'beschreibung'],
  saleFrom: ['date sale price starts', 'datum, an dem angebotspreis beginnt'],
  saleTo: ['date sale price ends', 'datum, an dem angebotspreis endet'],
  inStock: ['in stock?', 'vorrätig?'],
  stock: ['stock', 'bestand', 'lager'],
  salePrice: ['sale price', 'angebotspreis'],
  price: ['regular price', 'regulärer preis'],
  categories: ['categories', 'kategorien'],
  tags: ['tags', 'schlagwörter', 'schlagworte'],
  images: ['images', 'bilder'],
  parent: ['parent', 'übergeordnetes produkt'],
  link: ['external url', 'externe url'],
} as const satisfies Headers<string>

type WooRow = Row<keyof typeof HEADERS>

const ATTRIBUTE = /^attribut(?:e)? (\d+) name$/
const USED_ATTRIBUTE = /^attribut(?:e)? \d+ (name|value\(s\)|wert\(e\))$/i

/** The values of the attribute with this name. */
function attribute(row: WooRow, names: RegExp): Cell[] {
  const { headers, normal } = row.columns
  const at = normal.findIndex((header, place) => names.test(row.cells[place] ?? '') && ATTRIBUTE.test(header))
  const number = ATTRIBUTE.exec(normal[at] ?? '')?.[1]
  const spellings = [`attribute ${number} value(s)`, `attribut ${number} wert(e)`]
  const values = normal.findIndex((header) => spellings.includes(header))
  if (number === undefined || values < 0) return []
  return listIn({ text: row.cells[values] ?? '', column: headers[values] ?? '', line: row.line }, /,\s*/)
}

const kindsOf = (row: WooRow): string[] => text(row, 'type').toLowerCase().split(/,\s*/)

/** The values of a variation; one without a value stands for each value of its parent. */
function valuesOf(row: WooRow, parent: WooRow, names: RegExp): string[] {
  const own = attribute(row, names).map((value) => value.text)
  if (row === parent) return [own.length === 1 ? (own[0] ?? '') : '']
  const all = own.length > 0 ? own : attribute(parent, names).map((value) => value.text)
  return all.length > 0 ? all : ['']
}

function variantsOf(row: WooRow, parent: WooRow): WrittenVariant[] {
  const variant = {
    ...BLANK_VARIANT,
    line: row.line,
    sku: text(row, 'sku'),
    gtin: cell(row, 'gtin'),
    price: cell(row, 'price'),
    salePrice: cell(row, 'salePrice'),
    saleFrom: cell(row, 'saleFrom'),
    saleTo: cell(row, 'saleTo'),
    isAvailable: !/^(0|no|nein)$/i.test(text(row, 'inStock')),
    stock: text(row, 'stock'),
  }
  const colours = valuesOf(row, parent, COLOUR_NAMES)
  return valuesOf(row, parent, SIZE_NAMES).flatMap((size) => colours.map((colour) => ({ ...variant, size, colour })))
}

const isPublished = (row: WooRow): boolean =>
  !/^(0|-1)$/.test(text(row, 'published')) && !/^hidden$/i.test(text(row, 'visibility'))

/** Categories are paths with `>`, joined by commas. */
const categoriesOf = (row: WooRow): string[] => listIn(cell(row, 'categories'), /,\s*/).map((path) => path.text)

interface Family {
  readonly parent: WooRow
  readonly variations: WooRow[]
}

function productOf({ parent, variations }: Family, language: Language): WrittenProduct {
  const long = cell(parent, 'longText')
  const sellable = variations.length > 0 ? variations : [parent]
  const pictures = [parent, ...variations].flatMap((row) => listIn(cell(row, 'images'), /,\s*(?=https?:)|,\s+/))
  const id = cell(parent, 'id')
  const categories = categoriesOf(parent)
  const tags = listIn(cell(parent, 'tags'), /,\s*/).map((tag) => tag.text)
  return {
    ...BLANK_PRODUCT,
    line: parent.line,
    id: id.text === '' ? cell(parent, 'sku') : id,
    name: cell(parent, 'name'),
    descriptions: [{ cell: long.text === '' ? cell(parent, 'shortText') : long, language }],
    types: categories,
    typeHints: tags,
    genderHints: [...categories, ...tags],
    tags,
    isPublished: isPublished(parent),
    variants: sellable.flatMap((row) => variantsOf(row, parent)),
    pictures: eachOnce(pictures),
    link: cell(parent, 'link'),
    // WordPress redirects this short address to the page, whatever form the shop's addresses have.
    path: id.text === '' ? null : `/?p=${encodeURIComponent(id.text)}`,
    material: attribute(parent, /^(material|stoff)$/i)[0] ?? BLANK_PRODUCT.material,
  }
}

/** Variations name their parent by SKU or by `id:44`. */
function familiesOf(rows: readonly WooRow[], note: Note): Family[] {
  const isVariation = (row: WooRow) => kindsOf(row).includes('variation')
  const isGroup = (row: WooRow) => kindsOf(row).includes('grouped')
  const families = rows.filter((row) => !isVariation(row)).map((parent): Family => ({ parent, variations: [] }))
  const byKey = new Map<string, Family>()
  for (const family of families) {
    const { parent } = family
    for (const key of [`id:${text(parent, 'id')}`, text(parent, 'sku')]) if (!byKey.has(key)) byKey.set(key, family)
  }
  for (const row of rows.filter(isVariation)) {
    const { text: key, column } = cell(row, 'parent')
    const family = key === '' ? undefined : byKey.get(key)
    if (family) family.variations.push(row)
    else note({ key: 'parentMissing', line: row.line, product: text(row, 'sku'), column, value: key })
  }
  for (const { parent } of families.filter((family) => isGroup(family.parent)))
    note({ key: 'groupLeftOut', line: parent.line, product: text(parent, 'id'), column: '', value: '' })
  return families.filter(({ parent }) => !isGroup(parent))
}

const read =
  (language: Language) =>
  (rows: readonly WooRow[], note: Note): WrittenProduct[] =>
    familiesOf(rows, note).map((family) => productOf(family, language))

export const WOOCOMMERCE_EN = defineTableFormat({
  id: 'woocommerce-en',
  headers: HEADERS,
  alsoUsed: USED_ATTRIBUTE,
  isMatch: ({ has }) => has('regular price') && has('name') && has('type'),
  read: read('en'),
})

export const WOOCOMMERCE_DE = defineTableFormat({
  id: 'woocommerce-de',
  headers: HEADERS,
  alsoUsed: USED_ATTRIBUTE,
  isMatch: ({ has }) => has('regulärer preis') && has('name') && has('typ'),
  read: read('de'),
})
