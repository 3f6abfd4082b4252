/**
 * The price from which a reduction is counted (PAngV § 11, ECJ C-330/23; Decision 054). Pure: the history and the sales of
 * one product in, cents out. All moments are milliseconds.
 */

import { salePriceCents } from '../price.service.ts'

const DAYS_30_MS = 30 * 86_400_000

/** A period in which a product had one effective price; periods follow each other without gaps. */
export interface PricePeriod {
  readonly fromMs: number
  /** Null: still valid. */
  readonly toMs: number | null
  readonly cents: number
}

/** A period in which a sale reduced the product, or will. */
export interface SalePeriod {
  readonly saleId: string
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly percent: number
  readonly promoCode: string | null
  readonly badge: string
  readonly isImported: boolean
}

/** What is known of one product, both in the order of time. */
export interface PriceFacts {
  readonly prices: readonly PricePeriod[]
  readonly sales: readonly SalePeriod[]
}

export const saleAt = ({ sales }: Pick<PriceFacts, 'sales'>, atMs: number): SalePeriod | null =>
  sales.find(({ startsAtMs, endsAtMs }) => startsAtMs <= atMs && endsAtMs > atMs) ?? null

/** Where sales follow each other without interruption: the start of the first one. */
function chainStart(sales: readonly SalePeriod[], running: SalePeriod): number {
  const before = sales.find(({ startsAtMs, endsAtMs }) => endsAtMs === running.startsAtMs && startsAtMs < endsAtMs)
  return before ? chainStart(sales, before) : running.startsAtMs
}

/**
 * The history until a moment: what its sales changed since the last written period is added, as `settlePrices` will write
 * it. `priceCents`: the regular price since then.
 */
export function pricesUntil({ prices, sales }: PriceFacts, priceCents: number, atMs: number): readonly PricePeriod[] {
  const begun = prices.filter(({ fromMs }) => fromMs <= atMs)
  const written = begun.at(-1)
  if (!written || written.toMs !== null) return begun
  const periods = sales.filter(({ startsAtMs, endsAtMs }) => startsAtMs < endsAtMs)
  const moments = periods
    .flatMap(({ startsAtMs, endsAtMs }) => [startsAtMs, endsAtMs])
    .filter((moment) => moment > written.fromMs && moment <= atMs)
    .sort((a, b) => a - b)
  const all = [...begun]
  for (const fromMs of moments) {
    const last = all.at(-1) ?? written
    const sale = saleAt({ sales }, fromMs)
    const cents = sale ? salePriceCents(priceCents, sale.percent) : priceCents
    if (cents === last.cents) continue
    all.splice(-1, 1, { ...last, toMs: fromMs })
    all.push({ fromMs, toMs: null, cents })
  }
  return all
}

/**
 * Since when a product has been reduced without interruption and never became dearer: steps downwards belong to one
 * reduction, whose reference is the price before the first step (PAngV § 11 (2)). A higher price begins anew.
 */
function reducedSince(prices: readonly PricePeriod[], firstMs: number): number {
  let sinceMs = firstMs
  let last: number | null = null
  for (const { fromMs, toMs, cents } of prices) {
    if (toMs !== null && toMs <= firstMs) continue
    if (last !== null && cents > last) sinceMs = fromMs
    last = cents
  }
  return sinceMs
}

/** The lowest price of the 30 days before a moment, and until when it held; null: there was none. */
function lowestBefore(
  prices: readonly PricePeriod[],
  momentMs: number,
): { readonly cents: number; readonly untilMs: number } | null {
  let lowest: { cents: number; untilMs: number } | null = null
  for (const { fromMs, toMs, cents } of prices) {
    const untilMs = Math.min(toMs ?? momentMs, momentMs)
    if (fromMs >= momentMs || untilMs <= momentMs - DAYS_30_MS) continue
    if (lowest === null || cents <= lowest.cents) lowest = { cents, untilMs }
  }
  return lowest
}

/** The reduction of a product at a moment. */
export interface Reduction {
  readonly sale: SalePeriod
  /**
   * Lowest effective price of the 30 days before; null: none is known, and no reduction may be shown. A shop's own former
   * price counts until there is a history (Decision 012).
   */
  readonly lowestCents: number | null
  /** Until when it last cost so little. */
  readonly lowestUntilMs: number | null
  /** The 30 days before this moment count. */
  readonly sinceMs: number
}

/** What reduces a product at a moment, also in the future if nothing else changes; null: nothing does. */
export function reductionAt(facts: PriceFacts, priceCents: number, atMs: number): Reduction | null {
  const sale = saleAt(facts, atMs)
  if (!sale) return null
  const firstMs = chainStart(facts.sales, sale)
  const prices = pricesUntil(facts, priceCents, atMs)
  const sinceMs = reducedSince(prices, firstMs)
  const lowest = lowestBefore(prices, sinceMs)
  if (lowest) return { sale, lowestCents: lowest.cents, lowestUntilMs: lowest.untilMs, sinceMs }
  const isFirst = sinceMs === sale.startsAtMs
  return { sale, lowestCents: sale.isImported && isFirst ? priceCents : null, lowestUntilMs: null, sinceMs }
}

/** The last price before a moment that no sale had made; null: none is known. */
export const regularPriceBefore = ({ prices, sales }: PriceFacts, atMs: number): number | null =>
  prices.findLast(({ fromMs }) => fromMs < atMs && !saleAt({ sales }, fromMs))?.cents ?? null

/** When the price of a product changes by itself after a moment, in order. */
export function changesAfter({ sales }: Pick<PriceFacts, 'sales'>, nowMs: number): number[] {
  const moments = sales.flatMap(({ startsAtMs, endsAtMs }) => (startsAtMs < endsAtMs ? [startsAtMs, endsAtMs] : []))
  return [...new Set(moments)].filter((moment) => moment > nowMs).sort((a, b) => a - b)
}
