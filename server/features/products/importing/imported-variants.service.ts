import { newVariant } from '#contract/empty-product.ts'
import type { ProductForm, ProductVariant } from '#contract/product-form.ts'
import { ONE_SIZE } from '#contract/sizes.ts'
import type { Language, ProductType } from '#contract/vocabulary.ts'
import type { VariantInput } from '../saving/product-input.ts'
import { readSize } from '../sizes/read-size.ts'

interface Merging {
  readonly saved: Pick<ProductForm, 'variants' | 'priceGrossCents'>
  readonly isNew: boolean
  /** Undefined: the file has no sizes and colours. */
  readonly inputs: readonly VariantInput[] | undefined
  /** The lowest price of the file. */
  readonly priceCents: number
  readonly productType: ProductType | null
  /** Language of the shop's names of colours. */
  readonly language: Language
  /** False: only price and stock of existing variants change. */
  readonly mayAdd: boolean
}

const shownColour = ({ colourName, colour }: ProductVariant): string =>
  (colourName.de ?? colourName.en ?? colour ?? '').toLowerCase()

const sizeKey = (size: string | null): string => (size ?? '').toLowerCase()

/**
 * The variants after an import. A variant of the file is found by its size and colour, else by its SKU. One that the file
 * does not name stays as it is: an import never deletes (Product 4). Values that the file leaves out are kept.
 */
export function mergeVariants(merging: Merging): Pick<ProductForm, 'variants' | 'priceGrossCents'> {
  const { saved, inputs, priceCents } = merging
  if (!inputs || saysNothing(merging, inputs)) return { variants: saved.variants, priceGrossCents: priceCents }
  const variants = [...saved.variants]
  const taken = new Set<number>()
  for (const input of inputs) {
    const read = readVariant(input, merging)
    const at = placeOf(variants, read, taken)
    if (at >= 0) {
      taken.add(at)
      variants[at] = updated(variants[at] ?? read, read)
    } else if (merging.mayAdd) {
      taken.add(variants.length)
      variants.push(read)
    }
  }
  return withPrices(merging, variants)
}

/** "One Size" is our word: for a product without variants it says nothing new. */
function saysNothing({ saved, isNew }: Merging, inputs: readonly VariantInput[]): boolean {
  const [only, ...others] = inputs
  if (isNew || saved.variants.length > 0 || !only || others.length > 0) return false
  const { size, colourDe, isAvailable, stock = null, sku = '', gtin = '' } = only
  return size === ONE_SIZE && colourDe + sku + gtin === '' && isAvailable && stock === null
}

function readVariant(input: VariantInput, { productType, language }: Merging): ProductVariant {
  const size = input.size === null ? null : readSize(input.size, productType ?? 'tops')
  const name = input.colourDe || input.colourEn
  return newVariant({
    sizeSystem: size?.system ?? null,
    size: size?.size ?? null,
    colour: input.colour,
    colourName: name === '' ? {} : { [language]: name },
    isAvailable: input.isAvailable,
    stock: input.stock ?? null,
    sku: input.sku ?? '',
    gtin: input.gtin ?? '',
    priceGrossCents: input.priceGrossCents ?? null,
  })
}

function placeOf(variants: readonly ProductVariant[], read: ProductVariant, taken: ReadonlySet<number>): number {
  const free = (at: number) => !taken.has(at)
  const byOptions = variants.findIndex(
    (one, at) => free(at) && sizeKey(one.size) === sizeKey(read.size) && shownColour(one) === shownColour(read),
  )
  if (byOptions >= 0 || read.sku === '') return byOptions
  return variants.findIndex((one, at) => free(at) && one.sku === read.sku)
}

/** Without a count in the file the stored one is kept, but a variant that is sold out gets 0. A count of 0 means sold out. */
function stockOf(saved: ProductVariant, read: ProductVariant): number | null {
  const isSoldOutBefore = saved.stock === null && !saved.isAvailable
  if (read.stock !== null) return read.stock === 0 && isSoldOutBefore ? null : read.stock
  return saved.stock !== null && saved.stock > 0 === read.isAvailable ? saved.stock : null
}

/** What the file says, over what is stored. */
function updated(saved: ProductVariant, read: ProductVariant): ProductVariant {
  const isSame = sizeKey(saved.size) === sizeKey(read.size) && shownColour(saved) === shownColour(read)
  const { size, sizeSystem, colour, colourName } = isSame ? saved : read
  return {
    ...saved,
    ...{ size, sizeSystem, colour, colourName },
    isAvailable: read.isAvailable,
    stock: stockOf(saved, read),
    sku: read.sku || saved.sku,
    gtin: read.gtin || saved.gtin,
    priceGrossCents: read.priceGrossCents,
  }
}

/** Decision 141: prices are kept in the form in which they are stored, where the amounts are the same. */
function withPrices(
  { saved, priceCents }: Merging,
  variants: ProductVariant[],
): Pick<ProductForm, 'variants' | 'priceGrossCents'> {
  const before = new Map(saved.variants.map((one) => [one.id, one.priceGrossCents ?? saved.priceGrossCents]))
  const centsOf = (variant: ProductVariant) => variant.priceGrossCents ?? priceCents
  const known = new Set(saved.variants.map(({ id }) => id))
  const isUnchanged =
    variants.length === saved.variants.length &&
    variants.every(
      (variant) => variant.id !== null && known.has(variant.id) && before.get(variant.id) === centsOf(variant),
    )
  if (isUnchanged) {
    const prices = new Map(saved.variants.map(({ id, priceGrossCents }) => [id, priceGrossCents]))
    return {
      priceGrossCents: saved.priceGrossCents,
      variants: variants.map((one) => ({ ...one, priceGrossCents: prices.get(one.id) ?? null })),
    }
  }
  return {
    priceGrossCents: priceCents,
    variants: variants.map((one) => ({
      ...one,
      priceGrossCents: one.priceGrossCents === priceCents ? null : one.priceGrossCents,
    })),
  }
}
