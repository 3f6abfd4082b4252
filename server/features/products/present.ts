import type { Media, Product } from '#contract/products.ts'
import { pricesOfVariants } from '#contract/variant-prices.ts'
import type { Language } from '#contract/vocabulary.ts'
import { shippingText } from '#server/features/brands/settings/shop-facts.service.ts'
import { widthsFor } from '#server/platform/pictures/picture-widths.ts'
import { languageShown } from '#server/platform/text/written-language.ts'
import { colourChoiceOf, colourNameOf } from './colour-choice.ts'
import { eurosOf, type ShownPrice, salePriceCents, shownPrice } from './price.service.ts'
import type { ImageRow, ProductRow, VariantRow } from './products.store.ts'
import { changesAfter, reductionAt, saleAt } from './sales/lowest-price.ts'
import { labelOf } from './sizes/read-size.ts'

/** The price at the moment of reading, or at another one if nothing else changes until then. */
export function priceOf(row: ProductRow, atMs = row.readAt.getTime()): ShownPrice {
  const { priceCents, priceFacts } = row
  const reduction = priceFacts && reductionAt(priceFacts, priceCents, atMs)
  if (!reduction) return shownPrice({ priceCents, sale: null, lowest30dCents: null })
  const { percent, promoCode, badge, endsAtMs } = reduction.sale
  const sale = { percent, promoCode, badge, endsAt: new Date(endsAtMs) }
  return shownPrice({ priceCents, sale, lowest30dCents: reduction.lowestCents })
}

/** The percents of the sale that runs at a moment, whether it is shown as a reduction or not. */
const percentAt = ({ priceFacts }: ProductRow, atMs: number): number | null =>
  (priceFacts && saleAt(priceFacts, atMs)?.percent) ?? null

/** When the prices of a product change by themselves, in order. */
export const priceChangesOf = ({ priceFacts, readAt }: ProductRow): number[] =>
  priceFacts ? changesAfter(priceFacts, readAt.getTime()) : []

/** The product of a picture, for the default alternative text. */
export interface Pictured {
  readonly name: string
  readonly brandName: string
}

export function presentPicture(image: ImageRow, row: Pictured, language: Language): Media {
  const alt = language === 'de' ? image.altDe : image.altEn
  const fallback = language === 'de' ? `${row.name} von ${row.brandName}` : `${row.name} by ${row.brandName}`
  return {
    base: `/media/${image.id}`,
    widths: widthsFor(image.width),
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    alt: alt || fallback,
    ...focusOf(image),
  }
}

/** Most pictures are cropped around their centre, which needs no words. */
function focusOf({ focusX: x = 500, focusY: y = 500 }: ImageRow): Pick<Media, 'focus'> {
  return x === 500 && y === 500 ? {} : { focus: { x, y } }
}

/** Every size once, and those that are sold out in every colour. */
function presentSizes(variants: readonly VariantRow[]): Pick<Product, 'sizes' | 'soldOutSizes'> {
  const isAvailable = new Map<string, boolean>()
  for (const variant of variants) {
    if (!variant.size) continue
    const label = labelOf(variant.size)
    isAvailable.set(label, variant.isAvailable || isAvailable.get(label) === true)
  }
  const sizes = [...isAvailable.keys()]
  return { sizes, soldOutSizes: sizes.filter((size) => !isAvailable.get(size)) }
}

const colourNames = (variants: readonly VariantRow[], language: Language): string[] => [
  ...new Set(variants.map(({ colour }) => colour[language] || colour.de || colour.en).filter((name) => name !== '')),
]

/** What each variant costs now, where they differ. */
export function presentVariantPrices(
  row: ProductRow,
  language: Language,
  atMs = row.readAt.getTime(),
): Pick<Product, 'variantPrices'> {
  const { basePriceCents, variants } = row
  const salePercent = percentAt(row, atMs)
  const named = variants.map((variant) => ({
    size: variant.size && labelOf(variant.size),
    colour: colourNameOf(variant, language),
    priceGrossCents: variant.priceCents,
    isAvailable: variant.isInStock,
  }))
  const prices = pricesOfVariants(basePriceCents, named)
  if (prices === null) return {}
  const now = (cents: number) => eurosOf(salePercent === null ? cents : salePriceCents(cents, salePercent))
  return { variantPrices: prices.map(({ cents, names }) => ({ price: now(cents), names: [...names] })) }
}

function activeSaleOf({ sale }: ShownPrice): Product['activeSale'] {
  if (!sale) return null
  const { percent, promoCode, endsAt, badge } = sale
  return { discountPercentage: percent, promoCode, endsAt: endsAt.toISOString(), ...(badge !== '' && { badge }) }
}

/** The description in the reader's language, or else the original. */
function presentDescription(
  { descriptionDe: de, descriptionEn: en, language: original }: ProductRow,
  reader: Language,
): Pick<Product, 'description' | 'lang'> {
  const texts = { de, en }
  if (texts[reader] === '' && texts[original] !== '') return { description: texts[original], lang: original }
  return { description: texts[reader], ...languageShown(texts, reader) }
}

function shippingOf({ shipping }: ProductRow, language: Language): Pick<Product, 'shipping'> {
  const text = shippingText(shipping, language)
  return text === null ? {} : { shipping: text }
}

/** What a product costs at a moment. */
function presentPrices(row: ProductRow, language: Language, atMs: number) {
  const shown = priceOf(row, atMs)
  return {
    price: eurosOf(shown.priceCents),
    ...presentVariantPrices(row, language, atMs),
    onSale: shown.sale !== null,
    activeSale: activeSaleOf(shown),
    salePrice: shown.sale ? eurosOf(shown.sale.saleCents) : null,
    lowest30d: shown.sale ? eurosOf(shown.sale.lowest30dCents) : null,
  }
}

/** A start and an end: a device that shows a product for longer asks for it anew. */
const MOST_CHANGES = 2

function presentPriceChanges(row: ProductRow, language: Language): Pick<Product, 'priceChanges'> {
  const moments = priceChangesOf(row).slice(0, MOST_CHANGES)
  if (moments.length === 0) return {}
  return {
    priceChanges: moments.map((atMs) => ({ at: new Date(atMs).toISOString(), ...presentPrices(row, language, atMs) })),
  }
}

/** A product in the form of the contract, in one language, at the moment the row was read. */
export function presentProduct(row: ProductRow, language: Language): Product {
  const media = row.images.map((image) => presentPicture(image, row, language))
  return {
    id: row.id,
    name: row.name,
    ...presentDescription(row, language),
    ...presentPrices(row, language, row.readAt.getTime()),
    ...presentPriceChanges(row, language),
    currency: 'EUR',
    images: media.map(({ base, widths }) => `${base}/${widths.at(-1)}.webp`),
    media,
    link: row.link,
    ...(row.isPartnerLink && { partnerLink: true as const }),
    brand: { id: row.brandId, name: row.brandName },
    gender: row.gender,
    productType: row.productType,
    colours: row.colours,
    colourNames: colourNames(row.variants, language),
    ...colourChoiceOf(row, language),
    ...presentSizes(row.variants),
    material: language === 'de' ? row.materialDe : row.materialEn,
    releaseDate: row.releaseAt?.toISOString() ?? null,
    ...shippingOf(row, language),
    sponsored: false,
  }
}
