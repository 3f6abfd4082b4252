import type { BaseColour } from '#contract/colours.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'

export interface ImageInput {
  /** `demo:<file>` or `file:<storage key>`. */
  readonly master: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly altDe: string
  readonly altEn: string
}

interface SaleInput {
  readonly percent: number
  readonly promoCode: string | null
  readonly startsAt: Date
  readonly endsAt: Date
}

/** One way to buy a product; every size and colour at most once. */
export interface VariantInput {
  /** As the shop writes it; null: not sold by size. */
  readonly size: string | null
  readonly colour: BaseColour | null
  /** The shop's own name of the colour; empty where it has none. */
  readonly colourDe: string
  readonly colourEn: string
  readonly isAvailable: boolean
}

export interface ProductInput {
  /** The shop's own key; the same key again updates the product. */
  readonly externalId: string
  readonly name: string
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly gender: Gender
  readonly productType: ProductType
  readonly priceCents: number
  readonly link: string | null
  readonly releaseAt: Date | null
  readonly status: 'draft' | 'active' | 'archived'
  readonly colours: readonly string[]
  /** Null keeps those that are there. */
  readonly variants: readonly VariantInput[] | null
  readonly materialDe: string
  readonly materialEn: string
  readonly tags: readonly string[]
  /** Null keeps the pictures that are there. */
  readonly images: readonly ImageInput[] | null
  readonly sale: SaleInput | null
  /** First publication, where the price history begins. */
  readonly listedAt: Date
}
