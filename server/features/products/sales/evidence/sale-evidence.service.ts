import { percentBelow } from '#contract/price.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectProducts } from '../../products.store.ts'
import { type SaleColumns, selectMembers, selectSales } from '../brand-sales.store.ts'
import { type PriceFacts, pricesUntil, reductionAt, saleAt } from '../lowest-price.ts'
import { selectPriceFacts } from '../price-facts.store.ts'

const DAYS_30_MS = 30 * 86_400_000
const BATCH = 200

/** A price that was shown, and what its reduction was measured by. All moments are milliseconds. */
interface EvidencePrice {
  readonly fromMs: number
  /** Null: still valid. */
  readonly toMs: number | null
  readonly cents: number
  readonly isInSale: boolean
  /** Lowest price of the 30 days before the reduction; null: no reduction, or none that may be shown. */
  readonly lowestCents: number | null
  /** When those 30 days ended; null: no reduction. */
  readonly sinceMs: number | null
  readonly percent: number | null
}

export interface EvidenceProduct {
  readonly id: string
  readonly name: string
  readonly prices: readonly EvidencePrice[]
}

export interface SaleEvidence {
  readonly sale: SaleColumns
  readonly productCount: number
  /** The products in portions: a sale has up to 500, and each any number of prices. */
  readonly products: AsyncGenerator<readonly EvidenceProduct[]>
}

/** What proves a sale: every price of its products, and what each reduction was measured by (PAngV § 11). */
export async function openEvidence(scope: BrandScope, id: string): Promise<SaleEvidence> {
  const { db, member } = scope
  const [sale] = await selectSales(db, member.brandId, [id])
  ensure(sale, 'sales.unknown')
  const ids = (await selectMembers(db, member.brandId, [id])).get(id) ?? []
  return { sale, productCount: ids.length, products: evidenceOf(scope, id, ids) }
}

async function* evidenceOf(
  { db, now }: BrandScope,
  saleId: string,
  ids: readonly string[],
): AsyncGenerator<readonly EvidenceProduct[]> {
  const at = now()
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const [rows, facts] = await Promise.all([selectProducts(db, { ids: batch }, at), selectPriceFacts(db, batch)])
    yield rows.map(({ id, name, priceCents }) => {
      const known = facts.get(id) ?? { prices: [], sales: [] }
      return { id, name, prices: pricesOf(known, { saleId, priceCents, nowMs: at.getTime() }) }
    })
  }
}

interface Asked {
  readonly saleId: string
  /** The regular price now. */
  readonly priceCents: number
  readonly nowMs: number
}

/** The prices of one product from 30 days before its reduction until the end of the sale. */
function pricesOf(facts: PriceFacts, { saleId, priceCents, nowMs }: Asked): EvidencePrice[] {
  const period = facts.sales.find((sale) => sale.saleId === saleId)
  if (!period) return []
  const untilMs = Math.min(nowMs, period.endsAtMs)
  const firstMs = reductionAt(facts, priceCents, Math.min(period.startsAtMs, nowMs))?.sinceMs ?? period.startsAtMs
  return pricesUntil(facts, priceCents, nowMs)
    .filter(({ fromMs, toMs }) => fromMs < untilMs && (toMs ?? untilMs) > firstMs - DAYS_30_MS)
    .map(({ fromMs, toMs, cents }) => {
      const isInSale = saleAt(facts, fromMs)?.saleId === saleId
      const reduction = isInSale ? reductionAt(facts, priceCents, fromMs) : null
      const lowestCents = reduction?.lowestCents ?? null
      const percent = lowestCents === null ? null : percentBelow(lowestCents, cents)
      return { fromMs, toMs, cents, isInSale, lowestCents, sinceMs: reduction?.sinceMs ?? null, percent }
    })
}
