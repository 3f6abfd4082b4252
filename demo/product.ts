import type { BaseColour } from '#contract/colours.ts'
import type { Look } from './look.ts'

export interface DemoLabel {
  /** kebab-case, unique, stable: ids are derived from it. */
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly description: { readonly de: string; readonly en: string }
}

export interface DemoProduct {
  /** kebab-case, unique over all labels, stable; also the file name of the master picture. */
  readonly slug: string
  readonly label: string
  readonly name: string
  readonly description: { readonly de: string; readonly en: string }
  readonly gender: 'men' | 'women' | 'unisex'
  readonly productType: 'shoes' | 'pants' | 'tops' | 'accessories'
  /** Regular price, gross, in euro cents. */
  readonly priceCents: number
  /** Percent 5-60 and a promo code open to everyone, when on sale. */
  readonly sale: { readonly percent: number; readonly promoCode: string | null } | null
  /** Days from the day the demo is filled to the drop; null when released. */
  readonly dropsInDays: number | null
  /** Days between first publication and the day the demo is filled (price history starts there). */
  readonly listedDaysAgo: number
  readonly colours: readonly BaseColour[]
  /** The label's name of the colour. */
  readonly colourName: { readonly de: string; readonly en: string }
  readonly sizes: readonly string[]
  /** Those of `sizes` that are sold out. */
  readonly soldOut: readonly string[]
  readonly material: { readonly de: string; readonly en: string }
  readonly tags: readonly string[]
  readonly look: Look
}
