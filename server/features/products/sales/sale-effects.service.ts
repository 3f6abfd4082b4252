import type { SaleForm, SalePreview, SalePreviewRow } from '#contract/brand-sales.ts'
import { percentBelow } from '#contract/price.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { presentPicture, presentProduct, presentVariantPrices, priceOf } from '../present.ts'
import { type ProductRow, selectProducts } from '../products.store.ts'
import { selectOverlaps } from './brand-sales.store.ts'
import { type PriceFacts, reductionAt, regularPriceBefore, type SalePeriod } from './lowest-price.ts'
import { selectPriceFacts } from './price-facts.store.ts'
import { type Obstacle, obstacleText } from './sale-sentences.ts'

type Reader = Pick<World, 'db' | 'now'>

/** A sale as it is, or as it would be. */
export interface SaleTerms extends Pick<SaleForm, 'percent' | 'promoCode' | 'badge'> {
  /** Null: it is not saved. */
  readonly saleId: string | null
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What a sale does to one product. */
export interface SaleEffect {
  readonly row: ProductRow
  /** When it begins for this product, or now where it runs. */
  readonly atMs: number
  readonly priceCents: number
  readonly saleCents: number
  readonly lowest30dCents: number | null
  readonly shownPercent: number | null
  readonly obstacle: Obstacle | null
}

/** The sales of a product with the one in question, in the order of time. */
function withTerms({ prices, sales }: PriceFacts, terms: SaleTerms, nowMs: number): PriceFacts {
  const saved = sales.find(({ saleId }) => saleId === terms.saleId)
  const { percent, promoCode, badge } = terms
  const period: SalePeriod = {
    saleId: terms.saleId ?? '',
    startsAtMs: saved && saved.startsAtMs <= nowMs ? saved.startsAtMs : Math.max(nowMs, terms.startsAt.getTime()),
    endsAtMs: terms.endsAt.getTime(),
    percent,
    promoCode,
    badge,
    isImported: false,
  }
  const others = sales.filter(
    (one) => one.saleId !== terms.saleId && (one.endsAtMs <= period.startsAtMs || one.startsAtMs >= period.endsAtMs),
  )
  return { prices, sales: [...others, period].sort((a, b) => a.startsAtMs - b.startsAtMs) }
}

/** What a sale does to these products, by the engine that also shows their prices. */
export async function effectsOf(scope: Reader, terms: SaleTerms, ids: readonly string[]): Promise<SaleEffect[]> {
  const now = scope.now()
  const startsAt = new Date(Math.max(terms.startsAt.getTime(), now.getTime()))
  // Of a sale that is over: as it was at its end.
  const atMs = Math.min(startsAt.getTime(), terms.endsAt.getTime() - 1)
  const [rows, facts, overlaps] = await Promise.all([
    selectProducts(scope.db, { ids }, now),
    selectPriceFacts(scope.db, ids),
    selectOverlaps(scope.db, { ids, startsAt, endsAt: terms.endsAt }, terms.saleId),
  ])
  return rows.map((saved) => {
    const known = withTerms(facts.get(saved.id) ?? { prices: [], sales: [] }, terms, now.getTime())
    const priceCents = terms.endsAt <= now ? priceOfEnded(known, terms) : null
    const row = { ...saved, priceFacts: known, priceCents: priceCents ?? saved.priceCents }
    const overlap = overlaps.get(row.id)
    return effectOf(row, atMs, overlap ? { kind: 'other-sale', overlap } : null)
  })
}

/** The regular price that a sale reduced, without later changes of the product. */
function priceOfEnded(facts: PriceFacts, { saleId }: SaleTerms): number | null {
  const period = facts.sales.find((one) => one.saleId === saleId)
  return period ? regularPriceBefore(facts, period.startsAtMs) : null
}

function effectOf(row: ProductRow & { priceFacts: PriceFacts }, atMs: number, other: Obstacle | null): SaleEffect {
  const { priceCents, priceFacts, status } = row
  const shown = priceOf(row, atMs)
  const { lowestCents = null, lowestUntilMs = null } = reductionAt(priceFacts, priceCents, atMs) ?? {}
  const effect = { row, atMs, priceCents, saleCents: shown.effectiveCents, lowest30dCents: lowestCents }
  if (status === 'archived') return { ...effect, shownPercent: null, obstacle: { kind: 'archived' } }
  if (other) return { ...effect, shownPercent: null, obstacle: other }
  if (shown.sale && lowestCents !== null) {
    const before = Math.min(priceCents, lowestCents)
    return { ...effect, shownPercent: percentBelow(before, shown.sale.saleCents), obstacle: null }
  }
  if (lowestCents === null) return { ...effect, shownPercent: null, obstacle: { kind: 'no-history' } }
  const untilMs = lowestUntilMs ?? atMs
  return { ...effect, shownPercent: null, obstacle: { kind: 'not-real', cents: lowestCents, untilMs } }
}

/** The effects for the member, and one product as shoppers will see it. */
export function presentEffects(effects: readonly SaleEffect[], now: Date, language: Language): SalePreview {
  const real = effects.find(({ obstacle }) => obstacle === null)
  return {
    rows: effects.map((effect) => presentEffect(effect, now, language)),
    card: real ? presentProduct({ ...real.row, readAt: new Date(real.atMs) }, language) : null,
  }
}

function presentEffect(effect: SaleEffect, now: Date, language: Language): SalePreviewRow {
  const { row, obstacle, priceCents, saleCents, lowest30dCents, shownPercent } = effect
  const [image] = row.images
  return {
    id: row.id,
    name: row.name,
    picture: image ? presentPicture(image, row, language) : null,
    priceCents,
    isPriceFrom: presentVariantPrices(row, language).variantPrices !== undefined,
    lowest30dCents,
    saleCents,
    shownPercent,
    obstacle: obstacle && { kind: obstacle.kind, sentence: obstacleText(obstacle, now.getTime(), language) },
  }
}
