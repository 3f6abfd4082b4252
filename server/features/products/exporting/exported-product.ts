import type { Fibre } from '#contract/fibres.ts'
import { materialLine } from '#contract/fibres.ts'
import type { ProductForm, ProductVariant } from '#contract/product-form.ts'
import { widthsFor } from '#server/platform/pictures/picture-widths.ts'
import type { OwnProduct } from '../managing/own-products.store.ts'
import { salePriceCents } from '../price.service.ts'
import type { SalePeriod } from '../sales/lowest-price.ts'
import { labelOf } from '../sizes/read-size.ts'

/** A product with what every format of an export says of it. */
export interface ExportedProduct {
  readonly product: OwnProduct
  /** As the owner last saved it, with changes that wait for their review. */
  readonly form: ProductForm
  /** Key by which another import finds the product: the shop's own, or our id. */
  readonly key: string
  /** A sale that runs or is planned; null: none, or one that needs a code, which no shop's format knows. */
  readonly sale: SalePeriod | null
  /** The name of the brand. */
  readonly vendor: string
  readonly now: Date
  /** The pictures in their order, each in its largest width. */
  readonly pictures: readonly { readonly address: string; readonly alt: string }[]
}

export const picturesOf = ({ pictures }: OwnProduct, site: string): ExportedProduct['pictures'] =>
  pictures.map(({ id, width, altDe, altEn }) => ({
    address: `${site}/media/${id}/${widthsFor(width).at(-1)}.webp`,
    alt: altDe || altEn,
  }))

/** Regular price of a variant; null: the product has no price yet. */
export const regularCents = ({ form }: ExportedProduct, variant: ProductVariant | null): number | null =>
  variant?.priceGrossCents ?? form.priceGrossCents

/** What it costs in the sale; null: there is none. */
export function saleCents(exported: ExportedProduct, variant: ProductVariant | null): number | null {
  const cents = regularCents(exported, variant)
  return exported.sale && cents !== null ? salePriceCents(cents, exported.sale.percent) : null
}

export const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** The size as it is shown: numbers alone do not tell American and British sizes from European ones. */
export const sizeOf = ({ size, sizeSystem }: ProductVariant): string =>
  size === null ? '' : sizeSystem === null ? size : labelOf({ system: sizeSystem, size })

export const colourOf = ({ colour, colourName }: ProductVariant): string =>
  colourName.de ?? colourName.en ?? colour ?? ''

/** The fibres in the words of the law, in their order; without fibres the shop's own words. */
export function materialOf({ form, product }: ExportedProduct): string {
  const { language } = form
  const fibres = form.fibres as readonly { readonly fibre: Fibre; readonly percent: number }[]
  if (fibres.length === 0) return language === 'de' ? product.row.materialDe : product.row.materialEn
  return fibres.map((fibre) => materialLine({ fibres: [fibre], hasAnimalParts: false }, language)).join(', ')
}

/** The description in the language in which it was written. */
export const descriptionOf = ({ form: { description, language } }: ExportedProduct): string =>
  description[language] ?? description.de ?? description.en ?? ''

/** Tags as a list. Empty where a tag would not survive a later import; an import ignores empty cells. */
export const tagsIn = ({ form: { tags } }: ExportedProduct, separator: string): string =>
  tags.some((tag) => /[;,]/.test(tag)) ? '' : tags.join(separator)
