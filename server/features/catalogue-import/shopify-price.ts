import { salePriceCents } from '#server/features/products/price.service.ts'
import { centsOf } from './csv-text.ts'

type Report = (level: 'error' | 'warning' | 'info', message: string) => void

const MOST_CENTS = 999_999
const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

/** Whole percents by which a price is below the former one. */
export const percentOff = (cents: number, formerCents: number): number =>
  Math.min(90, Math.floor((1 - cents / formerCents) * 100 + 1e-9))

interface Variant {
  readonly price: string
  readonly compareAt: string
}

/**
 * Regular price and sale of a product from its variants: the cheapest variant is shown. Our sales are whole
 * percents, rounded down, so that the shown price is never below the shop's.
 */
export function classifyPrice(
  variants: readonly Variant[],
  report: Report,
): { priceCents: number; salePercent: number | null } | null {
  const read = variants.map((variant) => ({ cents: centsOf(variant.price), compare: centsOf(variant.compareAt) }))
  const prices = read.filter((v): v is { cents: number; compare: number | null } => v.cents !== null && v.cents > 0)
  const cheapest = prices.reduce<(typeof prices)[number] | null>(
    (best, v) => (best && best.cents <= v.cents ? best : v),
    null,
  )
  if (!cheapest || cheapest.cents > MOST_CENTS || (cheapest.compare ?? 0) > MOST_CENTS) {
    report('error', 'No usable price between 0.01 € and 9999.99 €: the product was left out.')
    return null
  }
  if (new Set(prices.map((v) => v.cents)).size > 1)
    report('info', `Variants differ in price: shown from ${euros(cheapest.cents)}.`)
  const { cents, compare } = cheapest
  if (compare === null || compare <= cents) return { priceCents: cents, salePercent: null }
  const percent = percentOff(cents, compare)
  if (percent < 1) {
    report('info', `Reduction below 1 %: shown at ${euros(cents)} without a sale.`)
    return { priceCents: cents, salePercent: null }
  }
  const shown = salePriceCents(compare, percent)
  if (shown !== cents) report('info', `Sale of ${percent} %: shown at ${euros(shown)}, the shop asks ${euros(cents)}.`)
  return { priceCents: compare, salePercent: percent }
}
