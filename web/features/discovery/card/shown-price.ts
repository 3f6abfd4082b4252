import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'

/** What is asked for a product now, and what the law wants beside a reduction (PAngV § 11). */
export interface ShownPrice {
  readonly now: number
  readonly before: number | null
  readonly lowest30d: number | null
  readonly percent: number | null
  /** A code for the brand's shop, and until when it counts there (§ 6 DDG). */
  readonly promo: { readonly code: string; readonly endsAt: string } | null
}

export function shownPrice(product: Product): ShownPrice {
  if (!product.onSale || product.salePrice === null) {
    return { now: product.price, before: null, lowest30d: null, percent: null, promo: null }
  }
  const { discountPercentage = null, promoCode = null, endsAt = '' } = product.activeSale ?? {}
  return {
    now: priceNow(product),
    before: product.price,
    lowest30d: product.lowest30d,
    percent: discountPercentage,
    promo: promoCode === null ? null : { code: promoCode, endsAt },
  }
}

/** Spec §4: a release date in the future shows the drop instead of Buy. */
export const isUnreleased = (product: Product, nowMs: number): product is Product & { releaseDate: string } =>
  product.releaseDate !== null && Date.parse(product.releaseDate) > nowMs

/** Where a link leads, for people to read; null for anything that is not a web address. */
export function hostOf(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host.replace(/^www\./, '') : null
}
