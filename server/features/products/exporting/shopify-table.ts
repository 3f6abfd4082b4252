import { csvCell, csvLine, csvText } from '#contract/csv.ts'
import type { ProductVariant } from '#contract/product-form.ts'
import { partsOf, type Span } from '#contract/rich-text.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { isLive } from '../managing/product-state.ts'
import { type ExportFormat, GOOGLE_CATEGORIES, GOOGLE_GENDERS } from './export-format.ts'
import {
  colourOf,
  descriptionOf,
  type ExportedProduct,
  euros,
  materialOf,
  regularCents,
  saleCents,
  sizeOf,
  tagsIn,
} from './exported-product.ts'

/** Columns by their headers in the classic dialect and in the template of 2024 (Formats 1); null: it has none. */
const COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title', 'Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor', 'Vendor'],
  category: ['Product Category', 'Product category'],
  type: ['Type', 'Type'],
  tags: ['Tags', 'Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status', 'Status'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  option1Name: ['Option1 Name', 'Option1 name'],
  option1Value: ['Option1 Value', 'Option1 value'],
  option2Name: ['Option2 Name', 'Option2 name'],
  option2Value: ['Option2 Value', 'Option2 value'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  taxable: ['Variant Taxable', 'Charge tax'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventory: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  shipping: ['Variant Requires Shipping', 'Requires shipping'],
  fulfilment: ['Variant Fulfillment Service', 'Fulfillment service'],
  image: ['Image Src', 'Product image URL'],
  position: ['Image Position', 'Image position'],
  alt: ['Image Alt Text', 'Image alt text'],
  giftCard: ['Gift Card', 'Gift card'],
  gender: ['Google Shopping / Gender', 'Google Shopping / Gender'],
  ageGroup: ['Google Shopping / Age Group', 'Google Shopping / Age group'],
  condition: ['Google Shopping / Condition', 'Google Shopping / Condition'],
  material: ['Material (product.metafields.custom.material)', 'Material (product.metafields.custom.material)'],
} as const satisfies Readonly<Record<string, readonly [classic: string, template: string]>>

type Column = keyof typeof COLUMNS
type Cells = Readonly<Partial<Record<Column, string>>>
const NAMES = Object.keys(COLUMNS) as Column[]

const spansHtml = (spans: readonly Span[]): string =>
  spans
    .map(({ text, isBold }) => {
      const html = escapeHtml(text).replaceAll('\n', '<br>')
      return isBold ? `<strong>${html}</strong>` : html
    })
    .join('')

/** Descriptions are HTML in Shopify. */
const htmlOf = (text: string): string =>
  partsOf(text)
    .map((part) =>
      part.kind === 'text'
        ? `<p>${spansHtml(part.spans)}</p>`
        : `<ul>${part.items.map((item) => `<li>${spansHtml(item)}</li>`).join('')}</ul>`,
    )
    .join('')

const statusOf = ({ row }: ExportedProduct['product']): string =>
  row.status === 'archived' ? 'archived' : row.status === 'active' ? 'active' : 'draft'

/** What only the first row of a product has. */
function leadCells(exported: ExportedProduct): Cells {
  const { product, form, vendor } = exported
  return {
    title: form.name,
    body: htmlOf(descriptionOf(exported)),
    vendor,
    category: form.productType === null ? '' : GOOGLE_CATEGORIES[form.productType],
    type: form.category || (form.productType ?? ''),
    tags: tagsIn(exported, ', '),
    published: product.row.status === 'active' && isLive(product) ? 'TRUE' : 'FALSE',
    status: statusOf(product),
    giftCard: 'FALSE',
    gender: form.gender === null ? '' : GOOGLE_GENDERS[form.gender],
    ageGroup: 'adult',
    condition: 'new',
    material: materialOf(exported),
    ...optionNames(form.variants),
  }
}

const hasSizes = (variants: readonly ProductVariant[]) => variants.some((one) => sizeOf(one) !== '')
const hasColours = (variants: readonly ProductVariant[]) => variants.some((one) => colourOf(one) !== '')

function optionNames(variants: readonly ProductVariant[]): Cells {
  if (!hasSizes(variants)) return { option1Name: hasColours(variants) ? 'Color' : 'Title' }
  return { option1Name: 'Size', ...(hasColours(variants) && { option2Name: 'Color' }) }
}

function optionValues(variant: ProductVariant | null, variants: readonly ProductVariant[]): Cells {
  if (variant === null || !(hasSizes(variants) || hasColours(variants))) return { option1Value: 'Default Title' }
  if (!hasSizes(variants)) return { option1Value: colourOf(variant) }
  return { option1Value: sizeOf(variant), option2Value: colourOf(variant) }
}

/** Shopify knows only counts: a variant that is sold out without a count gets 0. */
function stockCells(variant: ProductVariant | null): Cells {
  if (variant === null || (variant.stock === null && variant.isAvailable)) return { tracker: '', inventory: '' }
  return { tracker: 'shopify', inventory: `${variant.stock ?? 0}` }
}

/** Shopify has no dates of sales: one that is planned is left out. */
function priceCells(exported: ExportedProduct, variant: ProductVariant | null): Cells {
  const { sale, now } = exported
  const regular = euros(regularCents(exported, variant))
  const reduced = sale && sale.startsAtMs <= now.getTime() ? saleCents(exported, variant) : null
  return reduced === null ? { price: regular } : { price: euros(reduced), compareAt: regular }
}

function variantCells(exported: ExportedProduct, variant: ProductVariant | null): Cells {
  return {
    sku: variant?.sku ?? '',
    barcode: variant?.gtin ?? '',
    ...optionValues(variant, exported.form.variants),
    ...priceCells(exported, variant),
    ...stockCells(variant),
    policy: 'deny',
    taxable: 'TRUE',
    shipping: 'TRUE',
    fulfilment: 'manual',
  }
}

/** Rows with the same handle are one product: each has a variant, a picture, or both. */
function rowsOf(exported: ExportedProduct): Cells[] {
  const { form, pictures, key } = exported
  const variants = form.variants.length > 0 ? form.variants : [null]
  return Array.from({ length: Math.max(variants.length, pictures.length) }, (_, at) => {
    const [variant, picture] = [variants[at], pictures[at]]
    return {
      handle: key,
      ...(at === 0 && leadCells(exported)),
      ...(variant !== undefined && variantCells(exported, variant)),
      ...(picture && { image: picture.address, position: `${at + 1}`, alt: picture.alt }),
    }
  })
}

/** Products as a Shopify export has them, in the classic dialect or in that of the template of 2024. */
export function shopifyTable(dialect: 'classic' | 'template'): ExportFormat {
  const line = (cells: Cells) =>
    csvLine(
      NAMES.map((name) => csvText(cells[name] ?? '', ',')),
      ',',
    )
  return {
    head: csvLine(
      NAMES.map((name) => csvCell(COLUMNS[name][dialect === 'classic' ? 0 : 1], ',')),
      ',',
    ),
    foot: '',
    write: (exported) => rowsOf(exported).map(line).join(''),
  }
}
