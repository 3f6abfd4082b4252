/** Prices are integer euro cents, gross. */

/** A percentage has at most five decimals (Decision 137), so that this many of its parts are a whole number. */
const PARTS = 100_000

/** Spec §9: price × (1 − discountPercentage/100), to the cent, half up. */
export function salePriceCents(priceCents: number, percent: number): number {
  const whole = 100 * PARTS
  return Math.floor((priceCents * (whole - Math.round(percent * PARTS)) + whole / 2) / whole)
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
