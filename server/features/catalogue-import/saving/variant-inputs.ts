import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { ONE_SIZE } from '#contract/sizes.ts'
import type { VariantInput } from '#server/features/products/saving/save-products.service.ts'
import { coloursOf } from '../reading/garment-words.ts'
import type { ImportedProduct, ImportedVariant } from '../reading/imported-product.ts'
import type { ProblemList } from '../reading/problem-list.ts'
import type { ProductPrice } from './price-of-product.ts'

/** A count contradicts the availability where a shop sells on without stock, or has closed a variant by hand. */
const stockOf = ({ stock, isAvailable }: ImportedVariant): number | null =>
  stock !== null && stock > 0 === isAvailable ? stock : null

/** Accessories without options have one size; clothes and shoes an unknown one. */
function inputOf(variant: ImportedVariant, isAccessory: boolean, cents: number | null): VariantInput | null {
  const size = variant.size || (isAccessory && variant.colour === '' ? ONE_SIZE : null)
  if (size === null && variant.colour === '') return null
  return {
    size,
    colour: coloursOf(variant.colour)[0] ?? null,
    // A shop's file has one unknown language.
    colourDe: variant.colour,
    colourEn: variant.colour,
    isAvailable: variant.isAvailable,
    stock: stockOf(variant),
    priceGrossCents: cents,
    ...(variant.sku !== '' && { sku: variant.sku }),
    ...(variant.gtin !== null && { gtin: variant.gtin }),
  }
}

/** A third option, such as a fabric, gives several variants for one pair of size and colour. */
function merged(one: VariantInput, other: VariantInput): VariantInput {
  const isAvailable = one.isAvailable || other.isAvailable
  const stock = one.stock == null || other.stock == null ? null : one.stock + other.stock
  const [cents, otherCents] = [one.priceGrossCents ?? null, other.priceGrossCents ?? null]
  return {
    ...one,
    isAvailable,
    stock: stock === null ? null : Math.min(stock, PRODUCT_LIMITS.stock),
    priceGrossCents: cents === null || otherCents === null ? cents : Math.min(cents, otherCents),
  }
}

/** The sizes and colours of a product, each pair once; undefined: the file does not state any. */
export function variantInputs(
  product: ImportedProduct,
  { variantCents }: ProductPrice,
  list: ProblemList,
): readonly VariantInput[] | undefined {
  if (!product.statesVariants) return undefined
  const isAccessory = product.productType?.value === 'accessories'
  const pairs = new Map<string, VariantInput>()
  for (const [at, variant] of product.variants.entries()) {
    const input = inputOf(variant, isAccessory, variantCents?.[at] ?? null)
    if (!input) continue
    const pair = JSON.stringify([input.size, input.colourDe.toLowerCase()])
    const known = pairs.get(pair)
    pairs.set(pair, known ? merged(known, input) : input)
  }
  if (pairs.size > PRODUCT_LIMITS.variants) list.add('variantsCut', undefined, PRODUCT_LIMITS.variants)
  return pairs.size > 0 ? [...pairs.values()].slice(0, PRODUCT_LIMITS.variants) : undefined
}
