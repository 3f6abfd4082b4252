/** Prices are integer euro cents, gross. */

import { SALE_LIMITS } from '#contract/brand-sales.limits.ts'

/** A percentage has at most five decimals (Decision 137), so that a percentage times this number is an integer. */
const PARTS = 100_000

/** Spec §9: price × (1 − discountPercentage/100), to the cent, half up. */
export function salePriceCents(priceCents: number, percent: number): number {
  const whole = 100 * PARTS
  return Math.floor((priceCents * (whole - Math.round(percent * PARTS)) + whole / 2) / whole)
}

interface Reduced {
  readonly regularCents: number
  readonly saleCents: number
}

/**
 * The percentage with the fewest decimals by which the formula gives exactly these sale prices (Decision 137); null: no
 * percentage that a sale can have gives all of them.
 */
export function percentThatGives(prices: readonly Reduced[]): number | null {
  const whole = 100 * PARTS
  // salePriceCents(price, parts) is the sale price as long as these parts of the price are left.
  const least = Math.max(...prices.map(({ regularCents, saleCents }) => ((saleCents - 0.5) * whole) / regularCents))
  const below = Math.min(...prices.map(({ regularCents, saleCents }) => ((saleCents + 0.5) * whole) / regularCents))
  const { percent } = SALE_LIMITS
  const from = Math.max(whole - Math.ceil(below) + 1, percent.least * PARTS)
  const to = Math.min(whole - Math.ceil(least), percent.most * PARTS)
  for (let step = PARTS; step >= 1; step /= 10) {
    const parts = Math.ceil(from / step) * step
    if (parts <= to) return parts / PARTS
  }
  return null
}

/** Cents → euros with two decimals, for the API. */
export const eurosOf = (cents: number): number => cents / 100

interface Sale {
  readonly percent: number
  readonly promoCode: string | null
  /** On the label in place of "Sale"; empty: none. */
  readonly badge: string
  readonly endsAt: Date
}

export interface ShownPrice {
  readonly priceCents: number
  /** Null when no reduction may be shown. */
  readonly sale: (Sale & { readonly saleCents: number; readonly lowest30dCents: number }) | null
  readonly effectiveCents: number
}

interface PriceNow {
  readonly priceCents: number
  readonly sale: Sale | null
  /** Lowest effective price of the 30 days before the sale began; null: none is known. */
  readonly lowest30dCents: number | null
}

/**
 * The price to show. It is shown as a reduction only when the sale price is below the lowest price of the 30 days before
 * (PAngV § 11, ECJ C-330/23); otherwise the lower price is shown alone, without a strike-through.
 */
export function shownPrice({ priceCents, sale, lowest30dCents }: PriceNow): ShownPrice {
  if (!sale) return { priceCents, sale: null, effectiveCents: priceCents }
  const saleCents = salePriceCents(priceCents, sale.percent)
  if (lowest30dCents === null || saleCents >= lowest30dCents) {
    return { priceCents: saleCents, sale: null, effectiveCents: saleCents }
  }
  return { priceCents, sale: { ...sale, saleCents, lowest30dCents }, effectiveCents: saleCents }
}
