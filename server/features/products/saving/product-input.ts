import type { BaseColour } from '#contract/colours.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'

export interface ImageInput {
  /** Identifies the picture at its origin, such as the hash of the shop's file: the same source is the same picture. */
  readonly source: string
  /** `demo:<file>` or `file:<storage key>`. */
  readonly master: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly altDe: string
  readonly altEn: string
}

export interface SaleInput {
  readonly percent: number
  readonly promoCode: string | null
  readonly startsAt: Date
  readonly endsAt: Date
}

/** One variant of a product; every pair of size and colour at most once. */
export interface VariantInput {
  /** As the shop writes it; null: not sold by size. */
  readonly size: string | null
  readonly colour: BaseColour | null
  /** The shop's own name of the colour; empty where it has none. */
  readonly colourDe: string
  readonly colourEn: string
  readonly isAvailable: boolean
  /** Null: the shop does not say how many there are. */
  readonly stock?: number | null
  /** A hint; never unique. Left out, an existing variant keeps it; so for the GTIN. */
  readonly sku?: string
  readonly gtin?: string
  /** Null: the price of the product (Decision 141). */
  readonly priceGrossCents?: number | null
}

/** Fields that a source may leave out. A new product then gets the default, an existing one keeps its value. */
interface OptionalFields {
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly gender: Gender
  readonly productType: ProductType
  readonly link: string | null
  readonly releaseAt: Date | null
  readonly status: 'draft' | 'active' | 'archived'
  /** A draft because data is missing or the shop does not publish it; an import may publish it later. */
  readonly isHeldBack: boolean
  readonly colours: readonly string[]
  readonly materialDe: string
  readonly materialEn: string
  readonly tags: readonly string[]
  readonly variants: readonly VariantInput[]
  /** In display order. Pictures that were added by hand follow after them. */
  readonly images: readonly ImageInput[]
  /** The sale that the source names, or null when it names none. Sales made by hand are not touched. */
  readonly sale: SaleInput | null
}

/** The data of a source, such as a shop's export, about a product. */
export type ProductInput = { readonly [Field in keyof OptionalFields]?: OptionalFields[Field] | undefined } & {
  /** The shop's own key; saving the same key again updates the product. */
  readonly externalId: string
  readonly name: string
  readonly priceCents: number
  /** First publication; the price history starts here. */
  readonly listedAt: Date
}
