import { percentBelow, priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'

/** The price of a product now, and what the law requires beside a reduction (PAngV § 11). */
export interface ShownPrice {
  readonly now: number
  /** The price before the reduction. */
  readonly before: number | null
  readonly lowest30d: number | null
  /** Whole percents between the two; null below one. */
  readonly percent: number | null
  /** The brand's own word for the sale; null: none. */
  readonly badge: string | null
  /** A code for the brand's shop, and until when it is valid there (§ 6 DDG). */
  readonly promo: { readonly code: string; readonly endsAt: string } | null
}

export function shownPrice(product: Product): ShownPrice {
  if (!product.onSale || product.salePrice === null) {
    return { now: product.price, before: null, lowest30d: null, percent: null, badge: null, promo: null }
  }
  const { promoCode = null, endsAt = '', badge = null } = product.activeSale ?? {}
  const now = priceNow(product)
  // A reduction is shown from the lowest price, also where the regular price was raised before the sale (ECJ C-330/23):
  // the brand's own percents say how the price is calculated, not how much cheaper it became.
  const before = Math.min(product.price, product.lowest30d ?? product.price)
  return {
    now,
    before,
    lowest30d: product.lowest30d,
    percent: percentBelow(Math.round(before * 100), Math.round(now * 100)),
    badge,
    promo: promoCode === null ? null : { code: promoCode, endsAt },
  }
}

/** Spec §4: a release date in the future shows the drop instead of Buy. */
export const isUnreleased = (product: Product, nowMs: number): product is Product & { releaseDate: string } =>
  product.releaseDate !== null && Date.parse(product.releaseDate) > nowMs

/** The host of a link, to be shown; null for anything that is not a web address. */
export function hostOf(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  const url = new URL(link)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host.replace(/^www\./, '') : null
}
