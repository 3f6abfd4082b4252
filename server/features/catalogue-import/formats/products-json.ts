import { z } from 'zod'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'
import type { Cell } from './columns.ts'
import {
  BLANK_PRODUCT,
  BLANK_VARIANT,
  COLOUR_NAMES,
  SIZE_NAMES,
  type WrittenProduct,
  type WrittenVariant,
} from './written-product.ts'

/** A field that other shops fill with other kinds of values. */
const Text = z.union([z.string(), z.number().transform(String)]).catch('')
const Tags = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .catch([])
  .transform((tags) => tags.map((tag) => tag.trim()))

const Variant = z.object({
  option1: Text,
  option2: Text,
  option3: Text,
  sku: Text,
  barcode: Text,
  price: Text,
  compare_at_price: Text,
  available: z.boolean().catch(true),
})
type Variant = z.infer<typeof Variant>

const Product = z.object({
  handle: Text,
  title: Text,
  body_html: Text,
  product_type: Text,
  tags: Tags,
  options: z.array(z.object({ name: Text })).catch([]),
  variants: z.array(Variant).catch([]),
  images: z.array(z.object({ src: Text })).catch([]),
})
type Product = z.infer<typeof Product>

const File = z.object({
  products: z.array(z.looseObject({ handle: z.string(), variants: z.array(z.unknown()) })).min(1),
})

/** Whether this is what Shopify's shops answer at `/products.json`. */
export const isProductsJson = (json: unknown): boolean => File.safeParse(json).success

const OPTIONS = ['option1', 'option2', 'option3'] as const
const NO_OPTION = 'Default Title'

function variantOf(variant: Variant, options: Product['options'], line: number): WrittenVariant {
  const value = (names: RegExp) => {
    const name = OPTIONS[options.findIndex((option) => names.test(option.name))]
    return name === undefined || variant[name] === NO_OPTION ? '' : variant[name]
  }
  const cell = (column: string, text: string): Cell => ({ text, column, line })
  return {
    ...BLANK_VARIANT,
    line,
    size: value(SIZE_NAMES),
    colour: value(COLOUR_NAMES),
    sku: variant.sku,
    gtin: cell('barcode', variant.barcode),
    price: cell('price', variant.price),
    formerPrice: cell('compare_at_price', variant.compare_at_price),
    isAvailable: variant.available,
  }
}

function productOf(product: Product, line: number): WrittenProduct {
  const cell = (column: keyof Product, text: string): Cell => ({ text, column, line })
  return {
    ...BLANK_PRODUCT,
    line,
    id: cell('handle', product.handle),
    name: cell('title', product.title),
    descriptions: [{ cell: cell('body_html', product.body_html), language: null }],
    types: [product.product_type],
    typeHints: product.tags,
    genderHints: product.tags,
    tags: product.tags,
    variants: product.variants.map((variant) => variantOf(variant, product.options, line)),
    pictures: product.images.map(({ src }) => cell('images', src)).filter(({ text }) => text !== ''),
    path: `/products/${encodeURIComponent(product.handle)}`,
  }
}

/** The products of `/products.json`; their line is their number in the list. */
export function readProductsJson(json: unknown): WrittenProduct[] {
  const { products } = File.parse(json)
  if (products.length > IMPORT_LIMITS.products) throw new UnreadableFile('fileProducts', { n: IMPORT_LIMITS.products })
  return products.map((product, at) => productOf(Product.parse(product), at + 1))
}

/** The fields of a JSON file that is not known. */
export function fieldsOf(json: unknown): string[] {
  const one: unknown = Array.isArray(json) ? json[0] : json
  return one !== null && typeof one === 'object' ? Object.keys(one).slice(0, IMPORT_LIMITS.columns) : []
}
