import type { ProductType } from '#contract/vocabulary.ts'
import type { VariantInput } from '#server/features/products/saving/save-products.service.ts'
import { coloursOf } from './classify.ts'
import { type Column, cell, type ShopifyRow } from './shopify-rows.ts'

const SIZE_NAMES = /^((shoe |eu )?sizes?|(schuh|konfektions)?gr(ö|oe)(ß|ss)en?|gr\.|taille|pointure)$/i
const COLOUR_NAMES = /^(colou?rs?|farben?|farbton|couleur)$/i
/** Shopify's value for a product without options. */
const NO_CHOICE = 'Default Title'
/** Product 4. */
const MOST_VARIANTS = 100
const TEXT_MOST = 40
const OPTIONS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [Column, Column])[]

/** The value column of an option with this name; null when there is none. Any row of the product may contain the name. */
function valueColumn(rows: readonly ShopifyRow[], names: RegExp): Column | null {
  const option = OPTIONS.find(([nameColumn]) =>
    names.test(rows.map((row) => cell(row, nameColumn)).find((text) => text !== '') ?? ''),
  )
  return option?.[1] ?? null
}

/** A variant without a stock count, or that sells without stock, is available; so is one without data. */
function isAvailable(row: ShopifyRow): boolean {
  const isCounted = cell(row, 'inventoryTracker') !== '' && cell(row, 'inventory') !== ''
  const sellsOn = /^(continue|true|1|ja)$/i.test(cell(row, 'inventoryPolicy'))
  return !isCounted || sellsOn || Number(cell(row, 'inventory')) > 0
}

interface Choices {
  readonly size: Column | null
  readonly colour: Column | null
  readonly isAccessory: boolean
}

/** The variant of a row; null for a row without one, such as a picture row. */
function variantOf(row: ShopifyRow, { size, colour, isAccessory }: Choices): VariantInput | null {
  const first = cell(row, 'option1Value')
  if (first === '') return null
  const oneSize = first === NO_CHOICE && isAccessory ? NO_CHOICE : null
  const sizeText = size ? cell(row, size).slice(0, TEXT_MOST) || null : oneSize
  const colourText = colour ? cell(row, colour).slice(0, TEXT_MOST) : ''
  if (sizeText === null && colourText === '') return null
  return {
    size: sizeText,
    colour: coloursOf(colourText)[0] ?? null,
    // A shop's file has one unknown language.
    colourDe: colourText,
    colourEn: colourText,
    isAvailable: isAvailable(row),
  }
}

/**
 * The sizes and colours of a product, each pair once. Without options an accessory has one size, and clothes and shoes an
 * unknown one. Null: the file has no option columns.
 */
export function shopifyVariants(rows: readonly ShopifyRow[], productType: ProductType | null): VariantInput[] | null {
  if (rows.every((row) => row.cells.option1Value === undefined)) return null
  const choices = {
    size: valueColumn(rows, SIZE_NAMES),
    colour: valueColumn(rows, COLOUR_NAMES),
    isAccessory: productType === 'accessories',
  }
  const variants = new Map<string, VariantInput>()
  for (const row of rows) {
    const variant = variantOf(row, choices)
    if (!variant) continue
    const name = JSON.stringify([variant.size, variant.colourDe.toLowerCase()])
    const known = variants.get(name)
    // A third option, such as a fabric, gives several rows for one pair.
    variants.set(name, known ? { ...known, isAvailable: known.isAvailable || variant.isAvailable } : variant)
  }
  return [...variants.values()].slice(0, MOST_VARIANTS)
}
